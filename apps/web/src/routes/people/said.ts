import { type Birth, type BirthTime, clockText, toldOf, type WhichTime } from '@hefu/births'
import type { SayPeople } from '../../words/people.ts'

/** A date as it is printed: `1991-08-19`. */
function dateText({ year, month, day }: Birth['date']): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-')
}

/** A time as it is printed, with how well it is known. */
function timeText(time: BirthTime, say: SayPeople): string {
  switch (time.kind) {
    case 'known':
      return clockText(time.clock)
    case 'approximate':
      return say('time.about', { clock: clockText(time.clock), minutes: time.minutes })
    case 'window': {
      const ends = { from: clockText(time.from), to: clockText(time.to) }
      return ends.to > ends.from ? say('time.window', ends) : say('time.next-day', ends)
    }
    case 'unknown':
      return say('time.unknown')
  }
}

/** Date and time of a birth on one line. */
export function whenText(birth: Birth, which: WhichTime, say: SayPeople): string {
  const { date, time } = toldOf(birth, which)
  return `${dateText(date)} ${timeText(time, say)}`
}

/** Coordinates as they are printed: `31.222°N 121.458°E`. */
export function pointText({ latitude, longitude }: Birth['place']): string {
  const degrees = (value: number): string => String(Math.round(Math.abs(value) * 1e4) / 1e4)
  return `${degrees(latitude)}°${latitude < 0 ? 'S' : 'N'} ${degrees(longitude)}°${longitude < 0 ? 'W' : 'E'}`
}

/** A moment in universal time, to the second: `1991-08-18 19:58:00`. */
export function universalText(seconds: number): string {
  return new Date(Math.round(seconds) * 1000).toISOString().slice(0, 19).replace('T', ' ')
}
