import { clockAt, clockSeconds, type Zones } from '@hefu/sky'
import type { Birth, Clock } from '../../birth.ts'
import { BirthError } from '../../error.ts'
import { instantsOf } from '../../instants.ts'
import { digits, having, type Written } from './written.ts'

/** A birth that a format of single moments can carry: one clock time and one offset. */
type Exact = { readonly birth: Birth; readonly clock: Clock; readonly offsetSeconds: number; readonly instant: number }

const left = ['sex', 'working', 'zone', 'choice', 'source', 'notes'] as const satisfies readonly (keyof Birth)[]

/** A birth as a `.jhd` file, whose name is that of the person; a Julian date is written as the Gregorian one of the same day, for the format has one calendar. Throws BirthError `time-invalid` where its time is not known, and `choice-invalid` where one is to be chosen. */
export function writeJhd(birth: Birth, zones: Zones): Written {
  const { clock, offsetSeconds } = exactOf(birth, zones)
  const { place, calendar } = birth
  const date = clockAt(clockSeconds({ ...birth.date, ...clock, calendar }))
  const [longitude, latitude, offset] = [sixtieths(-place.longitude * 3600), sixtieths(place.latitude * 3600), sixtieths(-offsetSeconds)]
  const hours = String(-offsetSeconds / 3600)
  const lines = [date.month, date.day, date.year, sixtieths(secondsOf(clock)), offset, longitude, latitude, '0.000000', hours, hours, '0', '0']
  const named = place.name === '' ? ['Unknown', ''] : [place.name.replaceAll(/[\r\n]/gu, ' '), '']
  return { text: [...lines.map(String), ...named].map((line) => `${line}\r\n`).join(''), lost: having([birth], left) }
}

/** Births as pairs of lines of the western exchange format. Throws BirthError as `writeJhd`. */
export function writeAaf(births: readonly Birth[], zones: Zones): Written {
  const text = births.map((birth) => {
    const { clock, offsetSeconds, instant } = exactOf(birth, zones)
    const { date, place, calendar } = birth
    const day = `${date.day}.${date.month}.${date.year}${calendar === 'julian' ? 'J' : 'G'}`
    const time = [digits(clock.hour, 2), digits(clock.minute, 2), digits(Math.floor(clock.second), 2)].join(':')
    const who = [field(birth.name), '*', birth.sex?.[0] ?? '*', day, time, field(place.name), '*']
    const where = [(instant / 86_400 + 2_440_587.5).toFixed(6), sided(place.latitude, 'n', 's'), sided(place.longitude, 'e', 'w'), offsetOf(offsetSeconds), '0']
    const zone = birth.zone === undefined ? [] : [`#ZNAM:${birth.zone}`]
    const notes = (birth.notes ?? '').split(/\r?\n/u).filter((line) => line.trim() !== '')
    return [`#A93:${who.join(',')}`, `#B93:${where.join(',')}`, ...zone, ...notes.map((line) => `#COM:${line.trim()}`)].join('\r\n')
  })
  return { text: `${text.join('\r\n')}\r\n`, lost: having(births, ['working', 'choice', 'source']) }
}

function exactOf(birth: Birth, zones: Zones): Exact {
  const { recorded } = birth
  if (recorded.kind !== 'known') throw new BirthError({ code: 'time-invalid', field: 'recorded', value: recorded.kind, allowed: 'known' })
  const moment = instantsOf(birth, zones, 'recorded')
  const [reading] = moment.readings
  if (moment.kind !== 'instant' || reading === undefined)
    throw new BirthError({ code: 'choice-invalid', field: 'choice', value: '', allowed: moment.readings.map(({ reason }) => reason).join(', ') })
  return { birth, clock: recorded.clock, offsetSeconds: reading.offsetSeconds, instant: moment.instant }
}

function secondsOf({ hour, minute, second }: Clock): number {
  return hour * 3600 + minute * 60 + second
}

/** Sixtieths of sixtieths as `12.593000`: units, minutes, and a fraction of a minute. */
function sixtieths(seconds: number): string {
  const tenThousandths = Math.round((Math.abs(seconds) / 60) * 10_000)
  const [units, minutes, rest] = [Math.floor(tenThousandths / 600_000), Math.floor(tenThousandths / 10_000) % 60, tenThousandths % 10_000]
  return `${seconds < 0 && tenThousandths > 0 ? '-' : ''}${units}.${digits(minutes, 2)}${digits(rest, 4)}`
}

/** An angle as `37n23:30`. */
function sided(degrees: number, positive: string, negative: string): string {
  const seconds = Math.round(Math.abs(degrees) * 3600)
  return `${Math.floor(seconds / 3600)}${degrees < 0 ? negative : positive}${digits(Math.floor(seconds / 60) % 60, 2)}:${digits(seconds % 60, 2)}`
}

function offsetOf(offsetSeconds: number): string {
  return sided(offsetSeconds / 3600, 'e', 'w').replace(/[ew]/u, (side) => `h${side}`)
}

/** A text as one field. */
function field(text: string): string {
  return text === '' ? '*' : text.replaceAll(/[,\r\n]+/gu, ' ')
}
