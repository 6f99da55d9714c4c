import { type Birth, type BirthFault, checkBirth, readAngle } from '@hefu/births'
import { practices, readOffset, SkyError, type Zones } from '@hefu/sky'
import type { DateDraft, Draft, Field, TimeDraft } from './draft.ts'

/** A birth, or the fields that keep a draft from being one. */
export type Made = { readonly birth: Birth } | { readonly wrong: readonly Field[] }

/** Makes a birth of a draft; what was left empty and may be is left out. Zones are looked up where they are at hand. */
export function birthOf(draft: Draft, zones?: Zones): Made {
  const checked = checkBirth(candidateOf(draft), zones)
  if ('birth' in checked) return checked
  const wrong = [...new Set(checked.faults.map(({ field }) => fieldOf(field)))]
  return { wrong: isNowhere(draft) ? ['where', ...wrong.filter((field) => !whereabouts.has(field))] : wrong }
}

const whereabouts: ReadonlySet<Field> = new Set(['latitude', 'longitude', 'zone'])

/** Whether a place is still to be chosen; one sentence asks for it then, not three. */
function isNowhere({ latitude, longitude }: Draft): boolean {
  return `${latitude}${longitude}`.trim() === ''
}

/** The field of the form that a field of a birth stands in. */
export function fieldOf(path: string): Field {
  return fields.find(([start]) => path === start || path.startsWith(`${start}.`))?.[1] ?? 'name'
}

const fields = [
  ['name', 'name'],
  ['sex', 'sex'],
  ['date', 'date'],
  ['calendar', 'calendar'],
  ['recorded', 'recorded'],
  ['working.date', 'workingDate'],
  ['working', 'workingTime'],
  ['place.latitude', 'latitude'],
  ['place.longitude', 'longitude'],
  ['place', 'place'],
  ['zone', 'zone'],
  ['reckoning', 'offset'],
  ['choice', 'choice'],
  ['source', 'source'],
  ['notes', 'notes'],
] as const satisfies readonly (readonly [BirthFault['field'], Field])[]

/** A birth as far as the draft goes; its checks find what is missing. */
function candidateOf(draft: Draft): unknown {
  const { name, sex, calendar, notes, zone, choice, source, sourceWords } = draft
  return {
    name,
    date: dateOf(draft.date),
    calendar,
    recorded: timeOf(draft.recorded),
    place: placeOf(draft),
    reckoning: reckoningOf(draft),
    ...(sex === '' ? {} : { sex }),
    ...(draft.usesOther ? { working: workingOf(draft) } : {}),
    ...(zone.trim() === '' ? {} : { zone }),
    ...(choice === '' ? {} : { choice }),
    ...(source === '' ? {} : { source: { kind: source, ...(sourceWords.trim() === '' ? {} : { words: sourceWords }) } }),
    ...(notes.trim() === '' ? {} : { notes }),
  }
}

function dateOf({ year, month, day }: DateDraft): object {
  return { year: wholeOf(year), month: wholeOf(month), day: wholeOf(day) }
}

function isEmpty({ year, month, day }: DateDraft): boolean {
  return `${year}${month}${day}`.trim() === ''
}

function workingOf({ workingDate, workingTime }: Draft): object {
  return { time: timeOf(workingTime), ...(isEmpty(workingDate) ? {} : { date: dateOf(workingDate) }) }
}

function timeOf({ kind, clock, minutes, from, to }: TimeDraft): object {
  switch (kind) {
    case 'known':
      return { kind, clock: clockOf(clock) }
    case 'approximate':
      return { kind, clock: clockOf(clock), minutes: wholeOf(minutes) }
    case 'window':
      return { kind, from: clockOf(from), to: clockOf(to) }
    case 'unknown':
      return { kind }
  }
}

function clockOf(text: string): object | undefined {
  const [, hour, minute, second = '0'] = /^(\d{1,2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?$/u.exec(text.trim()) ?? []
  return minute === undefined ? undefined : { hour: Number(hour), minute: Number(minute), second: Number(second) }
}

function wholeOf(text: string): number {
  return /^\d{1,4}$/u.test(text.trim()) ? Number(text) : Number.NaN
}

function placeOf({ place, placeId, latitude, longitude }: Draft): object {
  return { name: place, latitude: degreesOf(latitude), longitude: degreesOf(longitude), ...(placeId === undefined ? {} : { id: placeId }) }
}

/** Degrees as typed, with or without minutes and a side; NaN where they cannot be read. */
export function degreesOf(text: string): number {
  const read = readAngle(text)
  return 'degrees' in read ? read.degrees : Number.NaN
}

function reckoningOf({ reckoning, offset }: Draft): object {
  if (reckoning === 'offset') return { kind: reckoning, offsetSeconds: offsetOf(offset) }
  const practice = practices.find(({ id }) => id === reckoning)
  return practice === undefined ? { kind: reckoning } : { kind: 'practice', practice: practice.id }
}

function offsetOf(text: string): number {
  const [, sign = '', hours, rest = ''] = /^([+\u2212-]?)(\d{1,2})(:?\d{2}(?::?\d{2})?)?$/u.exec(text.trim()) ?? []
  if (hours === undefined) return Number.NaN
  try {
    return readOffset(`${sign === '' ? '+' : sign}${hours.padStart(2, '0')}${rest === '' ? ':00' : rest}`)
  } catch (error) {
    if (error instanceof SkyError) return Number.NaN
    throw error
  }
}
