import { readFileSync } from 'node:fs'
import { instantFromEpochSeconds, type Instant } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { goldPositions } from '../../golden/positions.ts'
import { grahas } from '../graha.ts'
import { separation } from '../list.ts'
import { defaultSettings } from '../settings.ts'
import { positionsAt } from './positions-at.ts'

const ephemeris = await loadEphemeris()
const charts = chartsWith<unknown>(JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8')), [])

const birthOf = ({ birth }: (typeof charts)[number]) => {
  const instant: Instant = { ut: birth.jd_ut, tt: birth.jd_tt, deltaT: 0, deltaTKind: 'observed' }
  return { instant, place: { latitude: birth.lat, longitude: birth.lon } }
}

describe('positions of the forty charts', () => {
  test.each(charts.map((chart) => [chart.id, chart] as const))('%s: longitudes, lagna, midheaven, speeds, ayanamsa and the other node', (_, chart) => {
    const wanted = goldPositions(chart)
    const actual = positionsAt(ephemeris, birthOf(chart), defaultSettings)
    for (const graha of grahas) {
      expect(separation(actual.longitude[graha], wanted.longitude[graha])).toBeLessThan(0.00005)
      expect(Math.abs(actual.speed[graha] - wanted.speed[graha])).toBeLessThan(0.0005)
    }
    expect(separation(actual.lagna, wanted.lagna)).toBeLessThan(0.0001)
    expect(separation(actual.mc, wanted.mc)).toBeLessThan(0.0001)
    expect(Math.abs(actual.ayanamsa - wanted.ayanamsa)).toBeLessThan(0.000003)
    // The osculating node magnifies the error of the Moon's latitude elevenfold.
    expect(separation(actual.otherRahu, wanted.otherRahu)).toBeLessThan(0.001)
  })
})

const delhi = { latitude: 28.61, longitude: 77.2 }
const noon = (year: number) => instantFromEpochSeconds(Date.UTC(year, 5, 21, 12) / 1000)

test('Ketu stands exactly opposite Rahu under either node, and the other node is told', () => {
  for (const node of ['mean', 'true'] as const) {
    const settings = { ...defaultSettings, node }
    const { longitude, otherRahu } = positionsAt(ephemeris, { instant: noon(1990), place: delhi }, settings)
    expect(Math.abs(separation(longitude.rahu, longitude.ketu))).toBe(180)
    expect(separation(longitude.rahu, otherRahu)).toBeLessThan(1.9)
    expect(otherRahu).not.toBe(longitude.rahu)
  }
})

test('an ayanamsa of the user is taken at J2000', () => {
  const settings = { ...defaultSettings, ayanamsa: 'user', userAyanamsa: 20 } as const
  const { ayanamsa } = positionsAt(ephemeris, { instant: instantFromEpochSeconds(Date.UTC(2000, 0, 1, 12) / 1000), place: delhi }, settings)
  expect(ayanamsa).toBeCloseTo(20, 6)
})

test('a birth outside the table is refused by its code', () => {
  expect(() => positionsAt(ephemeris, { instant: noon(1700), place: delhi }, defaultSettings)).toThrow(expect.objectContaining({ code: 'time-range' }))
  expect(() => positionsAt(ephemeris, { instant: noon(2000), place: { latitude: 91, longitude: 0 } }, defaultSettings)).toThrow(
    expect.objectContaining({ code: 'latitude-invalid' }),
  )
})
