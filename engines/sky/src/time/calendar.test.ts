import { expect, it } from 'vitest'
import { dateOf, dayNumberOf } from './calendar.ts'
import { civilWeekday, clockAt, clockSeconds } from './wall-clock.ts'

it('counts the days of both calendars as their reform did: 4 October 1582 Julian is followed by 15 October Gregorian', () => {
  expect(dayNumberOf({ year: 1582, month: 10, day: 15 }, 'gregorian') - dayNumberOf({ year: 1582, month: 10, day: 4 }, 'julian')).toBe(1)
  expect(dayNumberOf({ year: -4712, month: 1, day: 1 }, 'julian')).toBe(0)
  expect(dayNumberOf({ year: 2000, month: 1, day: 1 }, 'gregorian')).toBe(2_451_545)
})

it('turns a day number into a date and back in both calendars', () => {
  for (let day = 300_000; day < 3_000_000; day += 997)
    for (const calendar of ['gregorian', 'julian'] as const) expect(dayNumberOf(dateOf(day, calendar), calendar)).toBe(day)
})

it('shows at a count of seconds the clock that gave it', () => {
  for (let seconds = -9e9; seconds < 9e9; seconds += 123_456_789)
    for (const calendar of ['gregorian', 'julian'] as const) expect(clockSeconds(clockAt(seconds, calendar))).toBe(seconds)
})

it('takes the weekday from the calendar day, whatever the hour', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => civilWeekday({ year: 2024, month: 1, day: 1, hour, minute: 0, second: 0 }))
  expect(new Set(hours)).toEqual(new Set([1]))
  expect(civilWeekday({ year: 2024, month: 5, day: 4, hour: 4, minute: 0, second: 0 })).toBe(6)
})
