import { dateOf, dayNumberOf } from '@hefu/liuyao'
import type { Check, Unsupported } from './check.ts'
import { chinese } from './check.ts'
import { type NamedDate, namedDates } from './named-dates.ts'

/** Dates, days of the week and hours that no window of time bears out; a part of a date is borne out by any window that holds such a day. */
export function datesOf(check: Check): readonly Unsupported[] {
  const windows = windowsOf(check)
  return namedDates(check.text, chinese(check)).flatMap((date) =>
    windows.some((window) => bears(window, date)) ? [] : [{ kind: 'date', word: date.word } as const],
  )
}

/** Day numbers from the first to the last day of a window. */
type Window = { readonly from: number; readonly to: number }

function windowsOf(check: Check): readonly Window[] {
  return check.facts.flatMap((fact) => {
    if (fact.kind !== 'window') return []
    const days = namedDates(fact.text, chinese(check)).flatMap(({ year, month, day }) =>
      year === undefined || month === undefined || day === undefined ? [] : [dayNumberOf(year, month, day)],
    )
    const [from, to = from] = days
    return from === undefined || to === undefined ? [] : [{ from, to }]
  })
}

function bears({ from, to }: Window, { year, month, day, weekday, never }: NamedDate): boolean {
  if (never === true) return false
  if (weekday !== undefined) return from === to && weekdayOf(from) === weekday
  for (let at = from; at <= to; at += 1) {
    const date = dateOf(at)
    if ((year ?? date.year) === date.year && (month ?? date.month) === date.month && (day ?? date.day) === date.day) return true
  }
  return false
}

/** 0 for Sunday; 1 January 1970 was a Thursday. */
function weekdayOf(dayNumber: number): number {
  return (((dayNumber - dayNumberOf(1970, 1, 1) + 4) % 7) + 7) % 7
}
