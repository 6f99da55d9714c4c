import { type Coordinates, type Ephemeris, nextRise, nextSet, type RiseDefinition } from '@hefu/sky'
import { type CivilClock, type CivilDay, civilDateAt, civilSpan } from './civil-day.ts'
import type { SunDay } from './parts.ts'

/** From one sunrise to the next there is never more than this, days, but where the Sun stays up or down. */
const longest = 1.1

/** The day that begins with the sunrise of a civil date; undefined where the Sun does not rise on that date, or does not set before it rises again. Throws SkyError: `date-invalid`, `zone-unknown`, `time-range`. */
export function sunDayOf(ephemeris: Ephemeris, day: CivilDay, definition: RiseDefinition): SunDay | undefined {
  const { from, to, weekday } = civilSpan(day)
  const look = { body: 'sun', place: day.place, definition } as const
  const rise = nextRise(ephemeris, { ...look, after: from, within: to - from })
  return rise === undefined ? undefined : fromSunrise(ephemeris, look, { rise: rise.ut, weekday })
}

/** The day from sunrise to sunrise that a Julian day (UT) lies in: before dawn, that of the date before. Undefined as in `sunDayOf`. Throws SkyError: `zone-unknown`, `time-range`. */
export function sunDayAround(
  ephemeris: Ephemeris,
  { place, clock, ut }: { readonly place: Coordinates; readonly clock: CivilClock; readonly ut: number },
  definition: RiseDefinition,
): SunDay | undefined {
  const look = { body: 'sun', place, definition } as const
  let last = nextRise(ephemeris, { ...look, after: ut - longest, within: longest })
  if (last === undefined) return undefined
  const later = nextRise(ephemeris, { ...look, after: last.ut + 0.01, within: longest })
  if (later !== undefined && later.ut <= ut) last = later
  const { weekday } = civilSpan({ place, clock, date: civilDateAt(clock, last.ut) })
  return fromSunrise(ephemeris, look, { rise: last.ut, weekday })
}

type Look = Pick<Parameters<typeof nextRise>[1], 'body' | 'place' | 'definition'>

function fromSunrise(ephemeris: Ephemeris, look: Look, { rise, weekday }: { readonly rise: number; readonly weekday: number }): SunDay | undefined {
  const next = nextRise(ephemeris, { ...look, after: rise + 0.01, within: longest })
  const set = nextSet(ephemeris, { ...look, after: rise, within: longest })
  if (next === undefined || set === undefined || set.ut > next.ut) return undefined
  return { sunrise: rise, sunset: set.ut, nextSunrise: next.ut, weekday }
}
