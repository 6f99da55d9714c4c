import { searchHexagrams } from '@hefu/liuyao/labels'
import type { Found, Param, Sql } from '@hefu/turn/postgres-log'
import type { SessionState } from '@hefu/wire'

/** What is listed: one session, or those that fit, newest first after a place. */
export interface Wanted {
  readonly session?: string
  readonly search?: string
  readonly question?: string
  readonly since?: number
  readonly before?: string
  readonly limit: number
}

/** A session in a list, without its cast. `place` is where a next page begins after it. */
export interface Listed {
  readonly session: string
  readonly place: string
  readonly state: SessionState
  readonly sign?: string
  readonly followedUp: boolean
}

// Where words stand: in the app's own columns, in the kept reading and in the follow-up's answer.
const holdsWords = (place: string): string => `(
  c.question ilike ${place} or c.title ilike ${place} or c.outcome ilike ${place}
  or exists (
    select from unnest(array['conclusion', 'focus_points', 'advice', 'answer']) as k (field), json_array_elements(r.reading -> k.field) as p (piece)
    where p.piece ->> 'text' ilike ${place})
  or exists (select from json_array_elements(f.answer) as p (piece) where p.piece ->> 'text' ilike ${place}))`

/** The words stand somewhere, or name the hexagram that was cast or the one that it changes into, in any language. */
function fits(search: string, given: (value: Param) => string): string {
  const words = holdsWords(`${given(likeText(search))}::text`)
  // A bare number, or one letter, is part of somebody's words and no name.
  const numbers = /^(?:\d+|[a-z])$/iu.test(search.trim()) ? [] : searchHexagrams(search)
  return numbers.length === 0 ? words : `(${words} or c.base in (${numbers.join(', ')}) or c.changed in (${numbers.join(', ')}))`
}

/** The sessions that are wanted. The log's tables are read, never written. */
export async function listSessions({ query }: Sql, wanted: Wanted): Promise<readonly Listed[]> {
  const params: Param[] = []
  const given = (value: Param): string => `$${params.push(value)}`
  const conditions = [
    ...(wanted.session === undefined ? [] : [`c.session = ${given(wanted.session)}`]),
    ...(wanted.search === undefined ? [] : [fits(wanted.search, given)]),
    ...(wanted.question === undefined ? [] : [`c.question = ${given(wanted.question)}`]),
    ...(wanted.since === undefined ? [] : [`c.created_at >= ${given(wanted.since)}`]),
    ...before(wanted.before, given),
  ]
  const found = await query(
    `select c.session, c.created_at, r.cast is not null as read, r.reading ->> 'sign_level' as sign, f.reading is not null as followed, l.status
     from "cast" c left join reading r on r.cast = c.session left join follow_up f on f.reading = c.session
     left join lateral (select t.status from turn t where t.session = c.session order by t.place desc limit 1) l on true
     where ${['true', ...conditions].join(' and ')} order by c.created_at desc, c.session desc limit ${given(wanted.limit)}`,
    params,
  )
  return found.map(listed)
}

function listed(row: Found): Listed {
  const session = String(row['session'])
  return {
    session,
    place: `${Number(row['created_at'])}.${session}`,
    state: stateOf(row['read'] === true, row['status']),
    ...(typeof row['sign'] === 'string' ? { sign: row['sign'] } : {}),
    followedUp: row['followed'] === true,
  }
}

/** A kept reading stands, whatever became of the turns after it. */
function stateOf(read: boolean, status: unknown): SessionState {
  if (status === 'queued' || status === 'running') return 'running'
  if (read) return 'read'
  return status === 'failed' || status === 'interrupted' ? status : 'cast'
}

function before(place: string | undefined, given: (value: Param) => string): readonly string[] {
  const [, at, session] = /^(\d{1,15})\.(.+)$/u.exec(place ?? '') ?? []
  return at === undefined || session === undefined ? [] : [`(c.created_at, c.session) < (${given(Number(at))}::bigint, ${given(session)}::text)`]
}

/** A text anywhere in another, whatever marks of a pattern it holds. */
export function likeText(text: string): string {
  return `%${text.replaceAll(/[\\%_]/gu, String.raw`\$&`)}%`
}
