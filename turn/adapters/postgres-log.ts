import type { Log, TableSpec } from '../host/index.ts'
import { TurnError } from '../src/index.ts'
import { createTable } from './postgres-log/contract-tables.ts'
import { eraseSession, type Erasing } from './postgres-log/erase-session.ts'
import { setSessionFocus } from './postgres-log/focus.ts'
import type { WithOpenings } from './postgres-log/open-turns.ts'
import { queues } from './postgres-log/queues.ts'
import { reading } from './postgres-log/reading.ts'
import { applySchema } from './postgres-log/schema.ts'
import { type Query, type Sql, tellingFull } from './postgres-log/sql.ts'
import { toText } from './postgres-log/text.ts'
import { tablesByName } from './tables.ts'

export { eraseWithin, type Erasing } from './postgres-log/erase-session.ts'
export { lockFolder } from './postgres-log/folder-lock.ts'
export { openPglite, openPgliteClient, pgliteSql, type PgliteOpened, type PgliteOpening } from './postgres-log/open-pglite.ts'
export { openPostgres, openPostgresPool, postgresSql } from './postgres-log/open-postgres.ts'
export { postgresBell } from './postgres-log/postgres-bell.ts'
export { logVersion } from './postgres-log/schema.ts'
export type { Found, Param, Query, Sql } from './postgres-log/sql.ts'

/** A database, the contracts' own tables, and what a program writes in the log's own transactions. */
export interface Kept {
  readonly sql: Sql
  readonly tables: readonly TableSpec[]
  /** Writes in the transaction that opens turns, of which several may come together; where it throws, each is tried alone, and that one is not opened. */
  readonly opening?: WithOpenings
  /** Writes in the transaction that erases a session, after the log's rows are gone; where it throws, nothing is erased. */
  readonly erasing?: (query: Query, erasing: Erasing) => Promise<void>
}

/**
 * A log in a PostgreSQL database, or in PGlite, whose tables are made or brought up to date first; `tables` are the contracts' own.
 * Openings, and appends, that come while a commit is under way share the next commit. `close` waits for them and closes `sql`.
 * Throws TurnError 'contract-invalid' for tables that cannot be kept, 'store-newer' for a database of a newer version, and what the driver throws.
 */
export async function postgresLog({ sql: given, tables, opening, erasing }: Kept): Promise<Log> {
  const sql = tellingFull(given)
  const byName = tablesByName(tables)
  await applySchema(sql, async (query) => {
    for (const spec of tables) await createTable(query, spec)
  })
  const { open, append, idle } = queues(sql, byName, opening)
  return {
    ...reading(sql, byName),
    ...marking(sql),
    open,
    append,
    setFocus: (session, focus) => setSessionFocus(sql, session, focus),
    erase: (session) => eraseSession(sql, session, erasing),
    close: async () => {
      await idle()
      await sql.close()
    },
  }
}

function marking({ query }: Query): Pick<Log, 'raise' | 'cancel' | 'seed' | 'account'> {
  return {
    raise: async (turn) => {
      const [row] = await query("update turn set epoch = epoch + 1, status = 'running' where turn = $1 and status in ('queued', 'running') returning epoch", [
        toText(turn),
      ])
      return row === undefined ? undefined : Number(row['epoch'])
    },
    cancel: async (turn, at) => {
      const marked = await query("update turn set cancel_at = coalesce(cancel_at, $2) where turn = $1 and status in ('queued', 'running') returning turn", [
        toText(turn),
        at,
      ])
      return marked.length > 0
    },
    seed: async (session, messages) => {
      await query(
        `with made as (insert into session (session) values ($1) on conflict do nothing)
         insert into message (session, body) select $1, m.body::json from unnest($2::text[]) with ordinality as m (body, n) order by m.n`,
        [toText(session), messages.map((message) => JSON.stringify(message))],
      )
    },
    account: async (account, balance) => {
      if (balance !== undefined && (!Number.isSafeInteger(balance) || balance < 0))
        throw new TurnError('log-invalid', `account '${account}' was given ${balance}; allowed are whole units from 0`)
      await query('insert into credit_account (account, balance) values ($1, $2) on conflict do nothing', [toText(account), balance ?? null])
    },
  }
}
