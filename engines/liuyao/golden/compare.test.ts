import { describe, expect, test } from 'vitest'
import { termInstants } from '../src/calendar/terms.ts'
import { at } from '../src/list.ts'
import { compareGanzhi, compareHexagram, compareLiuyaoCase } from './compare.ts'
import { differences } from './difference.ts'
import extra from './liuyao-extra.json' with { type: 'json' }
import ganzhi from './ganzhi.json' with { type: 'json' }
import hexagrams from './hexagrams.json' with { type: 'json' }
import liuyao from './liuyao.json' with { type: 'json' }
import solar from './solar-terms.json' with { type: 'json' }

describe('plates of the books', () => {
  test('the files hold 40 and 69 cases', () => {
    expect([liuyao.cases.length, extra.cases.length]).toEqual([40, 69])
  })

  test.each([...liuyao.cases, ...extra.cases])('case $id agrees in every expected field and date', (gold) => {
    expect(compareLiuyaoCase(gold)).toEqual([])
  })
})

describe('hexagrams', () => {
  test('all 64 agree in every field', () => {
    expect(hexagrams.hexagrams).toHaveLength(64)
    expect(hexagrams.hexagrams.flatMap(compareHexagram)).toEqual([])
  })
})

describe('pillars', () => {
  test.each(ganzhi.rows)('instant $id agrees under three conventions', (row) => {
    expect(compareGanzhi(row)).toEqual([])
  })

  test('there are 44 instants', () => {
    expect(ganzhi.rows).toHaveLength(44)
  })
})

describe('solar terms', () => {
  const rows = Object.entries(solar.years).flatMap(([year, terms]) =>
    terms.filter((_, index) => index % 2 === 0).map((instant, month) => ({ year: Number(year), month, instant })),
  )
  const error = (row: { year: number; month: number; instant: number }): number =>
    Math.abs(at(termInstants, (row.year - 1900) * 12 + row.month + 1) - row.instant)

  test('the file holds twelve terms of each of 201 years', () => {
    expect(rows).toHaveLength(2412)
  })

  test('every term to 2026 lies within 2 s of Swiss Ephemeris', () => {
    const early = rows.filter((row) => row.year <= 2026).map(error)
    expect(Math.max(...early)).toBeLessThanOrEqual(2)
  })

  test('every later term lies within 6 s', () => {
    expect(Math.max(...rows.map(error))).toBeLessThanOrEqual(6)
  })
})

describe('the comparison itself', () => {
  test('a wrong value, a missing field and a wrong length are each reported', () => {
    expect(differences({ a: 1, b: [1, 2], c: null }, { a: 2, b: [1], c: undefined }, 'x')).toEqual([
      { path: 'x.a', expected: 1, actual: 2 },
      { path: 'x.b.length', expected: 2, actual: 1 },
      { path: 'x.b[1]', expected: 2, actual: undefined },
      { path: 'x.c', expected: null, actual: undefined },
    ])
  })

  test('a case with one line changed is caught', () => {
    const gold = at(liuyao.cases, 0)
    expect(compareLiuyaoCase({ ...gold, input: { ...gold.input, lines: [9, 7, 8, 7, 9, 6] } }).length).toBeGreaterThan(0)
  })
})
