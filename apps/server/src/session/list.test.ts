import { afterAll, describe, expect, it } from 'vitest'
import type { Inside } from './inside.ts'
import { bases, type Fresh } from './testing/bases.ts'
import { asksFurther, asksReading, eventsOf, made, sampleSession, stageOn, turnOf, wholeOfSession } from './testing/stage.ts'

describe.each(bases)('on $name', ({ fresh }) => {
  const kept: { opened?: Promise<{ readonly base: Fresh; readonly inside: Inside }>; count: number } = { count: 0 }
  const stage = async (): Promise<Inside> => {
    kept.opened ??= fresh().then(async (base) => ({ base, inside: await stageOn(await base.open()) }))
    return (await kept.opened).inside
  }
  const make = async (question: string): Promise<string> => (await made(await stage(), sampleSession(`request-${(kept.count += 1)}`, { question }))).session
  const found = async (search: string): Promise<readonly string[]> =>
    (await (await stage()).sessions.list({ search, limit: 50 })).sessions.map(({ question }) => question)
  afterAll(async () => {
    const opened = await kept.opened
    await opened?.inside.close()
    await opened?.base.drop()
  })

  it('finds words of the question, the title and the note, in Chinese and in English, whatever marks they hold', async () => {
    const { sessions } = await stage()
    const contract = await make('合同 50% 能签成吗_？')
    await make('Will the ROOF hold\\out?')
    expect([await found('合同'), await found('50%'), await found('%'), await found('签成吗_'), await found('roof')]).toEqual([
      ['合同 50% 能签成吗_？'],
      ['合同 50% 能签成吗_？'],
      ['合同 50% 能签成吗_？'],
      ['合同 50% 能签成吗_？'],
      ['Will the ROOF hold\\out?'],
    ])
    expect([await found('hold\\out'), await found('__'), await found('没有的词'), await found("'; drop table turn; --")]).toEqual([
      ['Will the ROOF hold\\out?'],
      [],
      [],
      [],
    ])
    expect(await sessions.change(contract, { title: '签约', outcome: '后来签了' })).toMatchObject({ title: '签约', outcome: '后来签了' })
    expect([await found('签约'), await found('后来')]).toEqual([['合同 50% 能签成吗_？'], ['合同 50% 能签成吗_？']])
  })

  it('finds words of the reading and of the follow-up', async () => {
    const inside = await stage()
    const session = await make('能搬家吗？')
    await eventsOf(inside, turnOf(await inside.turns.open(session, asksReading('r1'))))
    const advice = (await wholeOfSession(inside, session)).reading?.reading.advice[0]?.text ?? ''
    expect(await found(advice.slice(0, 12))).toContain('能搬家吗？')
    await eventsOf(inside, turnOf(await inside.turns.open(session, asksFurther('r2', '哪一天？'))))
    const answer = (await wholeOfSession(inside, session)).followUp?.answer.at(-1)?.text ?? ''
    expect(await found(answer)).toEqual(['能搬家吗？'])
  })

  it('gives pages, newest first, without gap or repeat, also where many were made in one moment', async () => {
    const inside = await stage()
    await Promise.all(Array.from({ length: 9 }, (_, n) => make(`翻页${n}`)))
    const seen: string[] = []
    let before: string | undefined
    do {
      const page = await inside.sessions.list({ search: '翻页', limit: 4, ...(before === undefined ? {} : { before }) })
      expect(page.sessions.length).toBeLessThanOrEqual(4)
      expect(page.sessions.map(({ createdAt }) => createdAt)).toEqual(page.sessions.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a))
      seen.push(...page.sessions.map(({ question }) => question))
      before = page.next
    } while (before !== undefined)
    expect(seen.toSorted()).toEqual(Array.from({ length: 9 }, (_, n) => `翻页${n}`))
  })

  it('finds exactly one question since a time, and reads a place that is none as the beginning', async () => {
    const inside = await stage()
    const session = await make('今天 的 同一问')
    const { createdAt } = await wholeOfSession(inside, session)
    const asked = async (more: object) => (await inside.sessions.list({ question: '今天 的 同一问', limit: 5, ...more })).sessions.map((row) => row.session)
    expect([await asked({ since: createdAt }), await asked({ since: createdAt + 1 }), await asked({ before: 'nonsense' })]).toEqual([[session], [], [session]])
  })

  it('changes a title and a note, takes them away when they are empty, and leaves alone what is not named', async () => {
    const { sessions } = await stage()
    const session = await make(`${'长'.repeat(130)}\n第二行`)
    expect(await sessions.change(session, {})).toMatchObject({ title: `${'长'.repeat(119)}…` })
    expect(await sessions.change(session, { title: ' 新名 ', outcome: '成了' })).toMatchObject({ title: '新名', outcome: '成了' })
    expect(await sessions.change(session, { outcome: ' ' })).toMatchObject({ title: '新名' })
    const bare = await sessions.change(session, { title: '' })
    expect(bare).toMatchObject({ title: `${'长'.repeat(119)}…` })
    expect(bare).not.toHaveProperty('outcome')
    expect(await sessions.change(session, { title: 'x'.repeat(121) })).toMatchObject({ refused: 'field-too-long', field: 'title' })
    expect(await sessions.change(session, { outcome: 'a\u0000' })).toMatchObject({ refused: 'field-invalid', field: 'outcome' })
  })

  it('takes everything away', async () => {
    const inside = await stage()
    const count = (await inside.room.sessions()).length
    expect(count).toBeGreaterThan(10)
    expect(await inside.sessions.eraseAll()).toBe(count)
    expect((await inside.sessions.list({ limit: 50 })).sessions).toEqual([])
    expect(await inside.room.sessions()).toEqual([])
    expect(await inside.log.rows('reading', {})).toEqual([])
  })
})
