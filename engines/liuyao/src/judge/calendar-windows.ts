import { dayPillar } from '../calendar/day-hour.ts'
import { epochDay } from '../calendar/day.ts'
import { termInstants, termPlaceAt } from '../calendar/terms.ts'
import { monthOfTerm, yearOfTerm } from '../calendar/year-month.ts'
import type { TimingUnit } from '../../rules/judgement/units.ts'
import { branchIndex } from '../phase/branch.ts'
import type { Branch } from '../terms.ts'

/**
 * A stretch of the asker's calendar that carries a branch. `from` and `to` are Julian day numbers of civil days, both included.
 * An hour lies on the day `from`; its double hour starts at `hour` (0 to 23), 子 at 23 of the day before.
 */
export type CalendarWindow = { readonly branch: Branch; readonly unit: TimingUnit; readonly from: number; readonly to: number; readonly hour?: number }

/** The day from which to look on. `offsetSeconds` is the asker's clock less UTC; it places the instants of the 节 on civil days. */
export type CalendarStart = { readonly dayNumber: number; readonly offsetSeconds: number }

/** The civil day of an instant. */
function dayAt(instant: number, start: CalendarStart): number {
  return epochDay + Math.floor((instant + start.offsetSeconds) / 86_400)
}

/** The last 节 up to the end of the start day: the whole day of a 节 belongs to the month that it begins. */
function placeAtStart(start: CalendarStart): number {
  return termPlaceAt((start.dayNumber + 1 - epochDay) * 86_400 - 1 - start.offsetSeconds)
}

/** The next month of a branch, this one included; undefined beyond the table's end in 2100. */
function nextMonth(branch: Branch, start: CalendarStart): CalendarWindow | undefined {
  const first = placeAtStart(start)
  for (let place = first; place < first + 12; place += 1) {
    if (monthOfTerm(place).branch !== branch) continue
    return span({ branch, unit: 'month' }, [place, place + 1], start)
  }
  return undefined
}

/** The stretch between two 节, from the later of its first day and the start; it ends on the day before the second. What began before the table runs at its start. */
function span(head: Pick<CalendarWindow, 'branch' | 'unit'>, places: readonly [number, number], start: CalendarStart): CalendarWindow | undefined {
  const [from, to] = [termInstants[Math.max(0, places[0])], termInstants[places[1]]]
  if (from === undefined || to === undefined) return undefined
  return { ...head, from: Math.max(start.dayNumber, dayAt(from, start)), to: dayAt(to, start) - 1 }
}

/** The next year of a branch, this one included, from 立春 to 立春; undefined beyond the table's end in 2100. */
function nextYear(branch: Branch, start: CalendarStart): CalendarWindow | undefined {
  const here = placeAtStart(start)
  const springBegins = here - ((((here - 2) % 12) + 12) % 12)
  const ahead = (branchIndex[branch] - branchIndex[yearOfTerm(here).branch] + 12) % 12
  const first = springBegins + 12 * ahead
  return span({ branch, unit: 'year' }, [first, first + 12], start)
}

/** The next stretch of one unit. */
function nextWindow(branch: Branch, unit: TimingUnit, start: CalendarStart): CalendarWindow | undefined {
  if (unit === 'month') return nextMonth(branch, start)
  if (unit === 'year') return nextYear(branch, start)
  if (unit === 'hour') return { branch, unit, from: start.dayNumber, to: start.dayNumber, hour: (branchIndex[branch] * 2 + 23) % 24 }
  const ahead = (branchIndex[branch] - branchIndex[dayPillar(start.dayNumber).branch] + 12) % 12
  return { branch, unit, from: start.dayNumber + ahead, to: start.dayNumber + ahead }
}

/**
 * The next dates of each window's branch at its scale, from a start day on; a window that runs already counts from the start day. The day
 * on which a 节 falls, at whatever hour, belongs wholly to the month (or year) that begins; so no window ends before it begins.
 * Windows beyond the table of solar terms (1900 to 2100) are left out. Throws `LiuyaoError` with code `date-range` for a start outside it.
 */
export function windowsOn(windows: readonly { readonly branch: Branch; readonly unit: TimingUnit }[], start: CalendarStart): CalendarWindow[] {
  return windows.flatMap(({ branch, unit }) => nextWindow(branch, unit, start) ?? [])
}
