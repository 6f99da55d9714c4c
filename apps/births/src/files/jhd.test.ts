import { anglesOf, instantFromEpochSeconds, openAyanamsa, skyAt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import type { Birth } from '../birth.ts'
import { instantsOf } from '../instants.ts'
import { readBirths } from './read.ts'
import type { FileRow } from './row.ts'

const [zones, places, ephemeris] = await Promise.all([loadZones(), loadPlaces(), loadEphemeris()])
const finding = { zones, zoneAt: places.zoneAt }
const lahiri = openAyanamsa(ephemeris, 'lahiri')

/** The file of a chart by its lines. */
const jhd = (lines: readonly (string | number)[], name = 'chart'): FileRow => {
  const [row] = readBirths({ name: `${name}.jhd`, text: lines.map((line) => `${line}\r\n`).join('') }, finding).rows
  if (row === undefined) throw new Error('a file of this kind is one row')
  return row
}

const born = (row: FileRow): Birth => {
  if ('faults' in row) throw new Error(JSON.stringify(row.faults))
  return row.birth
}

/** The sidereal longitude of the ascendant, by Lahiri, in degrees. */
const lagnaOf = (birth: Birth): number => {
  const moment = instantsOf(birth, zones)
  if (moment.kind !== 'instant') throw new Error(moment.kind)
  const sky = skyAt(ephemeris, { instant: instantFromEpochSeconds(moment.instant), place: birth.place, ayanamsa: lahiri })
  if (sky.horizon === undefined || sky.zodiac === undefined) throw new Error('a place and an ayanamsa were given')
  return (anglesOf(sky.horizon).ascendant - sky.zodiac + 360) % 360
}

// Public figures; the ascendants were computed with Swiss Ephemeris 2.10.03.
it.each([
  ['B. V. Raman', [8, 8, 1912, '19.3800', '-5.30', '-77.35', '12.59'], 309.116],
  ['India', [8, 15, 1947, '0.000167', '-5.30', '-77.13', '28.40'], 37.77],
  ['Mahatma Gandhi', [10, 2, 1869, '7.20', '-4.392667', '-69.49', '21.37'], 186.45],
] as const)('reads the time and place of %s as hours, degrees and minutes, so that the ascendant is that of the chart', (name, lines, lagna) => {
  expect(Math.abs(lagnaOf(born(jhd(lines, name))) - lagna)).toBeLessThan(0.012)
})

it('takes the first line for the month, the name of the file for the name, and the offset by the zone that agrees with it', () => {
  expect(jhd([8, 8, 1912, '19.3800', '-5.300000', '-77.350000', '12.590000'], 'B. V. Raman')).toEqual({
    line: 1,
    text: '8 · 8 · 1912 · 19.3800 · -5.300000 · -77.350000 · 12.590000',
    birth: {
      name: 'B. V. Raman',
      date: { year: 1912, month: 8, day: 8 },
      calendar: 'gregorian',
      recorded: { kind: 'known', clock: { hour: 19, minute: 38, second: 0 } },
      place: { name: '', latitude: 12 + 59 / 60, longitude: 77 + 35 / 60 },
      zone: 'Asia/Kolkata',
      reckoning: { kind: 'zone' },
    },
    warnings: [{ code: 'name-from-file', value: 'B. V. Raman' }],
  })
})

it('reads fractions of a minute, and one digit as tens of minutes, never as a float', () => {
  const { recorded, place } = born(jhd([10, 2, 1869, '7.5', '-4.392667', '-77.1', '28.40']))
  expect(recorded).toEqual({ kind: 'known', clock: { hour: 7, minute: 50, second: 0 } })
  expect([place.longitude, place.latitude]).toEqual([77 + 10 / 60, 28 + 40 / 60])
  expect(born(jhd([8, 15, 1947, '0.000167', '-5.30', '-77.13', '28.40'])).recorded).toEqual({ kind: 'known', clock: { hour: 0, minute: 0, second: 1 } })
  expect(born(jhd([1, 1, 2000, '5.2999999', '0', '0', '0'])).recorded).toEqual({ kind: 'known', clock: { hour: 5, minute: 30, second: 0 } })
})

it('keeps the south and the west of less than a degree', () => {
  const { place } = born(jhd([1, 1, 2000, '12.00', '0.00', '0.30', '-0.30']))
  expect([place.latitude, place.longitude]).toEqual([-0.5, -0.5])
})

it('takes a positive offset as west and keeps it where the zone says otherwise, with a word of warning', () => {
  const row = jhd([7, 4, 1976, '10.00', '5', '77.02', '38.54', '0.000000', '5.000000', '5.000000', '0', '105', 'Washington', 'USA', '1', '1013.25', '20', '2'])
  expect(born(row)).toMatchObject({ reckoning: { kind: 'offset', offsetSeconds: -18_000 }, zone: 'America/New_York', place: { name: 'Washington, USA' } })
  expect(row.warnings).toContainEqual({ code: 'offset-differs', value: '-05:00', other: '-04:00' })
  expect(row.warnings).toContainEqual({ code: 'not-read', value: '15–18' })
})

it('compares the offset with those in decimal hours', () => {
  const lines = (offset: string): readonly (string | number)[] => [
    1,
    1,
    2000,
    '12.00',
    '-5.30',
    '-77.13',
    '28.40',
    '0',
    offset,
    offset,
    '0',
    '105',
    'Unknown',
    '',
  ]
  expect(jhd(lines('-5.500000')).warnings.map(({ code }) => code)).not.toContain('offsets-disagree')
  expect(jhd(lines('-5.300000')).warnings).toContainEqual({ code: 'offsets-disagree', value: '+05:30', other: '+05:18, +05:18' })
  expect(born(jhd(lines('-5.500000'))).place.name).toBe('')
})

it('takes no positions for a place in the variant that holds them', () => {
  const positions = ['0.3', '115.3', '53.638', '330', '110', '5', '120', '30', '200', '309.113', '0 0 0']
  const row = jhd([8, 8, 1912, '19.3800', '-5.30', '-77.35', '12.59', ...positions])
  expect(born(row).place.name).toBe('')
  expect(row.warnings).toContainEqual({ code: 'not-read', value: '8–18' })
})

it.each([
  ['minutes from 60', [1, 1, 2000, '12.60', '-5.30', '-77.35', '12.59'], 'minutes-invalid', 'recorded.clock', 4],
  ['minutes from 60 of an offset', [1, 1, 2000, '12.00', '-5.75', '-77.35', '12.59'], 'minutes-invalid', 'reckoning.offsetSeconds', 5],
  ['minutes from 60 of a longitude', [1, 1, 2000, '12.00', '-5.30', '-77.99', '12.59'], 'minutes-invalid', 'place.longitude', 6],
  ['the hour 24', [1, 1, 2000, '24.00', '-5.30', '-77.35', '12.59'], 'time-invalid', 'recorded.clock', 4],
  ['a time before midnight', [1, 1, 2000, '-1.00', '-5.30', '-77.35', '12.59'], 'time-invalid', 'recorded.clock', 4],
  ['a month 13', [13, 1, 2000, '12.00', '-5.30', '-77.35', '12.59'], 'number-invalid', 'date.month', 1],
  ['the 30th of February', [2, 30, 2000, '12.00', '-5.30', '-77.35', '12.59'], 'date-invalid', 'date.day', 1],
  ['a latitude of 91', [1, 1, 2000, '12.00', '-5.30', '-77.35', '91.00'], 'number-invalid', 'place.latitude', 7],
  ['words', ['<html>', 1, 2000, '12.00', '-5.30', '-77.35', '12.59'], 'number-invalid', 'date.month', 1],
  ['six lines', [1, 1, 2000, '12.00', '-5.30', '-77.35'], 'line-missing', '', 7],
  ['nothing', [], 'line-missing', '', 1],
] as const)('refuses %s and says on which line', (...[, lines, code, field, line]) => {
  const row = jhd(lines)
  expect('faults' in row && row.faults).toContainEqual(expect.objectContaining({ code, field, line }))
})

it('tells every line that is wrong, not only the first', () => {
  const row = jhd([13, 40, 2000, '12.60', '-5.30', '-200.35', '12.59'])
  expect('faults' in row && row.faults.map(({ line }) => line)).toEqual([1, 2, 4, 6])
})
