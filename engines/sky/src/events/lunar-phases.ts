import type { Ephemeris } from '../ephemeris.ts'
import { instantFromTt, type Instant } from '../instant.ts'
import { nextReach } from './reach.ts'

/** Elongations of the Moon's phases in degrees. */
export const phaseElongation = { newMoon: 0, firstQuarter: 90, fullMoon: 180, lastQuarter: 270 } as const

/** A phase of the Moon. */
export type LunarPhase = keyof typeof phaseElongation

/** The first instant of a phase after a Julian day (TT): apparent longitudes of Moon and Sun differ by its elongation. Throws SkyError `time-range`. */
export function nextLunarPhase(ephemeris: Ephemeris, { phase, after }: { readonly phase: LunarPhase; readonly after: number }): Instant {
  return instantFromTt(nextReach(ephemeris, { motion: 'elongation', target: phaseElongation[phase], after }))
}
