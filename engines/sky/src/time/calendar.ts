import { SkyError } from '../error.ts'

/** The calendar that a date is counted in; before a country's change-over its dates are Julian. */
export type Calendar = 'gregorian' | 'julian'

/** A date of a calendar: astronomical year (0 is 1 BC), month 1 to 12, day of the month from 1. */
export type CivilDate = { readonly year: number; readonly month: number; readonly day: number }

/** The day number of 1970-01-01 (Gregorian). Day numbers are Julian day numbers of the noon of the civil day. */
export const epochDay = 2_440_588

const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month, 28 to 31; undefined for a month that is not 1 to 12. */
export function daysIn({ year, month }: Pick<CivilDate, 'year' | 'month'>, calendar: Calendar): number | undefined {
  const leap = year % 4 === 0 && (calendar === 'julian' || year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : monthDays[month - 1]
}

/** The Julian day number of a date (Fliegel and Van Flandern 1968; the Julian calendar without its century terms). */
export function dayNumberOf({ year, month, day }: CivilDate, calendar: Calendar): number {
  const shift = month <= 2 ? 1 : 0
  const y = year + 4800 - shift
  const m = month + 12 * shift - 3
  const days = day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4)
  return calendar === 'julian' ? days - 32_083 : days - Math.floor(y / 100) + Math.floor(y / 400) - 32_045
}

/** The date of a Julian day number (Richards 2013). */
export function dateOf(dayNumber: number, calendar: Calendar): CivilDate {
  const century = calendar === 'julian' ? 0 : Math.floor((Math.floor((4 * dayNumber + 274_277) / 146_097) * 3) / 4) - 38
  const e = 4 * (dayNumber + 1401 + century) + 3
  const h = 5 * Math.floor((((e % 1461) + 1461) % 1461) / 4) + 2
  const month = ((Math.floor(h / 153) + 2) % 12) + 1
  return { year: Math.floor(e / 1461) - 4716 + Math.floor((14 - month) / 12), month, day: Math.floor((h % 153) / 5) + 1 }
}

/** The day of the week of a Julian day number: 0 Sunday to 6 Saturday. */
export function weekdayOf(dayNumber: number): number {
  return (((dayNumber + 1) % 7) + 7) % 7
}

/** Throws SkyError `date-invalid` for a date that the calendar does not have, such as 30 February; years -4000 to 9999. */
export function checkDate({ year, month, day }: CivilDate, calendar: Calendar): void {
  checkWhole('year', year, [-4000, 9999])
  checkWhole('month', month, [1, 12])
  checkWhole('day', day, [1, daysIn({ year, month }, calendar) ?? 31])
}

/** Throws SkyError `date-invalid` where a part of a date or time is no whole number within its bounds. */
export function checkWhole(part: string, value: number, [from, to]: readonly [from: number, to: number]): void {
  if (!Number.isInteger(value) || value < from || value > to)
    throw new SkyError('date-invalid', `The ${part} does not exist`, { value, allowed: `a whole number from ${from} to ${to} for the ${part}` })
}
