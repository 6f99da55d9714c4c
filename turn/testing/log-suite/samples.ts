import type { Closing, Entry, Log, Opening, TableSpec } from '../../host/index.ts'
import type { Row, TurnEvent } from '../../src/index.ts'

/** A log under test, and the same store opened once more, after which the first log is not used. */
export interface Kept {
  readonly log: Log
  readonly again: () => Promise<Log>
}

/** Makes an empty store with `tables`. */
export type MakeLog = (tables: readonly TableSpec[]) => Promise<Kept>

/** A write-once table with a further key, as a follow-up has. */
export const answers: TableSpec = {
  name: 'answer_sample',
  columns: { id: 'text', reading: 'text', place: 'text', n: 'integer', value: 'json' },
  primary: ['id'],
  unique: [['reading', 'n']],
  writeOnce: true,
}

/** Write-once tables whose rows belong to a session: one says so itself, one through its turn. */
const owned: readonly TableSpec[] = [
  { name: 'owned_sample', columns: { id: 'text', session: 'text', turn: 'text' }, primary: ['id'], unique: [], writeOnce: true },
  { name: 'turned_sample', columns: { id: 'text', turn: 'text' }, primary: ['id'], unique: [['turn']], writeOnce: true },
]

/** A store with the sample tables and an unlimited account `house`. */
export async function stored(make: MakeLog): Promise<Kept> {
  const kept = await make([answers, ...owned])
  await kept.log.account('house')
  return kept
}

/** The opening of turn `t1` of session `s1`, changed by `over`. */
export function opening(over: Partial<Opening> = {}): Opening {
  const request = over.request ?? 'r1'
  const skill = { name: 'sample', version: '1', hash: 'h' }
  return {
    session: 's1',
    turn: 't1',
    request,
    account: 'house',
    price: 1,
    at: 1000,
    start: { type: 'turn-start', contract: 'sample', version: '1', skill, request, input: { text: 'hello' } },
    ...over,
  }
}

/** Text deltas. */
export function said(...texts: readonly string[]): readonly TurnEvent[] {
  return texts.map((text) => ({ type: 'text-delta', text }))
}

/** The first entry of turn `t1` in its first epoch, changed by `over`. */
export function entry(over: Partial<Entry> = {}): Entry {
  return { turn: 't1', epoch: 1, after: 1, at: 2000, events: said('a'), ...over }
}

/** A row of the sample table. */
export function answer(id: string, more: Readonly<Record<string, unknown>> = {}): Row {
  return { table: answers.name, values: { id, ...more } }
}

/** An entry that ends a turn, with `close` changed. */
export function ending(close: Partial<Closing> = {}, over: Partial<Entry> = {}): Entry {
  const full: Closing = { status: 'completed', charge: 1, messages: [{ role: 'user', text: 'hello' }], receipt: { r: 1 }, diagnostic: { d: 1 }, ...close }
  const { status, charge, messages } = full
  return entry({ events: [{ type: 'turn-end', status, origin: 'model', charge, codes: [], history: messages }], close: full, ...over })
}

/** Opens a turn and takes it in hand; its epoch is 1. */
export async function begun(log: Log, over: Partial<Opening> = {}): Promise<void> {
  const given = opening(over)
  await log.open(given)
  await log.raise(given.turn)
}

/** The code of the TurnError that a promise ends in; 'none' when it resolves. */
export async function codeOf(work: Promise<unknown>): Promise<unknown> {
  return work.then(
    () => 'none',
    (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
  )
}
