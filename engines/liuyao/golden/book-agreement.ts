import { parseBranch } from '../labels/ganzhi.ts'
import type { Branch } from '../src/terms.ts'
import { measureAgreement } from '../src/judge/agreement.ts'
import type { Agreement } from '../src/judge/agreement.ts'
import { judgeCase } from './book-case.ts'
import type { BookCase } from './book-case.ts'
import { directions } from '../src/judge/level.ts'

/** How many of `n` cases have the stated branch among the first one, three, five windows, and among all. */
export type TimingAgreement = { readonly n: number; readonly top1: number; readonly top3: number; readonly top5: number; readonly any: number }

/** Agreement of direction with the verdicts of book cases, as `measureAgreement` gives it; cases without question or verdict are left out. */
export function measureBooks(cases: readonly BookCase[]): Agreement[] {
  return measureAgreement(
    cases.flatMap((one) => {
      const expected = directions.find((direction) => direction === one.verdict?.direction)
      const judged = expected === undefined ? undefined : judgeCase(one)
      return expected === undefined || judged === undefined ? [] : { book: one.source.book, expected, judged: judged.judgement.direction }
    }),
  )
}

/** The branches that a verdict names for its timing; words such as "next" name none. */
function statedBranches(verdict: NonNullable<BookCase['verdict']>): Branch[] {
  return verdict.timing.flatMap(({ value }) => {
    const last = value.at(-1) ?? ''
    return /[子丑寅卯辰巳午未申酉戌亥]/u.test(last) ? parseBranch(last) : []
  })
}

/** How often a branch that the book states for the timing is among the windows. */
export function measureTiming(cases: readonly BookCase[]): TimingAgreement {
  const ranks: number[] = []
  for (const one of cases) {
    const judged = one.verdict === null ? undefined : judgeCase(one)
    if (one.verdict === null || judged === undefined) continue
    const stated = statedBranches(one.verdict)
    if (stated.length === 0) continue
    const rank = judged.judgement.windows.findIndex((window) => stated.includes(window.branch))
    ranks.push(rank < 0 ? Number.POSITIVE_INFINITY : rank)
  }
  const within = (places: number) => ranks.filter((rank) => rank < places).length
  return { n: ranks.length, top1: within(1), top3: within(3), top5: within(5), any: within(12) }
}
