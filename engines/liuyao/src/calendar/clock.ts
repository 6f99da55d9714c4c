import { LiuyaoError } from '../error.ts'
import type { Options } from '../options.ts'
import type { Moment } from '../when.ts'
import { readingAt, readingOf, shifted } from './day.ts'
import type { Reading } from './day.ts'
import { equationOfTime } from './sun.ts'

/** The longitude of a moment. Throws `longitude-needed` or `longitude-invalid`. */
function longitudeOf(moment: Moment, clock: string): number {
  const { longitude } = moment
  if (longitude === undefined) {
    throw new LiuyaoError('longitude-needed', `The clock is ${clock} and no longitude was given; allowed are degrees east, -180 to 180.`)
  }
  if (!Number.isFinite(longitude) || longitude < -180 || longitude > 180) {
    throw new LiuyaoError('longitude-invalid', `The longitude is ${longitude}; allowed are degrees east, -180 to 180.`)
  }
  return longitude
}

/** The wall clock without daylight saving. Throws `daylight-needed` when the moment does not say how much there is. */
function standardReading(moment: Moment): Reading {
  const { daylightSeconds } = moment
  if (daylightSeconds === undefined || !Number.isFinite(daylightSeconds)) {
    throw new LiuyaoError('daylight-needed', `The clock is standard and daylight saving is ${daylightSeconds}; allowed are seconds, 0 when none is kept.`)
  }
  return shifted(readingOf(moment.local), -daylightSeconds)
}

/**
 * What the chosen clock showed at a moment: civil wall time, standard time, local mean solar time (4 minutes of time a degree from
 * Greenwich), or true solar time (mean solar plus the equation of time).
 */
export function clockReading(moment: Moment, clock: Options['clock']): Reading {
  switch (clock) {
    case 'civil':
      return readingOf(moment.local)
    case 'standard':
      return standardReading(moment)
    case 'mean-solar':
      return readingAt(moment.instant + 240 * longitudeOf(moment, clock))
    case 'true-solar':
      return readingAt(moment.instant + 240 * longitudeOf(moment, clock) + equationOfTime(moment.instant))
  }
}
