import { expect, test } from 'vitest'
import { followUpOutput, readingOutput } from './output.ts'

const piece = { text: '可以。', facts: ['level'] }
const whole = { conclusion: [piece], focus_points: [piece], advice: [piece], keywords: ['求财'], answer: [piece] }

function refusal(value: unknown): string {
  const parsed = readingOutput.parse(value)
  return 'error' in parsed ? parsed.error : ''
}

test('a whole reading is taken, and keys that no model fills are left for the contract to drop', () => {
  expect(readingOutput.parse({ ...whole, sign_level: 'worst' })).toEqual({ ok: { ...whole, sign_level: 'worst' } })
})

test('a missing or misshapen field is named with what was given and what is allowed', () => {
  expect(refusal('text')).toBe('the output is "text"; allowed is an object with conclusion, focus_points, advice, keywords, answer')
  expect(refusal({ ...whole, advice: 'rest' })).toBe('advice is "rest"; allowed is a list of { text, facts }')
  expect(refusal({ ...whole, conclusion: [] })).toBe('conclusion has 0 pieces; allowed are 1 to 3')
  expect(refusal({ ...whole, answer: [{ text: ' ', facts: [] }] })).toBe('answer[0].text is " "; allowed is a text that can be seen')
  expect(refusal({ ...whole, answer: [{ text: 'x'.repeat(1501), facts: [] }] })).toBe('answer[0].text has 1501 characters; allowed are at most 1500')
  expect(refusal({ ...whole, answer: [{ text: 'yes', facts: [1] }] })).toBe('answer[0].facts is [1]; allowed is a list of fact ids, which may be empty')
  expect(refusal({ ...whole, answer: [{ text: 'yes', facts: Array.from({ length: 17 }, String) }] })).toBe('answer[0].facts has 17 ids; allowed are at most 16')
})

test.each([
  ['blanks', ' \n\t\u3000\u00a0'],
  ['control characters', '\u0000\u0007\u009b'],
  ['marks without a shape', '\u200b\u200d\ufeff\u2060\u3164\u2800\u202e'],
  ['commands to a terminal', '\u001b[31m\u001b[0m\u001b]0;title\u0007'],
])('a text of %s alone counts as none, as a keyword too', (_, text) => {
  expect(refusal({ ...whole, answer: [{ text, facts: [] }] })).toContain('allowed is a text that can be seen')
  expect(refusal({ ...whole, keywords: [text] })).toContain('a keyword is')
  expect(followUpOutput.parse({ answer: text })).toHaveProperty('error')
})

test('there are at most six keywords, none of them empty', () => {
  expect(refusal({ ...whole, keywords: ['1', '2', '3', '4', '5', '6', '7'] })).toBe('keywords has 7 entries; allowed are at most 6')
  expect(refusal({ ...whole, keywords: [''] })).toBe('a keyword is ""; allowed are 1 to 40 characters')
  expect(refusal({ ...whole, keywords: undefined })).toBe('keywords is nothing; allowed is a list of texts')
})

test('a follow-up given as one plain text counts as one piece without facts', () => {
  expect(followUpOutput.parse({ answer: '再等一等。' })).toEqual({ ok: { answer: [{ text: '再等一等。', facts: [] }] } })
  expect(followUpOutput.parse({ sign_level: 'best' })).toEqual({ error: 'answer is nothing; allowed is a list of { text, facts }' })
  expect(followUpOutput.parse(null)).toEqual({ error: 'the output is null; allowed is { answer }' })
})

test('the schema for the provider knows no key beside those of the output', () => {
  expect(readingOutput.json).toMatchObject({ additionalProperties: false, required: ['conclusion', 'focus_points', 'advice', 'keywords', 'answer'] })
  expect(Object.keys(Object(followUpOutput.json['properties']))).toEqual(['answer'])
})
