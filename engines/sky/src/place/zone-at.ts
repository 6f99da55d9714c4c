import { at } from '../at.ts'
import { type Coordinates, kilometresBetween } from './distance.ts'
import { nearestByGroup } from './nearest.ts'
import type { Place } from './place.ts'
import type { PlaceTable } from './table.ts'

/** A zone and the place by which it was told, so many kilometres away. */
export type ZoneNear = { readonly zone: string; readonly place: Place; readonly kilometres: number }

/** The zone of a point: that of the nearest place; `others` are zones of places that are not much farther, so that a border may run between: ask then. */
export type ZoneAt = ZoneNear & { readonly others: readonly ZoneNear[] }

/** How much farther than the nearest place one of another zone may lie and still be named. */
const doubt = { times: 2, kilometres: 15 }

/** Finds the zone of a point in a table whose unit vectors are given. */
export function zoneAtPoint(table: PlaceTable, vectors: Float64Array, point: Coordinates): ZoneAt {
  const found = nearestByGroup(vectors, table.zoneIndex, point)
    .filter((row) => row !== undefined)
    .map((row) => ({ row, kilometres: kilometresBetween(point, { latitude: at(table.latitude, row), longitude: at(table.longitude, row) }) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
  const nearest = at(found, 0).kilometres
  const close = found.filter(({ kilometres }) => kilometres <= Math.max(nearest * doubt.times, nearest + doubt.kilometres)).slice(0, 6)
  const [first, ...others] = close.map(({ row, kilometres }): ZoneNear => {
    const place = table.place(row)
    return { zone: place.zone, place, kilometres }
  })
  return {
    ...at(
      [first].filter((each) => each !== undefined),
      0,
    ),
    others,
  }
}
