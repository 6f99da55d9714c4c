import { narrator } from '@hefu/contracts/liuyao'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import type { Inside } from './inside.ts'
import { bases, type Fresh } from './testing/bases.ts'
import { failingFirst, silentModel } from './testing/models.ts'
import { asksFurther, asksReading, eventsOf, made, sampleSession, stageOn, turnOf, type Wanted, wholeOfSession } from './testing/stage.ts'

const lost = new AbortController().signal

describe.each(bases)('on $name', ({ fresh }) => {
  const kept: { fresh?: Promise<Fresh>; count: number } = { count: 0 }
  const running: Inside[] = []
  const stage = async (wanted: Wanted = {}): Promise<Inside> => {
    kept.fresh ??= fresh()
    const inside = await stageOn(await (await kept.fresh).open(), wanted)
    running.push(inside)
    return inside
  }
  const sample = (more: Parameters<typeof sampleSession>[1] = {}) => sampleSession(`request-${(kept.count += 1)}`, more)
  afterEach(async () => {
    for (const inside of running.splice(0)) await inside.close()
  })
  afterAll(async () => (await kept.fresh)?.drop())

  it.each(['zh-Hans', 'en'] as const)('a question becomes a kept reading and its one follow-up in %s', async (language) => {
    const inside = await stage()
    const { session } = await made(inside, sample({ language }))
    expect(await inside.turns.open(session, asksFurther('r0', '什么时候？', language))).toEqual({ refused: 'not-read' })
    const turn = turnOf(await inside.turns.open(session, asksReading('r1', language)))
    const events = await eventsOf(inside, turn)
    expect(events.at(-1)).toMatchObject({ type: 'turn-end', status: 'completed' })
    expect(events.map(({ type }) => type)).not.toContain('text-delta')
    expect(await wholeOfSession(inside, session)).toMatchObject({ state: 'read', sign: 'fair-minus', reading: { turn, language } })
    expect(await inside.turns.open(session, asksReading('r2', language))).toEqual({ refused: 'already-read' })
    const words = language === 'en' ? 'When?' : '什么时候？'
    const further = turnOf(await inside.turns.open(session, asksFurther('r3', ` ${words} `, language)))
    await eventsOf(inside, further)
    const whole = await wholeOfSession(inside, session)
    expect(whole).toMatchObject({ state: 'read', followedUp: true, followUp: { turn: further, text: words } })
    expect(whole.followUp?.answer.length).toBeGreaterThan(0)
    expect(whole.turns).toMatchObject([
      { turn, kind: 'reading', status: 'completed', charge: 1, origin: 'model' },
      { turn: further, kind: 'follow-up', text: words, status: 'completed', charge: 1 },
    ])
    expect(await inside.turns.open(session, asksFurther('r4', words, language))).toEqual({ refused: 'follow-up-used' })
    expect(await inside.turns.receipt(further)).toMatchObject({ status: 'completed', charge: 1, model: { asked: 'narrator' } })
  })

  it('gives a second send of a request the first turn, also when it is over, and of a session the first session', async () => {
    const inside = await stage()
    const given = sample()
    const { session } = await made(inside, given)
    expect(await inside.sessions.make({ ...given, question: '另一问' })).toMatchObject({ kind: 'same', session: { session, question: given.question } })
    const twice = await Promise.all([1, 2, 3].map(() => inside.turns.open(session, asksReading('r1'))))
    expect(twice.map((each) => ('kind' in each ? each.kind : each)).toSorted()).toEqual(['opened', 'same', 'same'])
    const [turn] = new Set(twice.map(turnOf))
    await eventsOf(inside, turn ?? '')
    expect(await inside.turns.open(session, asksReading('r1'))).toEqual({ kind: 'same', turn })
  })

  it('makes one session of one request that is sent many times at once', async () => {
    const inside = await stage()
    const given = sample()
    const all = await Promise.all([1, 2, 3, 4].map(() => inside.sessions.make(given)))
    expect(all.map((each) => ('kind' in each ? each.kind : each)).toSorted()).toEqual(['made', 'same', 'same', 'same'])
    expect(new Set(all.map((each) => ('session' in each ? each.session.session : each))).size).toBe(1)
  })

  it('runs one of two turns that are opened at once, refuses the other as busy, and stops it when told', async () => {
    const { model, asked } = silentModel()
    const inside = await stage({ model })
    const { session } = await made(inside, sample())
    const both = await Promise.all(['r1', 'r2'].map((request) => inside.turns.open(session, asksReading(request))))
    const turn = both.map((each) => ('kind' in each ? each.turn : undefined)).find((each) => each !== undefined)
    expect(both.toSorted((a, b) => Number('refused' in a) - Number('refused' in b))).toEqual([
      { kind: 'opened', turn },
      { refused: 'session-busy', turn },
    ])
    await asked
    expect(await inside.turns.receipt(turn ?? '')).toEqual({ refused: 'session-busy', turn })
    expect((await wholeOfSession(inside, session)).state).toBe('running')
    expect(await inside.turns.cancel(turn ?? '')).toEqual({ cancelled: true })
    expect((await eventsOf(inside, turn ?? '')).at(-1)).toMatchObject({ type: 'turn-end', status: 'interrupted', charge: 0 })
    expect(await inside.turns.cancel(turn ?? '')).toEqual({ refused: 'turn-over' })
    expect(await wholeOfSession(inside, session)).toMatchObject({ state: 'interrupted', turns: [{ status: 'interrupted', charge: 0 }] })
  })

  it('can be asked again after a turn that failed, which says so and charges nothing', async () => {
    const inside = await stage({ model: failingFirst(2, narrator()) })
    const { session } = await made(inside, sample())
    await eventsOf(inside, turnOf(await inside.turns.open(session, asksReading('r1'))))
    expect(await wholeOfSession(inside, session)).toMatchObject({ state: 'failed', turns: [{ status: 'failed', charge: 0, said: expect.any(String) }] })
    await eventsOf(inside, turnOf(await inside.turns.open(session, asksReading('r2'))))
    expect(await wholeOfSession(inside, session)).toMatchObject({ state: 'read', turns: [{ status: 'failed' }, { status: 'completed', charge: 1 }] })
  })

  it('erases a session whose turn runs: its reader and its driver end, and only the money lines stay', async () => {
    const { model, asked } = silentModel()
    const inside = await stage({ model })
    const { session } = await made(inside, sample({ question: '要抹去的一问' }))
    const turn = turnOf(await inside.turns.open(session, asksReading('r1')))
    const reading = eventsOf(inside, turn)
    await asked
    expect(await inside.turns.report(turn, '不对')).toEqual({ reported: true })
    expect(await inside.room.reports.of(turn)).toMatchObject([{ turn, session, note: '不对' }])
    expect(await inside.sessions.erase(session)).toEqual({ erased: true })
    expect((await reading).map(({ type }) => type)).not.toContain('turn-end')
    expect(await inside.sessions.erase(session)).toEqual({ refused: 'session-unknown' })
    expect(await inside.sessions.whole(session)).toEqual({ refused: 'session-unknown' })
    expect(await inside.turns.seen(turn)).toEqual({ refused: 'turn-unknown' })
    expect(await Array.fromAsync(inside.turns.follow(turn, { after: 0, signal: lost }))).toEqual([])
    expect([await inside.room.reports.of(turn), (await inside.sessions.list({ limit: 10, question: '要抹去的一问' })).sessions]).toEqual([[], []])
    expect((await inside.log.credits(turn)).map(({ kind }) => kind)).toEqual(['hold', 'release'])
    expect(await inside.turns.open(session, asksReading('r2'))).toEqual({ refused: 'session-unknown' })
  })

  it('knows no ids but its own', async () => {
    const inside = await stage()
    for (const id of ['nobody', '', "'; drop table turn; --", '\u0001']) {
      expect(await inside.sessions.whole(id)).toEqual({ refused: 'session-unknown' })
      expect(await inside.sessions.change(id, { title: 'x' })).toEqual({ refused: 'session-unknown' })
      expect(await inside.turns.open(id, asksReading('r'))).toEqual({ refused: 'session-unknown' })
      expect(await inside.turns.cancel(id)).toEqual({ refused: 'turn-unknown' })
      expect(await inside.turns.receipt(id)).toEqual({ refused: 'turn-unknown' })
      expect(await inside.turns.report(id, 'note')).toEqual({ refused: 'turn-unknown' })
    }
  })

  it('stops words of self-harm before anything is kept', async () => {
    const inside = await stage()
    const given = sample({ question: '我不想活了，想结束自己的生命' })
    expect(await inside.sessions.make(given)).toMatchObject({ stopped: 'self-harm', text: expect.stringContaining('12356') })
    expect((await inside.sessions.list({ limit: 10, question: given.question })).sessions).toEqual([])
    const { session } = await made(inside, sample())
    await eventsOf(inside, turnOf(await inside.turns.open(session, asksReading('r1'))))
    expect(await inside.turns.open(session, asksFurther('r2', given.question))).toMatchObject({ stopped: 'self-harm' })
    expect((await wholeOfSession(inside, session)).turns).toHaveLength(1)
  })

  it('refuses what cannot be read, and keeps nothing of it', async () => {
    const inside = await stage()
    const { cast } = sampleSession('x')
    const before = (await inside.sessions.list({ limit: 100 })).sessions.length
    const bad = [
      sample({ question: '  ' }),
      sample({ question: 'a\u0000b' }),
      sample({ question: '\ud800' }),
      sample({ question: '问'.repeat(2_001) }),
      sample({ cast: { ...cast, way: { kind: 'lines', values: [9, 7] } } }),
      sample({ matter: { category: 'marriage' } }),
    ]
    const answers = await Promise.all(bad.map((given) => inside.sessions.make(given)))
    expect(answers).toMatchObject([
      { refused: 'field-invalid', field: 'question' },
      { refused: 'field-invalid', field: 'question' },
      { refused: 'field-invalid', field: 'question' },
      { refused: 'field-too-long', field: 'question' },
      { refused: 'cast-invalid', field: 'cast' },
      { refused: 'field-invalid', field: 'matter.sex', allowed: ['female', 'male'] },
    ])
    expect((await inside.sessions.list({ limit: 100 })).sessions).toHaveLength(before)
  })

  it('streams a test turn as drafts and writes its record once', async () => {
    const inside = await stage()
    const { session } = await made(inside, sample({ question: '#stream 20 1' }))
    const turn = turnOf(await inside.turns.open(session, asksReading('r1')))
    const events = await eventsOf(inside, turn)
    const text = events.flatMap((event) => (event.type === 'text-delta' ? [event.text] : [])).join('')
    expect(text.match(/w\d+@/gu)).toEqual(Array.from({ length: 20 }, (_, n) => `w${n}@`))
    expect(events.at(-1)).toMatchObject({ status: 'completed', charge: 1 })
    expect(await inside.log.rows('test_note', { turn })).toHaveLength(1)
  })
})
