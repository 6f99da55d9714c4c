import { afterAll, expect, it } from 'vitest'
import { asksFurther, asksReading, eventsOf, made, sampleSession, stageOn, turnOf, wholeOfSession } from './testing/stage.ts'

const opened = stageOn({})
afterAll(async () => (await opened).close())

it.each(['zh-Hans', 'en'] as const)('a question becomes a kept reading and its one follow-up in %s', async (language) => {
  const inside = await opened
  const { session } = await made(inside, sampleSession(`whole-${language}`, { language }))
  const turn = turnOf(await inside.turns.open(session, asksReading('r1', language)))
  expect((await eventsOf(inside, turn)).at(-1)).toMatchObject({ type: 'turn-end', status: 'completed' })
  expect(await wholeOfSession(inside, session)).toMatchObject({ state: 'read', sign: 'fair-minus', reading: { turn, language } })
  const further = turnOf(await inside.turns.open(session, asksFurther('r2', language === 'en' ? 'When?' : '什么时候？', language)))
  await eventsOf(inside, further)
  const whole = await wholeOfSession(inside, session)
  expect(whole).toMatchObject({ followedUp: true, followUp: { turn: further } })
  expect(whole.turns.map(({ kind, status, charge }) => ({ kind, status, charge }))).toEqual([
    { kind: 'reading', status: 'completed', charge: 1 },
    { kind: 'follow-up', status: 'completed', charge: 1 },
  ])
})
