import { describe, expect, test } from 'vitest'
import { defaultSettings } from '../settings.ts'
import { elementOf, isOdd, modeOf, placeOf, type Sign, signAt, signs } from '../sign.ts'
import { edgeDistance, nearness, quarterDistance } from './boundary.ts'
import { isPushkaraBhaga, isPushkaraNavamsa, isVargottama } from './marks.ts'
import { type VargaName, vargaNames } from './names.ts'
import { shashtyamsaPartOf, vargaDegree, vargaLongitude, vargaSign } from './varga.ts'

const settings = defaultSettings
const of = (varga: VargaName, longitude: number, more = {}): Sign => vargaSign(varga, longitude, { ...settings, ...more })
const partsOf = (varga: VargaName): number => Number(varga.slice(1))

/** Longitudes in no special place, the same each time. */
const longitudes = Array.from({ length: 4000 }, (_, index) => (index * 97.123_456_789 + 0.0123) % 360)

/** The first sign of each rule, written anew from the books for every sign. */
const firstSign: Partial<Record<VargaName, (sign: Sign) => number>> = {
  D7: (sign) => (isOdd(sign) ? sign : sign + 6),
  D9: (sign) => ({ fire: 0, earth: 9, air: 6, water: 3 })[elementOf(sign)],
  D10: (sign) => (isOdd(sign) ? sign : sign + 8),
  D12: (sign) => sign,
  D16: (sign) => ({ movable: 0, fixed: 4, dual: 8 })[modeOf(sign)],
  D20: (sign) => ({ movable: 0, fixed: 8, dual: 4 })[modeOf(sign)],
  D24: (sign) => (isOdd(sign) ? 4 : 3),
  D27: (sign) => ({ fire: 0, earth: 3, air: 6, water: 9 })[elementOf(sign)],
  D40: (sign) => (isOdd(sign) ? 0 : 6),
  D45: (sign) => ({ movable: 0, fixed: 4, dual: 8 })[modeOf(sign)],
  D60: (sign) => sign,
}

describe('divisions', () => {
  test('navamsa is the ninth part of a sign counted on round the zodiac: floor(9 L / 30) mod 12', () => {
    for (const longitude of longitudes) expect(of('D9', longitude)).toBe(Math.floor((longitude * 9) / 30) % 12)
  })

  test('D27 runs through the zodiac twenty-seven parts a sign without a break, though it is told by elements', () => {
    for (const longitude of longitudes) expect(of('D27', longitude)).toBe(Math.floor((longitude * 27) / 30) % 12)
  })

  test.each(Object.entries(firstSign))('%s starts from the sign its rule names and goes on sign by sign', (name, start) => {
    const varga = vargaNames.find((one) => one === name) ?? 'D1'
    for (const sign of signs) {
      for (let part = 0; part < partsOf(varga); part += 1) {
        const middle = 30 * sign + ((part + 0.5) * 30) / partsOf(varga)
        expect([varga, sign, part, of(varga, middle)]).toEqual([varga, sign, part, signAt(start(sign) + part)])
      }
    }
  })

  test('D2, D3 and D4 by hand', () => {
    expect([0, 15, 30, 45].map((longitude) => of('D2', longitude))).toEqual([4, 3, 3, 4])
    expect([31, 41, 51].map((longitude) => of('D3', longitude))).toEqual([1, 5, 9])
    expect([31, 38, 46, 53].map((longitude) => of('D4', longitude))).toEqual([1, 4, 7, 10])
  })

  test('D5, D6, D8 and D11 of later tradition', () => {
    expect([0, 6, 12, 18, 24].map((longitude) => of('D5', longitude))).toEqual([0, 10, 8, 2, 6])
    expect([30, 36, 42, 48, 54].map((longitude) => of('D5', longitude))).toEqual([1, 5, 11, 9, 7])
    expect([0, 30].map((longitude) => of('D6', longitude))).toEqual([0, 6])
    expect([0, 30, 60].map((longitude) => of('D8', longitude))).toEqual([0, 8, 4])
    expect([0, 30, 60].map((longitude) => of('D11', longitude))).toEqual([0, 11, 10])
    expect([0, 30, 60].map((longitude) => of('D11', longitude, { d11: 'rudra_reverse' }))).toEqual([11, 0, 1])
  })

  test('parts are half-open: 5 degrees 0 minutes of an odd sign is in the second part of D30', () => {
    expect([4.999_999, 5, 9.999_999, 10, 18, 25].map((degree) => of('D30', degree))).toEqual([0, 10, 10, 8, 2, 6])
    expect([4.999_999, 5, 12, 20, 25].map((degree) => of('D30', 30 + degree))).toEqual([1, 5, 11, 9, 7])
    expect(of('D9', 10 / 3)).toBe(1)
    expect(of('D2', 15)).toBe(3)
  })

  test('a point just under an edge stays under it: no rounding, no epsilon', () => {
    expect(of('D2', 15 - 1e-12)).toBe(4)
    expect(of('D60', 0.5 - 1e-13)).toBe(0)
    expect(of('D60', 0.5)).toBe(1)
    expect(of('D1', 30 - 1e-12)).toBe(0)
  })

  test.each(['D1', 'D3', 'D4', 'D7', 'D9', 'D10', 'D12', 'D16', 'D20', 'D27', 'D60'] as const)('%s gives each sign as many parts as every other', (varga) => {
    const count = new Map<Sign, number>()
    for (let part = 0; part < 12 * partsOf(varga); part += 1) {
      const sign = of(varga, ((part + 0.5) * 30) / partsOf(varga))
      count.set(sign, (count.get(sign) ?? 0) + 1)
    }
    expect([...count.values()]).toEqual(Array.from({ length: 12 }, () => partsOf(varga)))
  })

  test('kashinatha hora: the worked examples of its author', () => {
    // Jupiter at 25 degrees 16 minutes of Taurus goes to Libra, Mars at 18 degrees 53 minutes of Sagittarius to Sagittarius.
    expect(of('D2', 30 + 25 + 16 / 60, { d2: 'kashinatha' })).toBe(6)
    expect(of('D2', 240 + 18 + 53 / 60, { d2: 'kashinatha' })).toBe(8)
    expect([91, 106, 121, 136].map((longitude) => of('D2', longitude, { d2: 'kashinatha' }))).toEqual([3, 4, 4, 3])
  })

  test('jagannatha drekkana: the movable, the fixed and the dual sign of the trine, wherever the body stands in it', () => {
    for (const sign of signs) {
      const parts = [5, 15, 25].map((degree) => of('D3', 30 * sign + degree, { d3: 'jagannatha' }))
      expect(parts.map((part) => modeOf(part))).toEqual(['movable', 'fixed', 'dual'])
      expect(new Set(parts.map(elementOf))).toEqual(new Set([elementOf(sign)]))
    }
  })
})

