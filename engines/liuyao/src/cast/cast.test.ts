import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { hexagramByBits } from '../hexagram/table.ts'
import { pillarAt } from '../phase/pillar.ts'
import type { When } from '../when.ts'
import { cast } from './cast.ts'
import type { CastWay, CoinSide, Throw } from './types.ts'

const when: When = { kind: 'pillars', monthBranch: 'you', day: pillarAt(0) }
const linesOf = (way: CastWay) => cast({ way, when }).lines
const b: CoinSide = 'back'
const c: CoinSide = 'characters'
const allThrows: readonly Throw[] = [
  [c, c, c],
  [b, c, c],
  [b, b, c],
  [b, b, b],
  [c, b, c],
  [c, b, b],
]
const bytes = (length: number) => fc.array(fc.integer({ min: 0, max: 255 }), { minLength: length, maxLength: length })

/** Base and changed hexagram number of a way. */
function numbers(way: CastWay): [number, number] {
  const { lines } = cast({ way, when })
  const bits = (yang: readonly number[]) => lines.reduce((sum: number, value, place) => sum | (yang.includes(value) ? 1 << place : 0), 0)
  return [hexagramByBits(bits([7, 9])).number, hexagramByBits(bits([7, 6])).number]
}

describe('three coins', () => {
  test('backs count three and characters two, so no back is an old yin and three backs an old yang', () => {
    expect(linesOf({ kind: 'coins', throws: allThrows })).toEqual([6, 7, 8, 9, 7, 8])
  })

  test('the other reading of the coins turns every line over', () => {
    const made = cast({ way: { kind: 'coins', throws: allThrows }, when }, { coinFace: 'back-is-yin' })
    expect(made.lines).toEqual([9, 8, 7, 6, 8, 7])
    expect(made.coinFace).toBe('back-is-yin')
  })

  test('the raw faces are kept', () => {
    expect(cast({ way: { kind: 'coins', throws: allThrows }, when }).throws).toEqual(allThrows)
  })

  test('counts of backs give the same lines as the faces', () => {
    expect(linesOf({ kind: 'counts', backs: [0, 1, 2, 3, 1, 2] })).toEqual([6, 7, 8, 9, 7, 8])
  })
})

describe('lines given', () => {
  test('values, names, marks and digits agree', () => {
    const values = [7, 8, 9, 6, 7, 8]
    expect(linesOf({ kind: 'lines', values })).toEqual(values)
    expect(linesOf({ kind: 'names', names: ['youngYang', 'youngYin', 'oldYang', 'oldYin', 'youngYang', 'youngYin'] })).toEqual(values)
    expect(linesOf({ kind: 'codes', codes: '单拆重交单拆' })).toEqual(values)
    expect(linesOf({ kind: 'codes', codes: '單 拆 重 交 單 拆' })).toEqual(values)
    expect(linesOf({ kind: 'codes', codes: '1, 2, 3, 4, 1, 2' })).toEqual(values)
  })

  test('two hexagrams move the lines in which they differ', () => {
    expect(linesOf({ kind: 'hexagrams', base: 58, changed: 40 })).toEqual([9, 7, 8, 7, 9, 8])
    expect(linesOf({ kind: 'hexagrams', base: 44 })).toEqual([8, 7, 7, 7, 7, 7])
  })

  test('every pair of hexagrams comes back from the lines it gives', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 64 }), fc.integer({ min: 1, max: 64 }), (base, changed) => {
        expect(numbers({ kind: 'hexagrams', base, changed })).toEqual([base, changed])
      }),
      { seed: 1 },
    )
  })
})

describe('number ways', () => {
  test('the time cast of the year of 辰, twelfth month, seventeenth day, hour of 申 gives 革 with line 1 moving (观梅占)', () => {
    const way: CastWay = { kind: 'time', yearBranch: 'chen', lunarMonth: 12, lunarDay: 17, hourBranch: 'shen' }
    expect(linesOf(way)).toEqual([9, 8, 7, 7, 7, 8])
    expect(numbers(way)).toEqual([49, 31])
  })

  test('the lunar day counts one higher after 23:00 only where asked', () => {
    const way = { kind: 'time', yearBranch: 'chen', lunarMonth: 12, lunarDay: 17, hourBranch: 'zi' } as const
    const late = { ...way, afterTwentyThree: true } as const
    expect(linesOf(late)).toEqual(linesOf(way))
    expect(linesOf({ ...late, lateZiNextDay: true })).toEqual(linesOf({ ...way, lunarDay: 18 }))
  })

  test('a sum that eight or six divides counts as eight or six', () => {
    expect(numbers({ kind: 'numbers', numbers: [8, 16] })[0]).toBe(2)
    expect(linesOf({ kind: 'numbers', numbers: [8, 16, 6] })).toEqual([8, 8, 8, 8, 8, 6])
  })

  test('the hour is added to the sum that names the moving line', () => {
    expect(linesOf({ kind: 'numbers', numbers: [1, 1] })).toEqual([7, 9, 7, 7, 7, 7])
    expect(linesOf({ kind: 'numbers', numbers: [1, 1], addHour: 'chou' })).toEqual([7, 7, 7, 9, 7, 7])
  })

  test('a digit string puts its shorter half above', () => {
    expect(linesOf({ kind: 'digits', digits: '123' })).toEqual(linesOf({ kind: 'numbers', numbers: [1, 23] }))
    expect(linesOf({ kind: 'digits', digits: '0316' })).toEqual(linesOf({ kind: 'numbers', numbers: [3, 16] }))
  })
})

