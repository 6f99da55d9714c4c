import { clockAt, epochSecondsOf, type Zones } from '@hefu/sky'
import type { CivilClock } from '@hefu/jyotish'
import { loadZones } from '@hefu/sky/load/zones'
import type { ClockOfPlace } from '../sky/moment.ts'

/** The clock of a place with its zones opened. */
export async function civilClockOf(clock: ClockOfPlace): Promise<CivilClock> {
  return 'zone' in clock ? { zones: await loadZones(), zone: clock.zone } : clock
}

/** A Julian day (UT) as the clock of a place shows it: date, then time to the second. */
export function localText(clock: CivilClock, ut: number): string {
  const seconds = Math.round(epochSecondsOf({ ut }))
  const { year, month, day, hour, minute, second } = clockAt(seconds + offsetAt(clock, seconds))
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
}

/** The same to the day. */
export function localDate(clock: CivilClock, ut: number): string {
  return localText(clock, ut).split(' ', 1)[0] ?? ''
}

/** A Julian day (UT) as a date and time of UTC, to the second. */
export function utcText(ut: number): string {
  return `${new Date(Math.round(epochSecondsOf({ ut })) * 1000).toISOString().slice(0, -5)}Z`
}

function offsetAt(clock: CivilClock, seconds: number): number {
  return 'offsetSeconds' in clock ? clock.offsetSeconds : offsetOf(clock, seconds)
}

function offsetOf({ zones, zone }: { readonly zones: Zones; readonly zone: string }, seconds: number): number {
  return zones.at(zone, seconds).offsetSeconds
}

function two(value: number): string {
  return String(value).padStart(2, '0')
}
