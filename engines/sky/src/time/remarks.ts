import { meanTimeOffset } from './local-mean-time.ts'
import { type LocalPractice, practicesFor } from './practice.ts'
import type { CivilQuestion, Reckoned } from './reckoned.ts'

/** What a person should know about a time before it is used. Offsets in seconds ahead of UT. */
export type Remark =
  /** The clock was put forward over this time, or shows it twice: ask which is meant. */
  | { readonly kind: 'gap' | 'fold' }
  /** The mean time of the place's own longitude was used, not that of the city that names the zone. */
  | { readonly kind: 'mean-time-of-place'; readonly offsetSeconds: number }
  /** The zone's mean time was used for want of a longitude. */
  | { readonly kind: 'longitude-wanted' }
  /** Daylight time is within the offset. */
  | { readonly kind: 'daylight'; readonly daylightSeconds: number }
  /** People of this place and time may have followed another clock. */
  | { readonly kind: 'practice'; readonly practice: LocalPractice }
  /** The offset used is not among those of the zone. */
  | { readonly kind: 'offset-differs'; readonly offsetSeconds: number; readonly zoneOffsets: readonly number[] }
  /** The offset is hours away from the mean time of the longitude: a sign may be wrong. */
  | { readonly kind: 'offset-far'; readonly offsetSeconds: number; readonly meanOffset: number }
  /** A date before 15 October 1582 was given without its calendar and read as Gregorian. */
  | { readonly kind: 'calendar-unsaid' }
  /** The instant lies after the release of the tz database. */
  | { readonly kind: 'foreseen' }

type About = { readonly byZone: Reckoned; readonly question: CivilQuestion; readonly zone: string }

/** The remarks on a time, in the order in which they should be read. */
export function remarksOn(told: Reckoned, { byZone, question, zone }: About): readonly Remark[] {
  const { clock, place = {} } = question
  const used = told.instants[0] ?? told.instead[0]
  const practices = practicesFor({ zone, year: clock.year, place }).filter(
    ({ id }) => used?.provenance.source !== 'practice' || used.provenance.practice !== id,
  )
  return [
    ...(told.kind === 'unique' ? [] : [{ kind: told.kind }]),
    ...offsetRemarks(told, byZone, place.longitude),
    ...meanTimeRemarks(told),
    ...daylightRemarks(told),
    ...practices.map((practice): Remark => ({ kind: 'practice', practice })),
    ...(clock.calendar === undefined && isBeforeReform(clock) ? [{ kind: 'calendar-unsaid' } as const] : []),
    ...(used?.provenance.source === 'zone' && used.provenance.foreseen ? [{ kind: 'foreseen' } as const] : []),
  ]
}

/** Farther from the sun than any zone of law lies, in seconds. */
const far = 3.75 * 3600

function offsetRemarks(told: Reckoned, byZone: Reckoned, longitude: number | undefined): readonly Remark[] {
  const [used] = told.instants
  if (used === undefined) return []
  const zoneOffsets = [...byZone.instants, ...byZone.instead].map(({ offsetSeconds }) => offsetSeconds)
  const differs = used.provenance.source === 'given' && !zoneOffsets.includes(used.offsetSeconds)
  const meanOffset = longitude === undefined ? used.offsetSeconds : meanTimeOffset(longitude)
  const apart = Math.abs(used.offsetSeconds - meanOffset) % 86_400
  return [
    ...(differs ? [{ kind: 'offset-differs', offsetSeconds: used.offsetSeconds, zoneOffsets } as const] : []),
    ...(Math.min(apart, 86_400 - apart) > far ? [{ kind: 'offset-far', offsetSeconds: used.offsetSeconds, meanOffset } as const] : []),
  ]
}

function meanTimeRemarks({ instants, instead }: Reckoned): readonly Remark[] {
  const [used] = [...instants, ...instead]
  if (used?.provenance.source === 'local-mean-time') return [{ kind: 'mean-time-of-place', offsetSeconds: used.offsetSeconds }]
  const wanted = used?.provenance.source === 'zone' && used.provenance.period.abbreviation === 'LMT'
  return wanted ? [{ kind: 'longitude-wanted' }] : []
}

function daylightRemarks({ kind, instants: [used] }: Reckoned): readonly Remark[] {
  return kind === 'unique' && used !== undefined && used.daylightSeconds !== 0 ? [{ kind: 'daylight', daylightSeconds: used.daylightSeconds }] : []
}

function isBeforeReform({ year, month, day }: CivilQuestion['clock']): boolean {
  return year * 10_000 + month * 100 + day < 15_821_015
}
