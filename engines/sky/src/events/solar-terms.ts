import type { Ephemeris } from '../ephemeris.ts'
import { SkyError } from '../error.ts'
import { instantFromTt, type Instant } from '../instant.ts'
import { nextReach } from './reach.ts'

/** One of the 24 solar terms: `index` 0 is 小寒 (Sun at 285°), 23 is 冬至 (270°); the even ones are 节, the odd ones 中气. */
export type SolarTerm = { readonly index: number; readonly longitude: number; readonly instant: Instant }

/** Julian day of the first of January, 0h, of a Gregorian year. */
function newYear(year: number): number {
  const past = year - 1
  return 365 * past + Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400) + 1_721_425.5
}

/** The 24 terms of a Gregorian year in order, each to a millisecond of the ephemeris; its civil time hangs on ΔT. Throws SkyError `search-invalid` beyond 1800 to 2100. */
export function solarTermsOf(ephemeris: Ephemeris, year: number): readonly SolarTerm[] {
  if (!(Number.isInteger(year) && year >= 1800 && year <= 2100))
    throw new SkyError('search-invalid', 'No solar terms for the year', { value: year, allowed: '1800 to 2100' })
  let after = newYear(year)
  return Array.from({ length: 24 }, (_, index) => {
    const longitude = (285 + 15 * index) % 360
    after = nextReach(ephemeris, { motion: 'sun', target: longitude, after })
    return { index, longitude, instant: instantFromTt(after) }
  })
}
