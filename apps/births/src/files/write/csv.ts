import { offsetText } from '@hefu/sky/labels'
import type { Birth, BirthTime, Clock } from '../../birth.ts'
import { digits, having, type Written } from './written.ts'

const columns = ['name', 'sex', 'date', 'calendar', 'time', 'latitude', 'longitude', 'place', 'zone', 'choice', 'source', 'notes'] as const

/** Births as a table that `readBirths` reads back, save for working times, the numbers of places and clocks set by local practice. */
export function writeCsv(births: readonly Birth[]): Written {
  const rows = births.map((birth) => columns.map((column) => quoted(cellOf(birth, column))).join(','))
  const practice = births.some(({ reckoning }) => reckoning.kind === 'practice' || reckoning.kind === 'local-mean-time')
  return { text: `\uFEFF${[columns.join(','), ...rows].join('\r\n')}\r\n`, lost: [...having(births, ['working']), ...(practice ? ['reckoning'] : [])] }
}

function cellOf(birth: Birth, column: (typeof columns)[number]): string {
  const { date, place, source } = birth
  switch (column) {
    case 'name':
      return plainText(birth.name)
    case 'date':
      return [digits(date.year, 4), digits(date.month, 2), digits(date.day, 2)].join('-')
    case 'calendar':
      return birth.calendar
    case 'time':
      return timeText(birth.recorded)
    case 'latitude':
    case 'longitude':
      return degreesText(place[column])
    case 'place':
      return plainText(place.name)
    case 'zone':
      return zoneText(birth)
    case 'source':
      return source === undefined ? '' : [source.kind, source.words].filter((part) => part !== undefined).join(': ')
    case 'notes':
      return plainText(birth.notes ?? '')
    case 'sex':
    case 'choice':
      return birth[column] ?? ''
  }
}

/** Degrees without the power of ten of the very smallest, which are nought within a hand's breadth. */
function degreesText(degrees: number): string {
  return Math.abs(degrees) < 1e-6 ? '0' : String(degrees)
}

/** A text that a spreadsheet does not take for a formula; the reader takes the mark away. */
function plainText(text: string): string {
  return /^[=+\-@\t]/u.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",\r\n;\t]/u.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function timeText(time: BirthTime): string {
  switch (time.kind) {
    case 'known':
      return clockText(time.clock)
    case 'approximate':
      return `~${clockText(time.clock)} ±${time.minutes}`
    case 'window':
      return `${clockText(time.from)}–${clockText(time.to)}`
    case 'unknown':
      return 'unknown'
  }
}

/** A clock time, seconds only where there are any. */
export function clockText({ hour, minute, second }: Clock): string {
  const whole = [digits(hour, 2), digits(minute, 2)].join(':')
  return second === 0 ? whole : `${whole}:${second < 10 ? '0' : ''}${second}`
}

function zoneText({ zone, reckoning }: Birth): string {
  const offset = reckoning.kind === 'offset' ? offsetText(reckoning.offsetSeconds) : undefined
  return [zone, offset].filter((part) => part !== undefined).join(' ')
}