describe('random ways', () => {
  test('random coins can be replayed from the faces they leave', () => {
    fc.assert(
      fc.property(bytes(18), (raw) => {
        const made = cast({ way: { kind: 'random', bytes: raw }, when })
        expect(linesOf({ kind: 'coins', throws: made.throws ?? [] })).toEqual(made.lines)
      }),
      { seed: 2 },
    )
  })

  test('the eight faces of a throw give 6 7 8 9 in the ratio 1 3 3 1', () => {
    const counts = new Map<number, number>()
    for (let face = 0; face < 8; face += 1) {
      const raw = Array.from({ length: 18 }, (_, place) => (face >> (place % 3)) & 1)
      const value = linesOf({ kind: 'random', bytes: raw })[0] ?? 0
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect([6, 7, 8, 9].map((value) => counts.get(value))).toEqual([1, 3, 3, 1])
  })

  test('ideal yarrow stalks give 6 7 8 9 in the ratio 1 5 7 3', () => {
    const values = Array.from({ length: 256 }, (_, byte) => linesOf({ kind: 'yarrow-ideal', bytes: [byte, 0, 0, 0, 0, 0] })[0])
    expect([6, 7, 8, 9].map((value) => values.filter((one) => one === value).length)).toEqual([16, 80, 112, 48])
  })

  test('divided yarrow stalks always end in 6, 7, 8 or 9, near the ideal odds', () => {
    const counts = new Map<number, number>()
    fc.assert(
      fc.property(bytes(36), (raw) => {
        for (const value of linesOf({ kind: 'yarrow-simulated', bytes: raw })) {
          expect([6, 7, 8, 9]).toContain(value)
          counts.set(value, (counts.get(value) ?? 0) + 1)
        }
      }),
      { seed: 3, numRuns: 2000 },
    )
    const share = (value: number) => (counts.get(value) ?? 0) / 12_000
    expect(share(9)).toBeGreaterThan(share(6))
    expect(share(8)).toBeGreaterThan(share(7))
  })
})

describe('refusals', () => {
  const refused: readonly [string, string, CastWay][] = [
    ['five lines', 'line-count', { kind: 'lines', values: [7, 7, 7, 7, 7] }],
    ['seven lines', 'line-count', { kind: 'lines', values: [7, 7, 7, 7, 7, 7, 7] }],
    ['a line of 5', 'line-value', { kind: 'lines', values: [5, 7, 7, 7, 7, 7] }],
    ['a line of 10', 'line-value', { kind: 'lines', values: [7, 7, 7, 7, 7, 10] }],
    ['a line that is no number', 'line-value', { kind: 'lines', values: [7, 7, 7, 7, 7, Number.NaN] }],
    ['a line of 7.5', 'line-value', { kind: 'lines', values: [7.5, 7, 7, 7, 7, 7] }],
    ['five throws', 'line-count', { kind: 'coins', throws: allThrows.slice(1) }],
    ['four backs', 'coin-count', { kind: 'counts', backs: [4, 0, 0, 0, 0, 0] }],
    ['a foreign mark', 'line-code', { kind: 'codes', codes: '单拆重交单5' }],
    ['five marks', 'line-count', { kind: 'codes', codes: '单拆重交单' }],
    ['hexagram 0', 'hexagram-unknown', { kind: 'hexagrams', base: 0 }],
    ['hexagram 65', 'hexagram-unknown', { kind: 'hexagrams', base: 1, changed: 65 }],
    ['one number', 'number-invalid', { kind: 'numbers', numbers: [1] }],
    ['a number of 0', 'number-invalid', { kind: 'numbers', numbers: [0, 1] }],
    ['letters among digits', 'digits-invalid', { kind: 'digits', digits: '12a' }],
    ['a lunar month of 13', 'lunar-date', { kind: 'time', yearBranch: 'zi', lunarMonth: 13, lunarDay: 1, hourBranch: 'zi' }],
    ['too few bytes', 'bytes-short', { kind: 'random', bytes: [1, 2, 3] }],
    ['a byte of 256', 'bytes-short', { kind: 'yarrow-ideal', bytes: [256, 0, 0, 0, 0, 0] }],
  ]

  test.each(refused)('%s is refused with %s', (_, code, way) => {
    expect(() => cast({ way, when })).toThrow(expect.objectContaining({ name: 'LiuyaoError', code }))
  })

  test('the message names the value and what is allowed', () => {
    expect(() => cast({ way: { kind: 'lines', values: [5, 7, 7, 7, 7, 7] }, when })).toThrow('A line is 5; allowed are 6')
  })
})
