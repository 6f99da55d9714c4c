import type { ZoneAt, Zones } from '@hefu/sky'
import type { Birth } from '../birth.ts'
import type { BirthFault } from '../error.ts'

/** Kinds of files that births are read from. */
export const fileFormats = ['jhd', 'aaf', 'csv', 'json'] as const

/** One of `fileFormats`. */
export type FileFormat = (typeof fileFormats)[number]

/** What a reader saw and did not take silently. */
export const warningCodes = [
  /** Lines, columns or parts of the file that are not taken; `value` names them. */
  'not-read',
  /** The offset of the file (`value`) is not that of the zone of the place (`other`); the file's is kept. */
  'offset-differs',
  /** Two offsets in one file disagree: the one used and the other. */
  'offsets-disagree',
  /** The offset lies hours from the mean time of the longitude: a sign may be wrong. */
  'offset-far',
  /** The file tells no offset: it was found from its moment. */
  'offset-from-moment',
  /** The zone was found by the nearest place, since the file has none; `value` is its name. */
  'zone-found',
  /** Places of other zones (`other`) lie nearly as near. */
  'zone-doubtful',
  /** The civil date (`value`) and the moment of the file (`other`) disagree; the civil date is kept. */
  'date-conflict',
  /** A date before 15 October 1582 without its calendar, read as Gregorian. */
  'calendar-unsaid',
  /** The file tells no time. */
  'time-unknown',
  /** The clock showed this time twice or never: it has to be chosen. */
  'choice-wanted',
  /** The name is that of the file. */
  'name-from-file',
  /** The same birth stands on another row of the file; `value` is its line. */
  'same-in-file',
  /** Characters that could not be decoded. */
  'characters-lost',
] as const

/** One of `warningCodes`. */
export type WarningCode = (typeof warningCodes)[number]

/** Something that a person should know about a row: what the file says, and what it was compared with. */
export type FileWarning = { readonly code: WarningCode; readonly value?: string; readonly other?: string }

/** A row of a file: the birth that was read off it, or why there is none. `line` is where it begins, from 1; `text` is what stands there. */
export type FileRow = { readonly line: number; readonly text: string; readonly warnings: readonly FileWarning[] } & (
  | { readonly birth: Birth }
  | { readonly faults: readonly BirthFault[] }
)

/** A row that is still to be read, which takes its time where a zone has to be found. */
export type RowToRead = () => FileRow

/** What zones are found by: their histories, and the places near a point where those are at hand. */
export type Finding = { readonly zones: Zones; readonly zoneAt?: (point: { readonly latitude: number; readonly longitude: number }) => ZoneAt }
