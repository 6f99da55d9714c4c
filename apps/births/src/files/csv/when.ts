import type { CivilDate } from '@hefu/sky'
import type { BirthTime, Clock } from '../../birth.ts'
import type { BirthCode } from '../../error.ts'

/** The order in which a date's numbers stand where no sign tells. */
export const dateOrders = ['ymd', 'dmy', 'mdy'] as const

/** One of `dateOrders`. */
export type DateOrder = (typeof dateOrders)[number]

/** What was read, or the code of what is wrong and what is allowed. */
export type ReadCell<T> = { readonly ok: T } | { readonly code: BirthCode; readonly allowed: string }

/**
 * Reads a date: `1990-01-02`, `1990/1/2`, `1990年1月2日`, `2.1.1990`; with slashes or dashes and the year last the order has to be told,
 * unless one of the numbers can only be a day.
 */
export function readDate(text: string, order?: DateOrder): ReadCell<CivilDate> {
  const [, y, m, d] = /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?$/u.exec(text) ?? []
  if (d !== undefined) return { ok: { year: Number(y), month: Number(m), day: Number(d) } }
  const [, first, mark, second, year] = /^(\d{1,2})\s*([-/.])\s*(\d{1,2})\s*[-/.]\s*(\d{4})$/u.exec(text) ?? []
  if (year === undefined) return { code: 'date-invalid', allowed: '1990-12-31' }
  const [a, b] = [Number(first), Number(second)]
  const told = order === 'ymd' ? undefined : order
  const meant = told ?? (mark === '.' ? 'dmy' : orderOf(a, b))
  if (meant === undefined) return { code: 'date-order-wanted', allowed: 'dmy, mdy' }
  return { ok: meant === 'dmy' ? { year: Number(year), month: b, day: a } : { year: Number(year), month: a, day: b } }
}

/** The order of two numbers of which one can only be a day, or which are the same; undefined where they may be either. */
function orderOf(first: number, second: number): Exclude<DateOrder, 'ymd'> | undefined {
  if (first > 12 || first === second) return 'dmy'
  return second > 12 ? 'mdy' : undefined
}

const clock = String.raw`(\d{1,2})[:：](\d{1,2})(?:[:：](\d{1,2}(?:\.\d+)?))?\s*([ap]\.?m\.?)?`
const known = new RegExp(`^${clock}$`, 'iu')
const approximate = new RegExp(`^[~≈约]?\\s*${clock}\\s*(?:±|\\+/-)\\s*(\\d{1,3})\\s*(?:m|min|分)?$`, 'iu')
const window = new RegExp(`^${clock}\\s*[-–—~至到]\\s*${clock}$`, 'iu')
const unknown = /^(?:|\?+|unknown|不详|不知|不明|n\/?a|-)$/iu

/** Reads a time: `19:38`, `7:38 pm`, `~04:58 ±15`, `04:45–05:15`; nothing, `?` or `unknown` where it is not known. */
export function readTime(text: string): ReadCell<BirthTime> {
  if (unknown.test(text)) return { ok: { kind: 'unknown' } }
  const wrong = { code: 'time-invalid', allowed: '04:58 · ~04:58 ±15 · 04:45–05:15' } as const
  const exact = known.exec(text)
  if (exact !== null) {
    const read = clockOf(exact.slice(1, 5))
    return read === undefined ? wrong : { ok: { kind: 'known', clock: read } }
  }
  const around = approximate.exec(text)
  if (around !== null) {
    const read = clockOf(around.slice(1, 5))
    return read === undefined ? wrong : { ok: { kind: 'approximate', clock: read, minutes: Number(around[5]) } }
  }
  const span = window.exec(text)
  const [from, to] = span === null ? [] : [clockOf(span.slice(1, 5)), clockOf(span.slice(5, 9))]
  return from === undefined || to === undefined ? wrong : { ok: { kind: 'window', from, to } }
}

function clockOf([hours, minutes, seconds, half]: readonly (string | undefined)[]): Clock | undefined {
  const [told, minute, second] = [Number(hours), Number(minutes), Number(seconds ?? 0)]
  const hour = half === undefined ? told : (told % 12) + (/^p/iu.test(half) ? 12 : 0)
  if (half !== undefined && (told < 1 || told > 12)) return undefined
  return hour < 24 && minute < 60 && second < 60 ? { hour, minute, second } : undefined
}

/** An offset east of UT in seconds, or the name of a zone. */
export type ZoneCell = { readonly offsetSeconds: number } | { readonly zone: string }

/** Reads a zone: a name of the tz database, or an offset, east positive: `+05:30`, `UTC-8`, `5.5`. Of decimal hours only quarters are taken, since `5.30` may mean either. */
export function readZone(text: string): ReadCell<ZoneCell> {
  if (/^[A-Z][\w+-]+\/[\w/+-]+$/iu.test(text)) return { ok: { zone: text } }
  const bare = text.replace(/^(?:utc|gmt)\s*/iu, '').replace('\u2212', '-')
  if (bare === '' || /^z$/iu.test(bare)) return { ok: { offsetSeconds: 0 } }
  const wrong = { code: 'offset-invalid', allowed: '+05:30 · 5.5 · Asia/Kolkata' } as const
  const [, sign, hours, minutes, seconds = '0'] = /^([+-]?)(\d{1,2}):([0-5]\d)(?::([0-5]\d))?$/u.exec(bare) ?? /^([+-])(\d{2})([0-5]\d)$/u.exec(bare) ?? []
  if (minutes !== undefined) return offset(sign === '-', Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds))
  const [, side, decimal] = /^([+-]?)(\d{1,2}(?:\.(?:0|00|25|5|50|75))?)$/u.exec(bare) ?? []
  return decimal === undefined ? wrong : offset(side === '-', Number(decimal) * 3600)
}

function offset(west: boolean, seconds: number): ReadCell<ZoneCell> {
  return { ok: { offsetSeconds: west && seconds > 0 ? -seconds : seconds } }
}
