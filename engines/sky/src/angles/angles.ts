import { checkCoordinates } from '../place/distance.ts'
import { degree, turned } from '../units.ts'

/** What the angles of a place depend on: local apparent sidereal time, true obliquity of date and geographic latitude, all in degrees. */
export interface Horizon {
  readonly armc: number
  readonly obliquity: number
  readonly latitude: number
}

/** Where the ecliptic meets horizon and meridian: longitudes in degrees from the true equinox of date, in [0, 360). */
export interface Angles {
  /** The point on the eastern half of the horizon. At the moment when the whole ecliptic lies on the horizon (only on a polar circle) it means nothing. */
  readonly ascendant: number
  /** The point in upper culmination, which between the polar circle and the pole may stand under the horizon. */
  readonly midheaven: number
}

/** Ascendant and midheaven. Throws SkyError `latitude-invalid`. */
export function anglesOf(horizon: Horizon): Angles {
  checkCoordinates({ latitude: horizon.latitude, longitude: 0 })
  return { ascendant: ascendantOf(horizon), midheaven: midheavenOf(horizon) }
}

/** The ecliptic point on the eastern half of the horizon. Beyond the polar circle the formula alone may give the western one. */
function ascendantOf({ armc, obliquity, latitude }: Horizon): number {
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
