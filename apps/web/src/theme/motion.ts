import { keptAttribute } from './kept-attribute.ts'

/** Whether anything on the page moves. */
export const motions = ['on', 'off'] as const

/** One of them. */
export type Motion = (typeof motions)[number]

const motion = keptAttribute<Motion>('motion', motions, 'on')

/** What this device has chosen, and how to change it. */
export const useMotion = motion.use

/** Whether everything stands still: chosen here, or asked for by the device, which always holds. */
export function isStill(): boolean {
  return motion.now() === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches
}
