import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import {
  anglesOf,
  crossings,
  grahas,
  type Horizon,
  houseSystems,
  housesOf,
  instantFromEpochSeconds,
  instantFromUt,
  nextLunarPhase,
  openAyanamsa,
  skyAt,
} from '../../src/index.ts'
import { turned } from '../../src/units.ts'
import type { EphemerisRecord } from '../record.ts'
import { type ChartInput, chartOf } from './chart.ts'

const ephemeris = await loadEphemeris()
const lahiri = openAyanamsa(ephemeris, 'lahiri')
const at = (iso: string): number => Date.parse(iso) / 1000
const seen = (iso: string, rest: Omit<ChartInput, 'instant'> = {}) => chartOf(ephemeris, { instant: at(iso), ...rest })
const minute = 1 / 60

/** Distance of two longitudes in degrees. */
const apart = (one: number | undefined, other: number): number => {
  const difference = (one ?? Number.NaN) - other
  return Math.abs(difference - 360 * Math.round(difference / 360))
}
/** The houses, 0 to 11, in which a longitude lies: as many as there are, so that none and two are seen. */
const housesWith = (starts: readonly number[], longitude: number): readonly number[] => {
  const beyond = [...starts.map((start) => turned(start - (starts[0] ?? Number.NaN))), 360]
  const place = turned(longitude - (starts[0] ?? Number.NaN))
  return starts.flatMap((_, house) => (place >= (beyond[house] ?? Number.NaN) && place < (beyond[house + 1] ?? Number.NaN) ? [house] : []))
}

it('J01: Lahiri longitudes of 20 July 2026 leave nutation out of both sides', () => {
  const { body } = seen('2026-07-20T14:00:00Z')
  const arcsecond = 1 / 3600
  expect(apart(body('sun').sidereal, 90 + 3 + 39 / 60 + 9.4 / 3600)).toBeLessThan(arcsecond / 10)
  // ΔT of that day is a forecast: two tenths of a second are a tenth of an arcsecond of the Moon.
  expect(apart(body('moon').sidereal, 150 + 23 + 30 / 60 + 37.6 / 3600)).toBeLessThan(arcsecond / 4)
  expect(apart(body('meanNode').sidereal, 300 + 7 + 19 / 60 + 10.6 / 3600)).toBeLessThan(arcsecond / 10)
  const place = { latitude: 60 + 10 / 60 + 10 / 3600, longitude: 24 + 56 / 60 + 8 / 3600 }
  const { instant, nutation, zodiac } = skyAt(ephemeris, { instant: instantFromEpochSeconds(at('2026-07-20T14:00:00Z')), place, ayanamsa: lahiri })
  expect(lahiri.at(instant.tt)).toBeCloseTo(24.22798, 5)
  expect(nutation.longitude * 3600).toBeCloseTo(8.99, 1)
  expect(zodiac).toBeCloseTo(24.23047, 5)
})

it.each([
  ['1964-01-01T00:00:00Z', 23.3542],
  ['2026-01-01T00:00:00Z', 24.2203],
])('J02: mean Lahiri of %s is %d, not that of today', (iso, expected) => {
  expect(lahiri.at(instantFromEpochSeconds(at(iso)).tt)).toBeCloseTo(expected, 4)
})

it('J03: the Moon of Lucknow, 3 February 1991, 16:00 stands at 164.2158 by Lahiri, and elsewhere by true Pushya', () => {
  expect(apart(seen('1991-02-03T10:30:00Z').body('moon').sidereal, 164.2158)).toBeLessThan(0.0001)
  expect(apart(seen('1991-02-03T10:30:00Z', { ayanamsa: 'truePushya' }).body('moon').sidereal, 164.2158)).toBeGreaterThan(1)
})

it('J05: a lagna in the first half of a sign makes that sign the first house, and the ayanamsa says its name and value', () => {
  const place = { latitude: 25.45, longitude: 81.85 }
  const { lagna } = seen('1942-10-11T09:30:00Z', { place })
  expect([Math.floor(lagna / 30), apart(lagna % 30, 1.95) < 2 * minute]).toEqual([10, true])
  const { horizon, zodiac = Number.NaN } = skyAt(ephemeris, { instant: instantFromEpochSeconds(at('1942-10-11T09:30:00Z')), place, ayanamsa: lahiri })
  expect(horizon === undefined ? undefined : housesOf({ ...horizon, zodiac, system: 'wholeSign' })?.starts[0]).toBe(300)
  expect([lahiri.choice, openAyanamsa(ephemeris, 'raman').choice]).toEqual(['lahiri', 'raman'])
})

