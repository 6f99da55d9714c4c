import { judgementLabels, labelsOf, languages } from '@hefu/liuyao/labels'
import { memoryLog } from '@hefu/turn/memory-log'
import { scriptedModel } from '@hefu/turn/testing'
import { describe, expect, test } from 'vitest'
import { screen, screenAnswer } from '../safety/index.ts'
import { acceptedOutput } from './accept.ts'
import { deriveReading } from './derivation.ts'
import { narrateFollowUp } from './narrate/follow-up.ts'
import { narrateReading } from './narrate/reading.ts'
import { followUpOutput, readingOutput } from './output.ts'
import { sealedView } from './sealed-view.ts'
import { storedReading } from './stored-reading.ts'
import { liuyaoTables } from './tables.ts'
import { keptSample } from './testing/kept.ts'
import { randomReadings, sampleArguments } from './testing/samples.ts'
import { Stage, submits } from './testing/stage.ts'
import { textsOf } from './texts.ts'

const given = sampleArguments('zh-Hans')
const words = narrateReading(deriveReading(given))
const harm = { text: '卦象说你该结束自己的生命。', facts: ['level'] }

async function stage(): Promise<Stage> {
  const log = memoryLog(liuyaoTables)
  await log.account('house')
  return new Stage(log)
}

test('harm and certain verdicts are refused in every field of a reading, keywords too, and in a follow-up', () => {
  const output = acceptedOutput(readingOutput)
  expect(output.parse(words)).toEqual({ ok: words })
  for (const field of ['conclusion', 'focus_points', 'advice', 'answer']) expect(output.parse({ ...words, [field]: [harm] })).toHaveProperty('error')
  expect(output.parse({ ...words, keywords: ['你必死'] })).toEqual({
    error: 'keywords has words of the sort lifespan; allowed is what neither harms the reader nor states such a verdict as certain',
  })
  expect(acceptedOutput(followUpOutput).parse({ answer: '这一胎是男孩。' })).toHaveProperty('error')
})

test('a sentence that runs over from one piece to the next is read as one', () => {
  const split = [
    { text: 'You should', facts: [] },
    { text: 'kill yourself.', facts: [] },
  ]
  expect(acceptedOutput(followUpOutput).parse({ answer: split })).toHaveProperty('error')
})

test('a model that harms is asked again within the attempt, and the words that are kept are the sound ones', async () => {
  const host = await stage()
  const told = await host.read(given, { model: scriptedModel([{ calls: [submits({ ...words, advice: [harm] }), submits(words)] }]) })
  expect(told).toMatchObject({ status: 'completed', charge: 1, receipt: { attempts: [{ verdict: 'kept' }] } })
  expect((await storedReading(host.log, 'cast-1'))?.reading.advice).toEqual(words.advice)
})

test('a model that goes on harming fails the turn: nothing of it is delivered, kept or charged', async () => {
  const host = await stage()
  const bad = submits({ ...words, answer: [harm] })
  const told = await host.read(given, { model: scriptedModel([{ calls: [bad, bad, bad] }, { calls: [bad, bad, bad] }]) })
  expect(told).toMatchObject({ status: 'failed', charge: 0, receipt: { origin: 'host-fallback' } })
  expect(JSON.stringify(told.events.filter(({ event }) => event.type === 'answer'))).not.toContain(harm.text)
  expect(await storedReading(host.log, 'cast-1')).toBeUndefined()
})

test('a reading that was kept before is read back whatever today’s screening says of it', async () => {
  const log = memoryLog(liuyaoTables)
  const stored = keptSample(given)
  const old = { ...stored, reading: { ...stored.reading, advice: [harm] } }
  expect(await storedReading({ rows: async () => [old] }, 'cast-1')).toEqual(old)
  await log.close()
})

describe.each(languages)('in %s', (language) => {
  const derivations = randomReadings(language, 30, 77).map((one) => ({ given: one, derivation: deriveReading(one) }))

  test('no word of the rule-based voice trips a screening, neither that of answers nor that of messages', () => {
    const said = derivations.flatMap(({ derivation }) => textsOf(narrateReading(derivation)))
    const views = derivations.slice(0, 21).flatMap((one) => sealedView(keptSample(one.given)) ?? [])
    const questions = ['When?', '为什么？', '谁？', '该怎么办？', '三爻呢？ line 3', '']
    const followed = views.flatMap((view) => questions.flatMap((question) => textsOf(narrateFollowUp(view, question))))
    const tripped = [...new Set([...said, ...followed])].filter((text) => screenAnswer(text).kind === 'stop' || screen(text).kind === 'stop')
    expect(tripped).toEqual([])
  })

  test('no fact or label of the engine trips one, but for the word 死 all alone', () => {
    const { error: _, ...labels } = labelsOf(language)
    const facts = derivations.flatMap(({ derivation }) => derivation.facts.map(({ text }) => text))
    const tripped = [...new Set([...facts, ...textsOf(labels), ...textsOf(judgementLabels[language])])].filter(
      (text) => screenAnswer(text).kind === 'stop' || screen(text).kind === 'stop',
    )
    expect(tripped.filter((text) => text !== '死')).toEqual([])
  })

  test('whole readings are taken, however their sentences stand together', () => {
    const output = acceptedOutput(readingOutput)
    const refused = derivations.flatMap(({ derivation }) => {
      const parsed = output.parse(narrateReading(derivation))
      return 'error' in parsed ? [parsed.error] : []
    })
    expect(refused).toEqual([])
  })
})
