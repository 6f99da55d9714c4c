import { expect, test } from 'vitest'
import { deltaTAt } from './delta-t.ts'
import { epochSecondsOf, instantFromEpochSeconds, instantFromTt, instantFromUt } from './instant.ts'

const ofYear = (year: number) => deltaTAt(2_451_545 + (year - 2000) * 365.25)

test('ΔT has the values of the sources', () => {
  expect(ofYear(1800).seconds).toBeCloseTo(18.367, 3)
  expect(ofYear(1900).seconds).toBeCloseTo(-1.977, 3)
  expect(ofYear(1960).seconds).toBeCloseTo(33.07, 2)
  expect(ofYear(2000).seconds).toBeCloseTo(63.83, 2)
  expect(ofYear(2020).seconds).toBeCloseTo(69.36, 2)
})

test('ΔT says how it is known', () => {
  expect([1850, 1972.9, 1973.1, 2025.9, 2026.1, 2050].map((year) => ofYear(year).kind)).toEqual([
    'reconstructed',
    'reconstructed',
    'observed',
    'observed',
    'forecast',
    'forecast',
  ])
})

test('ΔT has no jump larger than the fastest change on record from one week to the next', () => {
  for (let year = 1799; year < 2101; year += 1 / 52) {
    expect(Math.abs(ofYear(year + 1 / 52).seconds - ofYear(year).seconds)).toBeLessThan(0.045)
  }
})

test('the forecast grows like the Earth slows: between 68 and 80 s in 2050, between 80 and 120 s in 2100', () => {
  expect(Math.abs(ofYear(2050).seconds - 74)).toBeLessThan(6)
  expect(Math.abs(ofYear(2100).seconds - 100)).toBeLessThan(20)
})

test('an instant comes back from each of its time scales', () => {
  const instant = instantFromEpochSeconds(1_000_000_000)
  expect(instant.ut).toBeCloseTo(2_452_161.574074, 6)
  expect((instant.tt - instant.ut) * 86_400).toBeCloseTo(instant.deltaT, 3)
  expect(instantFromTt(instant.tt).ut).toBeCloseTo(instant.ut, 9)
  expect(instantFromUt(instant.ut)).toEqual(instant)
  expect(epochSecondsOf(instant)).toBeCloseTo(1_000_000_000, 4)
})
