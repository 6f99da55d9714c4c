import { describe, expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { openAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { epochSecondsOf } from '../instant.ts'
import { outputLength } from '../position/bodies.ts'
import { crossings } from './crossings.ts'
import { nextLunarPhase } from './lunar-phases.ts'
import { nextReach } from './reach.ts'
import { findRoot } from './root.ts'
import { solarTermsOf } from './solar-terms.ts'

const ephemeris = await loadEphemeris()
const newYear2026 = 2_461_041.5
const beijing = (ut: { readonly ut: number } | undefined): string =>
  ut === undefined ? 'none' : new Date(Math.round(epochSecondsOf(ut) + 28_800) * 1000).toISOString().slice(0, 19)

describe('roots', () => {
  test.each([
    ['a straight line', (x: number) => x - 0.3, 0.3],
    ['a cube with a flat root', (x: number) => (x - 0.7) ** 3, 0.7],
    ['a steep step', (x: number) => Math.atan(1e6 * (x - 0.123456)), 0.123456],
    ['an end of the bracket', (x: number) => x, 0],
  ])('are found: %s', (_, value, root) => {
    expect(findRoot(value, { from: 0, to: 1, tolerance: 1e-10 })).toBeCloseTo(root, 4)
  })
})

describe('solar terms', () => {
  test('fall on the seconds that decide pillars: 小寒 and 立春 of 2026, 立春 of 2025', () => {
    const terms = solarTermsOf(ephemeris, 2026)
    const seconds = (ut: { readonly ut: number } | undefined): number => (ut === undefined ? Number.NaN : epochSecondsOf(ut))
    expect(Math.abs(seconds(terms[0]?.instant) - Date.UTC(2026, 0, 5, 8, 23, 9) / 1000)).toBeLessThan(2)
    expect(Math.abs(seconds(terms[2]?.instant) - Date.UTC(2026, 1, 3, 20, 2, 8) / 1000)).toBeLessThan(2)
    expect(Math.abs(seconds(solarTermsOf(ephemeris, 2025)[2]?.instant) - Date.UTC(2025, 1, 3, 14, 10, 28) / 1000)).toBeLessThan(2)
  })

  test('a year outside the table is refused', () => {
    expect(() => solarTermsOf(ephemeris, 1799)).toThrow(expect.objectContaining({ code: 'search-invalid' }))
    expect(() => solarTermsOf(ephemeris, 2000.5)).toThrow(expect.objectContaining({ code: 'search-invalid' }))
    expect(solarTermsOf(ephemeris, 1800)).toHaveLength(24)
    expect(solarTermsOf(ephemeris, 2100)).toHaveLength(24)
  })
})

describe('what always grows', () => {
  test('reaches its goal after the start, soonest, and stands there', () => {
    const out = new Float64Array(outputLength)
    const ayanamsa = openAyanamsa(ephemeris, 'lahiri')
    for (let k = 0; k < 200; k++) {
      const after = newYear2026 + k * 1.37
      const target = (k * 47) % 360
      const tt = nextReach(ephemeris, { motion: 'moon', target, after, ayanamsa })
      ephemeris.compute(tt, out, ['moon'])
      const apart = (out[6] ?? Number.NaN) - (out[72] ?? 0) - ayanamsa.at(tt) - target
      expect(Math.abs(apart - 360 * Math.round(apart / 360)) * 3600).toBeLessThan(0.01)
      expect(tt).toBeGreaterThanOrEqual(after)
      expect(tt - after).toBeLessThan(27.8)
    }
  })

  test('asked at the very goal, or a moment after it, it does not fall back', () => {
    const tithi = nextReach(ephemeris, { motion: 'elongation', target: 12, after: newYear2026 })
    expect(nextReach(ephemeris, { motion: 'elongation', target: 12, after: tithi + 0.001 }) - tithi).toBeGreaterThan(29)
    expect(nextReach(ephemeris, { motion: 'sum', target: 40, after: newYear2026 })).toBeGreaterThan(newYear2026)
  })

  test('the phases of the Moon follow each other: the eclipse of 8 April 2024 is a new moon', () => {
    const eclipse = nextLunarPhase(ephemeris, { phase: 'newMoon', after: 2_460_400.5 })
    expect(beijing(eclipse)).toMatch(/^2024-04-09T02:20/u)
    const phases = (['firstQuarter', 'fullMoon', 'lastQuarter', 'newMoon'] as const).map(
      (phase) => nextLunarPhase(ephemeris, { phase, after: eclipse.tt + 1 }).tt,
    )
    expect(phases.toSorted()).toEqual(phases)
  })
})

describe('passages', () => {
  test('of a planet that turns back are all found: Mercury goes over its station three times', () => {
    const found = crossings(ephemeris, { body: 'mercury', target: 21, from: 2_460_380.5, to: 2_460_460.5 })
    expect(found.map(({ direction }) => direction)).toEqual(['direct', 'retrograde', 'direct'])
  })

  test('of the node go backward, and the whole circle is no passage', () => {
    const found = crossings(ephemeris, { body: 'meanNode', target: 0, from: 2_458_849.5, to: 2_462_502.5 })
    expect(found.map(({ direction }) => direction)).toEqual(['retrograde'])
  })

  test('of the Sun over a sign meet what always grows', () => {
    const [found] = crossings(ephemeris, { body: 'sun', target: 30, from: newYear2026, to: newYear2026 + 300 })
    expect(found?.tt).toBeCloseTo(nextReach(ephemeris, { motion: 'sun', target: 30, after: newYear2026 }), 6)
  })

  test('a span that ends before it starts is refused', () => {
    expect(() => crossings(ephemeris, { body: 'sun', target: 0, from: 2, to: 1 })).toThrow(expect.objectContaining({ code: 'search-invalid' }))
  })
})
