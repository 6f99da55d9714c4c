import type { Birth } from '@hefu/births'
import type { PeopleQuery } from './use-cases.ts'

/** A person as kept. `request` and `place` are the send that brought it and its place within that send. */
export interface PersonRow {
  readonly person: string
  readonly request: string
  readonly place: number
  readonly birth: Birth
  readonly createdAt: number
  readonly changedAt: number
}

/** A kept person and how many sessions hang on it. */
export type StandingPerson = PersonRow & { readonly sessions: number }

/** Where people are kept. Every method is one transaction. */
export interface PeopleStore {
  /** All or none: false where their request brought people before; nothing is written then. */
  readonly add: (rows: readonly PersonRow[]) => Promise<boolean>
  readonly get: (person: string) => Promise<StandingPerson | undefined>
  /** Those that a request brought, in their order. */
  readonly byRequest: (request: string) => Promise<readonly StandingPerson[]>
  /** False when the person is unknown. */
  readonly change: (person: string, change: Pick<PersonRow, 'birth' | 'changedAt'>) => Promise<boolean>
  readonly list: (query: PeopleQuery) => Promise<{ readonly found: readonly StandingPerson[]; readonly next?: string }>
  /** Takes away a person with every session that hangs on it; gives those sessions, or undefined where the person is unknown. */
  readonly erase: (person: string) => Promise<readonly string[] | undefined>
}
