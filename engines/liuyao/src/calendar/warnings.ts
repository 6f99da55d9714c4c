import { at } from '../list.ts'
import type { Options } from '../options.ts'
import type { EdgeWarning } from '../when.ts'
import { dayPillar } from './day-hour.ts'
import type { Reading } from './day.ts'
import { termInstants } from './terms.ts'
import { monthOfTerm, yearOfTerm } from './year-month.ts'

/** How near to an edge, in seconds, a moment must lie to be warned of. */
const near = 180

/** A 节 within three minutes: both months, and both years at 立春. */
export function termWarnings(instant: number, place: number, options: Options): EdgeWarning[] {
  const next = instant - at(termInstants, place) > near ? place + 1 : place
  const secondsToEdge = at(termInstants, next) - instant
  if (Math.abs(secondsToEdge) > near || next === 0) return []
  const term = (2 * (next - 1)) % 24
  const found: EdgeWarning[] = []
  if (options.monthChange === 'term') {
    found.push({ kind: 'near-term', pillar: 'month', secondsToEdge, before: monthOfTerm(next - 1), after: monthOfTerm(next), term })
  }
  if (options.yearChange === 'spring-begins' && term === 2) {
    found.push({ kind: 'near-year', pillar: 'year', secondsToEdge, before: yearOfTerm(next - 1), after: yearOfTerm(next), term })
  }
  return found
}

/** The change of day within three minutes, at 23:00 or at midnight as the convention has it: both days. */
export function dayWarnings(reading: Reading, change: Options['dayChange']): EdgeWarning[] {
  const edge = change === 'twenty-three' ? 82_800 : 86_400
  const ahead = edge - reading.second
  const secondsToEdge = ahead > 43_200 ? ahead - 86_400 : ahead
  if (Math.abs(secondsToEdge) > near) return []
  const ending = reading.dayNumber - (ahead > 43_200 ? 1 : 0)
  return [{ kind: 'near-day', pillar: 'day', secondsToEdge, before: dayPillar(ending), after: dayPillar(ending + 1) }]
}
