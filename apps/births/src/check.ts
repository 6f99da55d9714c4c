import { type Calendar, type CivilDate, clockSeconds, type PracticeId, practices, type Reckoning, SkyError, type Zones } from '@hefu/sky'
import {
  approximateMinutes,
  type Birth,
  type BirthPlace,
  type BirthTime,
  choices,
  type Clock,
  longest,
  sexes,
  sourceKinds,
  timeKinds,
  type WorkingTime,
  years,
} from './birth.ts'
import { BirthError, type BirthFault } from './error.ts'
import { placeOf, type Reader, reader } from './reader.ts'

/** A sound birth, or everything that is wrong with what was given. */
export type Checked = { readonly birth: Birth } | { readonly faults: readonly BirthFault[] }

const fieldsOfBirth = [
  'name',
  'sex',
  'date',
  'calendar',
  'recorded',
  'working',
  'place',
  'zone',
  'reckoning',
  'choice',
  'source',
  'notes',
] as const satisfies readonly (keyof Birth)[]

/** Reads a birth from unknown data; texts are trimmed. Every fault is told, each with its field. With `zones` the name of the zone is looked up too. */
export function checkBirth(value: unknown, zones?: Pick<Zones, 'has'>): Checked {
  const read = reader()
  const fields = read.object(value, '', fieldsOfBirth)
  const birth = fields === undefined ? undefined : birthFrom(fields, read, zones)
  return birth === undefined || read.faults.length > 0 ? { faults: read.faults } : { birth }
}

/** The same as a birth. Throws BirthError with the first fault. */
export function soundBirth(value: unknown, zones?: Pick<Zones, 'has'>): Birth {
  const checked = checkBirth(value, zones)
  if ('birth' in checked) return checked.birth
  const [first] = checked.faults
  throw new BirthError(first ?? { code: 'kind-wrong', field: '', value: '', allowed: '{…}' })
}

type Fields = ReadonlyMap<string, unknown>

function birthFrom(fields: Fields, read: Reader, zones: Pick<Zones, 'has'> | undefined): Birth | undefined {
  const given = <T>(name: keyof Birth, make: (value: unknown, field: string) => T): T | undefined =>
    fields.get(name) === undefined ? undefined : make(fields.get(name), name)
  const name = read.text(fields.get('name'), 'name', { least: 1, most: longest.name })
  const calendar = read.oneOf(fields.get('calendar'), 'calendar', ['gregorian', 'julian'])
  const date = dateFrom(read, fields.get('date'), { field: 'date', calendar: calendar ?? 'gregorian' })
  const recorded = timeFrom(read, fields.get('recorded'), 'recorded')
  const place = placeFrom(read, fields.get('place'))
  const reckoning = reckoningFrom(read, fields.get('reckoning'))
  const zone = given('zone', (value) => zoneFrom(read, value, zones))
  if (reckoning?.kind === 'zone' && fields.get('zone') === undefined) read.fault('zone-missing', 'zone', { value: '', allowed: 'Asia/Kolkata' })
  const sex = given('sex', (value, field) => read.oneOf(value, field, sexes))
  const working = given('working', (value) => workingFrom(read, value, calendar ?? 'gregorian'))
  const choice = given('choice', (value, field) => read.oneOf(value, field, choices))
  const source = given('source', (value) => sourceFrom(read, value))
  const notes = given('notes', (value, field) => read.text(value, field, { most: longest.notes, lines: true }))
  if (name === undefined || date === undefined || calendar === undefined || recorded === undefined || place === undefined || reckoning === undefined)
    return undefined
  return { name, date, calendar, recorded, place, reckoning, ...defined({ sex, working, zone, choice, source, notes: notes === '' ? undefined : notes }) }
}

type Defined<T extends object> = { readonly [K in keyof T]?: Exclude<T[K], undefined> }

/** The fields that have a value. */
function defined<T extends object>(fields: T): Defined<T> {
  const made: Defined<T> = { ...fields }
  for (const name in made) if (made[name] === undefined) delete made[name]
  return made
}

/** A date that its calendar has. */
function dateFrom(read: Reader, value: unknown, { field, calendar }: { readonly field: string; readonly calendar: Calendar }): CivilDate | undefined {
  const fields = read.object(value, field, ['year', 'month', 'day'])
  if (fields === undefined) return undefined
  const year = read.number(fields.get('year'), `${field}.year`, { least: years.first, most: years.last, whole: true })
  const month = read.number(fields.get('month'), `${field}.month`, { least: 1, most: 12, whole: true })
  const day = read.number(fields.get('day'), `${field}.day`, { least: 1, most: 31, whole: true })
  if (year === undefined || month === undefined || day === undefined) return undefined
  const date = { year, month, day }
  if (isDate(date, calendar)) return date
  return read.fault('date-invalid', `${field}.day`, { value: `${year}-${month}-${day}`, allowed: `1–${lastDay(date, calendar)}` })
}

function isDate(date: CivilDate, calendar: Calendar): boolean {
  try {
    clockSeconds({ ...date, hour: 0, minute: 0, second: 0, calendar })
    return true
  } catch (error) {
    if (error instanceof SkyError) return false
    throw error
  }
}

function lastDay({ year, month }: CivilDate, calendar: Calendar): number {
  return [31, 30, 29].find((day) => isDate({ year, month, day }, calendar)) ?? 28
}

/** What a clock showed, from its fields. */
function clockFrom(read: Reader, value: unknown, field: string): Clock | undefined {
  const fields = read.object(value, field, ['hour', 'minute', 'second'])
  if (fields === undefined) return undefined
  const hour = read.number(fields.get('hour'), `${field}.hour`, { least: 0, most: 23, whole: true })
  const minute = read.number(fields.get('minute'), `${field}.minute`, { least: 0, most: 59, whole: true })
  const second = read.number(fields.get('second'), `${field}.second`, { least: 0, most: 59.999_999 })
  return hour === undefined || minute === undefined || second === undefined ? undefined : { hour, minute, second }
}

