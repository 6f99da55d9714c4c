import type { Erasing, Query } from '@hefu/turn/postgres-log'
import type { Opening } from '@hefu/turn/host'
import { ServerError } from '../error.ts'

/** In the transaction that opens turns: their sessions' casts must be there and stay until the commit. Throws ServerError 'session-unknown'. */
export async function holdCasts({ query }: Query, openings: readonly Opening[]): Promise<void> {
  const found = await query('select session from "cast" where session = any($1::text[]) order by session for key share', [
    openings.map(({ session }) => session),
  ])
  const there = new Set(found.map((row) => row['session']))
  const gone = openings.find(({ session }) => !there.has(session))
  if (gone !== undefined) throw new ServerError('session-unknown', `session ${gone.session} has no cast; a turn opens on one that has`)
}

/** In the transaction that erases a session: its cast and what was reported of it go too. */
export async function eraseCast({ query }: Query, { session }: Erasing): Promise<void> {
  await query('delete from report where session = $1', [session])
  await query('delete from "cast" where session = $1', [session])
}
