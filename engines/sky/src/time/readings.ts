import type { Calendar } from './calendar.ts'
import { type History, type Period, periodsBetween } from './history.ts'
import { clockAt, clockSeconds, type WallClock } from './wall-clock.ts'

/** Why a reading stands in the list: the only one; the first or second of a repeated hour; a skipped hour read with the setting before or after the change. */
export type ReadingReason = 'unique' | 'fold-first' | 'fold-second' | 'gap-before' | 'gap-after'

/** One instant that a wall clock may mean. */
export type Reading = {
  /** Epoch seconds; UT1 and UTC are taken as one (they differ by less than 0.9 s). */
  readonly instant: number
  readonly period: Period
  readonly reason: ReadingReason
  /** What the clock showed at that instant: the clock asked for, but in a gap the other side of the change. */
  readonly shown: WallClock
}

/** What a wall clock means in a zone. */
export type ClockAnswer = {
  readonly kind: 'unique' | 'fold' | 'gap'
  /** In order of time: one, none in a gap, two in a fold. */
  readonly instants: readonly Reading[]
  /** In a gap both readings of a time that no clock showed, in order of time; else empty. */
  readonly instead: readonly Reading[]
}

/** Farther than any clock is from UTC, and than any change puts it. */
const reach = 2 * 86_400

/** Every instant at which a zone's clock showed this time. Throws SkyError `date-invalid`. */
export function readingsOf(history: History, clock: WallClock): ClockAnswer {
  const seconds = clockSeconds(clock)
  const periods = periodsBetween(history, seconds - reach, seconds + reach)
  const found = periods.filter((period) => holds(period, seconds - period.offsetSeconds))
  if (found.length > 0) {
    const kind = found.length > 1 ? 'fold' : 'unique'
    return { kind, instants: found.map((period, place) => reading(period, { seconds, clock, place, kind })), instead: [] }
  }
  const around = sidesOfGap(periods, seconds)
  return { kind: 'gap', instants: [], instead: around.map((side) => skipped(side, seconds, clock.calendar)).toSorted((a, b) => a.instant - b.instant) }
}

function holds({ from, to }: Period, instant: number): boolean {
  return instant >= (from ?? -Infinity) && instant < (to ?? Infinity)
}

type Found = { readonly seconds: number; readonly clock: WallClock; readonly place: number; readonly kind: 'unique' | 'fold' }

function reading(period: Period, { seconds, clock, place, kind }: Found): Reading {
  const reason = kind === 'unique' ? 'unique' : place === 0 ? 'fold-first' : 'fold-second'
  return { instant: seconds - period.offsetSeconds, period, reason, shown: clock }
}

type Side = { readonly period: Period; readonly other: Period; readonly reason: 'gap-before' | 'gap-after' }

/** The two settings of the change that skipped a clock time. */
function sidesOfGap(periods: readonly Period[], seconds: number): readonly Side[] {
  return periods.flatMap((before, place): readonly Side[] => {
    const after = periods[place + 1]
    if (after?.from === undefined || seconds < after.from + before.offsetSeconds || seconds >= after.from + after.offsetSeconds) return []
    return [
      { period: before, other: after, reason: 'gap-before' },
      { period: after, other: before, reason: 'gap-after' },
    ]
  })
}

function skipped({ period, other, reason }: Side, seconds: number, calendar: Calendar | undefined): Reading {
  const instant = seconds - period.offsetSeconds
  return { instant, period, reason, shown: clockAt(instant + other.offsetSeconds, calendar) }
}
