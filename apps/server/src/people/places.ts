import { nameIn, type Places, SkyError, type ZoneNear as Near } from '@hefu/sky'
import { placeLine } from '@hefu/sky/labels'
import type { Language } from '@hefu/liuyao/labels'
import type { PlaceHit, ZoneNear } from '@hefu/wire'
import type { PlaceFinder } from './use-cases.ts'

const most = 10

/** Places by a name in any script, in the reader's language. */
export function placeFinder(places: () => Promise<Places>): PlaceFinder {
  return {
    find: async (search, language) => {
      const found = (await places()).search(search, { limit: most })
      return {
        places: found.map((each): PlaceHit => {
          const { id, latitude, longitude, zone } = each.place
          const [name, line] = [nameIn(each.place, language), placeLine(each, language)]
          return { id, name, line, latitude, longitude, zone, ...(each.matched === name || line.includes(each.matched) ? {} : { matched: each.matched }) }
        }),
      }
    },
    zoneAt: async (point, language) => {
      try {
        const { others, ...nearest } = (await places()).zoneAt(point)
        return { ...zoneNear(nearest, language), others: others.map((other) => zoneNear(other, language)) }
      } catch (error) {
        if (!(error instanceof SkyError)) throw error
        return { refused: 'field-invalid', field: error.code === 'latitude-invalid' ? 'latitude' : 'longitude', allowed: [error.allowed] }
      }
    },
  }
}

function zoneNear({ zone, place, kilometres }: Near, language: Language): ZoneNear {
  return { zone, place: placeLine({ place }, language), kilometres: Math.round(kilometres) }
}
