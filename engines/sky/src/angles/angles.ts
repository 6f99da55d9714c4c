import { SkyError } from '../error.ts'
import { degree, turned } from '../units.ts'

/** What the angles of a place depend on: local apparent sidereal time, true obliquity of date and geographic latitude, all in degrees. */
export interface Horizon {
  readonly armc: number
  readonly obliquity: number
  readonly latitude: number
}

/** Where the ecliptic meets horizon and meridian: longitudes in degrees from the true equinox of date, in [0, 360). */
export interface Angles {
  /** The point on the eastern half of the horizon. Where the whole ecliptic lies on the horizon (polar circle, twice a year's worth of days) it means nothing. */
  readonly ascendant: number
  /** The point on the meridian's southern half for the north, the upper culmination in equatorial terms for any place. */
  readonly midheaven: number
}

/** Ascendant and midheaven. Throws SkyError `latitude-invalid`. */
export function anglesOf(horizon: Horizon): Angles {
  checkLatitude(horizon.latitude)
  return { ascendant: ascendantOf(horizon), midheaven: midheavenOf(horizon) }
}

/** Throws SkyError `latitude-invalid` unless a latitude lies within -90 to 90 degrees. */
export function checkLatitude(latitude: number): void {
  if (!(Math.abs(latitude) <= 90)) throw new SkyError('latitude-invalid', 'The latitude in degrees is', { value: latitude, allowed: '-90 to 90' })
}

/** Throws SkyError `longitude-invalid` unless a longitude (east positive) lies within -180 to 180 degrees. */
export function checkLongitude(longitude: number): void {
  if (!(Math.abs(longitude) <= 180))
    throw new SkyError('longitude-invalid', 'The longitude in degrees, east positive, is', { value: longitude, allowed: '-180 to 180' })
}

/** The ecliptic point on the eastern half of the horizon. Beyond the polar circle the formula alone may give the western one. */
export function ascendantOf({ armc, obliquity, latitude }: Horizon): number {
  const [theta, epsilon] = [armc * degree, obliquity * degree]
  const [ce, se] = [Math.cos(epsilon), Math.sin(epsilon)]
  const found = Math.atan2(Math.cos(theta), -(Math.sin(theta) * ce + Math.tan(latitude * degree) * se))
  const ascension = Math.atan2(Math.sin(found) * ce, Math.cos(found))
  return turned(found / degree + (Math.sin(theta - ascension) > 0 ? 180 : 0))
}

function midheavenOf({ armc, obliquity }: Horizon): number {
  return eclipticAt(armc, obliquity)
}

/** The longitude, in degrees, of the ecliptic point that has a right ascension in degrees. */
export function eclipticAt(ascension: number, obliquity: number): number {
  const alpha = ascension * degree
  return turned(Math.atan2(Math.sin(alpha), Math.cos(alpha) * Math.cos(obliquity * degree)) / degree)
}
