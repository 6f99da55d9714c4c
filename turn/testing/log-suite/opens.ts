import { expect, it } from 'vitest'
import { begun, codeOf, ending, type MakeLog, opening, stored } from './samples.ts'

/** Opening: same, busy, no-credit, also when many come at once. */
export function opens(make: MakeLog): void {
  it('opens a turn with its start as seq 1', async () => {
    const { log } = await stored(make)
    expect(await log.open(opening())).toEqual({ kind: 'opened', turn: 't1' })
    expect(await log.read('t1', 0)).toEqual([{ seq: 1, at: 1000, event: opening().start }])
    expect(await log.turn('t1')).toEqual({ turn: 't1', session: 's1', request: 'r1', status: 'queued', epoch: 0, last: 1 })
    expect(await log.unfinished()).toEqual(['t1'])
  })

  it('gives the first turn to a second send of a request, also when it has ended', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await log.open(opening({ turn: 't2' }))).toEqual({ kind: 'same', turn: 't1' })
    await log.append(ending())
    expect(await log.open(opening({ turn: 't3' }))).toEqual({ kind: 'same', turn: 't1' })
    expect(await log.turn('t2')).toBeUndefined()
  })

  it('refuses a busy session and writes nothing, but opens the next turn after the end', async () => {
    const { log } = await stored(make)
    await begun(log)
    const next = opening({ turn: 't2', request: 'r2' })
    expect(await log.open(next)).toEqual({ kind: 'busy', turn: 't1' })
    expect(await log.credits('t2')).toEqual([])
    await log.append(ending())
    expect(await log.open(next)).toEqual({ kind: 'opened', turn: 't2' })
  })

  it('keeps sessions apart', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await log.open(opening({ session: 's2', turn: 't2' }))).toEqual({ kind: 'opened', turn: 't2' })
  })

  it('refuses a turn id that was used before', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await codeOf(log.open(opening({ session: 's2' })))).toBe('log-invalid')
    expect(await log.read('t1', 0)).toHaveLength(1)
  })

  it('opens one of eight requests that come at once, and tells the others which', async () => {
    const { log } = await stored(make)
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => log.open(opening({ turn: `t${n}`, request: `r${n}` }))))
    const opened = all.filter((each) => each.kind === 'opened')
    expect(opened).toHaveLength(1)
    const turn = opened.map((each) => ('turn' in each ? each.turn : ''))[0]
    expect(all.filter((each) => each.kind !== 'opened')).toEqual(Array.from({ length: 7 }, () => ({ kind: 'busy', turn })))
    expect(await log.unfinished()).toEqual([turn])
  })

  it('opens one turn for one request that is sent eight times at once', async () => {
    const { log } = await stored(make)
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => log.open(opening({ turn: `t${n}` }))))
    expect(all.map((each) => each.kind).toSorted()).toEqual(['opened', ...Array.from({ length: 7 }, () => 'same')])
    expect(new Set(all.map((each) => ('turn' in each ? each.turn : ''))).size).toBe(1)
  })
}
