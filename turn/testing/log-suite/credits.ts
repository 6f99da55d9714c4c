import { expect, it } from 'vitest'
import { begun, codeOf, ending, entry, type MakeLog, opening, stored } from './samples.ts'

/** The credit ledger: double entry, one hold, one end, never below nothing. */
export function keepsCredits(make: MakeLog): void {
  it('holds the price, and settles it in the transaction of the end', async () => {
    const { log } = await stored(make)
    await log.account('user', 5)
    await begun(log, { account: 'user', price: 2 })
    expect(await log.balance('user')).toBe(3)
    await log.append(ending({ charge: 2 }))
    expect(await log.balance('user')).toBe(3)
    expect(await log.credits('t1')).toEqual([
      { turn: 't1', kind: 'hold', debit: 'user', credit: 'held', amount: 2 },
      { turn: 't1', kind: 'settle', debit: 'held', credit: 'earned', amount: 2 },
    ])
  })

  it('releases the whole hold of a turn without charge', async () => {
    const { log } = await stored(make)
    await log.account('user', 5)
    await begun(log, { account: 'user', price: 2 })
    await log.append(ending({ charge: 0, status: 'failed' }))
    expect(await log.balance('user')).toBe(5)
    expect((await log.credits('t1')).at(-1)).toEqual({ turn: 't1', kind: 'release', debit: 'held', credit: 'user', amount: 2 })
  })

  it('ends a turn once: a second end is stale and moves nothing', async () => {
    const { log } = await stored(make)
    await log.account('user', 1)
    await begun(log, { account: 'user' })
    const ends = await Promise.all(Array.from({ length: 4 }, () => codeOf(log.append(ending({ charge: 0 })))))
    expect(ends.toSorted()).toEqual(['none', 'stale-epoch', 'stale-epoch', 'stale-epoch'])
    expect(await log.balance('user')).toBe(1)
    expect(await log.credits('t1')).toHaveLength(2)
  })

  it('grants no more holds at once than the balance has, and leaves no trace of the others', async () => {
    const { log } = await stored(make)
    await log.account('user', 3)
    const sessions = Array.from({ length: 8 }, (_, n) => opening({ session: `s${n}`, turn: `t${n}`, account: 'user' }))
    const all = await Promise.all(sessions.map((each) => log.open(each)))
    expect(all.map((each) => each.kind).toSorted()).toEqual([...Array.from({ length: 5 }, () => 'no-credit'), 'opened', 'opened', 'opened'])
    expect(await log.balance('user')).toBe(0)
    expect(await log.unfinished()).toHaveLength(3)
  })
}

/** What a ledger refuses, and what costs nothing. */
export function refusesCredits(make: MakeLog): void {
  it('gives no credit to an account that is not there, and none but what a first opening gave', async () => {
    const { log } = await stored(make)
    expect(await log.open(opening({ account: 'nobody' }))).toEqual({ kind: 'no-credit' })
    await log.account('user', 1)
    await log.account('user', 100)
    expect(await log.balance('user')).toBe(1)
    expect(await log.balance('house')).toBeUndefined()
  })

  it('refuses a charge other than nothing and the price, and negative amounts', async () => {
    const { log } = await stored(make)
    await begun(log, { price: 2 })
    expect(await codeOf(log.append(ending({ charge: 3 })))).toBe('log-invalid')
    expect(await codeOf(log.append(ending({ charge: 1 })))).toBe('log-invalid')
    expect(await log.read('t1', 1)).toEqual([])
    await log.append(entry())
    expect(await codeOf(log.open(opening({ session: 's2', turn: 't2', price: -1 })))).toBe('log-invalid')
    expect(await codeOf(log.account('user', -1))).toBe('log-invalid')
  })

  it('runs a turn that costs nothing on an empty account', async () => {
    const { log } = await stored(make)
    await log.account('user', 0)
    await begun(log, { account: 'user', price: 0 })
    await log.append(ending({ charge: 0 }))
    expect((await log.credits('t1')).map(({ kind, amount }) => ({ kind, amount }))).toEqual([
      { kind: 'hold', amount: 0 },
      { kind: 'release', amount: 0 },
    ])
  })
}
