import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { type ArudhaGold, compareArudhas } from '../../golden/compare/arudha.ts'
import { byGraha, type Point } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { houses, signs, type Sign } from '../sign.ts'
import type { StrengthGround } from '../stronger/ground.ts'
import { arudhasIn, arudhasOf, grahaArudhas, strongerOwnSign, upapadaHouse } from './arudhas.ts'
import { padaOf } from './pada.ts'

function ground(where: Partial<Record<Point, Sign>>, rest: Sign): StrengthGround {
  const of = (point: Point) => where[point] ?? rest
  return { signs: { lagna: of('lagna'), ...byGraha(of) }, degrees: byGraha(() => 10) }
}

describe('the gold charts', () => {
  const charts = chartsWith<ArudhaGold>(JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8')), ['arudha_single_lord'])

  test('agree in the arudhas of every house, with one lord and with the stronger of two', () => {
    expect(charts).toHaveLength(40)
    expect(charts.filter(({ expected }) => expected.arudha_stronger_colord !== undefined).length).toBeGreaterThan(30)
    expect(charts.flatMap((chart) => compareArudhas(chart))).toEqual([])
  })
})

describe('a pada', () => {
  test('is as far beyond the lord as the lord is from the sign', () => {
    expect(padaOf(0, 2)).toBe(4)
    expect(padaOf(10, 0)).toBe(2)
  })

  test('in the sign itself moves to the tenth from the sign', () => {
    expect(padaOf(0, 0)).toBe(9)
    expect(padaOf(0, 6)).toBe(9)
  })

  test('in the seventh moves to the tenth from the pada, the fourth from the sign, and not to the tenth from the house', () => {
    expect(padaOf(0, 3)).toBe(3)
    expect(padaOf(0, 9)).toBe(3)
    expect(padaOf(5, 8)).toBe(8)
  })

  test('never stays in the sign or its seventh', () => {
    for (const sign of signs) for (const lord of signs) expect((padaOf(sign, lord) - sign) % 6).not.toBe(0)
  })
})

describe('arudhas', () => {
  test('stand in one sign each, and every house is found under one', () => {
    const arudhas = arudhasOf(ground({ lagna: 4, mars: 7 }, 2), defaultSettings)
    expect(signs.flatMap((sign) => arudhasIn(arudhas, sign)).toSorted((one, other) => one - other)).toEqual(houses)
  })

  test('of Scorpio follow the stronger co-lord only where the setting asks', () => {
    const one = ground({ lagna: 7, mars: 7, ketu: 9 }, 1)
    expect(arudhasOf(one, defaultSettings)[1]).toBe(padaOf(7, 7))
    expect(arudhasOf(one, { ...defaultSettings, coLords: 'stronger' })[1]).toBe(padaOf(7, 9))
  })

  test('have the upapada in the twelfth, by the other reading in the second of an even lagna', () => {
    expect(upapadaHouse(1, defaultSettings)).toBe(12)
    expect(upapadaHouse(1, { upapada: 'by_parity' })).toBe(2)
    expect(upapadaHouse(0, { upapada: 'by_parity' })).toBe(12)
  })

  test('of grahas are counted to the stronger of their own signs', () => {
    const one = ground({ mars: 2, moon: 7, sun: 4, rahu: 0, ketu: 6 }, 11)
    expect(strongerOwnSign(one, 'mars', defaultSettings)).toBe(7)
    expect(grahaArudhas(one, defaultSettings)).toMatchObject({ mars: padaOf(2, 7), sun: padaOf(4, 4), rahu: padaOf(0, 10), ketu: padaOf(6, 7) })
  })
})
