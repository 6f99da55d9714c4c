import type { Query } from '@hefu/turn/postgres-log'
import type { Database } from '../../store/database.ts'

/** A database that is gone for its user, in the middle of whatever it does, once `appends` appends have been committed; what was committed stays. */
export function mortal(database: Database, appends: number): { readonly database: Database; readonly dead: Promise<void> } {
  const { promise: dead, resolve } = Promise.withResolvers<void>()
  const state = { left: appends }
  const alive = (): void => {
    if (state.left <= 0) throw new Error('this process was killed')
  }
  const counted = (appended: boolean): void => {
    if (!appended) return
    state.left -= 1
    if (state.left === 0) resolve()
  }
  const guarded = ({ query, script }: Query, seen: (text: string) => void): Query => ({
    query: async (text, params) => {
      alive()
      const found = await query(text, params)
      seen(text)
      return found
    },
    script: async (text) => {
      alive()
      await script(text)
    },
  })
  const { sql } = database
  const isAppend = (text: string): boolean => text.includes('insert into turn_event') && text.includes('held')
  return {
    dead,
    database: {
      ...database,
      sql: {
        ...sql,
        ...guarded(sql, (text) => counted(isAppend(text))),
        transaction: async (work) => {
          alive()
          const within = { appended: false }
          const result = await sql.transaction((query) => work(guarded(query, (text) => void (within.appended ||= isAppend(text)))))
          counted(within.appended)
          return result
        },
      },
    },
  }
}
