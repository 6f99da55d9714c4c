import type { TableSpec } from '../../host/index.ts'
import { ownerColumn } from '../erasure.ts'
import type { Query, Sql } from './sql.ts'
import { fromText, toText } from './text.ts'

/** A session that goes, and its turns. */
export interface Erasing {
  readonly session: string
  readonly turns: readonly string[]
}

// An unfinished turn gives back what it holds, so that the ledger still balances.
const releaseHolds = `
with released as (
    insert into credit_entry (turn, kind, debit, credit, amount)
    select h.turn, 'release', h.credit, h.debit, h.amount from credit_entry h
    where h.kind = 'hold' and h.turn = any($1::text[])
      and not exists (select 1 from credit_entry e where e.turn = h.turn and e.kind in ('settle', 'release'))
    returning credit, amount),
  summed as (select credit, sum(amount) as amount from released group by credit)
update credit_account a set balance = a.balance + s.amount from summed s where a.account = s.credit`

/**
 * Takes a session away in one transaction; `more` writes in it too. Rows of every table that a contract ever brought are taken, also of
 * contracts that this program no longer has. A driver that appends meanwhile waits and is then refused, since its turn is gone.
 */
export async function eraseSession(sql: Sql, session: string, more?: (query: Query, erasing: Erasing) => Promise<void>): Promise<readonly string[]> {
  return sql.transaction(async (query) => {
    const gone = await eraseWithin(query, session)
    await more?.(query, { session, turns: gone })
    return gone
  })
}

/** The same within a transaction of the caller's, so that other things can go with it or not at all; gives the turns that went. */
export async function eraseWithin(query: Query, session: string): Promise<readonly string[]> {
  const own = toText(session)
  await query.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [own])
  const found = await query.query('select turn from turn where session = $1 order by place for update', [own])
  const turns = found.map((row) => String(row['turn']))
  await query.query(releaseHolds, [turns])
  await query.query("select set_config('turn.erasing', 'on', true)", [])
  for (const row of await query.query('select spec::text from contract_table', []))
    await eraseRows(query, JSON.parse(String(row['spec'])), { session: own, turns })
  for (const table of ['receipt', 'turn_event']) await query.query(`delete from ${table} where turn = any($1::text[])`, [turns])
  for (const table of ['message', 'turn', 'session']) await query.query(`delete from ${table} where session = $1`, [own])
  return turns.map(fromText)
}

async function eraseRows({ query }: Query, spec: TableSpec, { session, turns }: Erasing): Promise<void> {
  const column = ownerColumn(spec)
  if (column === 'session') await query(`delete from "${spec.name}" where "session" = $1`, [session])
  if (column === 'turn') await query(`delete from "${spec.name}" where "turn" = any($1::text[])`, [turns])
}