it('J06: the chart of 8 August 1912 in Bangalore, 19:38, by Lahiri; Raman is 1.446 degrees smaller', () => {
  const place = { latitude: 12 + 59 / 60, longitude: 77 + 35 / 60 }
  const [byLahiri, byRaman] = [seen('1912-08-08T14:08:00Z', { place }), seen('1912-08-08T14:08:00Z', { place, ayanamsa: 'raman' })]
  expect(apart(byLahiri.lagna, 309.116)).toBeLessThan(2 * minute)
  expect(apart(byLahiri.body('moon').sidereal, 53.635)).toBeLessThan(minute)
  expect(byRaman.lagna - byLahiri.lagna).toBeCloseTo(1.446, 3)
})

it('J08: Moon and Sun of 2 October 1869 in Porbandar, 07:20 local mean time', () => {
  const longitude = 69 + 49 / 60
  const instant = Date.UTC(1869, 9, 2, 7, 20) / 1000 - 240 * longitude
  const { body, lagna } = chartOf(ephemeris, { instant, place: { latitude: 21 + 37 / 60, longitude } })
  expect(apart(body('moon').sidereal, 118.011)).toBeLessThan(minute)
  expect(apart(body('sun').sidereal, 166.898)).toBeLessThan(minute)
  expect(apart(lagna, 186.45)).toBeLessThan(2 * minute)
})

it('J09: the Sun of 1 August 2022, 23:19 in India is 105.299 sidereal and 129.468 tropical, each by its own name', () => {
  const { longitude, sidereal } = seen('2022-08-01T17:49:00Z').body('sun')
  expect(apart(sidereal, 105.299)).toBeLessThan(0.001)
  expect(apart(longitude, 129.468)).toBeLessThan(0.001)
})

describe('beyond the polar circle', () => {
  it.each([
    ['the polar Urals', 2_449_477.829861, 67.5036, 64.0627, 132.898],
    ['Longyearbyen', 2_459_752, 78.2203, 15.6365, 161.232],
    ['Utqiagvik', 2_448_054.021528, 71.2833, -157.7833, 289.043],
  ])('J11: %s has a lagna and whole signs; houses of quadrants are not defined, and nothing breaks', (...[, ut, latitude, longitude, expected]) => {
    const { horizon, angles, zodiac = Number.NaN } = skyAt(ephemeris, { instant: instantFromUt(ut), place: { latitude, longitude }, ayanamsa: lahiri })
    if (horizon === undefined || angles === undefined) throw new Error('a place was given')
    expect(apart(angles.ascendant - zodiac, expected)).toBeLessThan(2 * minute)
    expect(housesOf({ ...horizon, zodiac, system: 'wholeSign' })?.starts[0]).toBe(30 * Math.floor(expected / 30))
    for (const system of ['placidus', 'kp', 'sripati'] as const) expect(housesOf({ ...horizon, zodiac, system })).toBeUndefined()
  })
})

it('J13: Sydney, 15 September 2000, 19:00: summer time had begun, and the latitude is southern', () => {
  const place = { latitude: -33.8472, longitude: 151.0634 }
  expect(apart(seen('2000-09-15T08:00:00Z', { place }).lagna, 332.467)).toBeLessThan(2 * minute)
  // What an hour more, or a lost sign of the latitude, would give.
  expect(apart(seen('2000-09-15T09:00:00Z', { place }).lagna, 345.16)).toBeLessThan(2 * minute)
  expect(apart(seen('2000-09-15T08:00:00Z', { place: { ...place, latitude: 33.8472 } }).lagna, 329.47)).toBeLessThan(2 * minute)
})

