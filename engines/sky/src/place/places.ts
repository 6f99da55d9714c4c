import { besideOf, type Beside } from './beside.ts'
import { checkCoordinates, type Coordinates } from './distance.ts'
import { nameTextOf, type NameText } from './name-text.ts'
import { vectorsOf } from './nearest.ts'
import type { Place } from './place.ts'
import { type PlaceMatch, type SearchOptions, searchPlaces } from './search.ts'
import { openTable } from './table.ts'
import { type ZoneAt, zoneAtPoint } from './zone-at.ts'

/** A place that was found; `beside` where the list holds another of the same name, division and country. */
export type PlaceFound = Omit<PlaceMatch, 'row'> & { readonly beside: Beside | undefined }

/** The places of GeoNames (CC BY 4.0), opened for reading: all of India, of the world from 2,000 people on. */
export type Places = {
  readonly size: number
  /** The newest change in the extract, `YYYY-MM-DD`. */
  readonly date: string
  /** Places by a name in any script, the best first; see `searchPlaces`. The first search takes a moment longer: it folds every name. Throws SkyError `search-invalid`, `latitude-invalid`, `longitude-invalid`. */
  readonly search: (text: string, options?: SearchOptions) => readonly PlaceFound[]
  /** The zone of a point by the nearest place. Throws SkyError `latitude-invalid`, `longitude-invalid`. */
  readonly zoneAt: (point: Coordinates) => ZoneAt
  /** A place by its number in GeoNames; undefined where the table does not hold it. */
  readonly byId: (id: number) => Place | undefined
}

/** Opens the packed places (`data/places.txt.gz`, unpacked). Throws SkyError `table-format`. */
export function openPlaces(bytes: Uint8Array): Places {
  const table = openTable(bytes)
  let names: NameText | undefined
  let vectors: Float64Array | undefined
  return {
    size: table.size,
    date: table.date,
    search: (text, options = {}) => {
      names ??= nameTextOf(table.lines)
      const found = searchPlaces(table, names, { ...options, text })
      const twins = Map.groupBy(found, ({ place: { name, region, country } }) => `${name}|${region ?? ''}|${country}`)
      return found.map(({ row, ...rest }) => {
        const { name, region, country } = rest.place
        const alike = twins.get(`${name}|${region ?? ''}|${country}`) ?? []
        return { ...rest, beside: alike.length > 1 ? besideOf(table, row) : undefined }
      })
    },
    zoneAt: (point) => {
      checkCoordinates(point)
      vectors ??= vectorsOf(table.latitude, table.longitude)
      return zoneAtPoint(table, vectors, point)
    },
    byId: (id) => {
      const row = table.ids.indexOf(id)
      return row < 0 ? undefined : table.place(row)
    },
  }
}
