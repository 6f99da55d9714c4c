import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { compareStronger, type StrongerGold } from '../../golden/compare/stronger.ts'
import { byGraha, type Graha, type Point } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { type SignName, signAt, signNames } from '../sign.ts'
import { lordIn, strongerLord } from './co-lord.ts'
import type { StrengthGround } from './ground.ts'
import { strongerSign } from './sign.ts'

type Where = Readonly<Partial<Record<Point, SignName>>>
const sign = (name: SignName) => signAt(signNames.indexOf(name))

/** A chart from the grahas that matter; the rest stand in `rest`, at 10 degrees. */
function ground(where: Where, rest: SignName, degrees: Partial<Record<Graha, number>> = {}): StrengthGround {
  const of = (point: Point) => sign(where[point] ?? rest)
  return { signs: { lagna: of('lagna'), ...byGraha(of) }, degrees: byGraha((graha) => degrees[graha] ?? 10) }
}
const lord = (one: StrengthGround, name: SignName = 'scorpio') => strongerLord(one, sign(name), defaultSettings)
const stronger = (one: StrengthGround, ...[first, second]: readonly [SignName, SignName]) => strongerSign(one, [sign(first), sign(second)], defaultSettings)

describe('the gold charts', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))

  test('agree in thirty-six pairs of co-lords and in every seed of Narayana', () => {
    const charts = chartsWith<StrongerGold>(file, [])
    expect(charts.filter(({ expected }) => expected.stronger_colord !== undefined)).toHaveLength(36)
    expect(charts.flatMap((chart) => compareStronger(chart))).toEqual([])
  })
})

describe('the stronger co-lord', () => {
  test('is the one elsewhere when only one of the two is in the sign', () => {
    expect(lord(ground({ mars: 'scorpio' }, 'taurus'))).toEqual({ lord: 'ketu', decidedBy: 'elsewhere' })
    expect(lord(ground({ rahu: 'aquarius' }, 'taurus'), 'aquarius')).toEqual({ lord: 'saturn', decidedBy: 'elsewhere' })
  })

  test('is the one with more companions, then the one with more of Jupiter, Mercury and the dispositor', () => {
    expect(lord(ground({ mars: 'leo', ketu: 'aries', sun: 'aries' }, 'taurus'))).toEqual({ lord: 'ketu', decidedBy: 'companions' })
    expect(lord(ground({ mars: 'leo', ketu: 'gemini', jupiter: 'aries', mercury: 'capricorn' }, 'taurus'))).toEqual({ lord: 'mars', decidedBy: 'support' })
  })

  test('counts a dispositor in its own sign as standing there', () => {
    const both = { saturn: 'aquarius', rahu: 'aquarius' } as const
    expect(lord(ground(both, 'taurus', { saturn: 28, rahu: 12 }), 'aquarius')).toEqual({ lord: 'saturn', decidedBy: 'degree' })
  })

  test('is the exalted one: its own sign of exaltation is looked at', () => {
    expect(lord(ground({ mars: 'capricorn', ketu: 'aries' }, 'cancer'))).toEqual({ lord: 'mars', decidedBy: 'exalted' })
    expect(lord(ground({ saturn: 'aries', rahu: 'capricorn' }, 'cancer'), 'aquarius')).toMatchObject({ decidedBy: 'degree' })
    expect(lord(ground({ saturn: 'libra', rahu: 'capricorn', venus: 'gemini' }, 'cancer'), 'aquarius')).toEqual({ lord: 'saturn', decidedBy: 'exalted' })
  })

  test('is the one in a dual, then a fixed sign; then by the period where one is given; then by the degree', () => {
    const fixed = ground({ mars: 'leo', ketu: 'cancer' }, 'virgo', { mars: 1, ketu: 2 })
    expect(lord(fixed)).toEqual({ lord: 'mars', decidedBy: 'mode' })
    const even = ground({ mars: 'leo', ketu: 'taurus', sun: 'gemini', venus: 'gemini' }, 'virgo', { mars: 1, ketu: 2 })
    expect(lord(even)).toEqual({ lord: 'ketu', decidedBy: 'degree' })
    expect(strongerLord(even, 7, { ...defaultSettings, periodOf: (one) => (one === 'mars' ? 9 : 6) })).toEqual({ lord: 'mars', decidedBy: 'period' })
  })

  test('is weighed in Scorpio and Aquarius only, and only where the setting asks', () => {
    const one = ground({ mars: 'scorpio' }, 'taurus')
    expect(lord(one, 'leo')).toEqual({ lord: 'sun' })
    expect(lordIn(one, sign('scorpio'), defaultSettings)).toBe('mars')
    expect(lordIn(one, sign('scorpio'), { ...defaultSettings, coLords: 'stronger' })).toBe('ketu')
  })
})

describe('the stronger sign', () => {
  test('holds more grahas', () => {
    expect(stronger(ground({ sun: 'leo' }, 'virgo'), 'leo', 'aquarius')).toEqual({ sign: sign('leo'), decidedBy: 'occupants' })
  })

  test('has more of Jupiter, Mercury and its lord in it or seeing it', () => {
    expect(stronger(ground({ sun: 'aries' }, 'virgo'), 'leo', 'aquarius')).toEqual({ sign: sign('leo'), decidedBy: 'support' })
  })

  test('holds an exalted graha', () => {
    expect(
      stronger(
        ground({ moon: 'taurus', sun: 'scorpio', venus: 'gemini', mars: 'gemini', mercury: 'sagittarius', jupiter: 'sagittarius' }, 'virgo'),
        'scorpio',
        'taurus',
      ),
    ).toEqual({ sign: sign('taurus'), decidedBy: 'exalted' })
  })

  test('has its lord in a sign of the other parity', () => {
    expect(stronger(ground({ sun: 'virgo', saturn: 'sagittarius' }, 'pisces'), 'leo', 'aquarius')).toEqual({ sign: sign('leo'), decidedBy: 'parity' })
  })

  test('is dual before fixed before movable, then has its lord at the higher degree', () => {
    expect(stronger(ground({ saturn: 'pisces' }, 'virgo'), 'cancer', 'aquarius')).toMatchObject({ decidedBy: 'parity' })
    expect(stronger(ground({ sun: 'virgo', saturn: 'pisces' }, 'virgo', { sun: 3, saturn: 4 }), 'leo', 'aquarius')).toEqual({
      sign: sign('aquarius'),
      decidedBy: 'degree',
    })
    expect(stronger(ground({ moon: 'pisces', mars: 'virgo' }, 'virgo'), 'aries', 'leo')).toMatchObject({ sign: sign('leo'), decidedBy: 'mode' })
  })

  test('is the sign itself when both are one', () => {
    expect(stronger(ground({}, 'virgo'), 'leo', 'leo')).toEqual({ sign: sign('leo') })
  })
})
