import { SolarDay } from 'tyme4ts'
import { describe, expect, test } from 'vitest'
import { branches } from '../terms.ts'
import { dateOf, dayNumberOf } from './day.ts'
import { lunarDateOf } from './lunar.ts'

/** The lunar date of tyme4ts. */
function tyme(date: { year: number; month: number; day: number }) {
  const day = SolarDay.fromYmd(date.year, date.month, date.day).getLunarDay()
  const month = day.getLunarMonth()
  return { yearBranch: branches[(day.getYear() + 1196) % 12], month: month.getMonth(), leap: month.isLeap(), day: day.getDay() }
}

describe('lunar dates', () => {
  test('every fifth day from 1900 to 2100 agrees with tyme4ts', () => {
    for (let number = dayNumberOf(1900, 1, 1); number <= dayNumberOf(2100, 12, 31); number += 5) {
      const date = dateOf(number)
      expect({ date, ...lunarDateOf(date) }).toEqual({ date, ...tyme(date) })
    }
  })

  test('the leap second month of 2023 keeps its number', () => {
    expect(lunarDateOf({ year: 2023, month: 4, day: 1 })).toEqual({ yearBranch: 'mao', month: 2, leap: true, day: 11 })
  })

  test('dates that do not exist or lie outside the table are refused', () => {
    expect(() => lunarDateOf({ year: 2023, month: 2, day: 29 })).toThrow(expect.objectContaining({ code: 'date-invalid' }))
    expect(() => lunarDateOf({ year: 1899, month: 12, day: 31 })).toThrow(expect.objectContaining({ code: 'date-range' }))
  })
})
