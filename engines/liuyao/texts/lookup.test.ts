import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { LiuyaoError } from '../src/error.ts'
import { hexagramText, hexagramTexts, lineText, passages, textLanguages, type TextLanguage } from './index.ts'

function codeOf(run: () => unknown): string {
  try {
    run()
  } catch (error) {
    if (error instanceof LiuyaoError) return error.code
    throw error
  }
  return 'nothing thrown'
}

describe.each(textLanguages)('the book in %s', (language) => {
  const book = hexagramTexts(language)

  it('holds hexagrams 1 to 64 in order', () => {
    expect(book.map((text) => text.number)).toEqual(Array.from({ length: 64 }, (_, index) => index + 1))
  })

  it('holds 64 judgements, 384 lines and two extra texts', () => {
    expect(book.flatMap((text) => text.lines)).toHaveLength(384)
    expect(book.flatMap(passages)).toHaveLength(64 + 384 + 2)
    expect(book.filter((text) => text.extra !== undefined).map((text) => text.number)).toEqual([1, 2])
  })

  it('ends every text as a sentence and pads none', () => {
    for (const text of book.flatMap(passages)) expect(text).toMatch(/^\S.*[.!?。？]$/u)
  })
})

it('writes the Chinese in Han characters and full-width punctuation alone', () => {
  for (const text of hexagramTexts('zh-Hans').flatMap(passages)) expect(text).toMatch(/^[\p{Script=Han}，。；？]+$/u)
})

it('writes the English in plain letters alone', () => {
  for (const text of hexagramTexts('en').flatMap(passages)) expect(text).toMatch(/^["A-Z][A-Za-z ,.;:?!'"-]+$/)
})

it('keeps the Chinese text as recorded', () => {
  const whole = hexagramTexts('zh-Hans').flatMap(passages).join('\n')
  expect(createHash('sha256').update(whole).digest('hex')).toBe('7b386f3caedd1e2a849e86c2e5879a4e507669ace5812478509ab931a7d3ef23')
})

it('finds a hexagram by its number and a line by its place', () => {
  expect(hexagramText(1, 'zh-Hans').extra).toBe('见群龙无首，吉。')
  expect(lineText(1, 1, 'zh-Hans')).toBe('潜龙，勿用。')
  expect(lineText(64, 6, 'en')).toBe(hexagramText(64, 'en').lines[5])
})

it.each([0, 65, 1.5, -1, Number.NaN])('refuses hexagram %s', (number) => {
  expect(codeOf(() => hexagramText(number, 'en'))).toBe('hexagram-unknown')
})

it('refuses a language that it does not hold', () => {
  const spoken: TextLanguage = JSON.parse('"fr"')
  expect(codeOf(() => hexagramText(1, spoken))).toBe('language-unknown')
})