describe('lunations', () => {
  /** Entries of the Sun into sidereal signs between the new moon before a day and the next. */
  const signsEntered = (day: string): readonly number[] => {
    const middle = instantFromEpochSeconds(at(`${day}T00:00:00Z`)).tt
    const to = nextLunarPhase(ephemeris, { phase: 'newMoon', after: middle }).tt
    const from = nextLunarPhase(ephemeris, { phase: 'newMoon', after: to - 35 }).tt
    return Array.from({ length: 12 }, (_, sign) => sign).filter(
      (sign) => crossings(ephemeris, { body: 'sun', target: 30 * sign, from, to, ayanamsa: lahiri }).length > 0,
    )
  }

  it.each([
    ['J15', '2009-12-01', [8]],
    ['J15', '2010-01-01', [9]],
    ['J17', '2023-08-01', []],
    ['J17', '2023-07-10', [3]],
    ['J17', '2023-08-25', [4]],
    ['J17', '2026-06-01', []],
    ['J17', '2026-05-01', [1]],
    ['J17', '2026-06-25', [2]],
  ])('%s: in the month of %s the Sun enters these signs: %j (none makes it an added month)', (_, day, signs) => {
    expect(signsEntered(day)).toEqual(signs)
  })

  it('J17: the added months of 2023 and 2026 lie between the new moons before 18 July and of 16 August, before 17 May and of 15 June', () => {
    const indianDate = (iso: string): string => {
      const { ut } = nextLunarPhase(ephemeris, { phase: 'newMoon', after: instantFromEpochSeconds(at(iso)).tt })
      return new Date((ut - 2_440_587.5 + 5.5 / 24) * 86_400_000).toISOString().slice(0, 10)
    }
    expect(['2023-07-10T00:00Z', '2023-08-10T00:00Z', '2026-05-10T00:00Z', '2026-06-10T00:00Z'].map(indianDate)).toEqual([
      '2023-07-18',
      '2023-08-16',
      '2026-05-17',
      '2026-06-15',
    ])
  })
})

it('J19: the Moon of 16:11 in India on 16 and on 17 June 2019 stands in two signs', () => {
  expect(apart(seen('2019-06-16T10:41:00Z').body('moon').sidereal, 210 + 19.98)).toBeLessThan(minute)
  expect(apart(seen('2019-06-17T10:41:00Z').body('moon').sidereal, 240 + 2.93)).toBeLessThan(minute)
})

const gold: readonly EphemerisRecord[] = JSON.parse(readFileSync(new URL('../ephemeris.json', import.meta.url), 'utf8')).records

it('J07: the whole-sign house of a graha is its sign less the sign of the lagna, in every golden chart', () => {
  for (const { jd_ut: ut, place } of gold) {
    const coordinates = { latitude: place.lat, longitude: place.lon }
    const {
      horizon,
      angles,
      zodiac = Number.NaN,
      positions,
    } = skyAt(ephemeris, { instant: instantFromUt(ut), place: coordinates, ayanamsa: lahiri, bodies: grahas })
    if (horizon === undefined || angles === undefined) throw new Error('a place was given')
    const starts = housesOf({ ...horizon, zodiac, system: 'wholeSign' })?.starts ?? []
    const lagnaSign = Math.floor(((angles.ascendant - zodiac + 720) % 360) / 30)
    for (const { sidereal = Number.NaN } of positions) expect(housesWith(starts, sidereal)).toEqual([(Math.floor(sidereal / 30) - lagnaSign + 12) % 12])
  }
})

it('J20: every longitude lies in exactly one house, also at the seam of the circle', () => {
  const seam = fc.oneof(
    fc.double({ min: 355, max: 360, maxExcluded: true, noNaN: true }),
    fc.double({ min: 0, max: 5, noNaN: true }),
    fc.constantFrom(0, 30, 330),
  )
  const horizon: fc.Arbitrary<Horizon> = fc.record({
    armc: fc.double({ min: 0, max: 360, noNaN: true }),
    obliquity: fc.double({ min: 23.4, max: 23.5, noNaN: true }),
    latitude: fc.double({ min: -66, max: 66, noNaN: true }),
  })
  fc.assert(
    fc.property(horizon, seam, seam, (where, longitude, lagna) => {
      // The zodiac is turned until the lagna itself stands at the seam.
      const zodiac = anglesOf(where).ascendant - lagna
      for (const system of houseSystems) expect(housesWith(housesOf({ ...where, zodiac, system })?.starts ?? [], longitude)).toHaveLength(1)
    }),
    { seed: 3, numRuns: 300 },
  )
})

it('J21: the Moon of 1900 to 2100 is within a minute of arc of the reference program, from civil time on, at more than fifty moments', () => {
  const moments = gold.filter(({ ut }) => ut >= '1900')
  expect(moments.length).toBeGreaterThan(50)
  for (const { jd_ut: ut, sidereal_lahiri: expected } of moments) {
    const { positions } = skyAt(ephemeris, { instant: instantFromUt(ut), ayanamsa: lahiri, bodies: ['moon'] })
    expect(apart(positions[0]?.sidereal, expected['moon'] ?? Number.NaN)).toBeLessThan(minute)
  }
})
