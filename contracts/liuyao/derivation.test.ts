import { languages } from '@hefu/liuyao/labels'
import { expect, test } from 'vitest'
import { deriveReading, isDerivation } from './derivation.ts'
import { randomReadings, sampleArguments } from './testing/samples.ts'

test('the same arguments give the same bytes, and the language changes only the words of the facts', () => {
  const [hans, again, en] = [sampleArguments('zh-Hans'), sampleArguments('zh-Hans'), sampleArguments('en')].map(deriveReading)
  expect(JSON.stringify(hans)).toBe(JSON.stringify(again))
  expect(en?.hash).toBe(hans?.hash)
  expect(en?.judgement).toEqual(hans?.judgement)
  expect(en?.facts.map(({ id }) => id)).toEqual(hans?.facts.map(({ id }) => id))
})

test('a derivation read back from a log is still one', () => {
  expect(isDerivation(JSON.parse(JSON.stringify(deriveReading(sampleArguments('en')))))).toBe(true)
  expect(isDerivation({ chart: {}, judgement: {} })).toBe(false)
})

test('every fact of every plate is a finished sentence under an id of its own', () => {
  for (const language of languages) {
    for (const given of randomReadings(language, 12, 11)) {
      const { facts } = deriveReading(given)
      expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
      for (const { text } of facts) expect(text).toMatch(language === 'en' ? /^[A-Z][^{}]+\.$/u : /^[^{}]+。$/u)
      expect(facts.map(({ text }) => text).join('')).not.toMatch(/undefined|null|NaN|，，|  /u)
    }
  }
})

test('a dated cast has the next dates of its windows, one known by its pillars has none', () => {
  const dated = deriveReading(sampleArguments('zh-Hans')).facts.filter(({ kind }) => kind === 'window')
  expect(dated[0]?.text).toBe('静爻逢冲或逢值，应在酉日。最近的一次在2026年8月3日。')
  const [bare] = randomReadings('en', 20, 3).filter(({ cast }) => cast.when.kind === 'pillars')
  const windows = bare === undefined ? [] : deriveReading(bare).facts.filter(({ kind }) => kind === 'window')
  expect(windows.length).toBeGreaterThan(0)
  expect(windows.map(({ text }) => text).join(' ')).not.toMatch(/\d{4}/u)
})
