import { SkyError } from '../error.ts'

/** A point of the globe: degrees, latitude north positive, longitude east positive. */
export type Coordinates = { readonly latitude: number; readonly longitude: number }

const meanRadius = 6371.0088
const radian = Math.PI / 180

/** Kilometres between two points along a great circle of a sphere of the Earth's mean radius; within 0.6 % of the ellipsoid. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const latitude = Math.sin(((b.latitude - a.latitude) * radian) / 2)
  const longitude = Math.sin(((b.longitude - a.longitude) * radian) / 2)
  const square = latitude ** 2 + Math.cos(a.latitude * radian) * Math.cos(b.latitude * radian) * longitude ** 2
  return 2 * meanRadius * Math.asin(Math.min(1, Math.sqrt(square)))
}

/** Throws SkyError `latitude-invalid` outside -90 to 90 degrees and `longitude-invalid` outside -180 to 180. */
export function checkCoordinates({ latitude, longitude }: Coordinates): void {
  if (!(Math.abs(latitude) <= 90)) throw new SkyError('latitude-invalid', 'This latitude does not exist', { value: latitude, allowed: '-90 to 90 degrees' })
  checkLongitude(longitude)
}

/** Throws SkyError `longitude-invalid` outside -180 to 180 degrees. */
export function checkLongitude(longitude: number): void {
  if (!(Math.abs(longitude) <= 180))
    throw new SkyError('longitude-invalid', 'This longitude does not exist', { value: longitude, allowed: '-180 to 180 degrees' })
}
