import type { CreditEntry, Opened, Opening } from '../../host/index.ts'
import { TurnError } from '../../src/index.ts'
import { holdLine } from '../credit-lines.ts'
import { type Found, type Query, type Sql, sqlState, uniqueViolation } from './sql.ts'
import { fromText, toText } from './text.ts'

/** An opening with its line of the credit ledger, so that what can be refused without the database is refused before. */
export interface PreparedOpening {
  readonly opening: Opening
  readonly session: string
  readonly hold: CreditEntry
}

/** Checks an opening. Throws TurnError 'log-invalid' for a price or an account that cannot be. */
export function preparedOpening(opening: Opening): PreparedOpening {
  return { opening, session: toText(opening.session), hold: holdLine(opening) }
}

/** What a program writes in the transaction that opens turns; where it throws, none of these is opened. */
export type WithOpenings = (query: Query, openings: readonly Opening[]) => Promise<void>

// In one order, so that two groups never wait for each other.
const takeSessions = 'select pg_advisory_xact_lock(h) from (select hashtextextended(s, 0) as h from unnest($1::text[]) as w (s) order by 1) as o'

// An account's row is taken only where it has a limit: openings on an unlimited account need not wait for each other.
const look = `
select (select case when a.balance is null then 'unlimited' else 'limited' end from credit_account a where a.account = w.account) as account, o.turn, o.same
from unnest($1::text[], $2::text[], $3::text[]) with ordinality as w (session, request, account, n) left join lateral (
  select t.turn, t.request = w.request as same from turn t
  where t.session = w.session and (t.request = w.request or t.status in ('queued', 'running')) order by t.request = w.request desc limit 1) o on true
order by w.n`

const insertAll = `
with new as (
    select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[], $8::bigint[]) with ordinality
      as n (session, turn, request, at, start, debit, credit, amount, n)),
  made as (insert into session (session) select session from new on conflict do nothing),
  opened as (insert into turn (turn, session, request) select turn, session, request from new order by n),
  started as (insert into turn_event (turn, seq, at, body) select turn, 1, at, start::json from new)
insert into credit_entry (turn, kind, debit, credit, amount) select turn, 'hold', debit, credit, amount from new`

/**
 * Opens turns of different sessions in one transaction, in which `more` writes too. Opens of one session, here and elsewhere, wait for each
 * other, so that the first decides. Throws, and opens none, where a turn id was used before.
 */
export async function openTurns(sql: Sql, group: readonly PreparedOpening[], more?: WithOpenings): Promise<readonly Opened[]> {
  return sql.transaction(async (query): Promise<readonly Opened[]> => {
    await query.query(takeSessions, [group.map(({ session }) => session)])
    const found = await query.query(look, [
      group.map(({ session }) => session),
      group.map(({ opening }) => toText(opening.request)),
      group.map(({ opening }) => toText(opening.account)),
    ])
    const results: Opened[] = []
    for (const [index, each] of group.entries()) results.push(await decided(query, each, found[index]))
    const opened = group.filter((_each, index) => results[index]?.kind === 'opened')
    if (opened.length === 0) return results
    await insert(query, opened)
    await more?.(
      query,
      opened.map(({ opening }) => opening),
    )
    return results
  })
}

async function decided(query: Query, { opening }: PreparedOpening, found: Found | undefined): Promise<Opened> {
  if (typeof found?.['turn'] === 'string') return { kind: found['same'] === true ? 'same' : 'busy', turn: fromText(found['turn']) }
  const pays = found?.['account'] === 'unlimited' || (found?.['account'] === 'limited' && (await takes(query, opening)))
  return pays ? { kind: 'opened', turn: opening.turn } : { kind: 'no-credit' }
}

async function takes({ query }: Query, { account, price }: Opening): Promise<boolean> {
  const paid = await query('update credit_account set balance = balance - $2::bigint where account = $1 and balance >= $2::bigint returning account', [
    toText(account),
    price,
  ])
  return paid.length > 0
}

async function insert({ query }: Query, opened: readonly PreparedOpening[]): Promise<void> {
  await query(insertAll, [
    opened.map(({ session }) => session),
    opened.map(({ opening }) => toText(opening.turn)),
    opened.map(({ opening }) => toText(opening.request)),
    opened.map(({ opening }) => opening.at),
    opened.map(({ opening }) => JSON.stringify(opening.start)),
    opened.map(({ hold }) => toText(hold.debit)),
    opened.map(({ hold }) => hold.credit),
    opened.map(({ hold }) => hold.amount),
  ])
}

/** What an opening's error means: a unique key that was taken can only be the turn's id. */
export function openingError(error: unknown, { turn }: Opening): unknown {
  if (sqlState(error) !== uniqueViolation) return error
  return new TurnError('log-invalid', `turn ${turn} was opened before; a turn id is used once`, { cause: error })
}
