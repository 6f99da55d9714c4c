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
