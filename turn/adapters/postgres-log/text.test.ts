import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fromText, toText } from './text.ts'

const anyText = fc
  .array(fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 1, 0x30, 0xd800, 0xdc00)))
  .map((units) => String.fromCharCode(...units))

it('gives any text back, and writes it without U+0000 and lone surrogates', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const held = toText(text)
      expect(held.includes('\u0000') || !held.isWellFormed()).toBe(false)
      expect(fromText(held)).toBe(text)
    }),
    { seed: 1 },
  )
})

it('leaves ordinary text as it is', () => {
  for (const text of ['', 'plain', '卦 😀', '\\u0000']) expect(toText(text)).toBe(text)
})
