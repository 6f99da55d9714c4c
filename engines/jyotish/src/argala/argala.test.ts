import { describe, expect, test } from 'vitest'
import { byGraha, byPoint, type Point } from '../graha.ts'
import type { Sign } from '../sign.ts'
import { argalasOn } from './argala.ts'

/** Those not named stand in the seventh from Aries, which neither gives nor obstructs. */
const signs = (some: Partial<Record<Point, Sign>>) => byPoint((point) => some[point] ?? 6)
const natures = byGraha((graha) => (graha === 'jupiter' || graha === 'venus' || graha === 'moon' || graha === 'mercury' ? 'benefic' : 'malefic'))

describe('argala', () => {
  test('comes from the second, fourth, eleventh and, secondary, fifth', () => {
    const found = argalasOn({ signs: signs({ sun: 1, moon: 3, mars: 10, jupiter: 4 }) }, { sign: 0 })
    expect(found.map(({ house, givers, secondary, standing }) => [house, givers, secondary, standing])).toEqual([
      [2, ['sun'], false, 'free'],
      [4, ['moon'], false, 'free'],
      [11, ['mars'], false, 'free'],
      [5, ['jupiter'], true, 'free'],
    ])
  })

  test('is obstructed by as many in the twelfth, tenth, third or ninth, and prevails over fewer', () => {
    const standing = (some: Partial<Record<Point, Sign>>) => argalasOn({ signs: signs(some) }, { sign: 0 })[0]?.standing
    expect(standing({ sun: 1, saturn: 11 })).toBe('obstructed')
    expect(standing({ sun: 1, venus: 1, saturn: 11 })).toBe('prevails')
    expect(standing({ sun: 1, saturn: 11, mars: 11 })).toBe('obstructed')
    expect(standing({ sun: 3, saturn: 9 })).toBe('obstructed')
    expect(standing({ sun: 10, saturn: 2 })).toBe('obstructed')
    expect(standing({ sun: 4, saturn: 8 })).toBe('obstructed')
  })

  test('prevails over as many that are weaker, where strengths are known', () => {
    const placed = signs({ sun: 1, saturn: 11 })
    expect(argalasOn({ signs: placed, strengths: { sun: 400, saturn: 300 } }, { sign: 0 })[0]?.standing).toBe('prevails')
    expect(argalasOn({ signs: placed, strengths: { sun: 300, saturn: 400 } }, { sign: 0 })[0]?.standing).toBe('obstructed')
  })

  test('is counted backward from Rahu and Ketu', () => {
    const placed = signs({ rahu: 0, jupiter: 11, venus: 1, sun: 0 })
    expect(argalasOn({ signs: placed }, { graha: 'rahu' })).toMatchObject([{ house: 2, givers: ['jupiter'], obstructors: ['venus'] }])
    expect(argalasOn({ signs: placed }, { graha: 'sun' })).toMatchObject([{ house: 2, givers: ['venus'], obstructors: ['jupiter'] }])
  })

  test('of three malefics in the third stands by itself', () => {
    const third = signs({ sun: 2, mars: 2, saturn: 2 })
    expect(argalasOn({ signs: third, natures }, { sign: 0 })).toEqual([
      { house: 3, secondary: false, givers: ['sun', 'mars', 'saturn'], obstructors: [], standing: 'free' },
    ])
    expect(argalasOn({ signs: third }, { sign: 0 })).toEqual([])
    expect(argalasOn({ signs: signs({ sun: 2, mars: 2, moon: 2 }), natures }, { sign: 0 })).toEqual([])
  })
})
