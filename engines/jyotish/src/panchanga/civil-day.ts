import { type CivilDate, civilTime, civilWeekday, clockAt, clockSeconds, type Coordinates, type WallClock, type Zones } from '@hefu/sky'

/** How a place keeps its civil day: by the history of its time zone, or by one offset from UT in seconds, east positive. */
export type CivilClock = { readonly zones: Zones; readonly zone: string } | { readonly offsetSeconds: number }

/** A civil date (Gregorian) at a place. */
export type CivilDay = { readonly place: Coordinates; readonly date: CivilDate; readonly clock: CivilClock }

/** When a civil day begins and ends, Julian days (UT), and its weekday, 0 Sunday to 6 Saturday. */
export type CivilSpan = { readonly from: number; readonly to: number; readonly weekday: number }

const daySeconds = 86_400

/** Julian day of 1970-01-01 00:00. */
const unixEpoch = 2_440_587.5

/** The span of a civil day from its first midnight to the next one; where the clock was put forward over midnight, from that moment. Throws SkyError: `date-invalid`, `zone-unknown`. */
export function civilSpan({ date: { year, month, day }, clock, place }: CivilDay): CivilSpan {
  const midnight = { year, month, day, hour: 0, minute: 0, second: 0 }
  const instant = (wall: WallClock): number => unixEpoch + epochSeconds(wall, clock, place) / daySeconds
  return { from: instant(midnight), to: instant(clockAt(clockSeconds(midnight) + daySeconds)), weekday: civilWeekday(midnight) }
}

function epochSeconds(wall: WallClock, clock: CivilClock, place: Coordinates): number {
  if ('offsetSeconds' in clock) return clockSeconds(wall) - clock.offsetSeconds
  const { instants, instead } = civilTime(clock.zones, { clock: wall, zone: clock.zone, place })
  return (instants[0] ?? instead[0])?.instant ?? clockSeconds(wall)
}

/** The civil date that a clock at a place shows at a Julian day (UT). Throws SkyError `zone-unknown`. */
export function civilDateAt(clock: CivilClock, ut: number): CivilDate {
  const seconds = (ut - unixEpoch) * daySeconds
  const offset = 'offsetSeconds' in clock ? clock.offsetSeconds : clock.zones.at(clock.zone, seconds).offsetSeconds
  // A Julian day holds 40 microseconds: a midnight is not to fall back into the day before it.
  const { year, month, day } = clockAt(Math.round((seconds + offset) * 1000) / 1000)
  return { year, month, day }
}
