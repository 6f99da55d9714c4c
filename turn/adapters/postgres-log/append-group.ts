import type { Closing, Entry, TableSpec } from '../../host/index.ts'
import { TurnError } from '../../src/index.ts'
import { closingLine } from '../credit-lines.ts'
import { jsonText, type KeptRow, keptRow, tableNamed } from '../tables.ts'
import { insertRow } from './contract-tables.ts'
import { changeFocus, setFocus } from './focus.ts'
import type { Query, Sql } from './sql.ts'
import { fromText, toText } from './text.ts'

/** An entry whose rows were checked, so that what can be refused without the database is refused before. */
export interface Prepared {
  readonly entry: Entry
  readonly turn: string
  readonly rows: readonly { readonly spec: TableSpec; readonly row: KeptRow }[]
}

/** Checks an entry's rows. Throws TurnError 'log-invalid' for a table, column or type that is not declared. */
export function prepared(entry: Entry, tables: ReadonlyMap<string, TableSpec>): Prepared {
  const rows = (entry.rows ?? []).map((given) => {
    const spec = tableNamed(given.table, tables)
    return { spec, row: keptRow(given, spec) }
  })
  return { entry, turn: toText(entry.turn), rows }
}

// Taking the turn's row is the fence: the row is free again when the transaction ends, and its condition is looked at once more after a wait.
// Rows are taken in one order, so that two groups never wait for each other.
const putEvents = `
with want as (select * from unnest($1::text[], $2::int[], $3::int[], $4::int[]) as w (turn, epoch, after, events)),
  held as (
    select t.turn from turn t join want w on w.turn = t.turn
    where t.epoch = w.epoch and t.seq = w.after and t.status in ('queued', 'running') order by t.turn for update of t),
  moved as (update turn t set seq = w.after + w.events from want w join held h on h.turn = w.turn where t.turn = w.turn),
  put as (
    insert into turn_event (turn, seq, at, body)
    select e.turn, e.seq, e.at, e.body::json from unnest($5::text[], $6::int[], $7::bigint[], $8::text[]) as e (turn, seq, at, body)
    join held h on h.turn = e.turn)
select turn from held`

/** Writes entries of different turns in one transaction; gives those that the fence let through. Throws, and keeps nothing, when a row is refused. */
export async function appendGroup(sql: Sql, group: readonly Prepared[]): Promise<ReadonlySet<Prepared>> {
  if (group.every((each) => isPlain(each))) return putAll(sql, group)
  return sql.transaction(async (query) => {
    const held = await putAll(query, group)
    for (const each of held) await putProjections(query, each)
    return held
  })
}

function isPlain({ entry, rows }: Prepared): boolean {
  return rows.length === 0 && entry.focus === undefined && entry.question === undefined && entry.close === undefined
}

async function putAll({ query }: Query, group: readonly Prepared[]): Promise<ReadonlySet<Prepared>> {
  const events = group.flatMap(({ turn, entry }) => entry.events.map((event, index) => ({ turn, seq: entry.after + index + 1, at: entry.at, event })))
  const found = await query(putEvents, [
    group.map(({ turn }) => turn),
    group.map(({ entry }) => entry.epoch),
    group.map(({ entry }) => entry.after),
    group.map(({ entry }) => entry.events.length),
    events.map(({ turn }) => turn),
    events.map(({ seq }) => seq),
    events.map(({ at }) => at),
    events.map(({ event }) => JSON.stringify(event)),
  ])
  const held = new Set(found.map((row) => row['turn']))
  return new Set(group.filter(({ turn }) => held.has(turn)))
}

async function putProjections(query: Query, { entry, turn, rows }: Prepared): Promise<void> {
  for (const { spec, row } of rows) await insertRow(query, spec, row)
  if (entry.focus !== undefined) await changeFocus(query, turn, entry.focus)
  if (entry.question !== undefined) await setFocus(query, { turn }, { question: entry.question })
  if (entry.close !== undefined) await putClose(query, turn, entry.close)
}

const putEnd = `
with ended as (update turn set status = $2 where turn = $1 returning session),
  line as (insert into credit_entry (turn, kind, debit, credit, amount) values ($1, $3, $4, $5, $6)),
  back as (update credit_account set balance = balance + $6::bigint where account = $5 and $3 = 'release'),
  said as (
    insert into message (session, turn, body)
    select e.session, $1, m.body::json from ended e, unnest($7::text[]) with ordinality as m (body, n) order by m.n)
insert into receipt (turn, receipt, diagnostic) values ($1, $8::text::json, $9::text::json)`

async function putClose({ query }: Query, turn: string, close: Closing): Promise<void> {
  const [hold] = await query("select debit, credit, amount from credit_entry where turn = $1 and kind = 'hold'", [turn])
  if (hold === undefined) throw new TurnError('log-invalid', `turn ${turn} holds nothing; a turn opens with a hold`)
  const [debit, credit, amount] = [fromText(String(hold['debit'])), String(hold['credit']), Number(hold['amount'])]
  const line = closingLine({ turn, kind: 'hold', debit, credit, amount }, close)
  await query(putEnd, [
    turn,
    close.status,
    line.kind,
    toText(line.debit),
    toText(line.credit),
    line.amount,
    close.messages.map(jsonText),
    jsonText(close.receipt),
    jsonText(close.diagnostic),
  ])
}

/** Why the fence stopped an entry. */
export async function refusal({ query }: Query, { entry, turn }: Prepared): Promise<TurnError> {
  const [row] = await query('select status, epoch, seq from turn where turn = $1', [turn])
  if (row === undefined) return new TurnError('turn-unknown', `no turn ${entry.turn}`)
  const [status, epoch, next] = [String(row['status']), Number(row['epoch']), Number(row['seq']) + 1]
  if (status !== 'queued' && status !== 'running') return new TurnError('stale-epoch', `turn ${entry.turn} has ended as ${status}; nothing can follow`)
  if (epoch !== entry.epoch) return new TurnError('stale-epoch', `turn ${entry.turn} is driven in epoch ${epoch}, not ${entry.epoch}`)
  if (entry.after + 1 > next) return new TurnError('log-invalid', `seq ${entry.after + 1} of turn ${entry.turn} leaves a gap; the next is ${next}`)
  return new TurnError('seq-taken', `seq ${entry.after + 1} of turn ${entry.turn} is written; the next is ${next}`)
}
