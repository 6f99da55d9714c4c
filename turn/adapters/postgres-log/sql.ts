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
