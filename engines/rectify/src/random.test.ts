import { expect, it } from 'vitest'
import { canonicalText } from './random.ts'

it('writes the same data as the same text, in whatever order its fields were kept', () => {
  expect(canonicalText([{ b: 1, a: [{ d: 2, c: undefined }] }])).toBe('[{"a":[{"d":2}],"b":1}]')
  expect(canonicalText({ a: [2, 1] })).not.toBe(canonicalText({ a: [1, 2] }))
})
