import { instantFromEpochSeconds } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { expect, test } from 'vitest'
import { separation } from '../list.ts'
import { defaultSettings } from '../settings.ts'
import { positionsAt } from './positions-at.ts'

const ephemeris = await loadEphemeris()
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
