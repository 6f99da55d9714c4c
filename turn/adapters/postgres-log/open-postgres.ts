import type { Sql as Pool, TransactionSql } from 'postgres'
import type { Param, Query, Sql } from './sql.ts'

/** Connects to a PostgreSQL, version 15 or newer, by its URL (`postgres://user:password@host/database`); parameters of the session may follow as `?search_path=...`. */
export async function openPostgresPool(url: string): Promise<Pool> {
  const { default: connect } = await import('postgres')
  return connect(url, { max: 8, onnotice: () => undefined })
}

/** The log's port over a pool that the caller opened; closing it ends the pool. */
export function postgresSql(pool: Pool): Sql {
  return {
    ...queries(pool),
    transaction: async <T>(work: (query: Query) => Promise<T>): Promise<T> => {
      const [result] = await pool.begin('isolation level read committed', async (transaction): Promise<readonly [T]> => [await work(queries(transaction))])
      return result
    },
    listen: async (channel, heard, listening) => void (await pool.listen(channel, heard, listening)),
    close: () => pool.end({ timeout: 5 }),
  }
}

/** Opens a PostgreSQL for a log alone; see `openPostgresPool`. */
export async function openPostgres(url: string): Promise<Sql> {
  return postgresSql(await openPostgresPool(url))
}

function queries(on: Pool | TransactionSql): Query {
  return {
    query: async (text, params) => on.unsafe(text, params.map(mutable), { prepare: true }),
    script: async (text) => void (await on.unsafe(text).simple()),
  }
}

function mutable(value: Param): string | number | null | (string | number | null)[] {
  return typeof value === 'object' && value !== null ? [...value] : value
}
