import type { Part } from '@hefu/turn'
import { follow, memoryBell } from '@hefu/turn/host'
import { memoryLog } from '@hefu/turn/memory-log'
import { scriptedModel } from '@hefu/turn/testing'
import { expect, test } from 'vitest'
import { readingContract } from './contract.ts'
import { deriveReading } from './derivation.ts'
import { narrator } from './narrate.ts'
import { narrateReading } from './narrate/reading.ts'
import { mayFollowUp, mayRead } from './permission.ts'
import { storedReading } from './stored-reading.ts'
import { liuyaoTables } from './tables.ts'
import { numbersFrom, randomArguments, sampleArguments } from './testing/samples.ts'
import { Stage, submits } from './testing/stage.ts'

const given = sampleArguments('zh-Hans')
const words = narrateReading(deriveReading(given))

async function stage(): Promise<Stage> {
  const log = memoryLog(liuyaoTables)
  await log.account('house')
  return new Stage(log)
}

function line(value: unknown): { readonly calls: readonly (readonly Part[])[] } {
  return { calls: [submits(value)] }
}

test.each(['zh-Hans', 'zh-Hant', 'en'] as const)('in %s the narrator gives a kept reading, charged once, and its one follow-up', async (language) => {
  const host = await stage()
  const told = await host.read(sampleArguments(language), { model: narrator(), question: 'Will the money come back?' })
  expect(told).toMatchObject({
    status: 'completed',
    charge: 1,
    receipt: { origin: 'model', attempts: [{ verdict: 'kept', codes: [] }], model: { asked: 'narrator' } },
  })
  const stored = await storedReading(host.log, 'cast-1')
  expect(stored).toMatchObject({ language, question: 'Will the money come back?', reading: { status: 'ok', sign_level: 'fair-minus', error: null } })
  expect(await mayFollowUp(host.log, { cast: 'cast-1', language })).toEqual({ may: 'ok' })
  const followed = await host.follow({ language, reading: 'cast-1' }, { model: narrator(), question: language === 'en' ? 'When?' : '什么时候？' })
  expect(followed).toMatchObject({ status: 'completed', charge: 1, receipt: { facts: ['window.1', 'window.2', 'level'] } })
  expect(followed.events.filter(({ event }) => event.type === 'fact' || event.type === 'call-start')).toEqual([])
  expect(await mayFollowUp(host.log, { cast: 'cast-1', language })).toMatchObject({ may: 'used', sentence: expect.any(String) })
})

test('every kind of question goes through the host with the narrator', async () => {
  const host = await stage()
  const next = numbersFrom(4)
  for (const [place, category] of (['fortune', 'marriage', 'illness', 'lawsuit', 'other'] as const).entries()) {
    const random = randomArguments('en', category, next)
    const told = await host.read({ ...random, cast: { ...random.cast, id: `cast-${place}` } }, { model: narrator() })
    expect(told).toMatchObject({ status: 'completed', charge: 1 })
  }
})

test('the host derives before the first attempt, and the model sees facts with ids and no tool but submit', async () => {
  const host = await stage()
  const model = scriptedModel([line(words)])
  await host.read(given, { model })
  const [request] = model.requests
  expect(request).toMatchObject({ tools: [], toolChoice: 'required', maxTokens: 6000 })
  const result = request?.messages.find((message) => message.role === 'tool')
  expect(result).toMatchObject({ tool: 'derive', status: 'ok', value: { facts: expect.arrayContaining([expect.objectContaining({ id: 'subject' })]) } })
})

test('a cited id outside the facts breaks the attempt; the next is told so and kept', async () => {
  const host = await stage()
  const wrong = { ...words, advice: [{ text: '先等一等。', facts: ['line.7'] }] }
  const model = scriptedModel([line(wrong), line(words)])
  const told = await host.read(given, { model })
  expect(told).toMatchObject({ status: 'completed', charge: 1 })
  expect(told.receipt).toMatchObject({
    attempts: [
      { verdict: 'broken', codes: ['fact_unknown'] },
      { verdict: 'kept', codes: [] },
    ],
  })
  expect(model.requests[1]?.instructions).toContain('有一段文字引用了清单以外的编号。')
  expect((await storedReading(host.log, 'cast-1'))?.reading.advice).toEqual(words.advice)
})

