import type { Erasing, Query } from '@hefu/turn/postgres-log'
import type { Opening } from '@hefu/turn/host'
import { ServerError } from '../error.ts'

/** In the transaction that opens a turn: the session's cast must be there and stays until the commit. Throws ServerError 'session-unknown'. */
export async function holdCast({ query }: Query, { session }: Opening): Promise<void> {
  const found = await query('select 1 as there from "cast" where session = $1 for key share', [session])
  if (found.length === 0) throw new ServerError('session-unknown', `session ${session} has no cast; a turn opens on one that has`)
}

/** In the transaction that erases a session: its cast and what was reported of it go too. */
export async function eraseCast({ query }: Query, { session }: Erasing): Promise<void> {
  await query('delete from report where session = $1', [session])
  await query('delete from "cast" where session = $1', [session])
}
