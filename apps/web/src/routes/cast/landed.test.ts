import { expect, test } from 'vitest'
import { type Thrown, valuesOf } from '../../reading/liuyao/coins/thrown.ts'
import { landedSentence } from './landed.ts'

function said(thrown: Thrown, language: 'zh-Hans' | 'en'): string | undefined {
  return landedSentence(thrown, valuesOf(thrown, 'back-is-yang'), language)
}

test.each([
  ['ccc', '初爻：三字，得六，老阴。', 'Line 1: three characters; six, old yin.'],
  ['cccbcc', '第二爻：一背两字，得七，少阳。', 'Line 2: one back, two characters; seven, young yang.'],
  ['cccbccbbc', '第三爻：两背一字，得八，少阴。', 'Line 3: two backs, one character; eight, young yin.'],
  ['cccbccbbcbbb', '第四爻：三背，得九，老阳。', 'Line 4: three backs; nine, old yang.'],
])('coins %s are said as they fell', (coins, zh, en) => {
  const thrown: Thrown = { way: 'coins', coins, noted: false }
  expect([said(thrown, 'zh-Hans'), said(thrown, 'en')]).toEqual([zh, en])
})

test('stalks are said by what remains', () => {
  expect(said({ way: 'yarrow', stalks: '000000000000' }, 'zh-Hans')).toBe('初爻：三变之后余36策，得九，老阳。')
})

test('before the first line nothing is said', () => {
  expect(said({ way: 'coins', coins: '', noted: false }, 'en')).toBeUndefined()
})

test('half a line is no line', () => {
  expect(valuesOf({ way: 'coins', coins: 'bbcb', noted: false }, 'back-is-yang')).toEqual([8])
})
