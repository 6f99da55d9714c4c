import { expect, test } from 'vitest'
import { hotlines } from './rules/hotlines.ts'
import { stopText } from './stop-text.ts'

test('the calm text carries every built-in line of its language', () => {
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const) {
    for (const { reach } of hotlines[language]) expect(stopText(language)).toContain(reach)
  }
})

test('an operator replaces the lines and not the words', () => {
  const text = stopText('en', [{ where: 'Our town', reach: '555 0100' }])
  expect(text).toContain('Our town: 555 0100')
  expect(text).not.toContain('988')
  expect(text.split('\n')[0]).toBe(stopText('en').split('\n')[0])
})

test('an empty list of lines falls back to the built-in ones', () => expect(stopText('zh-Hans', [])).toBe(stopText('zh-Hans')))
