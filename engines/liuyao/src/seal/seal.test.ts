import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cast } from '../cast/cast.ts'
import { derive } from '../derive.ts'
import { pillarAt } from '../phase/pillar.ts'
import { canonicalJson } from './canonical.ts'
import { seal } from './seal.ts'
import { sha256 } from './sha256.ts'

const chart = derive(cast({ way: { kind: 'lines', values: [9, 7, 8, 7, 9, 8] }, when: { kind: 'pillars', monthBranch: 'you', day: pillarAt(47) } }))

describe('sha256', () => {
  test('gives the digests of the standard', () => {
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855')
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
  })

  test('agrees with node:crypto on any text of any length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
      }),
      { seed: 14, numRuns: 300 },
    )
    for (let length = 50; length < 130; length += 1) {
      const text = '爻'.repeat(length)
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'))
    }
  })
})

describe('canonical JSON', () => {
  test('the order in which fields were made does not matter', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).toReversed())
        expect(canonicalJson(turned)).toBe(canonicalJson(value))
        expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
      { seed: 15 },
    )
  })

  test('fields without a value are left out, places without one are null', () => {
    expect(canonicalJson({ b: undefined, a: [undefined, 1] })).toBe('{"a":[null,1]}')
  })

  test('what JSON cannot hold is refused', () => {
    expect(() => canonicalJson({ a: Number.NaN })).toThrow(expect.objectContaining({ code: 'table' }))
  })
})

describe('a sealed chart', () => {
  test('keeps input, conventions and result apart under a hash over the three', () => {
    const sealed = seal(chart)
    expect(Object.keys(sealed)).toEqual(['engineVersion', 'conventionVersion', 'input', 'conventions', 'derived', 'hash'])
    const { input, conventions, derived } = sealed
    expect(sealed.hash).toBe(sha256(canonicalJson({ input, conventions, derived })))
    expect(sealed.input).toEqual({ way: chart.cast.way, when: chart.cast.when })
  })

  test('survives a journey through JSON unchanged', () => {
    const sealed = seal(chart)
    expect(canonicalJson(JSON.parse(JSON.stringify(sealed)))).toBe(canonicalJson(sealed))
  })

  test('derived again from its own input and conventions it has the same hash', () => {
    const sealed = seal(chart)
    expect(seal(derive(cast(sealed.input, sealed.conventions), sealed.conventions)).hash).toBe(sealed.hash)
  })

  test('one line, one day or one convention more or less gives another hash', () => {
    const other = (values: number[], day: number) =>
      seal(derive(cast({ way: { kind: 'lines', values }, when: { kind: 'pillars', monthBranch: 'you', day: pillarAt(day) } }))).hash
    const hashes = [seal(chart).hash, other([9, 7, 8, 7, 9, 6], 47), other([9, 7, 8, 7, 9, 8], 48), seal(derive(chart.cast, { stars: 'weighed' })).hash]
    expect(new Set(hashes).size).toBe(4)
  })
})
