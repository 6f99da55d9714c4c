import { describe, expect, test } from 'vitest'
import { type ByGraha, byGraha, byPoint } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import type { Signs } from '../placement/placement.ts'
import { defaultSettings } from '../settings.ts'
import { baladi, baladiOf } from './baladi.ts'
import { diptadiOf } from './diptadi.ts'
import { jagradadiOf } from './jagradadi.ts'
import { lajjitadiOf } from './lajjitadi.ts'

/** Everything by itself: nobody beside or looking at the one that is asked about, unless placed so. */
const apart: Signs = { ...byPoint(() => 0), lagna: 8 }
const natures: ByGraha<Nature> = { ...byGraha(() => 'malefic'), jupiter: 'benefic', venus: 'benefic', moon: 'benefic', mercury: 'benefic' }
const moods = (planet: 'moon' | 'mars' | 'venus' | 'mercury' | 'jupiter', signs: Signs, dignity: 'neutral' | 'exalted' = 'neutral') =>
  lajjitadiOf(planet, { signs, natures, dignity }, defaultSettings)

describe('baladi', () => {
  test('goes up by 6 degrees in odd signs and down in even ones', () => {
    expect([0, 6, 12, 18, 24, 29.99].map(baladiOf)).toEqual([...baladi, 'mrita'])
    expect([30, 36, 42, 48, 54].map(baladiOf)).toEqual(baladi.toReversed())
    expect(baladiOf(5.9999)).toBe('bala')
  })
})

describe('jagradadi', () => {
  test('wakes at home, dreams among friends and neutrals, sleeps with enemies', () => {
    expect((['exalted', 'moolatrikona', 'own'] as const).map(jagradadiOf)).toEqual(['jagrat', 'jagrat', 'jagrat'])
    expect((['great_friend', 'friend', 'neutral'] as const).map(jagradadiOf)).toEqual(['svapna', 'svapna', 'svapna'])
    expect((['enemy', 'great_enemy', 'debilitated'] as const).map(jagradadiOf)).toEqual(['sushupti', 'sushupti', 'sushupti'])
  })
})

describe('diptadi', () => {
  test('takes the state of the sign, and beside it those of company and of light', () => {
    const signs: Signs = { ...apart, jupiter: 3, saturn: 3 }
    expect(diptadiOf('jupiter', { signs, natures, combust: false })).toEqual(['dipta', 'vikala'])
    expect(diptadiOf('mercury', { signs: { ...apart, mercury: 2 }, natures, combust: true })).toEqual(['svastha', 'kopa'])
  })

  test('of a debilitated planet is what it is to the lord of the sign', () => {
    // Jupiter in Capricorn, Saturn in the 2nd from it: neutral by nature, a friend by place.
    expect(diptadiOf('jupiter', { signs: { ...apart, jupiter: 9, saturn: 10 }, natures, combust: false })).toEqual(['shanta'])
  })
})

describe('lajjitadi', () => {
  test('shames in the fifth with a node, and not in the fourth', () => {
    const signs: Signs = { ...apart, lagna: 6, venus: 10, rahu: 10 }
    expect(moods('venus', signs)).toContain('lajjita')
    expect(moods('venus', { ...signs, lagna: 7 })).not.toContain('lajjita')
  })

  test('makes proud where exalted', () => {
    expect(moods('venus', { ...apart, venus: 11 }, 'exalted')).toContain('garvita')
    expect(moods('venus', { ...apart, venus: 11 })).not.toContain('garvita')
  })

  test('starves in the sign of an enemy, with one, or with Saturn', () => {
    expect(moods('venus', { ...apart, venus: 4, sun: 11, moon: 11, jupiter: 11, mars: 11, saturn: 11, mercury: 11 })).toContain('kshudhita')
    expect(moods('moon', { ...apart, moon: 1, saturn: 1 })).toContain('kshudhita')
    expect(moods('moon', { ...apart, moon: 1 })).not.toContain('kshudhita')
  })

  test('makes thirsty in water under the eye of an enemy, unless a benefic looks too', () => {
    const signs: Signs = { ...byPoint(() => 1), lagna: 0, venus: 7, sun: 1, jupiter: 2, moon: 2, mercury: 2 }
    expect(moods('venus', signs)).toContain('trushita')
    expect(moods('venus', { ...signs, jupiter: 1 })).not.toContain('trushita')
    expect(moods('venus', { ...signs, venus: 8 })).not.toContain('trushita')
  })

  test('delights in the sign of a friend or with Jupiter', () => {
    expect(moods('mercury', { ...apart, mercury: 1 })).toContain('mudita')
    expect(moods('mercury', { ...apart, mercury: 5, jupiter: 5 })).toContain('mudita')
    expect(moods('mercury', { ...byPoint(() => 1), mercury: 5, sun: 6, venus: 6, jupiter: 0, mars: 0, saturn: 0 })).not.toContain('mudita')
  })

  test('shakes beside the Sun with another malefic, and not beside the Sun alone', () => {
    const alone: Signs = { ...byPoint(() => 1), mercury: 5, sun: 5, mars: 0, jupiter: 0, saturn: 0, rahu: 2, ketu: 2, moon: 0, venus: 0 }
    expect(moods('mercury', alone)).not.toContain('kshobhita')
    expect(moods('mercury', { ...alone, rahu: 5 })).toContain('kshobhita')
    expect(moods('mercury', { ...alone, sun: 6, rahu: 5 })).not.toContain('kshobhita')
  })
})
