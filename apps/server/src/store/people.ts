import type { Birth } from '@hefu/births'
import { and, asc, desc, eq, gt, ilike, lt, or, type SQL } from 'drizzle-orm'
import { eraseWithin, type Sql } from '@hefu/turn/postgres-log'
import type { PeopleStore, StandingPerson } from '../people/store.ts'
import type { PeopleQuery } from '../people/use-cases.ts'
import { eraseCast } from './app-hooks.ts'
import type { Drizzle } from './database.ts'
import { likeText } from './list-sessions.ts'
import { castTable, personTable } from './schema.ts'

/** People in the app's database. `erased` hears of the turns that went with a person, once they are gone. */
export function peopleIn(drizzle: Drizzle, sql: Sql, erased: (turns: readonly string[]) => void): PeopleStore {
  const found = async (condition: SQL | undefined, order: readonly SQL[], limit = -1): Promise<readonly StandingPerson[]> => {
    const sessions = drizzle.$count(castTable, eq(castTable.person, personTable.person))
    const asked = drizzle
      .select({ row: personTable, sessions })
      .from(personTable)
      .where(condition)
      .orderBy(...order)
    const rows = await (limit < 0 ? asked : asked.limit(limit))
    return rows.map(({ row, sessions: number }) => ({ ...row, sessions: Number(number) }))
  }
  const { person, request, place, createdAt } = personTable
  return {
    add: async (rows) => {
      if (rows.length === 0) return true
      const values = rows.map((row) => ({ ...row, words: wordsOf(row.birth) }))
      return (
        (
          await drizzle
            .insert(personTable)
            .values(values)
            .onConflictDoNothing({ target: [request, place] })
            .returning({ person })
        ).length > 0
      )
    },
    get: async (wanted) => (await found(eq(person, wanted), [asc(place)]))[0],
    byRequest: (wanted) => found(eq(request, wanted), [asc(place)]),
    change: async (wanted, { birth, changedAt }) => {
      const set = { birth, changedAt, words: wordsOf(birth) }
      return (await drizzle.update(personTable).set(set).where(eq(person, wanted)).returning({ person })).length > 0
    },
    list: async (query) => {
      const rows = await found(conditionOf(query), [desc(createdAt), asc(place), asc(person)], query.limit + 1)
      const page = rows.slice(0, query.limit)
      const last = page.at(-1)
      return { found: page, ...(rows.length > page.length && last !== undefined ? { next: `${last.createdAt}.${last.place}.${last.person}` } : {}) }
    },
    erase: async (wanted) => {
      const gone = await erase(sql, wanted)
      if (gone !== undefined) erased(gone.turns)
      return gone?.sessions
    },
  }
}

/** Whether a person is kept. */
export function isPersonIn(drizzle: Drizzle): (person: string) => Promise<boolean> {
  return async (person) => (await drizzle.$count(personTable, eq(personTable.person, person))) > 0
}

function conditionOf({ search, before }: PeopleQuery): SQL | undefined {
  const { words, createdAt, place, person } = personTable
  const [, at, nth, id] = /^(\d{1,15})\.(\d{1,9})\.(.+)$/u.exec(before ?? '') ?? []
  const after =
    at === undefined || nth === undefined || id === undefined
      ? undefined
      : or(
          lt(createdAt, Number(at)),
          and(eq(createdAt, Number(at)), gt(place, Number(nth))),
          and(eq(createdAt, Number(at)), eq(place, Number(nth)), gt(person, id)),
        )
  return and(search === undefined ? undefined : ilike(words, likeText(search)), after)
}

/** What a person is found by. */
function wordsOf({ name, place, notes = '' }: Birth): string {
  return [name, place.name, notes].join('\n')
}

/** The person with its sessions, in one transaction; a session that is begun on it meanwhile waits, and then finds no person. */
async function erase({ transaction }: Sql, wanted: string): Promise<{ readonly sessions: readonly string[]; readonly turns: readonly string[] } | undefined> {
  return transaction(async (query) => {
    const [found] = await query.query('select person from person where person = $1 for update', [wanted])
    if (found === undefined) return undefined
    const rows = await query.query('select session from "cast" where person = $1 order by session', [wanted])
    const sessions = rows.map((row) => String(row['session']))
    const turns: string[] = []
    for (const session of sessions) {
      const gone = await eraseWithin(query, session)
      await eraseCast(query, { session, turns: gone })
      turns.push(...gone)
    }
    await query.query('delete from person where person = $1', [wanted])
    return { sessions, turns }
  })
}
