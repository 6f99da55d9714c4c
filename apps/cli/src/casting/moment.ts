import { type LunarDate, lunarDateOf, type Moment, openZone, type WallClock } from '@hefu/liuyao'
import { CliError } from '../error.ts'
import { forFlag } from './engine-refusal.ts'
import type { CastFlags } from './flags.ts'
import { oneOf } from './values.ts'

/** The zone of this computer. */
export function hostZone(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone
}

type Zone = ReturnType<typeof openZone>

const written = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[T\s]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/iu

/** The moment that the flags name; `now` (epoch seconds) where they name none. Throws CliError: `time-gap`, `time-fold`, and the engine's codes. */
export function momentOf(flags: CastFlags, now: number): Moment {
  const name = flags.zone ?? hostZone()
  const zone = forFlag({ field: '--zone', value: name, allowed: ['Asia/Shanghai', 'Europe/London', 'UTC', '…'] }, () => openZone(name))
  const fold = flags.fold === undefined ? undefined : oneOf(['earlier', 'later'], { field: '--fold', value: flags.fold })
  const instant = flags.at === undefined ? Math.floor(now) : instantOf(flags.at, fold, zone)
  const local = zone.wallClockAt(instant)
  const lunar: LunarDate = forFlag(aboutTime(flags), () => lunarDateOf(local))
  const longitude = flags.longitude === undefined ? {} : { longitude: longitudeOf(flags.longitude) }
  return zone.momentAt(instant, { lunar, ...longitude })
}

function aboutTime({ at }: CastFlags): { readonly field: string; readonly value?: string } {
  return { field: '--at', ...(at === undefined ? {} : { value: at }) }
}

function longitudeOf(text: string): number {
  const degrees = text.trim() === '' ? Number.NaN : Number(text)
  if (!Number.isFinite(degrees) || Math.abs(degrees) > 180) {
    throw new CliError('longitude-invalid', { field: '--longitude', value: text, allowed: ['-180–180'] })
  }
  return degrees
}

function instantOf(at: string, fold: 'earlier' | 'later' | undefined, zone: Zone): number {
  const { clock, offset } = readingOf(at)
  const about = { field: '--at', value: at, allowed: possible(clock) }
  if (offset !== undefined) return forFlag(about, () => fixedInstant(clock, offset))
  const { reason, instants, instead } = forFlag(about, () => zone.instantsOf(clock))
  const [first, last] = [instants[0], instants.at(-1)]
  if (first === undefined || last === undefined) throw new CliError('time-gap', { ...about, allowed: instead.map(clockText) })
  if (reason === 'plain') return first.instant
  const said = [`earlier = ${offsetText(clock, first.offsetSeconds)}`, `later = ${offsetText(clock, last.offsetSeconds)}`]
  if (fold === undefined) throw new CliError('time-fold', { ...about, instants: said, allowed: ['earlier', 'later'] })
  return fold === 'earlier' ? first.instant : last.instant
}

/** The clock readings that the month of a reading has. */
function possible({ year, month }: WallClock): readonly string[] {
  const known = month >= 1 && month <= 12
  const last = known ? new Date(Date.UTC(year, month, 0)).getUTCDate() : 31
  const from = clockText({ year, month: known ? month : 1, day: 1, hour: 0, minute: 0, second: 0 })
  return [`${from} – ${clockText({ year, month: known ? month : 12, day: last, hour: 23, minute: 59, second: 59 })}`]
}

/** A time as it was written: the clock's reading and, where it has one, its offset. */
function readingOf(at: string): { readonly clock: WallClock; readonly offset: string | undefined } {
  const match = written.exec(at.trim())
  if (match === null) throw new CliError('date-invalid', { field: '--at', value: at, allowed: ['YYYY-MM-DDTHH:MM'] })
  const [, year, month, day, hour, minute, second, offset] = match
  const clock = {
    year: Number(year),
    month: Number(month),
    day: Number(day),
    hour: Number(hour ?? 0),
    minute: Number(minute ?? 0),
    second: Number(second ?? 0),
  }
  return { clock, offset }
}

/** The instant of a clock reading that brings its own offset; UTC is a zone whose clock never jumps. */
function fixedInstant(clock: WallClock, offset: string): number {
  const [instant] = openZone('UTC').instantsOf(clock).instants
  const [hours, minutes] = offset.toUpperCase() === 'Z' ? [0, 0] : [Number(offset.slice(1, 3)), Number(offset.slice(-2))]
  const seconds = (offset.startsWith('-') ? -1 : 1) * (hours * 3600 + minutes * 60)
  return (instant?.instant ?? Number.NaN) - seconds
}

/** A clock reading as it is written on the command line. */
function clockText({ year, month, day, hour, minute, second }: WallClock): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}${second === 0 ? '' : `:${two(second)}`}`
}

function offsetText(clock: WallClock, offsetSeconds: number): string {
  const minutes = Math.round(Math.abs(offsetSeconds) / 60)
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${clockText(clock)}${offsetSeconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
