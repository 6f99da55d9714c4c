import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import { instantsOf } from '../instants.ts'
import { readBirths } from './read.ts'
import type { FileRow } from './row.ts'

const [zones, places] = await Promise.all([loadZones(), loadPlaces()])
const aaf = (...lines: readonly string[]): readonly FileRow[] =>
  readBirths({ name: 'charts.aaf', text: lines.join('\r\n') }, { zones, zoneAt: places.zoneAt }).rows
const moment = (row: FileRow | undefined): string => {
  const found = row !== undefined && 'birth' in row ? instantsOf(row.birth, zones) : undefined
  return found?.kind === 'instant' ? new Date(found.instant * 1000).toISOString() : (found?.kind ?? 'none')
}

it('reads pairs of lines, comments and blank lines between them', () => {
  const rows = aaf(
    '#: made by hand',
    '',
    '#A93:Einstein,Albert,m,14.3.1879,11:30,Ulm,D',
    '#B93:2407422.951389,48n24,10e00,0e40,0',
    '#COM:from the register',
    '#COM:of the city',
    '#A93:Curie,Marie,f,7.11.1867G,12:00,Warsaw,PL',
    '#B93:*,52n15,21e00,1he24,0',
  )
  expect(rows).toHaveLength(2)
  expect(rows[0]).toMatchObject({
    line: 3,
    birth: {
      name: 'Albert Einstein',
      sex: 'male',
      date: { year: 1879, month: 3, day: 14 },
      place: { name: 'Ulm, D', latitude: 48.4, longitude: 10 },
      notes: 'from the register\nof the city',
    },
  })
  expect(moment(rows[0])).toBe('1879-03-14T10:50:00.000Z')
  expect(moment(rows[1])).toBe('1867-11-07T10:36:00.000Z')
})

it('adds daylight time to the offset, and reads the side of hours with and without their letter', () => {
  const [summer, east, none] = aaf(
    '#A93:A,*,*,4.7.1976,10:00:30,Los Angeles,US',
    '#B93:*,34n03,118w15,8hw00,1',
    '#A93:B,*,*,27.7.1968,15:31:00,Geseke,D',
    '#B93:2440065.10500,51N38:00,008E31:00,1hE00:00,*',
    '#A93:C,*,*,1.1.1990,12:00,London,GB',
    '#B93:*,51n30,0w08,00E00,0',
  )
  expect(moment(summer)).toBe('1976-07-04T17:00:30.000Z')
  expect(moment(east)).toBe('1968-07-27T14:31:00.000Z')
  expect(east?.warnings).toEqual([])
  expect(moment(none)).toBe('1990-01-01T12:00:00.000Z')
})

it('tells a civil date and a moment that disagree, and keeps the civil date', () => {
  const [row] = aaf('#A93:Einstein,Albert,m,14.3.1879,11:30,Ulm,D', '#B93:2407851.9514,48n24,10e00,0e40,0')
  expect(row?.warnings).toContainEqual({ code: 'date-conflict', value: '1879-03-14', other: '1880-05-16' })
  expect(moment(row)).toBe('1879-03-14T10:50:00.000Z')
  const [last] = aaf('#A93:A,*,*,31.12.1990,12:00,Delhi,IN', '#B93:2448256.770833,28n40,77e13,5he30,0')
  expect(last?.warnings.map(({ code }) => code)).not.toContain('date-conflict')
})

it('takes a Julian date as one, a missing time as unknown, and local mean time by the longitude', () => {
  const [old, timeless, mean] = aaf(
    '#A93:Vinci,Leonardo,m,15.4.1452J,22:30,Anchiano,I',
    '#B93:*,43n47,10e55,0he43:40,0',
    '#A93:B,*,*,1.1.1990,*,Delhi,IN',
    '#B93:*,28n40,77e13,5he30,0',
    '#A93:C,*,*,1.1.1850,12:00L,Delhi,IN',
    '#B93:*,28n40,77e13,*,0',
  )
  expect(old).toMatchObject({ birth: { calendar: 'julian' } })
  expect(old?.warnings.map(({ code }) => code)).not.toContain('calendar-unsaid')
  expect(timeless).toMatchObject({ birth: { recorded: { kind: 'unknown' } } })
  expect(timeless?.warnings).toContainEqual({ code: 'time-unknown' })
  expect(mean).toMatchObject({ birth: { reckoning: { kind: 'local-mean-time' } } })
})

