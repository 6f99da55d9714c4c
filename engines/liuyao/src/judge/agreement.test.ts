import { describe, expect, test } from 'vitest'
import extra from '../../golden/liuyao-extra.json' with { type: 'json' }
import gold from '../../golden/liuyao.json' with { type: 'json' }
import { measureAgreement, wilsonInterval } from './agreement.ts'
import { measureBooks, measureTiming } from '../../golden/book-agreement.ts'
import { judgeCase, questionOf } from '../../golden/book-case.ts'

/** The rules were weighed on `gold` and every other case of `extra`; the rest was first measured with the rules already fixed. */
const weighedOn = [...gold.cases, ...extra.cases.filter((_, place) => place % 2 === 0)]
const keptBack = extra.cases.filter((_, place) => place % 2 === 1)
const everything = [...gold.cases, ...extra.cases]

const percent = (share: number) => `${(100 * share).toFixed(1)} %`

describe('agreement with the books', () => {
  test('the direction agrees with at least 80 of the 100 clear verdicts, measured book by book', () => {
    const rows = measureBooks(everything)
    for (const { book, n, hits, interval } of rows) {
      console.log(`${book}: ${hits} of ${n} (${percent(hits / n)}; 95 %: ${interval.map(percent).join(' to ')})`)
    }
    const all = rows.at(-1)
    expect(all?.n).toBe(100)
    expect(all?.hits).toBeGreaterThanOrEqual(80)
  })

  test('on the cases kept back it agrees with at least 22 of 33 (20 before those cases had been read), on the others with 58 of 67', () => {
    expect(measureBooks(keptBack).at(-1)).toMatchObject({ n: 33, hits: 22 })
    expect(measureBooks(weighedOn).at(-1)).toMatchObject({ n: 67, hits: 58 })
  })

  test('the branch of the book is among the first one, three, five windows more often than in a naive ranking (25, 48, 71 %)', () => {
    const { n, top1, top3, top5, any } = measureTiming(everything)
    console.log(`timing: first ${percent(top1 / n)}, three ${percent(top3 / n)}, five ${percent(top5 / n)}, any ${percent(any / n)} of ${n}`)
    expect(n).toBe(69)
    expect([top1, top3, top5].map((hits) => hits / n > 0)).toEqual([true, true, true])
    expect(top1).toBeGreaterThanOrEqual(29)
    expect(top3).toBeGreaterThanOrEqual(43)
    expect(top5).toBeGreaterThanOrEqual(54)
  })

  test('every question of the files can be read, and a case without one is left out', () => {
    for (const one of everything) expect(questionOf(one) === undefined).toBe(one.question === null)
    expect(everything.filter((one) => judgeCase(one) === undefined)).toHaveLength(everything.filter((one) => one.question === null).length)
  })
})

describe('measureAgreement', () => {
  test('leaves mixed verdicts out and counts a mixed judgement of a clear verdict as a miss', () => {
    const rows = measureAgreement([
      { book: 'one', expected: 'favourable', judged: 'favourable' },
      { book: 'one', expected: 'unfavourable', judged: 'mixed' },
      { book: 'two', expected: 'mixed', judged: 'mixed' },
    ])
    expect(rows.map(({ book, n, hits }) => [book, n, hits])).toEqual([
      ['one', 2, 1],
      ['all', 2, 1],
    ])
  })

  test('the interval of 10 of 20 is that of the published formula', () => {
    const [from, to] = wilsonInterval(10, 20)
    expect(from).toBeCloseTo(0.2993, 4)
    expect(to).toBeCloseTo(0.7007, 4)
    expect(wilsonInterval(0, 0)).toEqual([0, 1])
  })
})
