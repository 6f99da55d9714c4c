import { openDatabase, type Place } from '../../apps/server/src/index.ts'

/** Whatever the database holds against its promises: each turn written once, charged once, with every seq in its place. Also counts the turns that were driven again. */
export async function ledgerFaults(place: Place, turns: readonly string[]): Promise<{ readonly faults: readonly string[]; readonly redriven: number }> {
  const database = await openDatabase(place)
  const { query } = database.sql
  try {
    const count = async (text: string): Promise<number> => Number((await query(text, [turns]))[0]?.['n'] ?? 0)
    const promises: readonly (readonly [string, string])[] = [
      ['turns did not complete', `select count(*) as n from turn where turn = any($1::text[]) and status <> 'completed'`],
      [
        'turns have other than one hold and one settlement',
        `select count(*) as n from unnest($1::text[]) as t (turn) where (select string_agg(kind, ',' order by kind) from credit_entry c where c.turn = t.turn) is distinct from 'hold,settle'`,
      ],
      [
        'turns were charged other than one unit',
        `select count(*) as n from unnest($1::text[]) as t (turn) where (select sum(amount) from credit_entry c where c.turn = t.turn and kind = 'settle') is distinct from 1`,
      ],
      [
        'turns have a gap or a double in their seqs',
        `select count(*) as n from (select turn from turn_event where turn = any($1::text[]) group by turn having max(seq) <> count(*) or min(seq) <> 1) as g`,
      ],
      [
        'test turns wrote other than once',
        `select count(*) as n from turn_event e where turn = any($1::text[]) and seq = 1 and body::text like '%#stream%' and (select count(*) from test_note n where n.turn = e.turn) <> 1`,
      ],
      [
        'readings are kept other than once',
        `select count(*) as n from turn_event e where turn = any($1::text[]) and seq = 1 and body::text like '%liuyao-reading%' and (select count(*) from reading r where r.turn = e.turn) <> 1`,
      ],
      [
        'turns ended other than once',
        `select count(*) as n from unnest($1::text[]) as t (turn) where (select count(*) from turn_event e where e.turn = t.turn and e.body::text like '%"turn-end"%') <> 1`,
      ],
    ]
    const faults: string[] = []
    for (const [what, text] of promises) {
      const found = await count(text)
      if (found > 0) faults.push(`${found} ${what}`)
    }
    return { faults, redriven: await count('select count(*) as n from turn where turn = any($1::text[]) and epoch > 1') }
  } finally {
    await database.close()
  }
}