test('output that misses its schema is rejected and asked for again inside the attempt', async () => {
  const host = await stage()
  const model = scriptedModel([{ calls: [submits({ ...words, keywords: 'none' }), submits(words)] }])
  const told = await host.read(given, { model })
  expect(told).toMatchObject({ status: 'completed', charge: 1, receipt: { attempts: [{ verdict: 'kept' }] } })
})

test('a sealed field that a model returns is dropped, marked, and never stored', async () => {
  const host = await stage()
  const told = await host.read(given, { model: scriptedModel([line({ ...words, sign_level: 'best', status: 'failed', divination_derived: { hash: '0' } })]) })
  expect(told.receipt).toMatchObject({ attempts: [{ verdict: 'kept', codes: ['sealed_dropped'] }] })
  const stored = await storedReading(host.log, 'cast-1')
  expect(stored?.reading).toMatchObject({ status: 'ok', sign_level: 'fair-minus', divination_derived: { hash: deriveReading(given).hash } })
})

test('a kept answer that names what no fact bears out is delivered, and the receipt says so', async () => {
  const host = await stage()
  const strange = [...words.answer, { text: '此卦变为地天泰，应在子日。', facts: [] }]
  const told = await host.read(given, { model: scriptedModel([line({ ...words, answer: strange })]) })
  expect(told).toMatchObject({ status: 'completed', charge: 1, receipt: { marks: ['branch 子', 'hexagram 地天泰'] } })
  expect((await (await stage()).read(given, { model: scriptedModel([line(words)]) })).receipt).toMatchObject({ marks: [] })
})

test('two broken attempts fail the turn: fixed words, no row, nothing charged, and the cast may be read again', async () => {
  const host = await stage()
  const told = await host.read(given, {
    model: scriptedModel([
      { calls: [[{ type: 'error', code: 'down' }]] },
      {
        calls: [
          [
            { type: 'text', text: '上上签' },
            { type: 'finish', why: 'stop' },
          ],
        ],
      },
    ]),
  })
  expect(told).toMatchObject({ status: 'failed', charge: 0, receipt: { origin: 'host-fallback' } })
  expect(told.events.flatMap(({ event }) => (event.type === 'answer' ? event.segments.map(({ text }) => text) : []))).toEqual([readingContract(given).fallback])
  expect(await storedReading(host.log, 'cast-1')).toBeUndefined()
  expect(await mayRead(host.log, { cast: 'cast-1', language: 'zh-Hans' })).toEqual({ may: 'ok' })
  expect(await mayFollowUp(host.log, { cast: 'cast-1', language: 'zh-Hans' })).toEqual({ may: 'no-reading', sentence: '这一卦还没有成立的解读，无从追问。' })
})

test('a cast that the engine refuses ends the turn before any attempt, uncharged', async () => {
  const host = await stage()
  const bad = { ...given, cast: { ...given.cast, way: { kind: 'lines', values: [7, 7, 7] } as const } }
  const told = await host.read(bad, { model: narrator() })
  expect(told).toMatchObject({ status: 'failed', charge: 0, receipt: { attempts: [], tools: [{ tool: 'derive', status: 'failed' }] } })
})

test('a cast is read once: a second reading is told so and costs nothing', async () => {
  const host = await stage()
  await host.read(given, { model: narrator() })
  expect(await mayRead(host.log, { cast: 'cast-1', language: 'en' })).toMatchObject({ may: 'read' })
  const again = await host.read(given, { model: narrator() })
  expect(again).toMatchObject({ status: 'failed', charge: 0, receipt: { attempts: [] } })
  expect(again.events.flatMap(({ event }) => (event.type === 'answer' ? event.segments : []))).toEqual([
    { text: '这一卦已经有了解读；一卦只解一次。', facts: [] },
  ])
})

test('a reader who follows the turn sees no draft and no rejected words, only the derivation and the answer', async () => {
  const host = await stage()
  const secret = { ...words, advice: [{ text: '不该给人看的话', facts: ['nowhere'] }] }
  const told = await host.read(given, { model: scriptedModel([line(secret), line(words)]) })
  const seen = await Array.fromAsync(
    follow(told.turn, { after: 0, signal: new AbortController().signal }, { log: host.log, bell: memoryBell(), view: readingContract(given) }),
  )
  expect(JSON.stringify(seen)).not.toContain('不该给人看的话')
  expect(seen.filter(({ event }) => event.type === 'fact')).toHaveLength(1)
  expect(seen.at(-1)?.event).toMatchObject({ type: 'turn-end', status: 'completed', charge: 1 })
})
