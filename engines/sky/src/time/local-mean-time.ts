import { checkLongitude } from '../place/distance.ts'
import { clockSeconds, type WallClock } from './wall-clock.ts'

/** Seconds of time to a degree of longitude. */
const degree = 240

/** Seconds by which local mean time is ahead of UT at a longitude in degrees east: four minutes a degree. Throws SkyError `longitude-invalid`. */
export function meanTimeOffset(longitude: number): number {
  checkLongitude(longitude)
  return longitude * degree
}

/** The instant (epoch seconds, fractions kept) at which a clock that keeps the local mean time of a longitude shows this. Throws SkyError `longitude-invalid`, `date-invalid`. */
export function localMeanTime(longitude: number, clock: WallClock): number {
  return clockSeconds(clock) - meanTimeOffset(longitude)
}
