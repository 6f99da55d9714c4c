import { readFileSync } from 'node:fs'
import { LunarYear } from 'tyme4ts'
import { expect, test } from 'vitest'
import { termInstants } from '../../engines/liuyao/src/calendar/terms.ts'
import { loadEphemeris } from '../../engines/sky/load/ephemeris.ts'
import { lunarMonths } from './lunar-months.ts'
import { lunarYearsFile } from './lunar-years-file.ts'
import { termsFile, termSeconds } from './terms-file.ts'

const ephemeris = await loadEphemeris()
const kept = (name: string): string => readFileSync(new URL(`../../engines/liuyao/rules/calendar/${name}`, import.meta.url), 'utf8')

test('the tables of solar terms and lunar years come out of the ephemeris as they are kept', () => {
  expect(termsFile(ephemeris)).toBe(kept('terms.ts'))
  expect(lunarYearsFile(ephemeris)).toBe(kept('lunar-years.ts'))
})

test('every 节 that the engine of Liu Yao reads from its table lies within a second of the sky', () => {
  const seconds = termSeconds(ephemeris)
  expect(termInstants).toHaveLength(seconds.length)
  const apart = seconds.map((second, place) => Math.abs(second - (termInstants[place] ?? Number.NaN)))
  expect(Math.max(...apart)).toBeLessThanOrEqual(1)
})

test('all 2,498 lunar months from 1899 to 2100 begin on the day, and have the number, that tyme4ts gives', () => {
  const theirs = Array.from({ length: 202 }, (_, year) => LunarYear.fromYear(1899 + year).getMonths()).flat()
  const ours = new Map(lunarMonths(ephemeris).map(({ day, month, leap }) => [day, { month, leap }]))
  expect(theirs).toHaveLength(2498)
  for (const month of theirs) expect(ours.get(Math.round(month.getFirstJulianDay().getDay()))).toEqual({ month: month.getMonth(), leap: month.isLeap() })
})
