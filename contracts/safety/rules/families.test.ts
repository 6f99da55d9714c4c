import { describe, expect, test } from 'vitest'
import { screen } from '../screen.ts'
import { screenAnswer } from '../screen-answer.ts'
import { families, spokenToReader, verdicts } from './families.ts'
import { harmlessHan } from './harmless/han.ts'
import { harmlessLatin } from './harmless/latin.ts'
import { signs as hanSigns } from './self-harm/han/signs.ts'
import { signs as latinSigns } from './self-harm/latin/signs.ts'
import { phrases } from './tokens.ts'
import { respellings } from './spellings.ts'

const everyFamily = [...new Set([...families, ...spokenToReader, ...verdicts])]
const rules = everyFamily.flatMap((family) => family.rules.map((rule) => ({ family, rule })))
const sources = [
  ...rules.flatMap(({ rule }) => [rule.pattern.source, rule.unless?.source ?? '', rule.unlessAnywhere?.source ?? '']),
  ...harmlessHan,
  ...harmlessLatin,
  ...[...hanSigns, ...latinSigns].map(({ pattern }) => pattern.source),
  ...[...respellings, ...phrases].map(({ from }) => from.source),
]

/** The expression without escapes and character classes, so that what is left of `*`, `+` and braces are quantifiers. */
const bare = (source: string): string => source.replace(/\\./g, 'x').replace(/\[[^\]]*\]/g, 'x')

describe('the patterns', () => {
  test('repeat nothing without a bound, so that the work grows with the length of the message alone', () => {
    expect(sources.filter((source) => /[*+]|\{\d+,\}/.test(bare(source)))).toEqual([])
  })
  test('bridge no gap of more than 24 characters or words', () => {
    const bounds = sources.flatMap((source) => Array.from(bare(source).matchAll(/\{(?:\d+,)?(\d+)\}/g), ([, most]) => Number(most)))
    expect(Math.max(...bounds)).toBeLessThanOrEqual(24)
  })
  test('carry a name of their own inside their family', () => {
    for (const family of everyFamily) expect(new Set(family.rules.map(({ id }) => id)).size).toBe(family.rules.length)
  })
  test('are searched from the start every time', () => {
    for (const { rule } of rules) expect([rule.pattern.flags, rule.unless?.flags ?? '', rule.unlessAnywhere?.flags ?? '']).toEqual(['g', '', ''])
  })
})

describe('a hostile message of 10,000 characters', () => {
  const units = [
    '我想',
    '我想死不',
    '死',
    '不想',
    '他去年',
    '没有我',
    '如果我',
    '我 想 ',
    'wo xiang ',
    'i want to ',
    'if i was gone ',
    'want to be really just so ',
    '(((',
    'a',
    '。',
    '"',
    '《',
    'k i l l ',
    '啊\n',
    '哈哈',
  ]
  test.each(units)('made of %j is screened to the end', (unit) => {
    expect(['pass', 'stop']).toContain(screen(unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000)).kind)
  })
  test.each([...units, '你的寿命', 'you will ', 'if you call '])('made of %j is screened as an answer to the end', (unit) => {
    expect(['pass', 'stop']).toContain(screenAnswer(unit.repeat(Math.ceil(10_000 / unit.length)).slice(0, 10_000)).kind)
  })
  test('does not hide a sentence in its middle', () => {
    const filler = '今天去市场买菜，回家做饭，下午洗了衣服。'.repeat(250)
    expect(screen(filler).kind).toBe('pass')
    expect(screen(`${filler}我不想活了。${filler}`).kind).toBe('stop')
    const prose = 'We walked to the market and bought bread and soup. '.repeat(100)
    expect(screen(prose).kind).toBe('pass')
    expect(screen(`${prose} I want to end my life. ${prose}`).kind).toBe('stop')
  })
})
