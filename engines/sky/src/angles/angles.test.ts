import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { openAyanamsa } from '../ayanamsa/ayanamsa.ts'
import { instantFromUt } from '../instant.ts'
import { skyAt } from '../sky.ts'
import { turned } from '../units.ts'
import { anglesOf } from './angles.ts'
import { houseSystems, housesOf, type HouseSystem } from './houses.ts'

const ephemeris = await loadEphemeris()
const ayanamsa = openAyanamsa(ephemeris, 'lahiri')
const lagna = (ut: number, latitude: number, longitude: number): number => {
  const { angles, zodiac = Number.NaN } = skyAt(ephemeris, { instant: instantFromUt(ut), place: { latitude, longitude }, ayanamsa, bodies: [] })
  return turned((angles?.ascendant ?? Number.NaN) - zodiac)
}

// Expected values: Swiss Ephemeris 2.10.03, sidereal Lahiri.
test.each([
  ['the polar Urals', 2_449_477.829861, 67.5036, 64.0627, 132.898],
  ['Longyearbyen under the midnight sun', 2_459_752, 78.2203, 15.6365, 161.232],
  ['Utqiagvik', 2_448_054.021528, 71.2833, -157.7833, 289.043],
  ['Sydney, the opening of 2000', 2_451_802.833333, -33.8472, 151.0634, 332.467],
  ['Allahabad, 11 October 1942 by war time', 2_430_643.895833, 25.45, 81.85, 301.948],
])('the lagna of %s', (...[, ut, latitude, longitude, expected]) => {
  expect(lagna(ut, latitude, longitude)).toBeCloseTo(expected, 2)
})

const anyHorizon = fc.record({
  armc: fc.double({ min: 0, max: 360, noNaN: true }),
  obliquity: fc.double({ min: 23.4, max: 23.5, noNaN: true }),
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
})

test('the ascendant rises: it stands on the horizon, east of the meridian, at every place', () => {
  fc.assert(
    fc.property(anyHorizon, ({ armc, obliquity, latitude }) => {
      const { ascendant } = anglesOf({ armc, obliquity, latitude })
      const r = Math.PI / 180
      const [l, e, p] = [ascendant * r, obliquity * r, latitude * r]
      const declination = Math.asin(Math.sin(e) * Math.sin(l))
      const hour = armc * r - Math.atan2(Math.sin(l) * Math.cos(e), Math.cos(l))
      const altitude = Math.sin(p) * Math.sin(declination) + Math.cos(p) * Math.cos(declination) * Math.cos(hour)
      expect(Math.abs(altitude)).toBeLessThan(1e-9)
      expect(Math.sin(hour)).toBeLessThanOrEqual(1e-9)
    }),
    { seed: 1, numRuns: 2000 },
  )
})

describe('houses', () => {
  const delhi = { armc: 100, obliquity: 23.44, latitude: 28.6, zodiac: 24 } as const

  test.each(houseSystems)('of %s share out the circle: each place lies in one house, opposite cusps are opposite', (system) => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 360, noNaN: true }), fc.double({ min: -66, max: 66, noNaN: true }), (armc, latitude) => {
        const houses = housesOf({ ...delhi, armc, latitude, system })
        const starts = houses?.starts ?? []
        const sizes = starts.map((start, house) => turned((starts[(house + 1) % 12] ?? 0) - start))
        expect(sizes.every((size) => size > 0)).toBe(true)
        expect(sizes.reduce((sum, size) => sum + size, 0)).toBeCloseTo(360, 6)
        for (let house = 0; house < 6; house++) expect(turned((starts[house + 6] ?? 0) - (starts[house] ?? 0))).toBeCloseTo(180, 6)
      }),
      { seed: 2, numRuns: 200 },
    )
  })

  test('put the lagna where their system says', () => {
    const first = (system: HouseSystem) => housesOf({ ...delhi, system })
    const { ascendant, midheaven } = anglesOf(delhi)
    const lagnaHere = turned(ascendant - 24)
    expect(first('wholeSign')?.starts[0]).toBe(30 * Math.floor(lagnaHere / 30))
    expect(first('equalFromLagna')?.starts[0]).toBeCloseTo(lagnaHere, 9)
    expect(first('equalLagnaMiddle')?.middles[0]).toBeCloseTo(lagnaHere, 9)
    expect(first('sripati')?.middles[0]).toBeCloseTo(lagnaHere, 9)
    expect(first('sripati')?.middles[9]).toBeCloseTo(turned(midheaven - 24), 9)
    expect(first('placidus')?.starts[9]).toBeCloseTo(turned(midheaven - 24), 9)
    expect(first('kp')?.starts).toEqual(first('placidus')?.starts)
  })

  test('of quadrants are not defined beyond the polar circle, whole signs are', () => {
    for (const latitude of [67, -70, 90]) {
      for (const system of ['placidus', 'kp', 'sripati'] as const) expect(housesOf({ ...delhi, latitude, system })).toBeUndefined()
      expect(housesOf({ ...delhi, latitude, system: 'wholeSign' })?.starts).toHaveLength(12)
    }
  })

  test('of Porphyry end beyond the polar circle where the midheaven is under the horizon', () => {
    expect(housesOf({ ...delhi, armc: 100, latitude: 75, system: 'porphyry' })).toBeDefined()
    expect(housesOf({ ...delhi, armc: 270, latitude: 75, system: 'porphyry' })).toBeUndefined()
  })
})

test('a latitude beyond the pole is refused', () => {
  expect(() => anglesOf({ armc: 0, obliquity: 23.4, latitude: 90.1 })).toThrow(expect.objectContaining({ code: 'latitude-invalid' }))
})
