import { firstNewYear, packedYears } from '../../rules/calendar/lunar-years.ts'
import { LiuyaoError } from '../error.ts'
import { at, mod } from '../list.ts'
import { branches } from '../terms.ts'
import type { LunarDate, WallClock } from '../when.ts'
import { checkWallClock, dayNumberOf } from './day.ts'

/** One lunar year of the table. */
type LunarYear = {
  readonly year: number
  readonly newYear: number
  /** Number of the leap month, 0 for none. */
  readonly leap: number
  readonly lengths: readonly number[]
}

/** Unpacks the years one after another; each new year follows from the days of the year before. */
function unpack(): readonly LunarYear[] {
  const years: LunarYear[] = []
  for (let place = 0; place < packedYears.length / 5; place += 1) {
    const packed = Number.parseInt(packedYears.slice(5 * place, 5 * place + 5), 16)
    const leap = packed >> 13
    const lengths = Array.from({ length: leap === 0 ? 12 : 13 }, (_, month) => 29 + ((packed >> month) & 1))
    const last = years.at(-1)
    const newYear = last === undefined ? firstNewYear : last.newYear + last.lengths.reduce((sum, days) => sum + days, 0)
    years.push({ year: 1899 + place, newYear, leap, lengths })
  }
  return Object.freeze(years)
}

const lunarYears = unpack()

/** Number of a month by its place in the year, and whether it is the leap one. */
function monthAt(place: number, leap: number): { readonly month: number; readonly leap: boolean } {
  if (leap === 0 || place < leap) return { month: place + 1, leap: false }
  return { month: place, leap: place === leap }
}

/**
 * The lunar date that a civil date carries in the Chinese calendar (the same date line everywhere). Throws `date-invalid` for a date
 * that does not exist and `date-range` outside 1900 to 2100.
 */
export function lunarDateOf(date: Pick<WallClock, 'year' | 'month' | 'day'>): LunarDate {
  checkWallClock({ ...date, hour: 0, minute: 0, second: 0 })
  if (date.year < 1900 || date.year > 2100) {
    throw new LiuyaoError('date-range', `The year is ${date.year}; allowed are the years 1900 to 2100.`)
  }
  const dayNumber = dayNumberOf(date.year, date.month, date.day)
  const guess = at(lunarYears, date.year - 1899)
  const year = guess.newYear <= dayNumber ? guess : at(lunarYears, date.year - 1900)
  const yearBranch = at(branches, mod(year.year - 4, 12))
  let rest = dayNumber - year.newYear
  for (const [place, days] of year.lengths.entries()) {
    if (rest < days) return { yearBranch, ...monthAt(place, year.leap), day: rest + 1 }
    rest -= days
  }
  throw new LiuyaoError('table', `The lunar year ${year.year} ends before day ${dayNumber}; the table must be whole.`)
}
