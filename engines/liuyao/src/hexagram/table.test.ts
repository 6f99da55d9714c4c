import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { trigramRules } from '../../rules/plate/najia.ts'
import { generations, trigrams } from '../terms.ts'
import { complementBits, nuclearBits, reversedBits } from './bits.ts'
import { headOf, hexagramByBits, hexagramByNumber, hexagrams } from './table.ts'

const bits = fc.integer({ min: 0, max: 63 })

describe('the 64 hexagrams', () => {
  test('each set of six lines occurs once', () => {
    expect(new Set(hexagrams.map((hexagram) => hexagram.bits)).size).toBe(64)
  })

  test('each palace holds eight hexagrams, one of each generation', () => {
    for (const palace of trigrams) {
      const own = hexagrams.filter((hexagram) => hexagram.palace === palace)
      expect(new Set(own.map((hexagram) => hexagram.generation))).toEqual(new Set(generations))
    }
  })

  test('each half takes the stems and branches of its own trigram, in all 64', () => {
    for (const hexagram of hexagrams) {
      const [inner, outer] = [headOf(hexagram.lower), headOf(hexagram.upper)]
      expect(hexagram.lines.slice(0, 3).map((line) => [line.stem, line.branch])).toEqual(inner.lines.slice(0, 3).map((line) => [line.stem, line.branch]))
      expect(hexagram.lines.slice(3).map((line) => [line.stem, line.branch])).toEqual(outer.lines.slice(3).map((line) => [line.stem, line.branch]))
    }
  })

  test('each of the 384 single changes flips exactly its own line', () => {
    for (const hexagram of hexagrams) {
      for (let place = 0; place < 6; place += 1) {
        const changed = hexagramByBits(hexagram.bits ^ (1 << place))
        const differing = changed.lines.filter((line, index) => line.yang !== hexagram.lines[index]?.yang)
        expect(differing.map((line) => line.position)).toEqual([place + 1])
      }
    }
  })

  test('twenty lack no kin, thirty-two lack one, twelve lack two', () => {
    const counts = [0, 1, 2].map((count) => hexagrams.filter((hexagram) => hexagram.missing.length === count).length)
    expect(counts).toEqual([20, 32, 12])
  })

  test('six clash are the eight doubled with 无妄 and 大壮, six harmony 泰 否 豫 贲 复 困 旅 节', () => {
    const where = (test_: (hexagram: (typeof hexagrams)[number]) => boolean) => hexagrams.filter(test_).map((hexagram) => hexagram.number)
    expect(where((hexagram) => hexagram.sixClash)).toEqual([1, 2, 25, 29, 30, 34, 51, 52, 57, 58])
    expect(where((hexagram) => hexagram.sixHarmony)).toEqual([11, 12, 16, 22, 24, 47, 56, 60])
  })

  test('lines run from the bottom: 7 7 8 7 7 7 is 履, not 姤 or 小畜', () => {
    expect(hexagramByBits(0b111011).number).toBe(10)
  })

  test('the self line of 泰 is the third and the other line the sixth', () => {
    expect([hexagramByNumber(11).self, hexagramByNumber(11).other]).toEqual([3, 6])
  })

  test('the body of 乾 坤 姤 泰 大有 蒙 is 巳 亥 午 寅 寅 酉', () => {
    expect([1, 2, 44, 11, 14, 4].map((number) => hexagramByNumber(number).body)).toEqual(['si', 'hai', 'wu', 'yin', 'yin', 'you'])
  })

  test('a number outside 1 to 64 is refused', () => {
    for (const number of [0, 65, 1.5, Number.NaN]) {
      expect(() => hexagramByNumber(number)).toThrow(expect.objectContaining({ code: 'hexagram-unknown' }))
    }
  })
})

describe('derived hexagrams', () => {
  test('complement and reversal each undo themselves and commute', () => {
    fc.assert(
      fc.property(bits, (own) => {
        expect(complementBits(complementBits(own))).toBe(own)
        expect(reversedBits(reversedBits(own))).toBe(own)
        expect(reversedBits(complementBits(own))).toBe(complementBits(reversedBits(own)))
      }),
      { seed: 4 },
    )
  })

  test('the nuclear of the nuclear of the nuclear is 乾, 坤, 既济 or 未济', () => {
    fc.assert(
      fc.property(bits, (own) => {
        expect([1, 2, 63, 64]).toContain(hexagramByBits(nuclearBits(nuclearBits(nuclearBits(own)))).number)
      }),
      { seed: 5 },
    )
  })

  test('trigrams in the order of their numbers have the earlier-heaven lines', () => {
    expect(trigrams.map((trigram) => trigramRules[trigram].bits)).toEqual([7, 3, 5, 1, 6, 2, 4, 0])
  })
})
