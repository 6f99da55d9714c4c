import { type CivilReading, civilTime, SkyError, type Zones } from '@hefu/sky'
import { offsetText } from '@hefu/sky/labels'
import { type Birth, choices } from '../birth.ts'
import { checkBirth } from '../check.ts'
import type { BirthFault } from '../error.ts'
import { instantsOf } from '../instants.ts'
import type { FileRow, FileWarning, Finding } from './row.ts'

/** A birth as a file tells it: `offsetSeconds` east positive and `zone` as far as they stand there. */
export type Told = Omit<Birth, 'zone' | 'reckoning'> & { readonly offsetSeconds?: number; readonly zone?: string; readonly reckoning?: Birth['reckoning'] }

/** Where a row stands and what was noted of it before. */
export type Row = { readonly line: number; readonly text: string; readonly warnings: readonly FileWarning[]; readonly calendarSaid?: boolean }

/** Zones of one clock agree with a file's offset within so many seconds. */
const agree = 1

/**
 * Makes a told birth whole: the zone is that of the file or of the nearest place; the file's offset is kept, and where the zone agrees
 * with it, is told by the zone and its history.
 */
export function settle(told: Told, row: Row, finding: Finding): FileRow {
  const { offsetSeconds, zone: named, reckoning, ...rest } = told
  const near = named === undefined ? nearZone(told, finding) : { zone: named, warnings: [] }
  const zone = near.zone !== undefined && finding.zones.has(near.zone) ? near.zone : named
  const clock = reckoning ?? (offsetSeconds === undefined ? ({ kind: 'zone' } as const) : ({ kind: 'offset', offsetSeconds } as const))
  const checked = checkBirth({ ...rest, ...(zone === undefined ? {} : { zone }), reckoning: clock }, finding.zones)
  if ('faults' in checked) return unsound(row, causesOf(checked.faults))
  const { birth, warnings } = byZone(checked.birth, finding.zones)
  const unsaid = row.calendarSaid !== true && isBeforeReform(birth) ? [{ code: 'calendar-unsaid' } as const] : []
  const found = offsetSeconds === undefined && reckoning === undefined ? near.warnings : near.warnings.filter(({ code }) => code !== 'zone-found')
  return { line: row.line, text: row.text, birth, warnings: [...row.warnings, ...found, ...warnings, ...remarksOf(birth, finding.zones), ...unsaid] }
}

/** Without a place on the globe no zone can be found; only the place is at fault then. */
function causesOf(faults: readonly BirthFault[]): readonly BirthFault[] {
  const nowhere = faults.some(({ code }) => code === 'latitude-invalid' || code === 'longitude-invalid')
  return nowhere ? faults.filter(({ code }) => code !== 'zone-missing') : faults
}

/** A row of which no birth can be made. */
export function unsound({ line, text, warnings }: Row, faults: readonly BirthFault[]): FileRow {
  return { line, text, warnings, faults: faults.map((fault) => ({ line, ...fault })) }
}

function nearZone({ place }: Told, { zoneAt }: Finding): { readonly zone: string | undefined; readonly warnings: readonly FileWarning[] } {
  if (zoneAt === undefined) return { zone: undefined, warnings: [] }
  try {
    const { zone, others } = zoneAt(place)
    const doubtful = others.length === 0 ? [] : [{ code: 'zone-doubtful', value: zone, other: others.map((other) => other.zone).join(', ') } as const]
    return { zone, warnings: [{ code: 'zone-found', value: zone }, ...doubtful] }
  } catch (error) {
    if (error instanceof SkyError) return { zone: undefined, warnings: [] }
    throw error
  }
}

/** Tells a birth's offset by its zone where the two agree at a known time; else says that they differ. */
function byZone(birth: Birth, zones: Zones): { readonly birth: Birth; readonly warnings: readonly FileWarning[] } {
  const { reckoning, zone, recorded, date, calendar, place } = birth
  const clock = recorded.kind === 'known' || recorded.kind === 'approximate' ? recorded.clock : { hour: 12, minute: 0, second: 0 }
  if (reckoning.kind !== 'offset' || zone === undefined) return { birth, warnings: [] }
  const { instants, instead, kind } = civilTime(zones, { clock: { ...date, ...clock, calendar }, zone, place })
  const readings = [...instants, ...instead]
  const same = readings.find(({ offsetSeconds }) => Math.abs(offsetSeconds - reckoning.offsetSeconds) <= agree)
  if (same === undefined)
    return { birth, warnings: [{ code: 'offset-differs', value: offsetText(reckoning.offsetSeconds), other: [...new Set(readings.map(textOf))].join(' / ') }] }
  const choice = kind === 'unique' ? undefined : choices.find((one) => one === same.reason)
  return { birth: { ...birth, reckoning: { kind: 'zone' }, ...(choice === undefined ? {} : { choice }) }, warnings: [] }
}

function textOf({ offsetSeconds }: CivilReading): string {
  return offsetText(offsetSeconds)
}

function remarksOf(birth: Birth, zones: Zones): readonly FileWarning[] {
  const { kind, remarks } = instantsOf(birth, zones)
  const far = remarks.find((remark) => remark.kind === 'offset-far')
  return [
    ...(kind === 'undecided' ? [{ code: 'choice-wanted' } as const] : []),
    ...(far === undefined ? [] : [{ code: 'offset-far', value: offsetText(far.offsetSeconds), other: offsetText(far.meanOffset) } as const]),
    ...(birth.recorded.kind === 'unknown' ? [{ code: 'time-unknown' } as const] : []),
  ]
}

function isBeforeReform({ calendar, date: { year, month, day } }: Birth): boolean {
  return calendar === 'gregorian' && year * 10_000 + month * 100 + day < 15_821_015
}
