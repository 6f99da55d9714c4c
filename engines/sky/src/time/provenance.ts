import { type NamedPeriod, type NamedPeriodId, namedPeriods } from '../../rules/time/named-periods.ts'
import type { PracticeId } from '../../rules/time/practices.ts'
import type { Period } from './history.ts'
import { clockAt } from './wall-clock.ts'

/** Where an offset comes from: the tz database, the mean time of a longitude, a local practice, or the hand of the person who typed it. */
export type Provenance =
  | {
      readonly source: 'zone'
      readonly zone: string
      /** Release of the tz database. */
      readonly version: string
      readonly period: Period
      /** The name by which people know this period; undefined for plain standard or daylight time. */
      readonly name: NamedPeriodId | undefined
      /** Whether the instant lies after the release: the rule then in force is taken to last. */
      readonly foreseen: boolean
    }
  | { readonly source: 'local-mean-time'; readonly longitude: number }
  | { readonly source: 'practice'; readonly practice: PracticeId }
  | { readonly source: 'given' }

/** The name of a period of a zone (its canonical name), where it has one. */
function periodName(zone: string, period: Period, year: number): NamedPeriodId | undefined {
  const known: readonly (NamedPeriod & { readonly id: NamedPeriodId })[] = namedPeriods
  return known.find((named) => matches(named, { zone, period, year }))?.id
}

type Asked = { readonly zone: string; readonly period: Period; readonly year: number }

function matches(named: NamedPeriod, { zone, period, year }: Asked): boolean {
  const [from, to] = named.years ?? [year, year]
  const daylight = period.daylightSeconds === 0 ? 'none' : 'some'
  return (
    isAmong(zone, named.zones) &&
    isAmong(period.abbreviation, named.abbreviations) &&
    isAmong(period.offsetSeconds, named.offsetSeconds) &&
    isAmong(daylight, named.daylight) &&
    year >= from &&
    year <= to
  )
}

/** Whether a value is the one allowed, or one of them; where nothing is said, every value is. */
function isAmong<Value>(value: Value, allowed: Value | readonly Value[] | undefined): boolean {
  return allowed === undefined || (Array.isArray(allowed) ? allowed.includes(value) : allowed === value)
}

/** Where the offset of an instant in a zone comes from. `zone` is the canonical name, `version` that of the tz database. */
export function zoneProvenance({
  zone,
  version,
  period,
  instant,
}: {
  readonly zone: string
  readonly version: string
  readonly period: Period
  readonly instant: number
}): Provenance {
  const { year } = clockAt(instant + period.offsetSeconds)
  return { source: 'zone', zone, version, period, name: periodName(zone, period, year), foreseen: year > Number(version.slice(0, 4)) }
}
