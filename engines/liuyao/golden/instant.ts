import { dayNumberOf, epochDay } from '../src/calendar/day.ts'
import type { Moment } from '../src/when.ts'

const pattern = /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(Z|[+-]\d{2}:?\d{2})$/u

/** Seconds of an ISO offset: Z, +08:00 or +0800. */
function offsetOf(text: string): number {
  if (text === 'Z') return 0
  const digits = text.replaceAll(/\D/gu, '')
  const seconds = Number(digits.slice(0, 2)) * 3600 + Number(digits.slice(2, 4)) * 60
  return text.startsWith('-') ? -seconds : seconds
}

/** The moment of an ISO time with its offset: the instant, and the wall clock as written. Throws a RangeError on any other text. */
export function momentOf(iso: string): Moment {
  const parts = pattern.exec(iso)
  if (parts === null) throw new RangeError(`The time is ${JSON.stringify(iso)}; allowed is ISO 8601 with seconds and an offset.`)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.slice(1, 7).map(Number)
  const local = { year, month, day, hour, minute, second }
  const seconds = (dayNumberOf(year, month, day) - epochDay) * 86_400 + hour * 3600 + minute * 60 + second
  return { kind: 'instant', instant: seconds - offsetOf(parts[7] ?? 'Z'), local }
}
