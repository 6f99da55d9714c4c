import { lunarDateOf, type Moment, openZone, type WallClock, type Zone } from '@hefu/liuyao'
import { resolvedOf } from '../../../reading/liuyao/conventions/chosen.ts'
import type { Draft } from './draft.ts'
import { checked } from './engine-fault.ts'
import { bad, type Checked, good } from './fault.ts'

/** The zone of this device. */
export function deviceZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** Whether the conventions read the sun, and so need a longitude. */
export function needsLongitude(draft: Draft): boolean {
  return resolvedOf(draft).clock.endsWith('solar')
}

/** The moment of a cast: the one chosen, or that of the first coin, or `now` (epoch seconds). */
export function momentOf(draft: Draft, now: number): Checked<Moment> {
  const other = draft.moment === 'other'
  const zone = checked('zone', () => openZone(other && draft.zone !== '' ? draft.zone : deviceZone()))
  if (!zone.ok) return zone
  const instant = other ? instantOf(draft, zone.value) : good(Math.floor(draft.started === '' ? now : Number(draft.started)))
  if (!instant.ok) return instant
  const longitude = longitudeOf(draft)
  if (!longitude.ok) return longitude
  return checked('date', () => {
    const lunar = lunarDateOf(zone.value.wallClockAt(instant.value))
    return zone.value.momentAt(instant.value, { lunar, ...(longitude.value === undefined ? {} : { longitude: longitude.value }) })
  })
}

function longitudeOf(draft: Draft): Checked<number | undefined> {
  if (!needsLongitude(draft)) return good(undefined)
  const text = draft.longitude.trim()
  if (text === '') return bad('longitude', 'longitude-needed')
  const degrees = Number(text)
  return Number.isFinite(degrees) && Math.abs(degrees) <= 180 ? good(degrees) : bad('longitude', 'longitude-invalid')
}

/** The instant that a date and a time mean in a zone. */
function instantOf(draft: Draft, zone: Zone): Checked<number> {
  const clock = clockOf(draft)
  if (clock === undefined) return bad('date', 'moment-missing')
  const answer = checked('date', () => zone.instantsOf(clock))
  if (!answer.ok) return answer
  const { instants, instead, reason } = answer.value
  const [first, last] = [instants[0], instants.at(-1)]
  if (first === undefined || last === undefined) return bad('time', 'time-gap', instead.map(timeText).toSorted().join(' / '))
  if (reason === 'plain' || draft.fold === 'earlier') return good(first.instant)
  return draft.fold === 'later' ? good(last.instant) : bad('fold', 'time-fold')
}

const datePattern = /^(\d{4})-(\d{2})-(\d{2})$/u
const timePattern = /^(\d{2}):(\d{2})(?::(\d{2}))?$/u

function clockOf({ date, time }: Draft): WallClock | undefined {
  const [day, hours] = [datePattern.exec(date), timePattern.exec(time)]
  if (day === null || hours === null) return undefined
  return { year: Number(day[1]), month: Number(day[2]), day: Number(day[3]), hour: Number(hours[1]), minute: Number(hours[2]), second: Number(hours[3] ?? 0) }
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}

function timeText({ hour, minute }: WallClock): string {
  return `${two(hour)}:${two(minute)}`
}
