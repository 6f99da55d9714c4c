import { TurnError } from '../../src/index.ts'

/** What a database gave for one row, by column. */
export type Found = Readonly<Record<string, unknown>>

/** Sends one statement with `$1`-style parameters, or a script of several without. Throws what the driver throws; see `sqlState`. */
export interface Query {
  readonly query: (text: string, params: readonly Param[]) => Promise<readonly Found[]>
  readonly script: (text: string) => Promise<void>
}

/** What may stand in a statement's place: a value, none, or a list that `unnest` spreads. */
export type Param = string | number | null | readonly (string | number | null)[]

/** A PostgreSQL, in this process or elsewhere. `transaction` commits when `work` resolves and rolls back when it throws. */
export interface Sql extends Query {
  readonly transaction: <T>(work: (query: Query) => Promise<T>) => Promise<T>
  /** Calls `heard` for every notification, and `listening` at first and whenever a lost connection is back, since some may be missed meanwhile. */
  readonly listen?: (channel: string, heard: (payload: string) => void, listening: () => void) => Promise<void>
  readonly close: () => Promise<void>
}

/** The five-character SQLSTATE of an error that the database itself raised; undefined for a lost connection or a bug. */
export function sqlState(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : undefined
}

/** The SQLSTATE of a broken unique key. */
export const uniqueViolation = '23505'

/** Whether the disk that a database writes to has no space left: SQLSTATE 53100, or ENOSPC from the file system. */
export function isFull(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === '53100' || code === 'ENOSPC'
}

/** The same port, whose every method throws TurnError 'store-full' where the disk is full; what its transaction wrote is undone then. */
export function tellingFull(sql: Sql): Sql {
  return {
    ...tellingQuery(sql),
    ...(sql.listen === undefined ? {} : { listen: sql.listen }),
    close: sql.close,
    transaction: (work) => told(sql.transaction(work)),
  }
}

function tellingQuery({ query, script }: Query): Query {
  return { query: (text, params) => told(query(text, params)), script: (text) => told(script(text)) }
}

async function told<T>(work: Promise<T>): Promise<T> {
  return work.catch((cause: unknown) => {
    throw isFull(cause) ? new TurnError('store-full', 'the disk of the database has no space left; nothing of this was kept', { cause }) : cause
  })
}
