import type { Graha } from '../graha.ts'
import type { Sign } from '../sign.ts'
import type { Period } from './period.ts'

/** One maha of a dasha by signs: its whole years, the lord they were counted to, which round it belongs to, and its twelve parts in order. */
export type SignMaha = { readonly sign: Sign; readonly years: number; readonly lord: Graha; readonly round: 1 | 2; readonly parts: readonly Sign[] }

/** How a dasha by signs runs: all its dates follow from this. */
export type SignCourse = {
  readonly system: 'narayana' | 'chara'
  /** Id of the rule, with its version, and its source. */
  readonly rule: string
  readonly source: string
  /** The sign that the order was reckoned from, and by which rule it was the strongest; absent where nothing was weighed. */
  readonly seed: Sign
  readonly decidedBy?: string
  /** Julian day (UT) of the birth, at which the first maha begins, and days of a year. */
  readonly birth: number
  readonly yearDays: number
  /** In order; none of no years. */
  readonly mahas: readonly SignMaha[]
}

/** The mahas of one round or two; in the second each sign has what its years lack of twelve. Signs that have none are left out. */
export function roundsOf(first: readonly Omit<SignMaha, 'round'>[], rounds: 1 | 2): readonly SignMaha[] {
  const once = first.map((maha): SignMaha => ({ ...maha, round: 1 }))
  if (rounds === 1) return once
  return [...once, ...first.filter(({ years }) => years < 12).map((maha): SignMaha => ({ ...maha, years: 12 - maha.years, round: 2 }))]
}

/** The periods of a course to one level or two. Every start is worked out on its own as birth + days of a year × whole years or twelfths. */
export function signPeriods({ birth, yearDays, mahas }: Pick<SignCourse, 'birth' | 'yearDays' | 'mahas'>, depth: 1 | 2): readonly Period<Sign>[] {
  const dateOf = (twelfths: number): number => birth + yearDays * (twelfths / 12)
  const found: Period<Sign>[] = []
  let passed = 0
  for (const { sign, years, parts } of mahas) {
    const from = passed * 12
    const inside =
      depth === 1
        ? []
        : parts.map((part, index) => ({ level: 2 as const, lord: part, beforeBirth: false, parts: [], ...span(dateOf, from + index * years, years) }))
    found.push({ level: 1, lord: sign, beforeBirth: false, parts: inside, ...span(dateOf, from, years * 12) })
    passed += years
  }
  return found
}

function span(dateOf: (twelfths: number) => number, from: number, length: number): { readonly start: number; readonly end: number } {
  return { start: dateOf(from), end: dateOf(from + length) }
}
