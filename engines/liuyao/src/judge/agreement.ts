import type { Direction } from './level.ts'

/** One book verdict and what the rules say. Cases with a mixed verdict are not counted. */
export type AgreementCase = { readonly book: string; readonly expected: Direction; readonly judged: Direction }

/** Agreement within one book: of `n` clear verdicts `hits` agree; `interval` is Wilson's 95 % interval of the share, 0 to 1. */
export type Agreement = { readonly book: string; readonly n: number; readonly hits: number; readonly interval: readonly [from: number, to: number] }

/** The 97.5 % point of the normal distribution. */
const z = 1.959964

/** Wilson's 95 % score interval of a share (Wilson 1927, J. Am. Stat. Assoc. 22); [0, 1] when nothing was counted. */
export function wilsonInterval(hits: number, n: number): [from: number, to: number] {
  if (n === 0) return [0, 1]
  const share = hits / n
  const scale = 1 + (z * z) / n
  const centre = share + (z * z) / (2 * n)
  const spread = z * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n))
  return [(centre - spread) / scale, (centre + spread) / scale]
}

/** One row from the cases of one book. */
function rowOf(book: string, cases: readonly AgreementCase[]): Agreement {
  const hits = cases.filter((one) => one.expected === one.judged).length
  return { book, n: cases.length, hits, interval: wilsonInterval(hits, cases.length) }
}

/**
 * How often the rules reach the books' direction: one row a book in order of appearance, then a row `all`. A judgement of `mixed` on a
 * clear verdict counts as a miss.
 */
export function measureAgreement(cases: readonly AgreementCase[]): Agreement[] {
  const clear = cases.filter((one) => one.expected !== 'mixed')
  const rows = [...new Set(clear.map((one) => one.book))].map((book) =>
    rowOf(
      book,
      clear.filter((one) => one.book === book),
    ),
  )
  return [...rows, rowOf('all', clear)]
}
