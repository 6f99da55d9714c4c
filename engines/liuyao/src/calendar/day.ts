import { LiuyaoError } from '../error.ts'
import { at } from '../list.ts'
import type { WallClock } from '../when.ts'

/** A reading of a clock as a day number and the second of that day, 0 to 86399. */
export type Reading = { readonly dayNumber: number; readonly second: number }

/** The day number of 1970-01-01. Day numbers are Julian day numbers of the noon of the civil day. */
export const epochDay = 2_440_588

const monthDays: readonly number[] = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** Days of a month of the Gregorian calendar. */
export function daysIn(year: number, month: number): number {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return month === 2 && leap ? 29 : at(monthDays, month - 1)
}

/** The Julian day number of a Gregorian date (Fliegel and Van Flandern 1968). */
export function dayNumberOf(year: number, month: number, day: number): number {
  const shift = month <= 2 ? 1 : 0
  const y = year + 4800 - shift
  const m = month + 12 * shift - 3
  return day + Math.floor((153 * m + 2) / 5) + 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400) - 32_045
}

/** The Gregorian date of a Julian day number (Richards 2013). */
export function dateOf(dayNumber: number): { readonly year: number; readonly month: number; readonly day: number } {
  const f = dayNumber + 1401 + Math.floor((Math.floor((4 * dayNumber + 274_277) / 146_097) * 3) / 4) - 38
  const e = 4 * f + 3
  const g = Math.floor((e % 1461) / 4)
  const h = 5 * g + 2
  const month = ((Math.floor(h / 153) + 2) % 12) + 1
  return { year: Math.floor(e / 1461) - 4716 + Math.floor((14 - month) / 12), month, day: Math.floor((h % 153) / 5) + 1 }
}

/** Refuses a part of a date that lies outside its bounds. */
function checkPart(clock: WallClock, name: keyof WallClock, bounds: readonly [from: number, to: number]): void {
  const value = clock[name]
  if (!Number.isInteger(value) || value < bounds[0] || value > bounds[1]) {
    throw new LiuyaoError('date-invalid', `The ${name} is ${value}; allowed are whole numbers ${bounds[0]} to ${bounds[1]}.`)
  }
}

/** Throws `date-invalid` for a date or time that no calendar has, such as 30 February or 24:00. */
export function checkWallClock(clock: WallClock): void {
  checkPart(clock, 'year', [1, 9999])
  checkPart(clock, 'month', [1, 12])
  checkPart(clock, 'day', [1, daysIn(clock.year, clock.month)])
  checkPart(clock, 'hour', [0, 23])
  checkPart(clock, 'minute', [0, 59])
  checkPart(clock, 'second', [0, 59])
}

/** A wall clock as day number and second. */
export function readingOf(clock: WallClock): Reading {
  return { dayNumber: dayNumberOf(clock.year, clock.month, clock.day), second: clock.hour * 3600 + clock.minute * 60 + clock.second }
}

/** Seconds since 1970-01-01T00:00:00 on the same clock, as a reading of whole seconds. */
export function readingAt(seconds: number): Reading {
  const whole = Math.floor(seconds)
  const days = Math.floor(whole / 86_400)
  return { dayNumber: epochDay + days, second: whole - days * 86_400 }
}

/** A reading moved by whole or fractional seconds. */
export function shifted(reading: Reading, seconds: number): Reading {
  return readingAt((reading.dayNumber - epochDay) * 86_400 + reading.second + seconds)
}
