import type { CivilDate } from '@hefu/sky'
import { offsetText } from '@hefu/sky/labels'
import { type Clock, years } from '../birth.ts'
import { type LineFaults, lineFaults } from './line-faults.ts'
import type { FileRow, FileWarning, Finding } from './row.ts'
import { settle, unsound } from './settle.ts'

/** Lines that every file has. */
const needed = 7

/**
 * Reads a chart of Jagannatha Hora: month, day, year, clock time as H.MM, offset as H.MM, longitude as D.MM and latitude as D.MM, one a
 * line, digits after the minutes being a fraction of a minute; offset and longitude are negative in the east. The name is that of the file.
 * Of the further lines place and country are taken, and offsets in decimal hours compared; a variant has positions there, which are not read.
 */
export function readJhd(text: string, name: string, finding: Finding): FileRow {
  const lines = text.split(/\r\n|\n|\r/u).map((line) => line.trim())
  while (lines.at(-1) === '') lines.pop()
  const row = { line: 1, text: lines.slice(0, needed).join(' · '), warnings: [{ code: 'name-from-file', value: name } as const] }
  const faults = lineFaults()
  const core = coreOf(lines, faults)
  if (core === undefined) return unsound(row, faults.all)
  const { place, warnings } = furtherOf(lines, core.offsetSeconds)
  const { date, clock, offsetSeconds, longitude, latitude } = core
  return settle(
    { name, date, calendar: 'gregorian', recorded: { kind: 'known', clock }, place: { name: place, latitude, longitude }, offsetSeconds },
    { ...row, warnings: [...row.warnings, ...warnings] },
    finding,
  )
}

type Core = { readonly date: CivilDate; readonly clock: Clock; readonly offsetSeconds: number; readonly longitude: number; readonly latitude: number }

function coreOf(lines: readonly string[], faults: LineFaults): Core | undefined {
  if (lines.length < needed) return faults.add('line-missing', '', { value: String(lines.length), allowed: `≥ ${needed}`, line: lines.length + 1 })
  const sixtieths = (line: number, field: string, most: number): number | undefined => sixtiethsOf(lines[line - 1] ?? '', { line, field, most, faults })
  const date = dateOf(lines, faults)
  const clock = clockOf(sixtieths(4, 'recorded.clock', 24), lines[3] ?? '', faults)
  const [offset, longitude, latitude] = [sixtieths(5, 'reckoning.offsetSeconds', 16), sixtieths(6, 'place.longitude', 180), sixtieths(7, 'place.latitude', 90)]
  if (date === undefined || clock === undefined || offset === undefined || longitude === undefined || latitude === undefined) return undefined
  return { date, clock, offsetSeconds: minus(offset), longitude: minus(longitude) / 3600, latitude: latitude / 3600 }
}

function dateOf(lines: readonly string[], faults: LineFaults): CivilDate | undefined {
  const whole = (line: number, field: string, [least, most]: readonly [number, number]): number | undefined => {
    const value = lines[line - 1] ?? ''
    const number = /^[+-]?\d{1,4}(?:\.0*)?$/u.test(value) ? Number(value) : Number.NaN
    return number >= least && number <= most ? number : faults.add('number-invalid', field, { value, allowed: `${least}–${most}`, line })
  }
  const [month, day, year] = [whole(1, 'date.month', [1, 12]), whole(2, 'date.day', [1, 31]), whole(3, 'date.year', [years.first, years.last])]
  return month === undefined || day === undefined || year === undefined ? undefined : { year, month, day }
}

function clockOf(time: number | undefined, value: string, faults: LineFaults): Clock | undefined {
  if (time === undefined) return undefined
  if (time < 0 || time >= 86_400) return faults.add('time-invalid', 'recorded.clock', { value, allowed: '0.00–23.59', line: 4 })
  return { hour: Math.floor(time / 3600), minute: Math.floor(time / 60) % 60, second: round(time % 60) }
}

type About = { readonly line: number; readonly field: string; readonly most: number; readonly faults: LineFaults }

/** Units and sixtieths as written, in sixtieths of sixtieths: `12.59` is 12 and 59 sixtieths, `-0.30` is half a unit below nought. Never read as a float. */
function sixtiethsOf(value: string, { line, field, most, faults }: About): number | undefined {
  const [, sign, units, digits = ''] = /^([+-]?)(\d{1,3})(?:\.(\d{0,12}))?$/u.exec(value) ?? []
  if (units === undefined) return faults.add('number-invalid', field, { value, allowed: '12.5930', line })
  const sixtieths = Number(digits.slice(0, 2).padEnd(2, '0'))
  if (sixtieths >= 60) return faults.add('minutes-invalid', field, { value, allowed: '.00–.59', line })
  const total = round(Number(units) * 3600 + sixtieths * 60 + Number(`0.${digits.slice(2)}0`) * 60)
  if (total > most * 3600) return faults.add('number-invalid', field, { value, allowed: `≤ ${most}`, line })
  return sign === '-' ? minus(total) : total
}

/** To the hundredth, the finest that the programs write. */
function round(seconds: number): number {
  return Math.round(seconds * 100) / 100
}

/** The same with the other sign; nought has none. */
function minus(value: number): number {
  return value === 0 ? 0 : -value
}

const placeLine = 13

/** Place, country and the further offsets, where the lines after the first seven are of that kind. */
function furtherOf(lines: readonly string[], offsetSeconds: number): { readonly place: string; readonly warnings: readonly FileWarning[] } {
  const hasPlace = lines.length >= placeLine && !isNumber(lines[placeLine - 1])
  if (!hasPlace) return { place: '', warnings: lines.length > needed ? [notRead(needed + 1, lines.length)] : [] }
  const [place, country] = [lines[placeLine - 1] ?? '', lines[placeLine] ?? '']
  const named = [place, isNumber(country) ? '' : country].filter((part) => part !== '' && part.toLowerCase() !== 'unknown')
  const others = [lines[8], lines[9]].filter(isNumber).map((hours) => -Number(hours) * 3600)
  const disagrees = others.length > 0 && others.every((other) => Math.abs(other - offsetSeconds) > 60)
  return {
    place: named.join(', '),
    warnings: [
      ...(disagrees ? [{ code: 'offsets-disagree', value: offsetText(offsetSeconds), other: others.map(offsetText).join(', ') } as const] : []),
      notRead(8, 8),
      notRead(11, 12),
      ...(lines.length > placeLine + 1 ? [notRead(placeLine + 2, lines.length)] : []),
    ],
  }
}

function notRead(from: number, to: number): FileWarning {
  return { code: 'not-read', value: from === to ? String(from) : `${from}–${to}` }
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^[+-]?\d+(?:\.\d*)?$/u.test(text)
}
