import { expect, it } from 'vitest'
import { answer, answers, begun, codeOf, ending, entry, type MakeLog, said, stored } from './samples.ts'

/** Appending: order, fences, groups. */
export function appends(make: MakeLog): void {
  it('keeps events in order and reads from any place', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry({ events: said('a', 'b') }))
    await log.append(entry({ after: 3, at: 2500, events: said('c') }))
    expect((await log.read('t1', 0)).map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
    expect(await log.read('t1', 3)).toEqual([{ seq: 4, at: 2500, event: { type: 'text-delta', text: 'c' } }])
    expect(await log.read('t1', 4)).toEqual([])
    expect(await log.read('nobody', 0)).toEqual([])
  })

  it('raises the epoch and refuses the writer of the old one, keeping nothing of its entry', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await log.raise('t1')).toBe(2)
    const stale = entry({ rows: [answer('a1')], question: { id: 'q1', text: 'Q' } })
    expect(await codeOf(log.append(stale))).toBe('stale-epoch')
    expect(await log.read('t1', 1)).toEqual([])
    expect(await log.rows(answers.name, {})).toEqual([])
    expect(await log.focus('s1')).toEqual({})
    await log.append({ ...stale, epoch: 2 })
    expect((await log.turn('t1'))?.epoch).toBe(2)
  })
}

/** Taking a turn over, and entries that come out of order. */
export function fences(make: MakeLog): void {
  it('gives each of many raises at once an epoch of its own', async () => {
    const { log } = await stored(make)
    await begun(log)
    const epochs = await Promise.all(Array.from({ length: 5 }, () => log.raise('t1')))
    expect(epochs.map(Number).toSorted()).toEqual([2, 3, 4, 5, 6])
  })

  it('raises neither an unknown nor an ended turn', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(ending())
    expect([await log.raise('t1'), await log.raise('nobody')]).toEqual([undefined, undefined])
  })

  it('refuses a seq that is written, a gap, an ended turn and an unknown one', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry())
    expect(await codeOf(log.append(entry()))).toBe('seq-taken')
    expect(await codeOf(log.append(entry({ after: 5 })))).toBe('log-invalid')
    expect(await codeOf(log.append(entry({ turn: 'nobody' })))).toBe('turn-unknown')
    await log.append(ending({}, { after: 2 }))
    expect(await codeOf(log.append(entry({ after: 3 })))).toBe('stale-epoch')
    expect(await log.read('t1', 0)).toHaveLength(3)
  })

  it('lets one of two writers of the same place through', async () => {
    const { log } = await stored(make)
    await begun(log)
    const codes = await Promise.all([codeOf(log.append(entry({ events: said('one') }))), codeOf(log.append(entry({ events: said('two') })))])
    expect(codes.toSorted()).toEqual(['none', 'seq-taken'])
    expect(await log.read('t1', 1)).toHaveLength(1)
  })

  it('takes an entry that brings no event', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry({ events: [], rows: [answer('a')] }))
    await log.append(entry({ events: [] }))
    await log.append(entry())
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'a' }])
    expect(await log.read('t1', 1)).toHaveLength(1)
  })

  it('keeps a turn’s order when its entries are sent without waiting', async () => {
    const { log } = await stored(make)
    await begun(log)
    await Promise.all(Array.from({ length: 20 }, (_, n) => log.append(entry({ after: n + 1, events: said(`${n}`) }))))
    expect((await log.read('t1', 1)).map(({ event }) => (event.type === 'text-delta' ? event.text : ''))).toEqual(Array.from({ length: 20 }, (_, n) => `${n}`))
  })
}

/** Many turns at once. */
export function groupsAppends(make: MakeLog): void {
  it('does not let a bad entry sink its neighbours', async () => {
    const { log } = await stored(make)
    const turns = Array.from({ length: 12 }, (_, n) => `t${n}`)
    for (const turn of turns) await begun(log, { session: `s-${turn}`, turn })
    await log.raise('t3')
    const codes = await Promise.all(
      turns.map((turn, n) => {
        const bad = n === 5 || n === 6
        return codeOf(
          log.append(entry({ turn, after: n === 8 ? 0 : 1, rows: [answer(bad ? 'twice' : turn)], ...(n === 9 ? ending({ charge: 7 }, { turn }) : {}) })),
        )
      }),
    )
    expect(codes).toEqual(['none', 'none', 'none', 'stale-epoch', 'none', 'none', 'seq-taken', 'none', 'seq-taken', 'log-invalid', 'none', 'none'])
    const kept = await Promise.all(turns.map(async (turn) => (await log.read(turn, 1)).length))
    expect(kept).toEqual([1, 1, 1, 0, 1, 1, 0, 1, 0, 0, 1, 1])
    expect((await log.rows(answers.name, {})).map((row) => row['id']).toSorted()).toEqual(['t0', 't1', 't10', 't11', 't2', 't4', 't7', 'twice'].toSorted())
  })
}
