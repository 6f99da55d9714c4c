import { keptAttribute } from './kept-attribute.ts'

/** How the page looks: as the device, or always one way. */
export const themes = ['device', 'light', 'dark'] as const

/** One of them. */
export type Theme = (typeof themes)[number]

const theme = keptAttribute<Theme>('theme', themes, 'device')

/** The theme of this device, and how to change it. */
export const useTheme = theme.use

/** Turns light to dark and back, whatever the device says. */
export function toggleTheme(): void {
  const now = theme.now()
  const isDark = now === 'device' ? matchMedia('(prefers-color-scheme: dark)').matches : now === 'dark'
  theme.set(isDark ? 'light' : 'dark')
}
