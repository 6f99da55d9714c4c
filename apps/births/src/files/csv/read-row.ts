import type { Calendar, CivilDate } from '@hefu/sky'
import { offsetText } from '@hefu/sky/labels'
import { type Birth, choices, sexes, sourceKinds, type SourceKind } from '../../birth.ts'
import { readAngle } from '../angle.ts'
import { type LineFaults, lineFaults } from '../line-faults.ts'
import type { FileRow, FileWarning, Finding } from '../row.ts'
import { settle, type Told, unsound } from '../settle.ts'
import type { Cells } from './cells.ts'
import type { CsvColumns, CsvField } from './columns.ts'
import { type DateOrder, type ReadCell, readDate, readTime, readZone } from './when.ts'

/** How a table is read. */
export type Reading = { readonly columns: CsvColumns; readonly order: DateOrder | undefined; readonly finding: Finding }

/** One row's cells by what they hold, and where its faults go. */
type Line = { readonly get: (field: CsvField) => string; readonly has: (field: CsvField) => boolean; readonly line: number; readonly faults: LineFaults }

/** Reads one row of a table. */
export function readRow({ line, cells }: Cells, { columns, order, finding }: Reading): FileRow {
  const faults = lineFaults()
  const cell = (field: CsvField): string => cells[columns[field] ?? -1] ?? ''
  const from: Line = { get: cell, has: (field) => columns[field] !== undefined, line, faults }
  const row = { line, text: cells.join(' · '), warnings: [] }
  const when = whenOf(from, order)
  const point = pointOf(from)
  const column = zoneOf(from)
  const zone = { ...column, ...when?.zone }
  const name = plain([cell('firstName'), cell('name')].filter((part) => part !== '').join(' '))
  if (name === '') faults.add('text-missing', 'name', { value: '', allowed: '1–120', line })
  const calendar = calendarOf(from)
  if (when === undefined || point === undefined || calendar === undefined || faults.all.length > 0) return unsound(row, faults.all)
  const rest = restOf(from, calendar)
  const disagree = disagreement(when?.zone, column)
  const place = { name: plain([cell('place'), cell('country')].filter((part) => part !== '').join(', ')), ...point }
  return settle(
    { name, date: when.date, recorded: when.recorded, place, ...rest.told, ...zone },
    { ...row, calendarSaid: cell('calendar') !== '', warnings: [...rest.warnings, ...disagree] },
    finding,
  )
}

function taken<T>(read: ReadCell<T>, field: string, { value, from }: { readonly value: string; readonly from: Line }): T | undefined {
  return 'ok' in read ? read.ok : from.faults.add(read.code, field, { value, allowed: read.allowed, line: from.line })
}

/** An offset behind a time counts before one in a column of its own. */
function disagreement(behind: When['zone'], column: When['zone']): readonly FileWarning[] {
  const [used, other] = [behind?.offsetSeconds, column?.offsetSeconds]
  return used === undefined || other === undefined || used === other ? [] : [{ code: 'offsets-disagree', value: offsetText(used), other: offsetText(other) }]
}

type When = { readonly date: CivilDate; readonly recorded: Birth['recorded']; readonly zone?: Partial<Pick<Told, 'offsetSeconds' | 'zone'>> }

function whenOf(from: Line, order: DateOrder | undefined): When | undefined {
  const both = from.get('datetime')
  if (both !== '') return togetherOf(both, from, order)
  const date = dateText(from)
  const [day, recorded] = [
    taken(readDate(date, order), 'date', { value: date, from }),
    taken(readTime(timeText(from)), 'recorded.clock', { value: timeText(from), from }),
  ]
  return day === undefined || recorded === undefined ? undefined : { date: day, recorded }
}

/** A date and a time in one cell, an offset behind them. */
function togetherOf(text: string, from: Line, order: DateOrder | undefined): When | undefined {
  const [, date = text, time = '', zone = ''] = /^(.*?[\d日])(?:[T ]\s*(\d.*?)\s*(Z|[+-]\d{2}:?\d{2})?)?$/u.exec(text) ?? []
  const day = taken(readDate(date.trim(), order), 'date', { value: text, from })
  const recorded = taken(readTime(time.trim()), 'recorded.clock', { value: text, from })
  const offset = zone === '' ? undefined : taken(readZone(zone), 'reckoning.offsetSeconds', { value: text, from })
  return day === undefined || recorded === undefined ? undefined : { date: day, recorded, ...(offset === undefined ? {} : { zone: offset }) }
}

