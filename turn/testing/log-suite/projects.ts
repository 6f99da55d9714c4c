import { expect, it } from 'vitest'
import type { Message } from '../../src/index.ts'
import { answer, answers, begun, codeOf, ending, entry, type MakeLog, opening, said, stored } from './samples.ts'

const question = { id: 'q1', text: 'And then?', options: ['yes', 'no'] }

/** Rows of contracts: with their event or not at all, once. */
export function keepsRows(make: MakeLog): void {
  it('commits rows with their event and finds them by column, in order', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry({ rows: [answer('b', { reading: 'x', n: 2, value: { deep: [1, null, 'ü'] } }), answer('a', { reading: 'x', n: 1, value: null })] }))
    expect(await log.rows(answers.name, { reading: 'x' })).toEqual([
      { id: 'b', reading: 'x', n: 2, value: { deep: [1, null, 'ü'] } },
      { id: 'a', reading: 'x', n: 1, value: null },
    ])
    expect(await log.rows(answers.name, { reading: 'x', n: 1 })).toHaveLength(1)
    expect(await log.rows(answers.name, { reading: undefined })).toEqual([])
  })

  it('keeps neither event nor rows when one row breaks the primary or another key', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry({ rows: [answer('a', { reading: 'x', n: 1 })] }))
    const taken = [[answer('b'), answer('a')], [answer('c', { reading: 'x', n: 1 })], [answer('d'), answer('d')]]
    for (const rows of taken) expect(await codeOf(log.append(entry({ after: 2, rows, question })))).toBe('seq-taken')
    expect(await log.read('t1', 2)).toEqual([])
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'a', reading: 'x', n: 1 }])
    expect(await log.focus('s1')).toEqual({})
    await log.append(entry({ after: 2, rows: [answer('b', { reading: 'x' }), answer('c', { reading: 'x' })] }))
  })

  it('refuses unknown tables and columns, wrong types and a missing key before anything is written', async () => {
    const { log } = await stored(make)
    await begun(log)
    const bad = [
      { table: 'none', values: { id: 'a' } },
      answer('a', { other: 1 }),
      answer('a', { n: 1.5 }),
      answer('a', { reading: 7 }),
      { table: answers.name, values: { n: 1 } },
    ]
    for (const row of bad) expect(await codeOf(log.append(entry({ rows: [row] })))).toBe('log-invalid')
    expect(await log.read('t1', 1)).toEqual([])
    expect(await codeOf(log.rows('none', {}))).toBe('log-invalid')
    expect(await codeOf(log.rows(answers.name, { value: 1 }))).toBe('log-invalid')
  })

  it('refuses tables that cannot be kept', async () => {
    const bad = [
      { ...answers, name: 'Bad name' },
      { ...answers, primary: [] },
      { ...answers, primary: ['value'] },
      { ...answers, unique: [['other']] },
    ]
    for (const table of bad) expect(await codeOf((async () => make([table]))())).toBe('contract-invalid')
    expect(await codeOf((async () => make([answers, answers]))())).toBe('contract-invalid')
  })
}

/** The live question. */
export function keepsFocus(make: MakeLog): void {
  it('makes an entry’s question the live one and changes it with the event that says so', async () => {
    const { log } = await stored(make)
    await begun(log)
    await log.append(entry({ question }))
    expect(await log.focus('s1')).toEqual({ question })
    await log.append(entry({ after: 2, focus: { close: 'q0' } }))
    expect(await log.focus('s1')).toEqual({ question })
    await log.append(entry({ after: 3, focus: { close: 'q1', next: { id: 'q2', text: 'More?' } } }))
    expect(await log.focus('s1')).toEqual({ question: { id: 'q2', text: 'More?' } })
    expect(await codeOf(log.append(entry({ after: 3, focus: { close: 'q2' } })))).toBe('seq-taken')
    expect(await log.focus('s1')).toEqual({ question: { id: 'q2', text: 'More?' } })
    await log.append(entry({ after: 4, focus: { close: 'q2' } }))
    expect(await log.focus('s1')).toEqual({})
  })

  it('sets the focus of a session that was not there, and a question takes the place of a stop', async () => {
    const { log } = await stored(make)
    expect(await log.focus('s1')).toEqual({})
    await log.setFocus('s1', { question })
    await log.setFocus('s1', { stopped: 'enough' })
    expect(await log.focus('s1')).toEqual({ stopped: 'enough' })
    await begun(log)
    await log.append(entry({ question }))
    expect(await log.focus('s1')).toEqual({ question })
  })
}

/** What an end leaves behind. */
export function keepsEnds(make: MakeLog): void {
  const user = (text: string): Message => ({ role: 'user', text })

  it('gives the history of ended turns only, after what was there before the first', async () => {
    const { log } = await stored(make)
    await begun(log)
    const answered: Message = { role: 'assistant', text: 'hi', calls: [{ call: 'c1', tool: 't', args: { b: 1, a: [2] } }], by: 'host' }
    await log.append(ending({ messages: [user('one'), answered] }))
    await log.seed('s1', [user('before'), user('and before')])
    await begun(log, { turn: 't2', request: 'r2' })
    await log.append(entry({ turn: 't2', events: said('not yet') }))
    expect(await log.history('s1')).toEqual([user('before'), user('and before'), user('one'), answered])
    await log.append(ending({ messages: [user('two')] }, { turn: 't2', after: 2 }))
    expect((await log.history('s1')).at(-1)).toEqual(user('two'))
    expect(await log.history('nobody')).toEqual([])
  })

  it('writes status, receipt and diagnostic with the end and not before', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await log.receipt('t1')).toBeUndefined()
    await log.append(ending({ status: 'interrupted', charge: 0, receipt: { a: [1] }, diagnostic: { b: 'x' } }))
    expect(await log.receipt('t1')).toEqual({ receipt: { a: [1] }, diagnostic: { b: 'x' } })
    expect((await log.turn('t1'))?.status).toBe('interrupted')
    expect(await log.unfinished()).toEqual([])
  })

  it('keeps nothing of an end whose rows are refused', async () => {
    const { log } = await stored(make)
    await begun(log)
    expect(await codeOf(log.append(ending({}, { rows: [answer('a'), answer('a')] })))).toBe('seq-taken')
    expect((await log.turn('t1'))?.status).toBe('running')
    expect([await log.receipt('t1'), await log.history('s1'), (await log.credits('t1')).length]).toEqual([undefined, [], 1])
  })

  it('sets the cancel mark once, on an unfinished turn only', async () => {
    const { log } = await stored(make)
    await log.open(opening())
    expect([await log.cancel('t1', 0), await log.cancel('t1', 99), await log.cancel('nobody', 1)]).toEqual([true, true, false])
    expect((await log.turn('t1'))?.cancelAt).toBe(0)
    await log.raise('t1')
    await log.append(ending())
    expect(await log.cancel('t1', 5)).toBe(false)
  })

  it('lists unfinished turns oldest first', async () => {
    const { log } = await stored(make)
    for (const n of [3, 1, 2]) await log.open(opening({ session: `s${n}`, turn: `t${n}` }))
    await log.raise('t1')
    expect(await log.unfinished()).toEqual(['t3', 't1', 't2'])
  })
}
