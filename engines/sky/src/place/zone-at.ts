import { at } from '../at.ts'
import { type Coordinates, kilometresBetween } from './distance.ts'
import { nearestByGroup } from './nearest.ts'
import type { Place } from './place.ts'
import type { PlaceTable } from './table.ts'

/** A zone and the place by which it was told, so many kilometres away. */
export type ZoneNear = { readonly zone: string; readonly place: Place; readonly kilometres: number }

/**
 * The zone of a point. `basis` says how it was told: by the nearest place, or on the open sea and in the wilderness by the longitude alone, as
 * ships keep it (`Etc/GMT+3` is three hours *behind* UT); `place` and `kilometres` are of the nearest place in both. `others` are zones of
 * places that are not much farther, so that a border may run between, and far from all places the zone of the nearest one: ask then.
 */
export type ZoneAt = ZoneNear & { readonly basis: 'place' | 'longitude'; readonly others: readonly ZoneNear[] }

/** How much farther than the nearest place one of another zone may lie and still be named. */
const doubt = { times: 2, kilometres: 15 }

/** Kilometres from the nearest place beyond which it tells no zone: three quarters of the seas lie farther, and 1.6 % of the land below 60 degrees of latitude. */
const farthest = 400

/** Finds the zone of a point in a table whose unit vectors are given. */
export function zoneAtPoint(table: PlaceTable, vectors: Float64Array, point: Coordinates): ZoneAt {
  const found = nearestByGroup(vectors, table.zoneIndex, point)
    .filter((row) => row !== undefined)
    .map((row) => ({ row, kilometres: kilometresBetween(point, { latitude: at(table.latitude, row), longitude: at(table.longitude, row) }) }))
    .toSorted((a, b) => a.kilometres - b.kilometres)
  const least = at(found, 0).kilometres
  const near = found
    .filter(({ kilometres }) => kilometres <= Math.max(least * doubt.times, least + doubt.kilometres))
    .slice(0, 6)
    .map(({ row, kilometres }): ZoneNear => {
      const place = table.place(row)
      return { zone: place.zone, place, kilometres }
    })
  const nearest = at(near, 0)
  if (least <= farthest) return { ...nearest, basis: 'place', others: near.slice(1) }
  return { ...nearest, zone: nauticalZone(point.longitude), basis: 'longitude', others: near }
}

/** The zone that ships keep on the open sea at a longitude in degrees east: whole hours, fifteen degrees each; its name in the tz database has the sign turned. */
function nauticalZone(longitude: number): string {
  const hours = Math.round(longitude / 15)
  if (hours === 0) return 'Etc/GMT'
  return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`
}
