import { termInstants } from '@hefu/liuyao'
import { loadEphemeris } from '@hefu/sky/load'
import { compareSolarTerms as compareSkyTerms } from '@hefu/sky/verify'
import { isNumbers, isRecord, isTexts } from '../json.ts'
import type { Comparer, Difference, Outcome } from './outcome.ts'

/** Seconds by which a term may differ from the file: to 2050, and after, where the length of the day is not known yet. */
const tolerance = { early: 6, late: 100, lastEarlyYear: 2050 } as const

/** The year of the engine's second instant, 小寒; its first is 大雪 of the year before. */
const firstYear = 1900

/** Instants of the solar terms, one case a year: all twenty-four by the ephemeris, and the twelve 节 as the calendar of the plates keeps them. */
export const compareSolarTerms: Comparer = async (gold) => {
  const years = isRecord(gold) && isRecord(gold['years']) ? Object.entries(gold['years']) : []
  const names = isRecord(gold) && isTexts(gold['names']) ? gold['names'] : []
  const ephemeris = await loadEphemeris()
  return years.map(([year, instants]): Outcome => {
    if (!isNumbers(instants) || instants.length !== 24) return { id: year, differences: [{ path: year, expected: '24 instants in seconds', actual: instants }] }
    const bySky = compareSkyTerms(ephemeris, Number(year), instants).map((each) => ({ ...each, path: `${each.path} (sky)` }))
    return { id: year, differences: [...monthDifferences(Number(year), instants, names), ...bySky] }
  })
}

/** Differences of the 节 that change the month. */
function monthDifferences(year: number, instants: readonly number[], names: readonly string[]): readonly Difference[] {
  const allowed = year <= tolerance.lastEarlyYear ? tolerance.early : tolerance.late
  return instants.flatMap((expected, index) => {
    if (index % 2 === 1) return []
    const actual = termInstants[(year - firstYear) * 12 + index / 2 + 1]
    const near = actual !== undefined && Math.abs(actual - expected) <= allowed
    return near ? [] : [{ path: `${year}.${names[index] ?? index}`, expected, actual }]
  })
}
