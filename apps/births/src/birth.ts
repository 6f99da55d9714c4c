import type { Calendar, CivilDate, Reckoning } from '@hefu/sky'

/** Sexes that a chart may be asked about. */
export const sexes = ['female', 'male'] as const

/** One of `sexes`. */
export type Sex = (typeof sexes)[number]

/** What a clock showed: whole hours and minutes, seconds below 60 with fractions. */
export type Clock = { readonly hour: number; readonly minute: number; readonly second: number }

/**
 * How well a time of birth is known: to the minute; within so many minutes either way; between two clock times, the first included and the
 * last not (where it is not later, it is of the next day); or not at all, which means the whole day.
 */
export type BirthTime =
  | { readonly kind: 'known'; readonly clock: Clock }
  | { readonly kind: 'approximate'; readonly clock: Clock; readonly minutes: number }
  | { readonly kind: 'window'; readonly from: Clock; readonly to: Clock }
  | { readonly kind: 'unknown' }

/** The kinds of time, from the best known. */
export const timeKinds = ['known', 'approximate', 'window', 'unknown'] as const satisfies readonly BirthTime['kind'][]

/** The time that charts are made with where it is not the recorded one; `date` where it fell on another day. */
export type WorkingTime = { readonly date?: CivilDate; readonly time: BirthTime }

/** Where somebody was born: degrees, north and east positive; the name may be empty; `id` is that of GeoNames where the place was found there. */
export type BirthPlace = { readonly name: string; readonly latitude: number; readonly longitude: number; readonly id?: number }

/** Which reading of a clock time is meant that was shown twice, or that was skipped. */
export const choices = ['fold-first', 'fold-second', 'gap-before', 'gap-after'] as const

/** One of `choices`. */
export type Choice = (typeof choices)[number]

/** Where a time comes from, the surest first. */
export const sourceKinds = ['certificate', 'family-record', 'memory', 'biography', 'rectified', 'unsure'] as const

/** One of `sourceKinds`. */
export type SourceKind = (typeof sourceKinds)[number]

/** A birth as it was told. Nothing in it is calculated: instants come from `instantsOf`. */
export type Birth = {
  readonly name: string
  readonly sex?: Sex
  readonly date: CivilDate
  readonly calendar: Calendar
  /** The time as it was recorded or remembered; it is never overwritten by a working time. */
  readonly recorded: BirthTime
  readonly working?: WorkingTime
  readonly place: BirthPlace
  /** Name of the zone in the tz database. */
  readonly zone?: string
  /** How the clock was set: by its zone unless something else is known. */
  readonly reckoning: Reckoning
  readonly choice?: Choice
  readonly source?: { readonly kind: SourceKind; readonly words?: string }
  readonly notes?: string
}

/** Characters (code points) that the texts of a birth may have. */
export const longest = { name: 120, place: 200, zone: 64, source: 300, notes: 4000 } as const

/** Minutes either way that an approximate time may be off. */
export const approximateMinutes = { least: 1, most: 720 } as const

/** Years that a birth may fall in. */
export const years = { first: 1, last: 2200 } as const
