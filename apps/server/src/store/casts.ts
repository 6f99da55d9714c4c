import { eq, inArray } from 'drizzle-orm'
import type { Sql } from '@hefu/turn/postgres-log'
import type { SessionState } from '@hefu/wire'
import type { SessionQuery } from '../session/use-cases.ts'
import type { Drizzle } from './database.ts'
import { type Listed, listSessions } from './list-sessions.ts'
import { castTable } from './schema.ts'

/** A cast as it is kept; a column without a value is null. */
export type CastRow = typeof castTable.$inferSelect

/** A cast with what became of it. `sign` is the level of its kept reading. */
export interface Standing {
  readonly cast: CastRow
  readonly state: SessionState
  readonly sign?: string
  readonly followedUp: boolean
}

/** Casts of sessions. Every method is one transaction, but `list`, which reads twice. */
export interface Casts {
  /** False when its request was used before; nothing is written then. */
  readonly add: (cast: CastRow) => Promise<boolean>
  readonly get: (session: string) => Promise<Standing | undefined>
  /** The cast alone, which is read faster. */
  readonly row: (session: string) => Promise<CastRow | undefined>
  readonly byRequest: (request: string) => Promise<string | undefined>
  /** False when the session is unknown. */
  readonly change: (session: string, change: Partial<Pick<CastRow, 'title' | 'outcome'>>) => Promise<boolean>
  readonly list: (query: SessionQuery) => Promise<{ readonly found: readonly Standing[]; readonly next?: string }>
}

/** Casts in the app's database. */
export function castsIn(drizzle: Drizzle, sql: Sql): Casts {
  const standing = async (listed: readonly Listed[]): Promise<readonly Standing[]> => {
    const sessions = listed.map(({ session }) => session)
    const rows = sessions.length === 0 ? [] : await drizzle.select().from(castTable).where(inArray(castTable.session, sessions))
    const bySession = new Map(rows.map((row) => [row.session, row]))
    return listed.flatMap(({ session, ...rest }) => {
      const cast = bySession.get(session)
      return cast === undefined ? [] : [{ cast, ...rest }]
    })
  }
  return {
    add: async (cast) => (await drizzle.insert(castTable).values(cast).onConflictDoNothing({ target: castTable.request }).returning()).length > 0,
    row: async (session) => (await drizzle.select().from(castTable).where(eq(castTable.session, session)))[0],
    get: async (session) => (await standing(await listSessions(sql, { session, limit: 1 })))[0],
    byRequest: async (request) => {
      const [row] = await drizzle.select({ session: castTable.session }).from(castTable).where(eq(castTable.request, request))
      return row?.session
    },
    change: async (session, change) => {
      if (Object.keys(change).length === 0) return (await drizzle.$count(castTable, eq(castTable.session, session))) > 0
      return (await drizzle.update(castTable).set(change).where(eq(castTable.session, session)).returning()).length > 0
    },
    list: async (query) => {
      const listed = await listSessions(sql, { ...query, limit: query.limit + 1 })
      const page = listed.slice(0, query.limit)
      const last = page.at(-1)
      return { found: await standing(page), ...(listed.length > page.length && last !== undefined ? { next: last.place } : {}) }
    },
  }
}
