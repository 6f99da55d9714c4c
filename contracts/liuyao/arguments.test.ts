import { languages } from '@hefu/liuyao/labels'
import { expect, test } from 'vitest'
import { parseFollowUpArguments, parseReadingArguments } from './arguments.ts'
import { randomReadings, sampleArguments } from './testing/samples.ts'

test('arguments come back from a log as they were given', () => {
  for (const language of languages) {
    for (const given of randomReadings(language, 2, 7)) expect(parseReadingArguments(JSON.parse(JSON.stringify(given)))).toEqual({ ok: given })
  }
})

test('every way of casting is read, and material of another shape is refused', () => {
  const given = sampleArguments('en')
  const way = (kind: string, more: object): boolean => 'ok' in parseReadingArguments({ ...given, cast: { ...given.cast, way: { kind, ...more } } })
  expect(way('coins', { throws: [['back', 'back', 'characters']] })).toBe(true)
  expect(way('counts', { backs: [0, 1, 2, 3, 0, 1] })).toBe(true)
  expect(way('names', { names: ['oldYang'] })).toBe(true)
  expect(way('codes', { codes: '单拆重交单拆' })).toBe(true)
  expect(way('hexagrams', { base: 1, changed: 44 })).toBe(true)
  expect(way('yarrow-ideal', { bytes: [1] })).toBe(true)
  expect(way('time', { yearBranch: 'zi', lunarMonth: 1, lunarDay: 2, hourBranch: 'wu' })).toBe(true)
  expect(way('numbers', { numbers: [3, 5], addHour: 'zi' })).toBe(true)
  expect(way('digits', { digits: '123' })).toBe(true)
  expect(way('random', { bytes: [1, 2] })).toBe(true)
  expect(way('random', { bytes: 'ff' })).toBe(false)
  expect(way('tea', {})).toBe(false)
})

test('what is wrong is named with its value and what is allowed', () => {
  const given = sampleArguments('en')
  expect(parseReadingArguments(3)).toEqual({ error: 'the arguments are 3; allowed is { language, cast, options, question }' })
  expect(parseReadingArguments({ ...given, language: 'fr' })).toEqual({ error: 'language is "fr"; allowed are zh-Hans, zh-Hant, en' })
  expect(parseReadingArguments({ ...given, cast: { ...given.cast, id: '' } })).toEqual({ error: 'cast.id is ""; allowed is a text' })
  expect(parseReadingArguments({ ...given, options: { hidden: 'some' } })).toEqual({
    error: 'options are {"hidden":"some"}; allowed are the conventions of the engine',
  })
  expect(parseReadingArguments({ ...given, question: { category: 'love' } })).toMatchObject({
    error: expect.stringContaining('question is {"category":"love"}'),
  })
  expect(parseReadingArguments({ ...given, cast: { ...given.cast, when: { kind: 'soon' } } })).toMatchObject({ error: expect.stringContaining('cast.when') })
  expect(parseFollowUpArguments({ language: 'en' })).toEqual({ error: 'reading is nothing; allowed is the id of a cast' })
})
