import { termInstants } from '@hefu/liuyao'
import { isNumbers, isRecord, isTexts } from '../json.ts'
import type { Comparer, Difference, Outcome } from './outcome.ts'

/** Seconds by which a term may differ from the file: to 2050, and after, where the length of the day is not known yet. */
const tolerance = { early: 6, late: 100, lastEarlyYear: 2050 } as const

/** The year of the engine's second instant, 小寒; its first is 大雪 of the year before. */
const firstYear = 1900

/** Instants of the solar terms, one case a year. The engine keeps the twelve 节 that change the month; the twelve 气 are skipped by name. */
export const compareSolarTerms: Comparer = async (gold) => {
  const years = isRecord(gold) && isRecord(gold['years']) ? Object.entries(gold['years']) : []
  const names = isRecord(gold) && isTexts(gold['names']) ? gold['names'] : []
  const middle = names.filter((_, index) => index % 2 === 1)
  const skipped: readonly Outcome[] = middle.map((id) => ({
    id,
    skipped: 'the engine keeps the twelve terms that change the month; no pillar follows from this one',
  }))
  return [...years.map(([year, instants]) => ({ id: year, differences: yearDifferences(Number(year), instants, names) })), ...skipped]
}

function yearDifferences(year: number, instants: unknown, names: readonly string[]): readonly Difference[] {
  if (!isNumbers(instants) || instants.length !== 24) return [{ path: String(year), expected: '24 instants in seconds', actual: instants }]
  const allowed = year <= tolerance.lastEarlyYear ? tolerance.early : tolerance.late
  return instants.flatMap((expected, index) => {
    if (index % 2 === 1) return []
    const actual = termInstants[(year - firstYear) * 12 + index / 2 + 1]
    const near = actual !== undefined && Math.abs(actual - expected) <= allowed
    return near ? [] : [{ path: `${year}.${names[index] ?? index}`, expected, actual }]
  })
}
