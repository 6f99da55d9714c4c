import { deltaTAt, type DeltaTKind } from './delta-t.ts'
import { daySeconds } from './units.ts'

/** Julian day of 1970-01-01 00:00. */
const unixEpoch = 2_440_587.5

/**
 * A moment in both time scales, as Julian days: UT1 turns the Earth, TT moves the planets. UTC is taken for UT1, from which it never
 * differs by more than 0.9 s since 1972. A Julian day in one number resolves 40 µs.
 */
export type Instant = {
  readonly ut: number
  readonly tt: number
  /** ΔT in seconds between them. */
  readonly deltaT: number
  /** How that ΔT is known. */
  readonly deltaTKind: DeltaTKind
}

/** The instant of a Julian day in UT1. */
export function instantFromUt(ut: number): Instant {
  const { seconds, kind } = deltaTAt(ut)
  return { ut, tt: ut + seconds / daySeconds, deltaT: seconds, deltaTKind: kind }
}

/** The instant of a Julian day in TT. */
export function instantFromTt(tt: number): Instant {
  const { seconds, kind } = deltaTAt(tt)
  return { ut: tt - seconds / daySeconds, tt, deltaT: seconds, deltaTKind: kind }
}

/** The instant of seconds since 1970-01-01 00:00 UTC, as clocks count them. */
export function instantFromEpochSeconds(seconds: number): Instant {
  return instantFromUt(unixEpoch + seconds / daySeconds)
}

/** Seconds since 1970-01-01 00:00 UTC of an instant. */
export function epochSecondsOf({ ut }: Pick<Instant, 'ut'>): number {
  return (ut - unixEpoch) * daySeconds
}
