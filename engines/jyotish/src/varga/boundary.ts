import type { Point } from '../graha.ts'
import { isOdd, placeOf } from '../sign.ts'
import type { VargaName } from './names.ts'
import { tableOf, type VargaSettings } from './varga.ts'

/** Degrees within which a point counts as near to an edge: a second of arc, three for the lagna. */
export function nearness(point: Point): number {
  return (point === 'lagna' ? 3 : 1) / 3600
}

/** Degrees from a longitude to the nearest edge of its part in a division; edges of signs are edges of every division. */
export function edgeDistance(varga: VargaName, longitude: number, settings: VargaSettings): number {
  const { parts, edges } = tableOf(varga, settings)
  const { sign, degree } = placeOf(longitude)
  if (edges === undefined) return distanceToStep(degree, 30 / parts)
  return Math.min(degree, ...(isOdd(sign) ? edges.odd : edges.even).map((edge) => Math.abs(edge - degree)))
}

/** Degrees from a longitude to the nearest edge of a quarter of a star, which is also an edge of D9. */
export function quarterDistance(longitude: number): number {
  return distanceToStep(longitude, 10 / 3)
}

function distanceToStep(degree: number, step: number): number {
  const past = degree % step
  return Math.min(past, step - past)
}
