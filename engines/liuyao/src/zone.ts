import { dayNumberOf, epochDay, readingAt, readingOf, checkWallClock, dateOf } from './calendar/day.ts'
import { LiuyaoError } from './error.ts'
import type { Moment, WallClock } from './when.ts'

/** One instant that a wall clock may mean. */
export type ZoneInstant = {
  /** Epoch seconds. */
  readonly instant: number
  /** Seconds by which the wall clock is ahead of UTC. */
  readonly offsetSeconds: number
  /** Seconds of daylight saving within that offset. */
  readonly daylightSeconds: number
}

/** What a wall clock means in a zone: one instant, none (`gap`: the clock was put forward over it), or two (`fold`: put back). */
export type ZoneAnswer = {
  readonly reason: 'plain' | 'gap' | 'fold'
  /** In order of time; empty in a gap. */
  readonly instants: readonly ZoneInstant[]
  /** In a gap: what the clock showed when the time is read with the offset before, and after, the change. */
  readonly instead: readonly WallClock[]
}

/** A time zone opened for reading. */
export type Zone = {
  readonly timeZone: string
  /** The civil wall clock at an instant in epoch seconds (fractions are dropped). */
  readonly wallClockAt: (instant: number) => WallClock
  /** Seconds by which the wall clock is ahead of UTC. */
  readonly offsetAt: (instant: number) => number
  /** Seconds of daylight saving in force. */
  readonly daylightAt: (instant: number) => number
  /** Every instant that shows this wall clock. Throws `date-invalid` for a date that no calendar has. */
  readonly instantsOf: (clock: WallClock) => ZoneAnswer
  /** The moment of an instant, ready for `cast`; `more` adds longitude and lunar date. */
  readonly momentAt: (instant: number, more?: Pick<Moment, 'longitude' | 'lunar'>) => Moment
}

const day = 86_400

/** A formatter of the zone. Throws `zone-unknown`. */
function formatter(timeZone: string, more: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { calendar: 'iso8601', numberingSystem: 'latn', timeZone, ...more })
  } catch {
    throw new LiuyaoError('zone-unknown', `The time zone is ${JSON.stringify(timeZone)}; allowed are IANA names such as Asia/Shanghai.`)
  }
}

/** Seconds since 1970-01-01T00:00:00 on the clock itself. */
function clockSeconds(clock: WallClock): number {
  const reading = readingOf(clock)
  return (reading.dayNumber - epochDay) * day + reading.second
}

/** A count of clock seconds as a wall clock. */
function clockOf(seconds: number): WallClock {
  const { dayNumber, second } = readingAt(seconds)
  return { ...dateOf(dayNumber), hour: Math.floor(second / 3600), minute: Math.floor(second / 60) % 60, second: second % 60 }
}

/** A reader of wall clock seconds at an instant. */
function reader(timeZone: string): (instant: number) => number {
  const format = formatter(timeZone, {
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  return (instant) => {
    const found = new Map<string, number>()
    for (const { type, value } of format.formatToParts(Math.floor(instant) * 1000)) found.set(type, Number(value))
    const part = (name: string): number => found.get(name) ?? 0
    const days = dayNumberOf(part('year'), part('month'), part('day')) - epochDay
    return days * day + part('hour') * 3600 + part('minute') * 60 + part('second')
  }
}

/** Daylight saving at an instant: what its offset has above the nearest offset that is not called summer or daylight time. */
function daylightReader(timeZone: string, offsetAt: (instant: number) => number): (instant: number) => number {
  const format = formatter(timeZone, { timeZoneName: 'long' })
  const summer = (instant: number): boolean =>
    format.formatToParts(instant * 1000).some((part) => part.type === 'timeZoneName' && /summer|daylight/iu.test(part.value))
  return (instant) => {
    if (!summer(instant)) return 0
    for (let days = 7; days <= 366; days += 7) {
      for (const near of [instant - days * day, instant + days * day]) {
        if (!summer(near)) return offsetAt(instant) - offsetAt(near)
      }
    }
    return 3600
  }
}

/** Offsets that the zone keeps around a count of clock seconds. */
function offsetsAround(seconds: number, offsetAt: (instant: number) => number): number[] {
  return [...new Set([-day, 0, day].map((shift) => offsetAt(seconds + shift)))]
}

/** Opens a time zone by its IANA name; it reads the zone data of the host's `Intl` and nothing else. Throws `zone-unknown`. */
export function openZone(timeZone: string): Zone {
  const secondsAt = reader(timeZone)
  const offsetAt = (instant: number): number => secondsAt(instant) - Math.floor(instant)
  const daylightAt = daylightReader(timeZone, offsetAt)
  const instantsOf = (clock: WallClock): ZoneAnswer => {
    checkWallClock(clock)
    const seconds = clockSeconds(clock)
    const offsets = offsetsAround(seconds, offsetAt)
    const instants = offsets
      .filter((offset) => offsetAt(seconds - offset) === offset)
      .map((offsetSeconds) => {
        const instant = seconds - offsetSeconds
        return { instant, offsetSeconds, daylightSeconds: daylightAt(instant) }
      })
      .toSorted((a, b) => a.instant - b.instant)
    if (instants.length > 0) return { reason: instants.length > 1 ? 'fold' : 'plain', instants, instead: [] }
    return { reason: 'gap', instants, instead: offsets.map((offset) => clockOf(secondsAt(seconds - offset))) }
  }
  return {
    timeZone,
    wallClockAt: (instant) => clockOf(secondsAt(instant)),
    offsetAt,
    daylightAt,
    instantsOf,
    momentAt: (instant, more = {}) => ({
      kind: 'instant',
      instant,
      local: clockOf(secondsAt(instant)),
      timeZone,
      daylightSeconds: daylightAt(instant),
      ...more,
    }),
  }
}
