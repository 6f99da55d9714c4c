import { type Chart, dateOf, dayNumberOf, type Judgement, type TimingWindow, windowsOn } from '@hefu/liuyao'
import { fill } from '../fill.ts'
import { dateText } from './date-text.ts'
import type { Speech } from './speech.ts'

/** A window of time by its fact id and rank (0 is the likeliest), with the dates on which its branch next comes, where the cast has a date: `YYYY-MM-DD`, both included. */
export type DatedWindow = TimingWindow & { readonly id: string; readonly place: number; readonly from?: string; readonly to?: string }

/** The windows of a judgement under their fact ids, with dates counted from the day after a dated cast. */
export function datedWindows(chart: Chart, judgement: Judgement): readonly DatedWindow[] {
  const dates = datesOf(chart)
  return judgement.windows.map((window, place) => ({ ...window, id: `window.${place + 1}`, place, ...dates(window) }))
}

/** Dates of a window, or nothing for a cast that is known by its pillars alone or lies beyond the calendar's table. */
function datesOf(chart: Chart): (window: TimingWindow) => { readonly from?: string; readonly to?: string } {
  const { when } = chart.cast
  if (when.kind === 'pillars') return () => ({})
  const { year, month, day, hour, minute, second } = when.local
  const today = dayNumberOf(year, month, day)
  const clock = (today - dayNumberOf(1970, 1, 1)) * 86_400 + hour * 3_600 + minute * 60 + second
  const start = { dayNumber: today + 1, offsetSeconds: clock - Math.floor(when.instant) }
  return (window) => {
    if (year >= 2100) return {}
    const [found] = windowsOn([window], start)
    return found === undefined ? {} : { from: iso(found.from), to: iso(found.to) }
  }
}

function iso(dayNumber: number): string {
  const { year, month, day } = dateOf(dayNumber)
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** When a window next comes, as a sentence; nothing for a cast without a date. */
export function windowDates({ from, to, place }: DatedWindow, { words, language }: Speech): readonly string[] {
  if (from === undefined || to === undefined) return []
  const dates = { from: dateText(from, language), to: dateText(to, language) }
  const turns = from === to ? words.nextOn : words.nextFrom
  return [fill(turns[place % turns.length] ?? turns[0], dates)]
}
