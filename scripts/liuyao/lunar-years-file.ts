import type { Ephemeris } from '../../engines/sky/src/index.ts'
import { lunarMonths, type LunarMonth } from './lunar-months.ts'

/** Lunar years in the table, from 1899. */
const years = 202

/** The text of `rules/calendar/lunar-years.ts`. */
export function lunarYearsFile(ephemeris: Ephemeris): string {
  const months = lunarMonths(ephemeris)
  const newYears = months.flatMap(({ month, leap }, place) => (month === 1 && !leap ? [place] : []))
  const packed = Array.from({ length: years }, (_, year) => packedYear(months, newYears[year] ?? Number.NaN, newYears[year + 1] ?? Number.NaN))
  const rows = packed.join('').match(/.{1,120}/gu) ?? []
  return `// Made by scripts/liuyao/calendar-tables.ts from the ephemeris of @hefu/sky; do not edit.

/** Day number of the lunar new year of 1899. */
export const firstNewYear = ${months[newYears[0] ?? 0]?.day}

/**
 * Five hexadecimal digits for each lunar year from 1899 to 2100: the leap month's number (0: none) times 8192, plus one bit a month
 * in order (a leap month follows the month whose number it has), 1 = 30 days, 0 = 29.
 */
export const packedYears = [
${rows.map((row) => `  '${row}',`).join('\n')}
].join('')
`
}

function packedYear(months: readonly LunarMonth[], from: number, to: number): string {
  const own = months.slice(from, to)
  const leap = own.find((month) => month.leap)?.month ?? 0
  const long = own.reduce((bits, { day }, place) => {
    const days = (months[from + place + 1]?.day ?? Number.NaN) - day
    if (days !== 29 && days !== 30) throw new RangeError(`A month of ${days} days begins on day ${day}; allowed are 29 and 30.`)
    return days === 30 ? bits | (1 << place) : bits
  }, 0)
  return (leap * 8192 + long).toString(16).padStart(5, '0')
}
