import { digits, firstTerms, meanYear, packedTerms } from '../../rules/calendar/terms.ts'
import { LiuyaoError } from '../error.ts'
import { at } from '../list.ts'

/** Unpacks the table: twelve instants plainly, then each as its forerunner plus a mean year plus a difference. */
function unpack(): readonly number[] {
  const value: ReadonlyMap<string, number> = new Map(Array.from(digits, (digit, place): [string, number] => [digit, place]))
  const instants = [...firstTerms]
  for (let place = 0; place < packedTerms.length; place += 2) {
    const high = value.get(packedTerms.charAt(place)) ?? 0
    const low = value.get(packedTerms.charAt(place + 1)) ?? 0
    instants.push(at(instants, place / 2) + meanYear + high * 64 + low - 2048)
  }
  return Object.freeze(instants)
}

/**
 * Epoch seconds (UTC) of every 节 from 大雪 of December 1899 (place 0) to 小寒 of January 2101; place 1 is 小寒 of 1900.
 * Made from `@hefu/sky`, to the nearest second. Within a second of Swiss Ephemeris to 2026 and within 5 s to 2100; how fast the Earth will
 * turn is a forecast in both, uncertain by about a second in 2040 and ten in 2100.
 */
export const termInstants: readonly number[] = unpack()

const start = at(termInstants, 0)
const end = at(termInstants, termInstants.length - 1)
const meanMonth = (end - start) / (termInstants.length - 1)

/**
 * The place in `termInstants` of the last 节 at or before an instant in epoch seconds.
 * Throws `instant-invalid` for what is no number and `date-range` outside the table.
 */
export function termPlaceAt(instant: number): number {
  if (!Number.isFinite(instant)) {
    throw new LiuyaoError('instant-invalid', `The instant is ${instant}; allowed are finite seconds since 1970-01-01T00:00:00Z.`)
  }
  if (instant < start || instant >= end) {
    throw new LiuyaoError('date-range', `The instant is ${instant} s; allowed are the years 1900 to 2100.`)
  }
  const guess = Math.floor((instant - start) / meanMonth)
  for (let place = Math.min(guess + 2, termInstants.length - 1); place > 0; place -= 1) {
    if (at(termInstants, place) <= instant) return place
  }
  return 0
}
