import { describe, expect, test } from 'vitest'
import { argalaFacts } from '../argala/facts.ts'
import type { Fact } from '../fact.ts'
import { byGraha, byPoint, type Graha } from '../graha.ts'
import type { Positions } from '../positions.ts'
import { defaultSettings } from '../settings.ts'
import { placeOf } from '../sign.ts'
import { aspectFacts } from './facts.ts'

const none = byGraha(() => 0)
const longitude: Record<Graha, number> = { sun: 15, moon: 100, mars: 47, mercury: 20, jupiter: 250, venus: 340, saturn: 200, rahu: 130, ketu: 310 }
const positions: Positions = { jdUt: 0, jdTt: 0, longitude, speed: none, latitude: none, declination: none, lagna: 5, mc: 275, ayanamsa: 24, otherRahu: 130 }
const valueOf = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id)?.value

describe('facts of aspects', () => {
  const facts = aspectFacts(positions, defaultSettings)

  test('have each id once, in lower case with dots', () => {
    const ids = facts.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !/^[a-z0-9_]+(\.[a-z0-9_]+)+$/.test(id))).toEqual([])
  })

  test('say quarters on houses, virupas on points and the grahas that see a sign', () => {
    expect(valueOf(facts, 'aspect.graha.saturn.house.1')).toBe(4)
    expect(valueOf(facts, 'aspect.graha.saturn.house.9')).toBe(4)
    expect(valueOf(facts, 'aspect.graha.sun.house.4')).toBe(3)
    expect(valueOf(facts, 'aspect.graha.sun.house.2')).toBeUndefined()
    expect(valueOf(facts, 'aspect.degree.saturn.mercury')).toBe(60)
    expect(valueOf(facts, 'aspect.degree.sun.sun')).toBeUndefined()
    expect(valueOf(facts, 'aspect.rashi.leo')).toEqual(['sun', 'mercury', 'saturn'])
    expect(facts.some(({ id }) => id.startsWith('aspect.graha.rahu'))).toBe(false)
  })
})

test('facts of argalas name house, givers and obstructors', () => {
  const facts = argalaFacts({ signs: byPoint((point) => placeOf(point === 'lagna' ? 5 : longitude[point]).sign) })
  expect(valueOf(facts, 'argala.house.1.from.2')).toBe('obstructed')
  expect(valueOf(facts, 'argala.house.1.from.2.givers')).toEqual(['mars'])
  expect(valueOf(facts, 'argala.house.1.from.2.obstructors')).toEqual(['venus'])
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
})
