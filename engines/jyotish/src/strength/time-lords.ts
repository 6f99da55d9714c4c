import { ahargana } from '../../rules/shadbala.ts'
import type { Planet } from '../graha.ts'
import { mod } from '../list.ts'
import { horasOf, lordOfWeekday, runningPart, type SunDay } from '../panchanga/parts.ts'
import type { Settings } from '../settings.ts'

/** Lords of year, month, day and hour. */
export type TimeLords = { readonly year: Planet; readonly month: Planet; readonly day: Planet; readonly hour: Planet }

/** Lords of year, month and day of a civil date, given by its Julian day number (that of its noon). */
export function calendarLords(dayNumber: number): Omit<TimeLords, 'hour'> {
  const days = ahargana.days + dayNumber - ahargana.julianDay
  // Remainders count from 1, Sunday; 0 is Saturday.
  const lord = (count: number): Planet => lordOfWeekday(mod(count - 1, 7))
  return { year: lord(3 * Math.floor(days / 360) + 1), month: lord(2 * Math.floor(days / 30) + 1), day: lord(days) }
}

/** The Julian day number of the civil date of a sunrise: the one near it that falls on its weekday. */
export function dayNumberOf({ sunrise, weekday }: Pick<SunDay, 'sunrise' | 'weekday'>): number {
  const near = Math.floor(sunrise + 0.5)
  return near + mod(weekday - (near + 1) + 3, 7) - 3
}

/** Lords of year, month, day and hour at a Julian day (UT) of a day from sunrise to sunrise. */
export function timeLordsOf(sun: SunDay, ut: number, settings: Pick<Settings, 'hora'>): TimeLords {
  const lords = calendarLords(dayNumberOf(sun))
  return { ...lords, hour: runningPart(horasOf(sun, settings), ut)?.lord ?? lords.day }
}
