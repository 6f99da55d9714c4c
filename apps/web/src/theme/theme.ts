import { useSyncExternalStore } from 'react'

/** How the page looks: as the device, or always one way. */
export const themes = ['device', 'light', 'dark'] as const

/** One of them. */
export type Theme = (typeof themes)[number]

const place = 'hefu.theme'
const heard = new Set<() => void>()
const dark = (): MediaQueryList => matchMedia('(prefers-color-scheme: dark)')

/** The theme of this device, and how to change it. */
export function useTheme(): readonly [Theme, (theme: Theme) => void] {
  return [useSyncExternalStore(hear, themeNow), setTheme]
}

/** Turns light to dark and back, whatever the device says. */
export function toggleTheme(): void {
  const now = themeNow()
  const isDark = now === 'device' ? dark().matches : now === 'dark'
  setTheme(isDark ? 'light' : 'dark')
}

function themeNow(): Theme {
  const set = document.documentElement.dataset['theme']
  return set === 'light' || set === 'dark' ? set : 'device'
}

function setTheme(theme: Theme): void {
  if (theme === 'device') delete document.documentElement.dataset['theme']
  else document.documentElement.dataset['theme'] = theme
  try {
    if (theme === 'device') localStorage.removeItem(place)
    else localStorage.setItem(place, theme)
  } catch {
    // Storage can be closed; the choice then lasts as long as the page.
  }
  for (const changed of heard) changed()
}

function hear(changed: () => void): () => void {
  heard.add(changed)
  return () => heard.delete(changed)
}
