import { describe, expect, test } from 'vitest'
import { byGraha, grahas, starPlanets } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { houses, signs as allSigns } from '../sign.ts'
import { motionOf } from './motion.ts'
import { nodeSensitive } from './node-sensitive.ts'
import { houseOf, occupantsOf, placementsOf, signsOf } from './placement.ts'
import { starOf } from './star.ts'
import { isCombust, sunDistance } from './sun-distance.ts'
import { warsOf } from './war.ts'

const still = byGraha(() => 1)

describe('houses and stars', () => {
  test('every graha is in exactly one house, and the lagna in the first', () => {
    for (let turn = 0; turn < 360; turn += 7.31) {
      const longitude = byGraha((graha) => (turn * (grahas.indexOf(graha) + 1) * 13.7) % 360)
      const signs = signsOf({ longitude, lagna: turn })
      expect(houses.flatMap((house) => grahas.filter((graha) => houseOf(signs, graha) === house))).toHaveLength(9)
      expect(allSigns.flatMap((sign) => occupantsOf(signs, sign)).toSorted()).toEqual(grahas.toSorted())
      expect(houseOf(signs, 'lagna')).toBe(1)
      expect(placementsOf({ longitude, lagna: turn }).moon.house).toBe(houseOf(signs, 'moon'))
    }
  })

  test('twenty-seven stars of four quarters fill the zodiac; an edge belongs to the next', () => {
    expect([0, 13.333_333, 40 / 3, 359.999_999].map((longitude) => starOf(longitude).star)).toEqual([0, 0, 1, 26])
    expect([0, 10 / 3, 6.7, 10].map((longitude) => starOf(longitude).pada)).toEqual([1, 2, 3, 4])
    expect(starOf(0).lord).toBe('ketu')
    expect(starOf(130).lord).toBe('ketu')
  })

  test('the quarter of a star is its navamsa', () => {
    for (let longitude = 0.01; longitude < 360; longitude += 1.7) {
      const { star, pada } = starOf(longitude)
      expect((4 * star + pada - 1) % 12).toBe(Math.floor((longitude * 9) / 30) % 12)
    }
  })
})

const ground = (more: Partial<Record<(typeof grahas)[number], number>>) => ({
  longitude: { ...byGraha((graha) => 30 * grahas.indexOf(graha)), ...more },
  speed: still,
})

describe('near the Sun', () => {
  test('the orb of retrograde Mercury and Venus is the smaller one', () => {
    const near = { ...ground({ mercury: 13, venus: 9 }) }
    expect(isCombust(near, 'mercury')).toBe(true)
    expect(isCombust({ ...near, speed: { ...still, mercury: -1 } }, 'mercury')).toBe(false)
    expect(isCombust({ ...near, speed: { ...still, venus: -1 } }, 'venus')).toBe(false)
  })

  test('Jupiter has 11 degrees and Venus 10: not swapped', () => {
    expect([isCombust(ground({ jupiter: 10.5 }), 'jupiter'), isCombust(ground({ venus: 10.5 }), 'venus')]).toEqual([true, false])
  })

  test('the orb itself counts, on either side of Aries 0', () => {
    expect(isCombust(ground({ sun: 350, saturn: 5 }), 'saturn')).toBe(true)
    expect(sunDistance(ground({ sun: 350, saturn: 5 }), 'saturn')).toBe(15)
  })

  test('neither the Sun nor a node is ever combust', () => {
    expect([isCombust(ground({}), 'sun'), isCombust(ground({ rahu: 1 }), 'rahu')]).toEqual([false, false])
  })
})

describe('motion', () => {
  test('is retrograde below zero, and stationary under a twentieth of the mean', () => {
    expect(motionOf({ speed: { ...still, saturn: -0.001 } }, 'saturn')).toEqual({ speed: -0.001, retrograde: true, stationary: true })
    expect(motionOf({ speed: { ...still, saturn: 0.1 } }, 'saturn')).toMatchObject({ retrograde: false, stationary: false })
  })

  test('of the mean node is always retrograde', () => {
    expect(motionOf({ speed: { ...still, rahu: -0.053 } }, 'rahu')).toMatchObject({ retrograde: true, stationary: false })
  })
})

describe('war', () => {
  const latitude = { ...byGraha(() => 0), mars: 1, venus: -1 }
  const pair = { ...ground({ mars: 200.4, venus: 200 }), latitude }

  test('is between two of the five less than a degree apart, and the more northern wins', () => {
    expect(warsOf(pair, defaultSettings)).toEqual([{ winner: 'mars', loser: 'venus', apart: expect.closeTo(0.4, 9) }])
    expect(warsOf({ ...pair, longitude: { ...pair.longitude, mars: 201 } }, defaultSettings)).toEqual([])
  })

  test('may be won by brightness or from behind', () => {
    expect(warsOf(pair, { warWinner: 'brighter' })[0]?.winner).toBe('venus')
    expect(warsOf(pair, { warWinner: 'lower_longitude' })[0]?.winner).toBe('venus')
  })

  test('leaves the Moon, the Sun and the nodes out', () => {
    const { longitude } = ground({ sun: 100, moon: 100.2, rahu: 100.3, ...Object.fromEntries(starPlanets.map((planet, index) => [planet, 200 + 10 * index])) })
    expect(warsOf({ longitude, latitude }, defaultSettings)).toEqual([])
  })
})

describe('the choice of node', () => {
  test('is told where it changes a sign or a quarter, and only there', () => {
    const at = (rahu: number, otherRahu: number) => nodeSensitive({ longitude: { ...byGraha(() => 0), rahu, ketu: (rahu + 180) % 360 }, otherRahu })
    expect(at(29.5, 30.4)).toEqual(['rahu.sign', 'rahu.pada', 'ketu.sign', 'ketu.pada'])
    expect(at(13.1, 13.5)).toEqual(['rahu.pada', 'ketu.pada'])
    expect(at(21, 22)).toEqual([])
  })
})
