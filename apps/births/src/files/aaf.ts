import { type Calendar, clockAt, clockSeconds, SkyError, type WallClock } from '@hefu/sky'
import type { BirthTime, Sex } from '../birth.ts'
import { readAngle } from './angle.ts'
import { type LineFaults, lineFaults } from './line-faults.ts'
import type { FileRow, FileWarning, Finding, RowToRead } from './row.ts'
import { settle, type Told, unsound } from './settle.ts'

/** The lines of one record: who and when, where, and whatever else was said. */
type AafRecord = {
  readonly line: number
  readonly who: string
  readonly where?: { readonly line: number; readonly text: string }
  readonly more: readonly string[]
}

/**
 * Reads the exchange format of western programs: pairs of lines `#A93:last,first,sex,d.m.yyyy,hh:mm:ss,place,country` and
 * `#B93:Julian day UT,latitude,longitude,offset,daylight`, `*` where something is not known, and lines of comment.
 */
export function readAaf(text: string, finding: Finding): readonly RowToRead[] {
  const { records, stray } = recordsOf(text.split(/\r\n|\n|\r/u))
  const found = [
    ...records.map((record) => ({ line: record.line, read: () => rowOf(record, finding) })),
    ...stray.map((row) => ({ line: row.line, read: () => row })),
  ]
  return found.toSorted((a, b) => a.line - b.line).map(({ read }) => read)
}

