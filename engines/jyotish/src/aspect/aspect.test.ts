import { describe, expect, test } from 'vitest'
import { byPoint, grahas, planets } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { houses, modeOf, signAt, signs } from '../sign.ts'
import { drishtiVirupas } from './degree-drishti.ts'
import { aspectingSign, aspectQuartersOf, aspectsSign, fullAspectsOf, signsAspectedBy } from './graha-drishti.ts'
import { rashiAspecting, rashiAspectsOf, seesByRashi } from './rashi-drishti.ts'

const inAries = byPoint(() => signAt(0))

describe('graha drishti', () => {
  test('reaches the seventh for all, and two more houses for Mars, Jupiter and Saturn', () => {
    for (const planet of planets) expect(fullAspectsOf(planet, defaultSettings)).toContain(7)
    expect(signsAspectedBy('mars', 0, defaultSettings)).toEqual([3, 6, 7])
    expect(signsAspectedBy('jupiter', 0, defaultSettings)).toEqual([4, 6, 8])
    expect(signsAspectedBy('saturn', 0, defaultSettings)).toEqual([2, 6, 9])
    expect(signsAspectedBy('saturn', 11, defaultSettings)).toEqual([1, 5, 8])
  })

  test('is not given to the nodes unless the setting gives it', () => {
    expect(aspectingSign(inAries, 6, defaultSettings)).toEqual(planets)
    expect(aspectingSign(inAries, 6, { nodeAspects: '7' })).toEqual(grahas)
    expect(aspectingSign(inAries, 4, { nodeAspects: '5-7-9' })).toEqual(['jupiter', 'rahu', 'ketu'])
    expect(aspectsSign('rahu', { from: 0, to: 4 }, { nodeAspects: '7' })).toBe(false)
  })

  test('has quarters on the third and tenth, fifth and ninth, fourth and eighth', () => {
    expect(houses.map((house) => aspectQuartersOf('sun', house, defaultSettings))).toEqual([0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0])
    expect(houses.map((house) => aspectQuartersOf('saturn', house, defaultSettings))).toEqual([0, 0, 4, 3, 2, 0, 4, 3, 2, 4, 0, 0])
    expect(houses.map((house) => aspectQuartersOf('rahu', house, defaultSettings)).some((quarters) => quarters > 0)).toBe(false)
  })
})

describe('drishti by degree', () => {
  const sun = (ahead: number) => drishtiVirupas({ planet: 'sun', from: 350, to: (350 + ahead) % 360 })

  test('is 15 at 60, 45 at 90, 30 at 120, nothing at 150, 60 at 180, nothing from 300 on', () => {
    expect([0, 29.9, 60, 90, 120, 150, 180, 240, 300, 330].map(sun)).toEqual([0, 0, 15, 45, 30, 0, 60, 30, 0, 0])
  })

  test('makes the special aspects of three planets full at their places', () => {
    const at = (planet: 'mars' | 'jupiter' | 'saturn', ahead: number) => drishtiVirupas({ planet, from: 0, to: ahead })
    expect([at('saturn', 60), at('saturn', 270)]).toEqual([60, 60])
    expect([at('mars', 90), at('mars', 210)]).toEqual([60, 60])
    expect([at('jupiter', 120), at('jupiter', 240)]).toEqual([60, 60])
    expect([at('saturn', 90), at('mars', 120), at('jupiter', 150)]).toEqual([45, 30, 0])
  })

  test('stays within 0 and 60', () => {
    for (const planet of planets) {
      for (let ahead = 0; ahead < 360; ahead += 0.25) {
        const virupas = drishtiVirupas({ planet, from: 123, to: 123 + ahead })
        expect(virupas).toBeGreaterThanOrEqual(0)
        expect(virupas).toBeLessThanOrEqual(60)
      }
    }
  })
})

describe('rashi drishti', () => {
  test('leaves out the fixed sign next to a movable one and the movable sign before a fixed one', () => {
    expect(rashiAspectsOf(0)).toEqual([4, 7, 10])
    expect(rashiAspectsOf(1)).toEqual([3, 6, 9])
    expect(rashiAspectsOf(2)).toEqual([5, 8, 11])
  })

  test('is mutual, and never within a mode but among the duals', () => {
    for (const from of signs) {
      for (const to of signs) {
        expect(seesByRashi(from, to)).toBe(seesByRashi(to, from))
        if (seesByRashi(from, to)) expect(modeOf(from) === modeOf(to)).toBe(modeOf(from) === 'dual')
      }
    }
  })

  test('takes grahas with the signs they stand in', () => {
    expect(rashiAspecting({ ...inAries, moon: 9, rahu: 9 }, 10)).toEqual(grahas.filter((graha) => graha !== 'moon' && graha !== 'rahu'))
  })
})