it('finds the offset by the moment where it is not told, and the zone by the nearest place where neither is', () => {
  const [byMoment, byPlace] = aaf(
    '#A93:A,*,*,2.1.1990,12:00,Delhi,IN',
    '#B93:2447893.770833,28n40,77e13,*,*',
    '#A93:B,*,*,2.1.1990,12:00,Delhi,IN',
    '#B93:*,28n40,77e13,*,*',
  )
  expect(byMoment?.warnings).toContainEqual({ code: 'offset-from-moment', value: '2447893.770833' })
  expect(byPlace?.warnings).toContainEqual({ code: 'zone-found', value: 'Asia/Kolkata' })
  expect(moment(byMoment)).toBe('1990-01-02T06:30:00.000Z')
  expect(moment(byPlace)).toBe('1990-01-02T06:30:00.000Z')
})

it('throws nothing away: a line without its pair, a line of no kind and every field that cannot be read stand as rows', () => {
  const rows = aaf(
    '#B93:*,28n40,77e13,5he30,0',
    'hello',
    '#A93:A,*,*,1.1.1990,12:00,Delhi,IN',
    '#A93:B,*,*,31.2.1990,12:00,Delhi,IN',
    '#B93:*,28n40,77e13,5he30,0',
    '#A93:C,*,*,1.1.1990,12:75,Delhi,IN',
    '#B93:*,28.40,77e73,5h30,x',
    '#A93:*,*,*,1990,12:00,Delhi,IN',
    '#B93:*,28n40,77e13,5he30,0',
    '#B93:*,28n40,77e13,5he30,0',
  )
  expect(rows.map((row) => [row.line, 'faults' in row ? row.faults.map(({ code, field }) => `${code} ${field}`.trim()) : []])).toEqual([
    [1, ['line-unpaired']],
    [2, ['line-unknown']],
    [3, ['line-unpaired']],
    [4, ['date-invalid date.day']],
    [
      6,
      [
        'minutes-invalid recorded.clock',
        'number-invalid place.latitude',
        'minutes-invalid place.longitude',
        'number-invalid reckoning.offsetSeconds',
        'number-invalid reckoning.offsetSeconds',
      ],
    ],
    [8, ['date-invalid date', 'text-missing name']],
    [10, ['line-unpaired']],
  ])
})

it('says that a birth stands in the file twice', () => {
  const pair = ['#A93:A,*,*,1.1.1990,12:00,Delhi,IN', '#B93:*,28n40,77e13,5he30,0']
  expect(aaf(...pair, ...pair)[1]?.warnings).toContainEqual({ code: 'same-in-file', value: '1' })
})

it('tells the line on which a fault stands, whatever lies between the lines of a pair', () => {
  const [row] = aaf('#A93:A,*,*,1.1.1990,12:00,Delhi,IN', '', '#COM:x', '#B93:*,77e13,28n40,5he30,0')
  expect(row !== undefined && 'faults' in row && row.faults.map(({ field, line }) => [field, line])).toEqual([
    ['place.latitude', 4],
    ['place.longitude', 4],
  ])
})

it('compares a Julian date with the moment in its own calendar', () => {
  const [row] = aaf('#A93:A,*,*,1.1.1700J,12:00,London,GB', '#B93:2341984.0,51n30,0e00,0he00,0')
  expect(row?.warnings).toContainEqual({ code: 'date-conflict', value: '1700-01-01', other: '1700-01-02' })
})

it('takes a zone that it knows, and names the line of one that it does not', () => {
  const zoned = (name: string) => aaf('#A93:A,*,*,2.1.1990,12:00,Delhi,IN', '#B93:*,28n40,77e13,5he30,0', `#ZNAM:${name}`)[0]
  expect(zoned('Asia/Colombo')).toMatchObject({ birth: { zone: 'Asia/Colombo' } })
  expect(zoned('IST')).toMatchObject({ birth: { zone: 'Asia/Kolkata' }, warnings: [{ code: 'not-read', value: '#ZNAM' }] })
})
