import { describe, expect, test } from 'vitest'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { epochSecondsOf } from '../instant.ts'
import { nextRise, nextSet, nextTransit } from './rise-set.ts'

const ephemeris = await loadEphemeris()
const delhi = { latitude: 28.61, longitude: 77.2 }
const tromso = { latitude: 69.65, longitude: 18.96 }
/** 4 May 2024, 0h UT: 5:30 in Delhi. */
const may = 2_460_434.5
const clock = (instant: { readonly ut: number } | undefined, hours: number): string =>
  instant === undefined ? 'never' : new Date(Math.round(epochSecondsOf(instant) + hours * 3600) * 1000).toISOString().slice(11, 19)

describe('Delhi, 4 May 2024', () => {
  const sun = { body: 'sun', place: delhi, after: may } as const

  test('the Sun rises at three moments by three definitions, minutes apart', () => {
    const rises = (['limb50', 'centre34', 'hindu'] as const).map((definition) => clock(nextRise(ephemeris, { ...sun, definition }), 5.5))
    expect(rises.toSorted()).toEqual(rises)
    expect(rises).toEqual(['05:37:51', '05:39:08', '05:41:52'])
  })

  test('the upper limb rises and sets within four seconds of the reference program, which refracts a little less at the height of Delhi', () => {
    const input = { ...sun, definition: 'limb50' } as const
    const seconds = (text: string): number => Number(text.slice(3, 5)) * 60 + Number(text.slice(6, 8))
    expect(Math.abs(seconds(clock(nextRise(ephemeris, input), 5.5)) - seconds('05:37:55'))).toBeLessThan(5)
    expect(Math.abs(seconds(clock(nextSet(ephemeris, input), 5.5)) - seconds('18:58:22'))).toBeLessThan(5)
  })

  test('noon lies half-way between rising and setting, to some seconds', () => {
    const input = { ...sun, definition: 'hindu' } as const
    const middle = ((nextRise(ephemeris, input)?.ut ?? 0) + (nextSet(ephemeris, input)?.ut ?? 0)) / 2
    expect(Math.abs(nextTransit(ephemeris, input).ut - middle) * 86_400).toBeLessThan(20)
  })
})

test('the next rising is never before the moment asked about, and at most a day and an hour after it', () => {
  for (const body of ['sun', 'moon'] as const) {
    for (let hour = 0; hour < 48; hour++) {
      const after = may + hour / 24
      const found = nextRise(ephemeris, { body, place: delhi, definition: 'limb50', after })?.ut ?? Number.NaN
      expect(found).toBeGreaterThanOrEqual(after)
      expect(found - after).toBeLessThan(25.5 / 24)
      expect(nextTransit(ephemeris, { body, place: delhi, definition: 'limb50', after }).ut).toBeGreaterThan(after)
    }
  }
})

test('in the polar night the Sun does not rise, on the polar day it does not set', () => {
  const [december, june] = [2_460_665.5, 2_460_482.5]
  expect(nextRise(ephemeris, { body: 'sun', place: tromso, definition: 'limb50', after: december })).toBeUndefined()
  expect(nextSet(ephemeris, { body: 'sun', place: tromso, definition: 'limb50', after: june })).toBeUndefined()
  const back = nextRise(ephemeris, { body: 'sun', place: tromso, definition: 'limb50', after: december, within: 60 })
  expect(back?.ut).toBeGreaterThan(december + 20)
})

test('a place that does not exist is refused', () => {
  const input = { body: 'sun', place: { latitude: -100, longitude: 0 }, definition: 'hindu', after: may } as const
  expect(() => nextRise(ephemeris, input)).toThrow(expect.objectContaining({ code: 'latitude-invalid', value: -100 }))
})
