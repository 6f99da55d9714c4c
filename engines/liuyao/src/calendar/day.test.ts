import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkWallClock, dateOf, dayNumberOf, daysIn, readingAt, shifted } from './day.ts'

describe('day numbers', () => {
  test('2000-01-01 is 2451545', () => {
    expect(dayNumberOf(2000, 1, 1)).toBe(2_451_545)
  })

  test('a day number and its date undo one another, and agree with the host calendar', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2_300_000, max: 2_600_000 }), (dayNumber) => {
        const { year, month, day } = dateOf(dayNumber)
        expect(dayNumberOf(year, month, day)).toBe(dayNumber)
        expect(Date.UTC(year, month - 1, day) / 86_400_000 + 2_440_588).toBe(dayNumber)
      }),
      { seed: 11 },
    )
  })

  test('1900 has no 29 February, 2000 has', () => {
    expect([daysIn(1900, 2), daysIn(2000, 2), daysIn(2023, 2), daysIn(2024, 2)]).toEqual([28, 29, 28, 29])
    const clock = { year: 1900, month: 2, day: 29, hour: 0, minute: 0, second: 0 }
    expect(() => checkWallClock(clock)).toThrow('The day is 29; allowed are whole numbers 1 to 28.')
  })

  test('a reading moves over midnight both ways', () => {
    const reading = readingAt(86_399)
    expect(shifted(reading, 1)).toEqual(readingAt(86_400))
    expect(shifted(readingAt(-1), 1)).toEqual(readingAt(0))
  })
})
