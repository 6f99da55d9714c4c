import { LiuyaoError } from '../error.ts'
import type { Options } from '../options.ts'
import type { EdgeWarning, Moment, Pillars } from '../when.ts'
import { clockReading } from './clock.ts'
import { dayOf, hourOf } from './day-hour.ts'
import { checkWallClock, epochDay, readingOf } from './day.ts'
import { termPlaceAt } from './terms.ts'
import { dayWarnings, termWarnings } from './warnings.ts'
import { yearMonth } from './year-month.ts'

/** Four pillars, with a warning for each edge that lies within three minutes. */
export type Dated = { readonly pillars: Pillars; readonly warnings: readonly EdgeWarning[] }

/** No place on earth has ever kept its clock further from UTC than this, in seconds. */
const widestOffset = 16 * 3600

/** Throws unless the wall clock exists, lies in the years of the table, and can be that of the instant. */
function checkLocal(moment: Moment): void {
  checkWallClock(moment.local)
  if (moment.local.year < 1900 || moment.local.year > 2100) {
    throw new LiuyaoError('date-range', `The local year is ${moment.local.year}; allowed are the years 1900 to 2100.`)
  }
  const { dayNumber, second } = readingOf(moment.local)
  const offset = (dayNumber - epochDay) * 86_400 + second - moment.instant
  if (Math.abs(offset) > widestOffset) {
    throw new LiuyaoError('date-invalid', `The wall clock lies ${offset} s from the instant; allowed are at most ${widestOffset} s either way.`)
  }
}

/**
 * The four pillars of a moment. Year and month follow the absolute instant of the 节; day and hour follow the asker's clock.
 * Throws `instant-invalid`, `date-range` (outside 1900 to 2100), `date-invalid`, `longitude-needed`, `longitude-invalid`,
 * `daylight-needed`, `lunar-date-needed`, `lunar-date`.
 */
export function pillarsAt(moment: Moment, options: Options): Dated {
  const place = termPlaceAt(moment.instant)
  checkLocal(moment)
  const hourReading = clockReading(moment, options.clock)
  const dayReading = options.solarScope === 'hour' && options.clock.endsWith('solar') ? readingOf(moment.local) : hourReading
  const { year, month } = yearMonth(moment, place, options)
  return {
    pillars: { monthBranch: month.branch, year, month, day: dayOf(dayReading, options.dayChange), hour: hourOf(hourReading, options.dayChange) },
    warnings: [...termWarnings(moment.instant, place, options), ...dayWarnings(dayReading, options.dayChange)],
  }
}
