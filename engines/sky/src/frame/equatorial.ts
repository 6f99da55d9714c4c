import { degree, turned } from '../units.ts'

/** A direction by the ecliptic, with the obliquity of that ecliptic; degrees. */
export type EclipticDirection = { readonly longitude: number; readonly latitude: number; readonly obliquity: number }

/** A direction by the equator: right ascension in [0, 360) and declination in [-90, 90], degrees. */
export type EquatorialDirection = { readonly ascension: number; readonly declination: number }

/** Right ascension and declination of a direction; of date where longitude and obliquity are true of date. */
export function equatorialOf({ longitude, latitude, obliquity }: EclipticDirection): EquatorialDirection {
  const [l, b, e] = [longitude * degree, latitude * degree, obliquity * degree]
  const [ce, se, cb, sb] = [Math.cos(e), Math.sin(e), Math.cos(b), Math.sin(b)]
  return {
    ascension: turned(Math.atan2(cb * Math.sin(l) * ce - sb * se, cb * Math.cos(l)) / degree),
    declination: Math.asin(sb * ce + cb * se * Math.sin(l)) / degree,
  }
}
