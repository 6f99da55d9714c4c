import { SkyError } from '../error.ts'
import { dayNumberOf, daysIn, epochDay, weekdayOf } from './calendar.ts'

/** One yearly change: the `week`th (5 = last) `weekday` (0 Sunday) of `month`, at `second` after that day's midnight by the clock that ends. */
export type YearlyChange = { readonly month: number; readonly week: number; readonly weekday: number; readonly second: number }

/** What clocks do in every year after the last recorded change: standard time only, or daylight time between two yearly changes. Offsets in seconds east of UTC. */
export type Rule = {
  readonly standard: { readonly offsetSeconds: number; readonly abbreviation: string }
  readonly summer: { readonly offsetSeconds: number; readonly abbreviation: string; readonly begins: YearlyChange; readonly ends: YearlyChange } | undefined
}

/** A change of the clock at an instant in epoch seconds: to daylight time or from it. */
export type Change = { readonly instant: number; readonly to: 'standard' | 'summer' }

const name = String.raw`(?:<([^>]+)>|([A-Za-z]{3,}))`
const offset = String.raw`([+-]?\d+(?::\d+(?::\d+)?)?)`
const change = String.raw`M(\d+)\.(\d)\.(\d)(?:\/([+-]?\d+(?::\d+(?::\d+)?)?))?`
const form = new RegExp(`^${name}${offset}(?:${name}${offset}?,${change},${change})?$`, 'u')

/** Reads the rule that ends a compiled zone file (RFC 9636, section 3.3; only yearly changes of the form M). Throws SkyError `table-format`. */
export function parseRule(text: string): Rule {
  const parts = form.exec(text)
  if (parts === null)
    throw new SkyError('table-format', 'The rule of a zone cannot be read', { value: text, allowed: 'a form such as CET-1CEST,M3.5.0,M10.5.0/3' })
  const [, quoted, plain, west, summerQuoted, summerPlain, summerWest, ...changes] = parts
  const standardOffset = 0 - secondsOf(west ?? '0')
  const summerName = summerQuoted ?? summerPlain
  const standard = { offsetSeconds: standardOffset, abbreviation: quoted ?? plain ?? '' }
  if (summerName === undefined) return { standard, summer: undefined }
  const summerOffset = summerWest === undefined ? standardOffset + 3600 : 0 - secondsOf(summerWest)
  return {
    standard,
    summer: { offsetSeconds: summerOffset, abbreviation: summerName, begins: changeOf(changes.slice(0, 4)), ends: changeOf(changes.slice(4)) },
  }
}

function secondsOf(text: string): number {
  const [hours = 0, minutes = 0, seconds = 0] = text.replace(/^[+-]/u, '').split(':').map(Number)
  return (text.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds)
}

function changeOf([month, week, weekday, time]: readonly (string | undefined)[]): YearlyChange {
  return { month: Number(month), week: Number(week), weekday: Number(weekday), second: secondsOf(time ?? '2') }
}

/** The changes that a rule makes in the years `from` to `to`, in order of time; none where it keeps standard time. */
export function changesOf({ standard, summer }: Rule, { from, to }: { readonly from: number; readonly to: number }): readonly Change[] {
  if (summer === undefined) return []
  const changes: Change[] = []
  for (let year = from; year <= to; year++) {
    changes.push({ instant: clockSecondsOf(year, summer.begins) - standard.offsetSeconds, to: 'summer' })
    changes.push({ instant: clockSecondsOf(year, summer.ends) - summer.offsetSeconds, to: 'standard' })
  }
  return changes.toSorted((a, b) => a.instant - b.instant)
}

function clockSecondsOf(year: number, { month, week, weekday, second }: YearlyChange): number {
  const first = dayNumberOf({ year, month, day: 1 }, 'gregorian')
  const day = 1 + ((weekday - weekdayOf(first) + 7) % 7) + 7 * (week - 1)
  const last = daysIn({ year, month }, 'gregorian') ?? 31
  return (first + (day > last ? day - 7 : day) - 1 - epochDay) * 86_400 + second
}
