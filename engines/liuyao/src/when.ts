import type { Pillar } from './phase/pillar.ts'
import type { Branch } from './terms.ts'

/** A clock reading in the proleptic Gregorian calendar; month 1-12, hour 0-23. */
export type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** A date of the lunar calendar; `yearBranch` is that of the lunar year, `month` 1-12, a leap month keeps its number. */
export type LunarDate = { readonly yearBranch: Branch; readonly month: number; readonly day: number; readonly leap: boolean }

/** A moment in time: the absolute instant and what the asker's clock showed. */
export type Moment = {
  readonly kind: 'instant'
  /** Seconds since 1970-01-01T00:00:00Z; fractions allowed. */
  readonly instant: number
  /** The asker's civil wall clock at that instant. */
  readonly local: WallClock
  /** IANA name, kept for the record; no rule reads it. */
  readonly timeZone?: string
  /** Seconds of daylight saving in `local`; needed by `clock: 'standard'`. */
  readonly daylightSeconds?: number
  /** Degrees east, -180 to 180; needed by the solar clocks. */
  readonly longitude?: number
  /** Needed by the lunar month, the lunar new year and the plum-blossom time cast. */
  readonly lunar?: LunarDate
}

/** Pillars known without a date, as books give them. */
export type GivenPillars = {
  readonly kind: 'pillars'
  readonly monthBranch: Branch
  readonly day: Pillar
  readonly year?: Pillar
  readonly month?: Pillar
  readonly hour?: Pillar
}

/** When a hexagram was cast. */
export type When = Moment | GivenPillars

/** The pillars a plate is read by; what was not given and cannot be worked out is absent. */
export type Pillars = { readonly monthBranch: Branch; readonly day: Pillar; readonly year?: Pillar; readonly month?: Pillar; readonly hour?: Pillar }

/** The moment lies within three minutes of a change of pillar: both candidates, before and after the edge. */
export type EdgeWarning = {
  readonly kind: 'near-term' | 'near-year' | 'near-day'
  /** Which pillar changes at the edge. */
  readonly pillar: 'year' | 'month' | 'day'
  /** Seconds from the moment to the edge; negative when the edge is past. */
  readonly secondsToEdge: number
  readonly before: Pillar
  readonly after: Pillar
  /** Index 0-23 of the solar term from 小寒, for `near-term` and `near-year`. */
  readonly term?: number
}
