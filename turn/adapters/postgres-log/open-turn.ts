import type { Opened, Opening } from '../../host/index.ts'
import { TurnError } from '../../src/index.ts'
import { holdLine } from '../credit-lines.ts'
import { type Query, type Sql, sqlState, uniqueViolation } from './sql.ts'
import { fromText, toText } from './text.ts'

const insertAll = `
with made as (insert into session (session) values ($1) on conflict do nothing),
  opened as (insert into turn (turn, session, request) values ($2, $1, $3)),
  started as (insert into turn_event (turn, seq, at, body) values ($2, 1, $4, $5::text::json))
insert into credit_entry (turn, kind, debit, credit, amount) values ($2, 'hold', $6, $7, $8)`

// The account's row is taken only where it has a limit: openings on an unlimited account need not wait for each other.
const look = `
select (select case when balance is null then 'unlimited' else 'limited' end from credit_account where account = $3) as account, o.turn, o.same
from (select 1) one left join (
  select turn, request = $2 as same from turn where session = $1 and (request = $2 or status in ('queued', 'running')) order by request = $2 desc limit 1) o on true`

/** Opens a turn in one transaction, in which `more` writes too. Opens of one session wait for each other, so that the first decides. */
export async function openTurn(sql: Sql, opening: Opening, more?: (query: Query, opening: Opening) => Promise<void>): Promise<Opened> {
  const hold = holdLine(opening)
  const session = toText(opening.session)
  const request = toText(opening.request)
  const account = toText(opening.account)
  const work = sql.transaction(async (query): Promise<Opened> => {
    await query.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [session])
    const [found] = await query.query(look, [session, request, account])
    if (typeof found?.['turn'] === 'string') return { kind: found['same'] === true ? 'same' : 'busy', turn: fromText(found['turn']) }
    if (found?.['account'] === null || (found?.['account'] === 'limited' && !(await pays(query, account, opening.price)))) return { kind: 'no-credit' }
    await query.query(insertAll, [session, toText(opening.turn), request, opening.at, JSON.stringify(opening.start), account, hold.credit, hold.amount])
    await more?.(query, opening)
    return { kind: 'opened', turn: opening.turn }
  })
  return work.catch((error: unknown) => {
    if (sqlState(error) !== uniqueViolation) throw error
    throw new TurnError('log-invalid', `turn ${opening.turn} was opened before; a turn id is used once`, { cause: error })
  })
}

async function pays({ query }: Query, account: string, price: number): Promise<boolean> {
  const paid = await query('update credit_account set balance = balance - $2::bigint where account = $1 and balance >= $2::bigint returning account', [
    account,
    price,
  ])
  return paid.length > 0
}
