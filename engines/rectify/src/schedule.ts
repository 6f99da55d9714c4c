import { grahas, vimshottariTable } from '@hefu/jyotish'
import { real } from './at.ts'

/** Vimshottari to the third level from the start of the maha dasha of one star lord, longer than any life: ten mahas, 810 periods. */
export interface Schedule {
  readonly count: number
  /** Days from the start of the first maha to the start of each period, and to the end of the last. */
  readonly starts: Float64Array
  /** Places in `grahas` of the lords of each period: maha, antar, pratyantar. */
  readonly lords: readonly [maha: Uint8Array, antar: Uint8Array, pratyantar: Uint8Array]
  /** The period in which each whole day lies. */
  readonly periodOfDay: Uint16Array
}

const mahas = 10

/** The nine lords in their order, as places in `grahas`, with their years (BPHS 46.12-16). */
export const lords: readonly { readonly graha: number; readonly years: number }[] = vimshottariTable.order.map(({ lord, years }) => ({
  graha: grahas.indexOf(lord),
  years,
}))

/** Years of all nine. */
export const cycle = 120

/** The schedule from the maha of the lord at a place of the order (0 Ketu to 8 Mercury), for a dasha year of some days. */
export function scheduleFrom(lord: number, year: number): Schedule {
  const count = mahas * lords.length * lords.length
  const starts = new Float64Array(count + 1)
  const levels = [new Uint8Array(count), new Uint8Array(count), new Uint8Array(count)] as const
  let period = 0
  // Whole products of years, divided once: no rounding gathers.
  let passed = 0
  for (let m = 0; m < mahas; m++) {
    for (let a = 0; a < lords.length; a++) {
      for (let p = 0; p < lords.length; p++) {
        const [maha, antar, pratyantar] = [lordAt(lord + m), lordAt(lord + m + a), lordAt(lord + m + a + p)]
        for (const [level, { graha }] of [maha, antar, pratyantar].entries()) {
          const row = levels[level]
          if (row !== undefined) row[period] = graha
        }
        passed += maha.years * antar.years * pratyantar.years
        period++
        starts[period] = (passed * year) / (cycle * cycle)
      }
    }
  }
  return { count, starts, lords: levels, periodOfDay: periodsOfDays(starts) }
}

/** The lord at any place of the order, counted round. */
export function lordAt(place: number): { readonly graha: number; readonly years: number } {
  return lords[place % lords.length] ?? { graha: 0, years: 0 }
}

/** The period that holds a day counted from the start of the schedule; the first or last one outside it. */
export function periodAt({ starts, count, periodOfDay }: Schedule, day: number): number {
  if (day <= 0) return 0
  let period = periodOfDay[Math.min(Math.trunc(day), periodOfDay.length - 1)] ?? 0
  while (period < count - 1 && real(starts, period + 1) <= day) period++
  return period
}

function periodsOfDays(starts: Float64Array): Uint16Array {
  const count = starts.length - 1
  const days = new Uint16Array(Math.ceil(real(starts, count)))
  let period = 0
  for (let day = 0; day < days.length; day++) {
    while (period < count - 1 && real(starts, period + 1) <= day) period++
    days[day] = period
  }
  return days
}
