import { mod } from '../list.ts'
import type { Positions } from '../positions.ts'

const degree = Math.PI / 180

/** Mean obliquity of the ecliptic of date, degrees (IAU 2006, to its linear term). */
function meanObliquity(jdTt: number): number {
  return 23.439_279_4 - (0.013_010_2 * (jdTt - 2_451_545)) / 36_525
}

/** Right ascension in degrees of a point of the ecliptic. */
function ascension(longitude: number, obliquity: number): number {
  return Math.atan2(Math.sin(longitude * degree) * Math.cos(obliquity * degree), Math.cos(longitude * degree)) / degree
}

/** Hours since apparent midnight, [0, 24): the Sun's hour angle and twelve. */
export function apparentSolarHours({ jdTt, longitude, mc, ayanamsa }: Pick<Positions, 'jdTt' | 'longitude' | 'mc' | 'ayanamsa'>): number {
  const obliquity = meanObliquity(jdTt)
  return mod((ascension(mc + ayanamsa, obliquity) - ascension(longitude.sun + ayanamsa, obliquity)) / 15 + 12, 24)
}
