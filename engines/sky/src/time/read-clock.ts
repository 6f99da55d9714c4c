import { SkyError } from '../error.ts'
import type { Calendar } from './calendar.ts'
import { checkWallClock, type WallClock } from './wall-clock.ts'

/** A time as it was typed; `offsetSeconds` ahead of UT where the text ends in one. */
export type TypedClock = { readonly clock: WallClock; readonly offsetSeconds: number | undefined }

const date = String.raw`([+-]?\d{4,6})-(\d{2})-(\d{2})`
const time = String.raw`(\d{2}):(\d{2})(?::(\d{2}(?:\.\d+)?))?`
const form = new RegExp(`^${date}(?:T| +)${time} *(Z|[+\u2212-]\\d{2}:?\\d{2}(?::?\\d{2})?)?$`, 'iu')

/**
 * Reads `YYYY-MM-DD HH:MM[:SS]`, with `T` or a space between, and an offset behind it if there is one (`Z`, `+05:30`). Nothing is left
 * unread: a text such as `06:45 05:30`, whose plus sign was lost on the way, is refused. Throws SkyError `clock-text`, `date-invalid`.
 */
export function readClock(text: string, calendar?: Calendar): TypedClock {
  const found = form.exec(text.trim())
  if (found === null)
    throw new SkyError('clock-text', 'This time cannot be read', { value: JSON.stringify(text), allowed: '1979-04-27 06:45 or 1979-04-27T06:45:00+05:30' })
  const [, year, month, day, hour, minute, second, offset] = found
  const parts = { year: Number(year), month: Number(month), day: Number(day), hour: Number(hour), minute: Number(minute), second: Number(second ?? 0) }
  const clock = { ...parts, ...(calendar === undefined ? {} : { calendar }) }
  checkWallClock(clock)
  return { clock, offsetSeconds: offset === undefined ? undefined : readOffset(offset) }
}

/** Reads an offset such as `+05:30`, `-0330`, `+04:39:16` or `Z` as seconds ahead of UT. Throws SkyError `offset-invalid`. */
export function readOffset(text: string): number {
  if (/^z$/iu.test(text.trim())) return 0
  const found = /^([+\u2212-])(\d{2}):?([0-5]\d)(?::?([0-5]\d))?$/u.exec(text.trim())
  const [, sign, hours, minutes, seconds = 0] = found ?? []
  const total = Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  if (!(total < 16 * 3600))
    throw new SkyError('offset-invalid', 'This offset cannot be read', {
      value: JSON.stringify(text),
      allowed: 'a sign, hours and minutes such as +05:30, below 16 hours, or Z',
    })
  return sign === '+' || total === 0 ? total : -total
}
