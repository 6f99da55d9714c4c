import { expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { ayanamsaNames, openAyanamsa } from './ayanamsa.ts'

const ephemeris = await loadEphemeris()
const newYear1964 = 2_438_395.5
const newYear2026 = 2_461_041.5

test('Lahiri is that of the birth, not of today: 1964 and 2026', () => {
  const lahiri = openAyanamsa(ephemeris, 'lahiri')
  expect(lahiri.at(newYear1964)).toBeCloseTo(23.3542, 4)
  expect(lahiri.at(newYear2026)).toBeCloseTo(24.2203, 4)
})

test.each(ayanamsaNames)('%s lies between 19 and 27 degrees in our time and grows by about fifty seconds of arc a year', (name) => {
  const { at } = openAyanamsa(ephemeris, name)
  expect(at(newYear1964)).toBeGreaterThan(19)
  expect(at(newYear2026)).toBeLessThan(27)
  expect(((at(newYear2026) - at(newYear1964)) * 3600) / 62).toBeCloseTo(50.25, 0)
})

test('true Chitra swings by the aberration of Spica within a year, and its mean form does not', () => {
  const swing = (name: 'trueChitra' | 'trueChitraMean'): number => {
    const { at } = openAyanamsa(ephemeris, name)
    const values = Array.from({ length: 37 }, (_, k) => 3600 * at(newYear2026 + 10 * k) - 50.3 * (k / 36.5))
    return Math.max(...values) - Math.min(...values)
  }
  expect(swing('trueChitra')).toBeCloseTo(41, 0)
  expect(swing('trueChitraMean')).toBeLessThan(0.2)
})

test("an ayanamsa of one's own keeps its value at J2000 and is carried as the others are", () => {
  const own = openAyanamsa(ephemeris, { atJ2000: 23.5 })
  const lahiri = openAyanamsa(ephemeris, 'lahiri')
  expect(own.at(2_451_545)).toBeCloseTo(23.5, 12)
  expect(own.at(newYear2026) - own.at(newYear1964)).toBeCloseTo(lahiri.at(newYear2026) - lahiri.at(newYear1964), 6)
})

test('a value that is no number is refused', () => {
  expect(() => openAyanamsa(ephemeris, { atJ2000: Number.NaN })).toThrow(expect.objectContaining({ code: 'ayanamsa-unknown' }))
})

test('a name that is none is refused with the names that are', () => {
  const asked: string = 'lahiry'
  const isName = (name: string): name is (typeof ayanamsaNames)[number] => name !== ''
  expect(() => isName(asked) && openAyanamsa(ephemeris, asked)).toThrow(/lahiry; allowed is lahiri, trueChitra/u)
})
