import { at } from '../at.ts'
import { kilometresBetween } from './distance.ts'
import type { Place } from './place.ts'
import type { PlaceTable } from './table.ts'

/** The eight points of the compass, clockwise from north. */
export const compass = ['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'] as const

/** One of `compass`. */
export type CompassPoint = (typeof compass)[number]

/** A much larger place that everybody knows, and how far and in which direction from it a place lies. */
export type Beside = { readonly place: Place; readonly kilometres: number; readonly direction: CompassPoint }

/** The nearest place at least five times as large and of 20,000 people, by which a place can be told from its twin; undefined where there is none. */
export function besideOf({ size, latitude, longitude, population, place }: PlaceTable, row: number): Beside | undefined {
  const here = { latitude: at(latitude, row), longitude: at(longitude, row) }
  const enough = Math.max(20_000, 5 * at(population, row))
  let nearest: { readonly row: number; readonly kilometres: number } | undefined
  for (let other = 0; other < size; other++) {
    if (at(population, other) < enough) continue
    const kilometres = kilometresBetween(here, { latitude: at(latitude, other), longitude: at(longitude, other) })
    if (kilometres < (nearest?.kilometres ?? Infinity)) nearest = { row: other, kilometres }
  }
  if (nearest === undefined) return undefined
  const known = place(nearest.row)
  const east = (((here.longitude - known.longitude + 540) % 360) - 180) * Math.cos((known.latitude * Math.PI) / 180)
  const turn = Math.atan2(east, here.latitude - known.latitude) / (Math.PI / 4)
  return { place: known, kilometres: nearest.kilometres, direction: at(compass, (Math.round(turn) + 8) % 8) }
}
