import type { KindRule } from '../rules/btr-rules-1.ts'
import { real } from './at.ts'

/** Days of a year of age. */
export const ageYear = 365.25

/** How a kind of event is spread over the days of a life that has lasted some days so far. */
export interface AgeLaw {
  /** First and last day of age, in days since birth; equal where the life has not reached the range. */
  readonly from: number
  readonly to: number
  /** Share of a whole life's events that fall in the part that is known, 0 to 1. */
  readonly lived: number
  /** Share of the law before each whole day of age: 0 up to `from`, 1 from `to` on. */
  readonly before: Float64Array
}

/** The law of a kind for a life of `lived` days. */
export function ageLaw({ age }: Pick<KindRule, 'age'>, lived: number): AgeLaw {
  const from = age.from * ageYear
  const to = Math.max(from, Math.min(age.to * ageYear, lived))
  const normal = (day: number): number => 0.5 * (1 + errorFunction((day / ageYear - age.mean) / (age.deviation * Math.SQRT2)))
  const [low, high] = [normal(from), normal(to)]
  const before = new Float64Array(Math.ceil(Math.max(to, 0)) + 2)
  for (let day = 0; day < before.length; day++) before[day] = high > low ? (normal(Math.min(Math.max(day, from), to)) - low) / (high - low) : 0
  const whole = normal(age.to * ageYear) - low
  return { from, to, lived: whole > 0 ? (high - low) / whole : 0, before }
}

/** Share of the law before any day of age, by a straight line within the day. */
export function shareBefore({ before }: AgeLaw, day: number): number {
  if (day <= 0) return 0
  const last = before.length - 1
  if (day >= last) return real(before, last)
  const index = Math.trunc(day)
  const low = real(before, index)
  return low + (real(before, index + 1) - low) * (day - index)
}

/** The day of age before which a share of the law lies. */
export function dayAtShare({ before }: AgeLaw, share: number): number {
  let [low, high] = [0, before.length - 1]
  while (high - low > 1) {
    const middle = (low + high) >> 1
    if (real(before, middle) <= share) low = middle
    else high = middle
  }
  const [left, right] = [real(before, low), real(before, high)]
  return low + (right > left ? (share - left) / (right - left) : 0)
}

/** The error function to 1.5e-7 (Abramowitz and Stegun 7.1.26). */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.3275911 * Math.abs(x))
  const series = ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t
  return Math.sign(x) * (1 - series * Math.exp(-x * x))
}