describe('longitude in a division', () => {
  test('is the degree times the parts, without the whole signs', () => {
    for (const longitude of longitudes.slice(0, 400)) {
      expect(vargaDegree('D9', longitude, settings)).toBeCloseTo((longitude * 9) % 30, 8)
      const there = vargaLongitude('D10', longitude, settings) ?? Number.NaN
      expect(placeOf(there).sign).toBe(of('D10', longitude))
    }
  })

  test('is not told where parts are unequal, and is where they are equal', () => {
    expect(vargaDegree('D30', 12, settings)).toBeUndefined()
    expect(vargaLongitude('D30', 12, settings)).toBeUndefined()
    expect(vargaDegree('D30', 12.5, { ...settings, d30: 'parivritti' })).toBeCloseTo(15, 9)
  })
})

describe('marks', () => {
  test('vargottama is the first navamsa of movable signs, the fifth of fixed, the ninth of dual', () => {
    for (const sign of signs) {
      const found = Array.from({ length: 9 }, (_, part) => part + 1).filter((part) => isVargottama(30 * sign + ((part - 0.5) * 30) / 9))
      expect(found).toEqual([{ movable: 1, fixed: 5, dual: 9 }[modeOf(sign)]])
    }
  })

  test('pushkara navamsas are two of each sign, by its element', () => {
    for (const sign of signs) {
      const found = Array.from({ length: 9 }, (_, part) => part + 1).filter((part) => isPushkaraNavamsa(30 * sign + ((part - 0.5) * 30) / 9))
      expect(found).toEqual({ fire: [7, 9], earth: [3, 5], air: [6, 8], water: [1, 3] }[elementOf(sign)])
    }
  })

  test('the pushkara degree named 21 is the one from 20 to 21', () => {
    expect([19.99, 20, 20.99, 21].map((longitude) => isPushkaraBhaga(longitude, settings))).toEqual([false, true, true, false])
    expect([17, 18].map((degree) => isPushkaraBhaga(60 + degree, { pushkaraBhaga: 'parijata' }))).toEqual([true, false])
  })

  test('shashtyamsas are named forward in odd signs and backward in even ones', () => {
    expect([0, 0.5, 29.9, 30, 59.9].map(shashtyamsaPartOf)).toEqual([1, 2, 60, 60, 1])
  })
})

describe('edges', () => {
  test('are as near in a division as its parts are small', () => {
    expect(edgeDistance('D1', 29.5, settings)).toBeCloseTo(0.5, 9)
    expect(edgeDistance('D9', 3.3, settings)).toBeCloseTo(1 / 30, 9)
    expect(edgeDistance('D30', 5.1, settings)).toBeCloseTo(0.1, 9)
    expect(edgeDistance('D30', 30.2, settings)).toBeCloseTo(0.2, 9)
    expect(quarterDistance(13.4)).toBeCloseTo(0.0666667, 6)
  })

  test('count as near within a second of arc, three for the lagna', () => {
    expect(nearness('moon') * 3600).toBeCloseTo(1, 12)
    expect(nearness('lagna') * 3600).toBeCloseTo(3, 12)
  })
})
