import type { FocusChange, Question } from '../../src/index.ts'
import type { Query } from './sql.ts'
import { fromText, toText } from './text.ts'

/** What a session asks: its live question, or why it asks no more. */
export interface Asked {
  readonly question?: Question
  readonly stopped?: string
}

/** Sets what a turn's session asks. */
export async function setFocus({ query }: Query, { turn }: { readonly turn: string }, { question, stopped }: Asked): Promise<void> {
  await query('update session set question = $2::text::json, stopped = $3 where session = (select session from turn where turn = $1)', [
    turn,
    question === undefined ? null : JSON.stringify(question),
    stopped === undefined ? null : toText(stopped),
  ])
}

/** Sets what a session asks, which is created if need be. */
export async function setSessionFocus({ query }: Query, session: string, { question, stopped }: Asked): Promise<void> {
  await query(
    `insert into session (session, question, stopped) values ($1, $2::text::json, $3)
     on conflict (session) do update set question = excluded.question, stopped = excluded.stopped`,
    [toText(session), question === undefined ? null : JSON.stringify(question), stopped === undefined ? null : toText(stopped)],
  )
}

/** What a session asks now. */
export async function readFocus({ query }: Query, session: string): Promise<Asked> {
  const [row] = await query('select question::text, stopped from session where session = $1', [toText(session)])
  const question = row?.['question']
  const stopped = row?.['stopped']
  return { ...(typeof question === 'string' ? { question: JSON.parse(question) } : {}), ...(typeof stopped === 'string' ? { stopped: fromText(stopped) } : {}) }
}

/** Makes `next` the live question, or, without one, closes the live question if it is `close`. */
export async function changeFocus({ query }: Query, turn: string, { close, next }: FocusChange): Promise<void> {
  const [row] = await query(
    'select s.session, s.question::text, s.stopped from session s join turn t on t.session = s.session where t.turn = $1 for no key update of s',
    [turn],
  )
  const open: { readonly id?: unknown } = JSON.parse(typeof row?.['question'] === 'string' ? row['question'] : '{}')
  if (next === undefined && open.id !== close) return
  await query('update session set question = $2::text::json where session = $1', [String(row?.['session']), next === undefined ? null : JSON.stringify(next)])
}
