import { expect, test } from 'vitest'
import { deriveReading } from './derivation.ts'
import { narrateReading } from './narrate/reading.ts'
import { modelFields, sealedFields } from './output.ts'
import { failedReading, keptReading } from './reading.ts'
import { sampleArguments } from './testing/samples.ts'

const derivation = deriveReading(sampleArguments('en'))

test('a kept reading has the sign and the derivation of the engine around the words of the model', () => {
  const words = narrateReading(derivation)
  const reading = keptReading(derivation, words)
  expect(Object.keys(reading).toSorted()).toEqual([...sealedFields, ...modelFields].toSorted())
  expect(reading).toMatchObject({ status: 'ok', error: null, sign_level: derivation.judgement.level, answer: words.answer })
  expect(reading.divination_derived).toEqual({ chart: derivation.chart, judgement: derivation.judgement, hash: derivation.hash })
})

test('the hints mark the lines that decide and give the windows in order, with dates', () => {
  const { ui_hints: hints } = keptReading(derivation, narrateReading(derivation))
  expect(hints.lines).toEqual([2, 5])
  expect(hints.windows[0]).toEqual({ id: 'window.1', branch: 'you', unit: 'day', from: '2026-08-03', to: '2026-08-03' })
})

test('a failed reading has a code, no sign and no words; the derivation stands where there was one', () => {
  expect(failedReading('provider_error', derivation)).toMatchObject({ status: 'failed', sign_level: null, error: { code: 'provider_error' }, answer: [] })
  expect(failedReading('provider_error', derivation).divination_derived?.hash).toBe(derivation.hash)
  expect(failedReading('line-count', undefined)).toMatchObject({ divination_derived: null, ui_hints: { lines: [], windows: [] } })
})