function recordsOf(lines: readonly string[]): { readonly records: readonly AafRecord[]; readonly stray: readonly FileRow[] } {
  const records: AafRecord[] = []
  const stray: FileRow[] = []
  lines.forEach((text, at) => {
    const line = at + 1
    const last = records.at(-1)
    const trimmed = text.trim()
    if (trimmed === '' || trimmed.startsWith('#:')) return
    if (/^#A93:/iu.test(trimmed)) records.push({ line, who: trimmed.slice(5), more: [] })
    else if (/^#B93:/iu.test(trimmed) && last !== undefined && last.where === undefined)
      records[records.length - 1] = { ...last, where: { line, text: trimmed.slice(5) } }
    else if (/^#[A-Z]+\d*:/iu.test(trimmed) && !/^#B93:/iu.test(trimmed) && last !== undefined)
      records[records.length - 1] = { ...last, more: [...last.more, trimmed] }
    else {
      const code = /^#B93:/iu.test(trimmed) ? 'line-unpaired' : 'line-unknown'
      stray.push({ line, text: trimmed, warnings: [], faults: [{ code, field: '', value: trimmed.slice(0, 120), allowed: '#A93: #B93:', line }] })
    }
  })
  return { records, stray }
}

function rowOf({ line, who, where, more }: AafRecord, finding: Finding): FileRow {
  const row = { line, text: `#A93:${who}`, warnings: [] }
  const faults = lineFaults()
  if (where === undefined) faults.add('line-unpaired', '', { value: row.text, allowed: '#B93:', line })
  const [last, first, sex, date, time, town, ...country] = who.split(',').map(filled)
  const told = whenOf({ date, time }, { line, faults })
  const point = where === undefined ? undefined : pointOf(where.text, { line: where.line, faults })
  const name = [first, last].filter((part) => part !== undefined).join(' ')
  if (name === '') faults.add('text-missing', 'name', { value: '', allowed: '1–120', line })
  if (told === undefined || point === undefined || faults.all.length > 0) return unsound(row, faults.all)
  const clock = clockOf(told, point)
  const { notes, zone, warnings } = moreOf(more, finding)
  const said = sexOf(sex)
  return settle(
    {
      name,
      date: told.date,
      calendar: told.calendar,
      recorded: told.recorded,
      place: { name: [town, ...country].filter((part) => part !== undefined).join(', '), latitude: point.latitude, longitude: point.longitude },
      ...clock.told,
      ...(said.sex === undefined ? {} : { sex: said.sex }),
      ...(notes === '' ? {} : { notes }),
      ...(zone === undefined ? {} : { zone }),
    },
    { ...row, text: `#A93:${who}\n#B93:${where?.text ?? ''}`, calendarSaid: told.calendarSaid, warnings: [...said.warnings, ...clock.warnings, ...warnings] },
    finding,
  )
}

function filled(part: string): string | undefined {
  const text = part.trim()
  return text === '' || text === '*' ? undefined : text
}

function sexOf(given: string | undefined): { readonly sex: Sex | undefined; readonly warnings: readonly FileWarning[] } {
  if (given === undefined) return { sex: undefined, warnings: [] }
  const sex = /^[fw]/iu.test(given) ? 'female' : /^m/iu.test(given) ? 'male' : undefined
  return { sex, warnings: sex === undefined ? [{ code: 'not-read', value: given }] : [] }
}

type Here = { readonly line: number; readonly faults: LineFaults }
type When = Pick<Told, 'date' | 'calendar' | 'recorded'> & { readonly calendarSaid: boolean; readonly isMeanTime: boolean }

function whenOf({ date, time }: { readonly date: string | undefined; readonly time: string | undefined }, here: Here): When | undefined {
  const [, day, month, year, style = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{1,4})\s*([JG]?)$/iu.exec(date ?? '') ?? []
  if (year === undefined) return here.faults.add('date-invalid', 'date', { value: date ?? '', allowed: '31.12.1999', line: here.line })
  const calendar: Calendar = /j/iu.test(style) ? 'julian' : 'gregorian'
  const recorded = time === undefined ? ({ kind: 'unknown' } as const) : timeOf(time, here)
  if (recorded === undefined) return undefined
  const isMeanTime = time !== undefined && /l$/iu.test(time)
  return { date: { year: Number(year), month: Number(month), day: Number(day) }, calendar, calendarSaid: style !== '', recorded, isMeanTime }
}

function timeOf(time: string, { line, faults }: Here): BirthTime | undefined {
  const [, hour, minute, second = '0'] = /^(\d{1,2}):(\d{1,2})(?::(\d{1,2}(?:\.\d+)?))?\s*[LSD]?$/iu.exec(time) ?? []
  if (minute === undefined) return faults.add('time-invalid', 'recorded.clock', { value: time, allowed: '23:59:59', line })
  if (Number(minute) >= 60 || Number(second) >= 60) return faults.add('minutes-invalid', 'recorded.clock', { value: time, allowed: '00–59', line })
  return { kind: 'known', clock: { hour: Number(hour), minute: Number(minute), second: Number(second) } }
}

type Point = { readonly latitude: number; readonly longitude: number; readonly offsetSeconds: number | undefined; readonly julianDay: number | undefined }

function pointOf(where: string, here: Here): Point | undefined {
  const [day, north, east, offset, daylight] = where.split(',').map(filled)
  const latitude = angleOf(north ?? '', 'place.latitude', here)
  const longitude = angleOf(east ?? '', 'place.longitude', here)
  const hours = offset === undefined ? undefined : angleOf(offset.replace(/h/iu, ''), 'reckoning.offsetSeconds', here)
  const more = numberOf(daylight ?? '0', 'reckoning.offsetSeconds', here)
  const julianDay = day === undefined ? undefined : numberOf(day, 'date', here)
  if (latitude === undefined || longitude === undefined) return undefined
  return { latitude, longitude, offsetSeconds: hours === undefined ? undefined : Math.round((hours + (more ?? 0)) * 3600), julianDay }
}

const shapes: Readonly<Record<string, string>> = { 'place.latitude': '37n23', 'place.longitude': '122w05', 'reckoning.offsetSeconds': '8hw00' }

/** An angle or an offset that names its side. */
function angleOf(text: string, field: string, { line, faults }: Here): number | undefined {
  const read = /[nsew]/iu.test(text) ? readAngle(text, field === 'place.latitude' ? 'latitude' : 'longitude') : ({ wrong: 'number-invalid' } as const)
  return 'degrees' in read ? read.degrees : faults.add(read.wrong, field, { value: text, allowed: shapes[field] ?? '', line })
}

function numberOf(text: string, field: string, { line, faults }: Here): number | undefined {
  return /^\d+(?:\.\d+)?$/u.test(text) ? Number(text) : faults.add('number-invalid', field, { value: text, allowed: '0–9', line })
}

const unixEpoch = 2_440_587.5
const day = 86_400
/** A Julian day in a file and its civil time are one within a minute. */
const agree = 60

/** The offset of a record, and whether its civil date and its Julian day say the same. */
function clockOf(
  { date, calendar, recorded, isMeanTime }: When,
  { offsetSeconds, julianDay, longitude }: Point,
): { readonly told: Partial<Pick<Told, 'offsetSeconds' | 'reckoning'>>; readonly warnings: readonly FileWarning[] } {
  const own = isMeanTime ? Math.round(longitude * 240) : offsetSeconds
  const told = isMeanTime ? { reckoning: { kind: 'local-mean-time' } as const } : own === undefined ? {} : { offsetSeconds: own }
  if (julianDay === undefined || recorded.kind !== 'known') return { told, warnings: [] }
  const moment = (julianDay - unixEpoch) * day
  const clock = secondsOf({ ...date, ...recorded.clock, calendar })
  if (clock === undefined) return { told, warnings: [] }
  if (own === undefined) {
    const found = Math.round((clock - moment) / 60) * 60
    const isOffset = Math.abs(found) < 16 * 3600
    return isOffset
      ? { told: { offsetSeconds: found }, warnings: [{ code: 'offset-from-moment', value: String(julianDay) }] }
      : { told, warnings: [conflict({ date, calendar }, moment)] }
  }
  return { told, warnings: Math.abs(clock - own - moment) <= agree ? [] : [conflict({ date, calendar }, moment + own)] }
}

/** Undefined for a date that its calendar does not have; that is refused elsewhere. */
function secondsOf(clock: WallClock): number | undefined {
  try {
    return clockSeconds(clock)
  } catch (error) {
    if (error instanceof SkyError) return undefined
    throw error
  }
}

/** Both dates in the calendar of the file. */
function conflict({ date, calendar }: Pick<Told, 'date' | 'calendar'>, seconds: number): FileWarning {
  return { code: 'date-conflict', value: dateText(date), other: dateText(clockAt(seconds, calendar)) }
}

function dateText({ year, month, day: of }: Told['date']): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(of).padStart(2, '0')].join('-')
}

/** Comments become notes; the name of a zone is taken where it is one of the tz database; anything else is named. */
function moreOf(
  more: readonly string[],
  { zones }: Finding,
): { readonly notes: string; readonly zone: string | undefined; readonly warnings: readonly FileWarning[] } {
  const said = more.map((line) => ({ key: line.slice(1, line.indexOf(':')).toUpperCase(), text: line.slice(line.indexOf(':') + 1).trim() }))
  const isNote = ({ key, text }: { readonly key: string; readonly text: string }): boolean => /^(?:COM|TXT|VIA|SRC|NOTE)$/u.test(key) && text !== ''
  const zone = said.find(({ key, text }) => key === 'ZNAM' && zones.has(text))
  const other = said.filter((each) => !isNote(each) && each !== zone && each.text !== '')
  return {
    notes: said
      .filter(isNote)
      .map(({ text }) => text)
      .join('\n'),
    zone: zone?.text,
    warnings: other.length === 0 ? [] : [{ code: 'not-read', value: other.map(({ key }) => `#${key}`).join(', ') }],
  }
}
