import { type Calendar, checkDate, checkWhole, dateOf, dayNumberOf, epochDay, weekdayOf } from './calendar.ts'

/** What a clock and a calendar on the wall showed. `calendar` is Gregorian unless it says otherwise: no date is taken as Julian by itself. */
export type WallClock = {
  readonly year: number
  readonly month: number
  readonly day: number
  readonly hour: number
  readonly minute: number
  /** Seconds of the minute, 0 up to but not including 60; fractions allowed. */
  readonly second: number
  readonly calendar?: Calendar
}

const day = 86_400

/** Throws SkyError `date-invalid` for a date or time that does not exist in its calendar, such as 30 February or 24:00. */
export function checkWallClock(clock: WallClock): void {
  checkDate(clock, clock.calendar ?? 'gregorian')
  checkWhole('hour', clock.hour, [0, 23])
  checkWhole('minute', clock.minute, [0, 59])
  checkWhole('second', Math.floor(clock.second), [0, 59])
}

/** Seconds since 1970-01-01T00:00:00 (Gregorian) as the clock itself counts them. Throws SkyError `date-invalid`. */
export function clockSeconds(clock: WallClock): number {
  checkWallClock(clock)
  const days = dayNumberOf(clock, clock.calendar ?? 'gregorian') - epochDay
  return days * day + clock.hour * 3600 + clock.minute * 60 + clock.second
}

/** What the clock shows at a count of its own seconds; the inverse of `clockSeconds`. */
export function clockAt(seconds: number, calendar: Calendar = 'gregorian'): WallClock {
  const days = Math.floor(seconds / day)
  const rest = seconds - days * day
  const date = dateOf(days + epochDay, calendar)
  const time = { hour: Math.floor(rest / 3600), minute: Math.floor(rest / 60) % 60, second: rest % 60 }
  return { ...date, ...time, ...(calendar === 'julian' ? { calendar } : {}) }
}

/** The day of the week that the calendar showed: 0 Sunday to 6 Saturday, changing at midnight. Throws SkyError `date-invalid`. */
export function civilWeekday(clock: WallClock): number {
  checkWallClock(clock)
  return weekdayOf(dayNumberOf(clock, clock.calendar ?? 'gregorian'))
}
