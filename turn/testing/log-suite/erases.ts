import { expect, it } from 'vitest'
import type { Row } from '../../src/index.ts'
import { answer, answers, begun, codeOf, ending, entry, type MakeLog, opening, stored } from './samples.ts'

const own = (id: string, session: string, turn: string): readonly Row[] => [
  { table: 'owned_sample', values: { id, session, turn: 'whichever' } },
  { table: 'turned_sample', values: { id, turn } },
]

/** Erasure: everything of a session but its money lines. */
export function erases(make: MakeLog): void {
  it.each(['s1', 's\u0000\ud800'])('takes a session away with all that hangs on it, and nothing of another', async (session) => {
    const { log } = await stored(make)
    await log.seed(session, [{ role: 'user', text: 'before' }])
    await begun(log, { session })
    await log.append(ending({}, { rows: [...own('a', session, 't1'), answer('of nobody')], question: { id: 'q', text: 'Q' } }))
    await begun(log, { session: 's2', turn: 't2' })
    await log.append(ending({}, { turn: 't2', rows: own('b', 's2', 't2'), question: { id: 'q', text: 'Q' } }))
    expect((await log.turns(session)).map(({ turn, status, last }) => ({ turn, status, last }))).toEqual([{ turn: 't1', status: 'completed', last: 2 }])
    expect(await log.erase(session)).toEqual(['t1'])
    expect([await log.read('t1', 0), await log.turn('t1'), await log.turns(session), await log.receipt('t1')]).toEqual([[], undefined, [], undefined])
    expect([await log.history(session), await log.focus(session)]).toEqual([[], {}])
    expect([await log.rows('owned_sample', {}), await log.rows('turned_sample', {})]).toEqual([
      [{ id: 'b', session: 's2', turn: 'whichever' }],
      [{ id: 'b', turn: 't2' }],
    ])
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'of nobody' }])
    expect([(await log.read('t2', 0)).length, await log.focus('s2'), (await log.history('s2')).length]).toEqual([2, { question: { id: 'q', text: 'Q' } }, 1])
    expect((await log.credits('t1')).map(({ kind, amount }) => `${kind} ${amount}`)).toEqual(['hold 1', 'settle 1'])
  })

  it('gives back what an unfinished turn holds, and refuses its driver', async () => {
    const { log } = await stored(make)
    await log.account('user', 5)
    await begun(log, { account: 'user', price: 2 })
    await log.append(entry())
    expect(await log.erase('s1')).toEqual(['t1'])
    expect([await log.balance('user'), await log.unfinished()]).toEqual([5, []])
    expect((await log.credits('t1')).at(-1)).toEqual({ turn: 't1', kind: 'release', debit: 'held', credit: 'user', amount: 2 })
    expect([await codeOf(log.append(entry({ after: 2 }))), await log.raise('t1'), await log.cancel('t1', 1)]).toEqual(['turn-unknown', undefined, false])
  })

  it('knows nothing of an erased request, lets a session begin again, and never uses a turn id twice', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(ending({}, { rows: own('a', 's1', 't1') }))
    await log.erase('s1')
    expect(await codeOf(log.open(opening()))).toBe('log-invalid')
    expect(await log.open(opening({ turn: 't2' }))).toEqual({ kind: 'opened', turn: 't2' })
    await log.raise('t2')
    await log.append(entry({ turn: 't2', rows: own('a', 's1', 't1') }))
    expect(await log.rows('turned_sample', {})).toHaveLength(1)
  })

  it('erases a session once, and finds nothing in an unknown one', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect((await Promise.all([log.erase('s1'), log.erase('s1'), log.erase('nobody')])).toSorted()).toEqual([[], [], ['t1']])
  })

  it('leaves either all or nothing of a turn that is written while it is erased', async () => {
    const { log } = await stored(make)
    const turns = Array.from({ length: 10 }, (_, n) => `t${n}`)
    for (const turn of turns) await begun(log, { session: `s-${turn}`, turn })
    const codes = await Promise.all(
      turns.flatMap((turn) => [codeOf(log.append(ending({}, { turn, rows: own(turn, `s-${turn}`, turn) }))), codeOf(log.erase(`s-${turn}`))]),
    )
    expect(codes.filter((code) => code !== 'none' && code !== 'turn-unknown')).toEqual([])
    expect([await log.rows('owned_sample', {}), await log.rows('turned_sample', {}), await log.unfinished()]).toEqual([[], [], []])
    for (const turn of turns) expect([await log.credits(turn).then((lines) => lines.length), await log.receipt(turn)]).toEqual([2, undefined])
  })
}