function dateText({ get, has }: Line): string {
  if (has('date') || !has('year')) return get('date')
  return [get('year').padStart(4, '0'), get('month'), get('day')].join('-')
}

function timeText({ get, has }: Line): string {
  if (has('time') || !has('hour')) return get('time')
  if (get('hour') === '') return ''
  return [get('hour'), get('minute').padStart(2, '0'), get('second').padStart(2, '0')].join(':')
}

function pointOf(from: Line): { readonly latitude: number; readonly longitude: number } | undefined {
  const [latitude, longitude] = [degreesOf(from, 'latitude', '31.23 · 31°14′N'), degreesOf(from, 'longitude', '121.47 · 121°28′E')]
  return latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
}

function degreesOf({ get, line, faults }: Line, field: 'latitude' | 'longitude', allowed: string): number | undefined {
  const value = get(field)
  const read = readAngle(value.replace(/^(-?\d+),(\d+)$/u, '$1.$2'), field)
  return 'degrees' in read ? read.degrees : faults.add(read.wrong, `place.${field}`, { value, allowed, line })
}

function zoneOf(from: Line): Partial<Pick<Told, 'offsetSeconds' | 'zone'>> {
  const value = from.get('zone')
  const [, zone, offset = value] = /^(\w+\/[\w/+-]+)\s+([+-].*)$/u.exec(value) ?? []
  if (value === '') return {}
  return { ...taken(readZone(offset), 'zone', { value, from }), ...(zone === undefined ? {} : { zone }) }
}

/** Rodden's letters say how sure a source is. */
const ratings: Readonly<Record<string, SourceKind>> = { AA: 'certificate', A: 'memory', B: 'biography', C: 'unsure', DD: 'unsure', X: 'unsure', XX: 'unsure' }

const calendars: Readonly<Record<Calendar, RegExp>> = {
  julian: /^(?:j|jul|julian|儒略[历曆]?)$/iu,
  gregorian: /^(?:|g|greg|gregorian|[公西][历曆]|[阳陽][历曆]|格里[历曆])$/iu,
}

/** Gregorian where nothing is said; a calendar that is not known here is refused, since the date would be another day. */
function calendarOf({ get, line, faults }: Line): Calendar | undefined {
  const value = get('calendar')
  const found = (['julian', 'gregorian'] as const).find((one) => calendars[one].test(value))
  return found ?? faults.add('kind-wrong', 'calendar', { value, allowed: 'gregorian, julian', line })
}

/** The cells that may be left out. */
function restOf(
  { get }: Line,
  calendar: Calendar,
): { readonly told: Pick<Birth, 'calendar' | 'sex' | 'source' | 'notes' | 'choice'>; readonly warnings: readonly FileWarning[] } {
  const [sex, source, choice, notes] = [sexOf(get('sex')), sourceOf(get('source')), choices.find((one) => one === get('choice')), plain(get('notes'))]
  const unread = [
    ...(get('sex') !== '' && sex === undefined && !/^[*?-]$/u.test(get('sex')) ? [get('sex')] : []),
    ...(get('choice') !== '' && choice === undefined ? [get('choice')] : []),
  ]
  return {
    told: {
      calendar,
      ...(sex === undefined ? {} : { sex }),
      ...(source === undefined ? {} : { source }),
      ...(choice === undefined ? {} : { choice }),
      ...(notes === '' ? {} : { notes }),
    },
    warnings: unread.map((value) => ({ code: 'not-read', value })),
  }
}

function sexOf(text: string): Birth['sex'] {
  if (/^(?:f|female|w|woman|女)$/iu.test(text)) return sexes[0]
  return /^(?:m|male|man|男)$/iu.test(text) ? sexes[1] : undefined
}

function sourceOf(text: string): Birth['source'] {
  if (text === '') return undefined
  const [, first = '', words = ''] = /^([\w-]+)(?::\s*(.*))?$/su.exec(text) ?? []
  const kind = sourceKinds.find((one) => one === first) ?? ratings[first]
  return kind === undefined ? { kind: 'unsure', words: plain(text) } : { kind, ...(words === '' ? {} : { words: plain(words) }) }
}

/** A text without the mark that keeps a spreadsheet from taking it for a formula. */
function plain(text: string): string {
  return /^'[=+\-@\t]/u.test(text) ? text.slice(1) : text
}
