import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { once } from '../../people/once.ts'
import { storedPeople } from '../../people/people.ts'
import { placeFinder } from '../../people/places.ts'
import type { PeopleStore, PersonRow, StandingPerson } from '../../people/store.ts'
import type { UseCases } from '../../session/use-cases.ts'
import type { memoryCasts } from './memory-casts.ts'

type Hanging = { readonly casts: ReturnType<typeof memoryCasts>; readonly erase: (session: string) => Promise<unknown> }

/** People in this process's memory; their sessions are the casts that name them. */
export function memoryPeople({ casts, erase }: Hanging): PeopleStore {
  const kept = new Map<string, PersonRow>()
  const sessionsOf = async (person: string): Promise<readonly string[]> =>
    (await casts.list({ limit: Number.MAX_SAFE_INTEGER })).found.flatMap(({ cast }) => (cast.person === person ? [cast.session] : []))
  const standing = async (row: PersonRow): Promise<StandingPerson> => ({ ...row, sessions: (await sessionsOf(row.person)).length })
  return {
    add: async (rows) => {
      const used = [...kept.values()].some(({ request }) => request === rows[0]?.request)
      if (!used) for (const row of rows) kept.set(row.person, row)
      return !used
    },
    get: async (person) => {
      const row = kept.get(person)
      return row === undefined ? undefined : standing(row)
    },
    byRequest: (wanted) => Promise.all([...kept.values()].filter(({ request }) => request === wanted).map(standing)),
    change: async (person, change) => {
      const row = kept.get(person)
      if (row !== undefined) kept.set(person, { ...row, ...change })
      return row !== undefined
    },
    list: async ({ search = '', before, limit }) => {
      const found = [...kept.values()].filter(({ birth }) => `${birth.name}\n${birth.place.name}`.includes(search)).toReversed()
      const from = before === undefined ? 0 : Number(before)
      const next = from + limit < found.length ? { next: String(from + limit) } : {}
      return { found: await Promise.all(found.slice(from, from + limit).map(standing)), ...next }
    },
    erase: async (person) => {
      if (!kept.has(person)) return undefined
      const sessions = await sessionsOf(person)
      for (const session of sessions) {
        await erase(session)
        casts.erase(session)
      }
      kept.delete(person)
      return sessions
    },
  }
}

const [zones, places] = [once(() => loadZones()), once(() => loadPlaces())]

/** The use cases over a store. */
export function peopleOver(store: PeopleStore): Pick<UseCases, 'people' | 'places'> {
  return { people: storedPeople({ store, zones, places, now: () => Date.now(), program: 'hefu 0.1.0' }), places: placeFinder(places) }
}
