import type { Sign } from '@hefu/jyotish'
import { signNames } from '@hefu/jyotish'
import { pointLabels } from '@hefu/jyotish/labels'
import { clockAt } from '@hefu/sky'
import type { PageLanguage } from '../words/index.ts'

const unixEpoch = 2_440_587.5
const daySeconds = 86_400

/** Epoch seconds of a Julian day (UT). */
export function epochOf(julianDay: number): number {
  return (julianDay - unixEpoch) * daySeconds
}

/** Julian day (UT) of epoch seconds. */
export function julianDayOf(epochSeconds: number): number {
  return unixEpoch + epochSeconds / daySeconds
}

/** Degrees and minutes, cut and not rounded, so that the sign never seems to be another: `13°15′`. */
export function degreeText(degrees: number): string {
  const whole = Math.floor(degrees)
  return `${String(whole).padStart(2, '0')}°${String(Math.floor((degrees - whole) * 60)).padStart(2, '0')}′`
}

/** Degrees, minutes and seconds: `23°44′08″`. */
export function fineDegreeText(degrees: number): string {
  const seconds = Math.round(degrees * 3600)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}°${two(Math.floor(seconds / 60) % 60)}′${two(seconds % 60)}″`
}

/** The name of a sign; `short` without the word for sign where the language has one. */
export function signText(sign: Sign, language: PageLanguage): string {
  const name = pointLabels[language].sign[signNames[sign]]
  return language === 'en' ? name : name.replace('座', '')
}

/** What a clock running so many seconds before universal time shows: year to minute. */
export function clockOf(
  epochSeconds: number,
  offsetSeconds: number,
): { readonly date: string; readonly time: string; readonly month: string; readonly year: string } {
  const { year, month, day, hour, minute } = clockAt(Math.floor(epochSeconds + offsetSeconds))
  const two = (value: number): string => String(value).padStart(2, '0')
  return { date: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${two(minute)}`, month: `${year}-${two(month)}`, year: String(year) }
}

/** The date on such a clock. */
export function dateOf(epochSeconds: number, offsetSeconds: number): string {
  return clockOf(epochSeconds, offsetSeconds).date
}

/** Date and minute on such a clock. */
export function whenOf(epochSeconds: number, offsetSeconds: number): string {
  const { date, time } = clockOf(epochSeconds, offsetSeconds)
  return `${date} ${time}`
}
