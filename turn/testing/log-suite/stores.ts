import { expect, it } from 'vitest'
import { answer, answers, begun, ending, entry, type MakeLog, opening, said, stored } from './samples.ts'

/** Any text comes back as it was. */
export function storesText(make: MakeLog): void {
  it.each([
    ['U+0000', 'a\u0000b'],
    ['U+0001 and digits', '\u00010000\u0001'],
    ['lone surrogates', '\ud800 \udc00\ud83d'],
    ['emoji and rare characters', '😀𠮷 ䷀ e\u0301 \ufffe\uffff'],
    ['quotes and backslashes', `'"\\u0000 {} {"a":NULL} $1 \\x00\n\r\t`],
    ['nothing', ''],
  ])('gives back text with %s', async (_, text) => {
    const { log } = await stored(make)
    await log.account(`account ${text}`, 3)
    await log.seed(`s${text}`, [{ role: 'user', text }])
    await begun(log, { session: `s${text}`, turn: `t${text}`, request: `r${text}`, account: `account ${text}` })
    const rows = [answer(`i${text}`, { reading: text, value: { [text]: text } })]
    const question = { id: text, text }
    await log.append(entry({ turn: `t${text}`, events: said(text), rows, question }))
    await log.append(ending({ messages: [{ role: 'user', text }], receipt: text, diagnostic: [text], charge: 0 }, { turn: `t${text}`, after: 2 }))
    expect((await log.read(`t${text}`, 1))[0]?.event).toEqual({ type: 'text-delta', text })
    expect(await log.rows(answers.name, { reading: text })).toEqual([{ id: `i${text}`, reading: text, value: { [text]: text } }])
    expect(await log.focus(`s${text}`)).toEqual({ question })
    expect(await log.history(`s${text}`)).toEqual([
      { role: 'user', text },
      { role: 'user', text },
    ])
    expect(await log.receipt(`t${text}`)).toEqual({ receipt: text, diagnostic: [text] })
    expect(await log.turn(`t${text}`)).toMatchObject({ turn: `t${text}`, session: `s${text}`, request: `r${text}` })
    expect((await log.credits(`t${text}`))[1]?.credit).toBe(`account ${text}`)
    expect(await log.balance(`account ${text}`)).toBe(3)
    expect(await log.open(opening({ session: `s${text}`, turn: 'new', request: `r${text}` }))).toEqual({ kind: 'same', turn: `t${text}` })
  })
}

/** Any size, and the same after opening the store again. */
export function storesValues(make: MakeLog): void {
  it('gives back large values and large whole numbers', async () => {
    const { log } = await stored(make)
    await begun(log, { at: Number.MAX_SAFE_INTEGER })
    const text = '卦x'.repeat(500_000)
    const rows = [answer('big', { n: Number.MIN_SAFE_INTEGER, value: Array.from({ length: 20_000 }, (_, n) => ({ n: n / 7 })) })]
    await log.append(entry({ at: Number.MAX_SAFE_INTEGER, events: [...said(text), ...said(...Array.from({ length: 500 }, String))], rows }))
    const read = await log.read('t1', 0)
    expect(read).toHaveLength(502)
    expect(read[0]?.at).toBe(Number.MAX_SAFE_INTEGER)
    expect(read[1]?.event).toEqual({ type: 'text-delta', text })
    expect((await log.rows(answers.name, { n: Number.MIN_SAFE_INTEGER }))[0]).toEqual(rows[0]?.values)
  })

  it('gives copies, so that nothing outside changes what is kept', async () => {
    const { log } = await stored(make)
    await begun(log)
    const value = { list: [1] }
    await log.append(entry({ events: [{ type: 'data', value }], rows: [answer('a', { value })] }))
    value.list.push(2)
    expect((await log.read('t1', 1))[0]?.event).toEqual({ type: 'data', value: { list: [1] } })
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'a', value: { list: [1] } }])
  })

  it('has everything after the store is opened again, and goes on', async () => {
    const { log: first, again } = await stored(make)
    await first.account('user', 4)
    await begun(first, { account: 'user' })
    await first.append(ending({}, { rows: [answer('a')] }))
    await begun(first, { turn: 't2', request: 'r2', account: 'user' })
    await first.append(entry({ turn: 't2', question: { id: 'q', text: 'Q' } }))
    const log = await again()
    expect(await log.unfinished()).toEqual(['t2'])
    expect(await log.history('s1')).toHaveLength(1)
    expect([await log.balance('user'), await log.balance('house')]).toEqual([2, undefined])
    expect(await log.raise('t2')).toBe(2)
    await log.append(entry({ turn: 't2', epoch: 2, after: 2, rows: [answer('b')] }))
    expect(await log.rows(answers.name, {})).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(await log.focus('s1')).toEqual({ question: { id: 'q', text: 'Q' } })
    expect(await log.receipt('t1')).toEqual({ receipt: { r: 1 }, diagnostic: { d: 1 } })
  })
}
