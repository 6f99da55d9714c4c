import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayPillar } from '../calendar/day-hour.ts'
import { dateOf, dayNumberOf } from '../calendar/day.ts'
import { branches } from '../terms.ts'
import { windowsOn } from './calendar-windows.ts'

const start = { dayNumber: dayNumberOf(2026, 11, 30), offsetSeconds: 8 * 3600 }
const text = (dayNumber: number) => {
  const { year, month, day } = dateOf(dayNumber)
  return `${year}-${month}-${day}`
}

describe('windows on the calendar', () => {
  test('a day window is the next day of that branch, today included', () => {
    for (const branch of branches) {
      const [window] = windowsOn([{ branch, unit: 'day' }], start)
      expect(dayPillar(window?.from ?? 0).branch).toBe(branch)
      expect(window?.from).toBe(window?.to)
      expect((window?.from ?? 0) - start.dayNumber).toBeLessThan(12)
      expect((window?.from ?? 0) - start.dayNumber).toBeGreaterThanOrEqual(0)
    }
  })

  test('a month window runs from one 节 to the day before the next: 子 from 大雪 on 7 December 2026 to 4 January 2027', () => {
    const [zi] = windowsOn([{ branch: 'zi', unit: 'month' }], start)
    expect([text(zi?.from ?? 0), text(zi?.to ?? 0)]).toEqual(['2026-12-7', '2027-1-4'])
  })

  test('the month that runs already counts from the start day on', () => {
    const [hai] = windowsOn([{ branch: 'hai', unit: 'month' }], start)
    expect([text(hai?.from ?? 0), text(hai?.to ?? 0)]).toEqual(['2026-11-30', '2026-12-6'])
  })

  test('a year window runs from 立春 to 立春: the next 未 year begins on 4 February 2027', () => {
    const [wu, wei] = windowsOn(
      [
        { branch: 'wu', unit: 'year' },
        { branch: 'wei', unit: 'year' },
      ],
      start,
    )
    expect([text(wu?.from ?? 0), text(wu?.to ?? 0)]).toEqual(['2026-11-30', '2027-2-3'])
    expect([text(wei?.from ?? 0), text(wei?.to ?? 0)]).toEqual(['2027-2-4', '2028-2-3'])
  })

  test('the zone decides on which civil day a 节 falls: 大雪 2026 is on the 6th in New York', () => {
    const [zi] = windowsOn([{ branch: 'zi', unit: 'month' }], { dayNumber: start.dayNumber, offsetSeconds: -5 * 3600 })
    expect(text(zi?.from ?? 0)).toBe('2026-12-6')
  })

  test('the day of a 节 belongs to the month that begins: on 7 September 2005 the 申 month is over, though 白露 comes in the evening', () => {
    const day = { dayNumber: dayNumberOf(2005, 9, 7), offsetSeconds: 8 * 3600 }
    const [shen] = windowsOn([{ branch: 'shen', unit: 'month' }], day)
    const [you] = windowsOn([{ branch: 'you', unit: 'month' }], day)
    expect([text(shen?.from ?? 0), text(shen?.to ?? 0)]).toEqual(['2006-8-7', '2006-9-7'])
    expect([text(you?.from ?? 0), text(you?.to ?? 0)]).toEqual(['2005-9-7', '2005-10-7'])
  })

  test('no window begins before the start or ends before it begins, from any day in any zone', () => {
    const units = ['day', 'month', 'year'] as const
    const anyStart = fc.record({
      dayNumber: fc.integer({ min: dayNumberOf(1900, 1, 2), max: dayNumberOf(2080, 12, 31) }),
      offsetSeconds: fc.integer({ min: -12 * 3600, max: 14 * 3600 }),
    })
    fc.assert(
      fc.property(anyStart, fc.constantFrom(...branches), (from, branch) => {
        const windows = windowsOn(
          units.map((unit) => ({ branch, unit })),
          from,
        )
        expect(windows).toHaveLength(3)
        for (const window of windows) expect([window.from >= from.dayNumber, window.to >= window.from]).toEqual([true, true])
      }),
      { seed: 5, numRuns: 2000 },
    )
  })

  test('an hour window names the double hour of the day: 子 from 23, 午 from 11', () => {
    const hours = windowsOn(
      [
        { branch: 'zi', unit: 'hour' },
        { branch: 'wu', unit: 'hour' },
      ],
      start,
    )
    expect(hours.map((window) => window.hour)).toEqual([23, 11])
  })

  test('windows beyond the table of terms are left out', () => {
    const late = { dayNumber: dayNumberOf(2100, 11, 1), offsetSeconds: 0 }
    expect(
      windowsOn(
        [
          { branch: 'wu', unit: 'month' },
          { branch: 'wu', unit: 'year' },
        ],
        late,
      ),
    ).toEqual([])
  })
})