const fieldsOfTime = { known: ['clock'], approximate: ['clock', 'minutes'], window: ['from', 'to'], unknown: [] } as const

function timeFrom(read: Reader, value: unknown, field: string): BirthTime | undefined {
  const any = read.object(value, field, ['kind', 'clock', 'minutes', 'from', 'to'])
  const kind = any === undefined ? undefined : read.oneOf(any.get('kind'), `${field}.kind`, timeKinds)
  if (any === undefined || kind === undefined) return undefined
  const fields = read.object(value, field, ['kind', ...fieldsOfTime[kind]])
  if (fields === undefined) return undefined
  switch (kind) {
    case 'known': {
      const clock = clockFrom(read, fields.get('clock'), `${field}.clock`)
      return clock === undefined ? undefined : { kind, clock }
    }
    case 'approximate': {
      const clock = clockFrom(read, fields.get('clock'), `${field}.clock`)
      const minutes = read.number(fields.get('minutes'), `${field}.minutes`, { ...approximateMinutes, whole: true })
      return clock === undefined || minutes === undefined ? undefined : { kind, clock, minutes }
    }
    case 'window': {
      const [from, to] = [clockFrom(read, fields.get('from'), `${field}.from`), clockFrom(read, fields.get('to'), `${field}.to`)]
      if (from === undefined || to === undefined) return undefined
      return sameClock(from, to) ? read.fault('span-invalid', `${field}.to`, { value: '', allowed: '≠' }) : { kind, from, to }
    }
    case 'unknown':
      return { kind }
  }
}

function sameClock(a: Clock, b: Clock): boolean {
  return a.hour === b.hour && a.minute === b.minute && a.second === b.second
}

function workingFrom(read: Reader, value: unknown, calendar: Calendar): WorkingTime | undefined {
  const fields = read.object(value, 'working', ['date', 'time'])
  if (fields === undefined) return undefined
  const time = timeFrom(read, fields.get('time'), 'working.time')
  const date = fields.get('date') === undefined ? undefined : dateFrom(read, fields.get('date'), { field: 'working.date', calendar })
  return time === undefined ? undefined : { time, ...defined({ date }) }
}

function placeFrom(read: Reader, value: unknown): BirthPlace | undefined {
  const fields = read.object(value, 'place', ['name', 'latitude', 'longitude', 'id'])
  if (fields === undefined) return undefined
  const name = read.text(fields.get('name'), 'place.name', { most: longest.place })
  const latitude = degrees(read, fields.get('latitude'), { name: 'latitude', most: 90 })
  const longitude = degrees(read, fields.get('longitude'), { name: 'longitude', most: 180 })
  const id = fields.get('id') === undefined ? undefined : read.number(fields.get('id'), 'place.id', { least: 1, most: 2 ** 31, whole: true })
  return name === undefined || latitude === undefined || longitude === undefined ? undefined : { name, latitude, longitude, ...defined({ id }) }
}

function degrees(read: Reader, value: unknown, { name, most }: { readonly name: 'latitude' | 'longitude'; readonly most: number }): number | undefined {
  if (typeof value === 'number' && Math.abs(value) <= most) return value === 0 ? 0 : value
  return read.fault(`${name}-invalid`, placeOf('place', name), { value, allowed: `−${most}–${most}` })
}

function zoneFrom(read: Reader, value: unknown, zones: Pick<Zones, 'has'> | undefined): string | undefined {
  const zone = read.text(value, 'zone', { least: 1, most: longest.zone })
  if (zone === undefined || zones === undefined || zones.has(zone)) return zone
  return read.fault('zone-unknown', 'zone', { value, allowed: 'Asia/Kolkata' })
}

/** Below this many seconds every offset lies. */
const widest = 16 * 3600

function reckoningFrom(read: Reader, value: unknown): Reckoning | undefined {
  const fields = read.object(value, 'reckoning', ['kind', 'offsetSeconds', 'practice'])
  const kind = fields === undefined ? undefined : read.oneOf(fields.get('kind'), 'reckoning.kind', ['zone', 'local-mean-time', 'practice', 'offset'])
  if (fields === undefined || kind === undefined) return undefined
  switch (kind) {
    case 'zone':
    case 'local-mean-time':
      return read.object(value, 'reckoning', ['kind']) === undefined ? undefined : { kind }
    case 'practice': {
      const ids = practices.map(({ id }): PracticeId => id)
      const practice = read.oneOf(fields.get('practice'), 'reckoning.practice', ids)
      return practice === undefined || read.object(value, 'reckoning', ['kind', 'practice']) === undefined ? undefined : { kind, practice }
    }
    case 'offset': {
      const offsetSeconds = fields.get('offsetSeconds')
      if (typeof offsetSeconds === 'number' && Math.abs(offsetSeconds) < widest) return { kind, offsetSeconds: offsetSeconds === 0 ? 0 : offsetSeconds }
      return read.fault('offset-invalid', 'reckoning.offsetSeconds', { value: offsetSeconds, allowed: '−16:00–+16:00' })
    }
  }
}

function sourceFrom(read: Reader, value: unknown): Birth['source'] {
  const fields = read.object(value, 'source', ['kind', 'words'])
  if (fields === undefined) return undefined
  const kind = read.oneOf(fields.get('kind'), 'source.kind', sourceKinds)
  const words = fields.get('words') === undefined ? undefined : read.text(fields.get('words'), 'source.words', { most: longest.source, lines: true })
  return kind === undefined ? undefined : { kind, ...defined({ words: words === '' ? undefined : words }) }
}
