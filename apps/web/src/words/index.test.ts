import { expect, test } from 'vitest'
import { pageWords, wordsIn } from './index.ts'

const words = pageWords('test', {
  'zh-Hans': { plain: '开始', found: '找到 {{count}} 条“{{words}}”' },
  en: { plain: 'Start', found: '{{count}} readings with “{{words}}”', found_one: '{{count}} reading with “{{words}}”' },
})

test('each language says its own sentence', () => {
  expect(wordsIn(words, 'zh-Hans')('plain')).toBe('开始')
  expect(wordsIn(words, 'en')('plain')).toBe('Start')
})

test('English counts, Chinese does not', () => {
  expect(wordsIn(words, 'en')('found', { count: 1, words: 'a' })).toBe('1 reading with “a”')
  expect(wordsIn(words, 'en')('found', { count: 2, words: 'a' })).toBe('2 readings with “a”')
  expect(wordsIn(words, 'zh-Hans')('found', { count: 1, words: 'a' })).toBe('找到 1 条“a”')
})

test("what is filled in is not taken for markup or for another sentence's place", () => {
  expect(wordsIn(words, 'en')('found', { count: 2, words: '<b>{{count}} $t(plain)</b>' })).toBe('2 readings with “<b>{{count}} $t(plain)</b>”')
})
