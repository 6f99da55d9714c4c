import { describe, expect, test } from 'vitest'
import { equationOfTime } from './sun.ts'

describe('the equation of time', () => {
  test('on 13 October 1992 at 0h it is 13 m 42.6 s (Meeus, example 28.a)', () => {
    expect(Math.abs(equationOfTime(Date.UTC(1992, 9, 13) / 1000) - 822.6)).toBeLessThan(4)
  })

  test('it stays within seventeen minutes through the whole table', () => {
    for (let instant = -2_208_000_000; instant < 4_130_000_000; instant += 1_000_000) {
      expect(Math.abs(equationOfTime(instant))).toBeLessThan(17 * 60)
    }
  })

  test('early November has the sundial 16 minutes ahead, mid February 14 minutes behind', () => {
    expect(Math.round(equationOfTime(Date.UTC(2024, 10, 3, 12) / 1000) / 60)).toBe(16)
    expect(Math.round(equationOfTime(Date.UTC(2024, 1, 11, 12) / 1000) / 60)).toBe(-14)
  })
})
