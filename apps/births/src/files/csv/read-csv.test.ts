import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import { readBirths } from '../read.ts'
import type { FileRow } from '../row.ts'
import type { CsvOptions } from './read-csv.ts'
import { readDate, readTime, readZone } from './when.ts'

const [zones, places] = await Promise.all([loadZones(), loadPlaces()])
const csv = (text: string, options: CsvOptions = {}) => readBirths({ name: 'people.csv', text, csv: options }, { zones, zoneAt: places.zoneAt })
const faults = (row: FileRow | undefined): readonly string[] =>
  row !== undefined && 'faults' in row ? row.faults.map(({ code, field }) => `${code} ${field}`) : []

it('knows columns by their heads, in English and in Chinese, whatever parts them', () => {
  const english = csv('Name,Date of Birth,Time,Lat,Lon,City\nAsha,1990-01-02,12:00,28.652,77.231,"Delhi, old"\n')
  const chinese = csv('姓名;出生日期;出生时间;纬度;经度;出生地\r\n林知夏;1991年8月19日;04:58;31.23;121.47;上海\r\n')
  expect(english.rows[0]).toMatchObject({ line: 2, birth: { name: 'Asha', place: { name: 'Delhi, old' }, zone: 'Asia/Kolkata' } })
  expect(chinese.rows[0]).toMatchObject({ birth: { name: '林知夏', date: { year: 1991, month: 8, day: 19 }, zone: 'Asia/Shanghai' } })
  expect(chinese.table?.columns).toEqual({ name: 0, date: 1, time: 2, latitude: 3, longitude: 4, place: 5 })
})

it('takes the columns that a person names, and tells which are not taken', () => {
  const text = 'a,b,c,d,e,f\n12:00,1990-01-02,Asha,77.231,28.652,x\n'
  expect(faults(csv(text).rows[0])).toContain('text-missing name')
  const told = csv(text, { columns: { time: 0, date: 1, name: 2, longitude: 3, latitude: 4 } })
  expect(told.rows[0]).toMatchObject({ birth: { name: 'Asha' } })
  expect(told.warnings).toEqual([{ code: 'not-read', value: 'f' }])
  expect(told.table?.sample).toEqual([['12:00', '1990-01-02', 'Asha', '77.231', '28.652', 'x']])
})

it('reads dates and times from parts, and from one cell with an offset', () => {
  const parts = csv('first name,last name,year,month,day,hour,minute,lat,lon,tz\nMarie,Curie,1867,11,7,12,0,52n15,21e00,+01:24\n')
  expect(parts.rows[0]).toMatchObject({ birth: { name: 'Marie Curie', date: { year: 1867, month: 11, day: 7 }, recorded: { clock: { hour: 12 } } } })
  const one = csv('name,datetime,lat,lon\nAsha,1990-01-02T12:00:30+05:30,28.652,77.231\n')
  expect(one.rows[0]).toMatchObject({ birth: { recorded: { clock: { hour: 12, minute: 0, second: 30 } }, reckoning: { kind: 'zone' } } })
})

it('asks for the order of a date that may be read either way, and guesses none', () => {
  const text = 'name,date,time,lat,lon\nA,3/4/1990,12:00,1,2\nB,13/4/1990,12:00,1,2\nC,4/13/1990,12:00,1,2\nD,3.4.1990,12:00,1,2\n'
  const dates = (options: CsvOptions = {}) => csv(text, options).rows.map((row) => ('birth' in row ? row.birth.date.day : faults(row)[0]))
  expect(dates()).toEqual(['date-order-wanted date', 13, 13, 3])
  expect(dates({ order: 'dmy' })).toEqual([3, 13, 'number-invalid date.month', 3])
  expect(dates({ order: 'mdy' })).toEqual([4, 'number-invalid date.month', 13, 4])
})

it('reads how well a time is known', () => {
  expect(readTime('7:38 pm')).toMatchObject({ ok: { kind: 'known', clock: { hour: 19, minute: 38 } } })
  expect(readTime('12:05 am')).toMatchObject({ ok: { clock: { hour: 0 } } })
  expect(readTime('~04:58 ±15')).toMatchObject({ ok: { kind: 'approximate', minutes: 15 } })
  expect(readTime('04:45–05:15')).toMatchObject({ ok: { kind: 'window', to: { hour: 5, minute: 15 } } })
  for (const text of ['', '?', 'unknown', '不详']) expect(readTime(text)).toEqual({ ok: { kind: 'unknown' } })
  for (const text of ['24:00', '12:60', '13:00 pm', '0:30 pm', '7', '7.38', 'noon', '12:00±']) expect(readTime(text)).toMatchObject({ code: 'time-invalid' })
})

it('reads offsets east positive, and no decimal hours that may be minutes', () => {
  expect(readZone('+05:30')).toEqual({ ok: { offsetSeconds: 19_800 } })
  expect(readZone('UTC-8')).toEqual({ ok: { offsetSeconds: -28_800 } })
  expect(readZone('5.5')).toEqual({ ok: { offsetSeconds: 19_800 } })
  expect(readZone('-0330')).toEqual({ ok: { offsetSeconds: -12_600 } })
  expect(readZone('America/New_York')).toEqual({ ok: { zone: 'America/New_York' } })
  for (const text of ['5.30', 'EST', '+5:75', 'x']) expect(readZone(text)).toMatchObject({ code: 'offset-invalid' })
})

it('reads only dates that are whole', () => {
  for (const text of ['', '1990', '1990-01', 'Jan 2 1990', '90-01-02', '1990-01-02x']) expect(readDate(text)).toMatchObject({ code: 'date-invalid' })
})

it('tells row by row what cannot be read, with the line, and takes the others', () => {
  const { rows } = csv(
    [
      'name,sex,date,time,lat,lon,tz,rating',
      'A,f,1990-02-30,12:00,28.6,77.2,,AA',
      ',m,1990-01-02,12:00,28.6,77.2,,',
      '"B\nC",x,1990-01-02,12:00,95,277.2,,',
      'D,女,1990-01-02,12:00,-28.6S,77.2,,',
      'E,*,1990-01-02,12:00,28°75′,77.2,Mars/Olympus,',
      "'=F,m,1990-01-02,,28.6,77.2,+05:30,A",
      '"G',
    ].join('\n'),
  )
  expect(rows.map((row) => [row.line, 'birth' in row ? row.birth.name : faults(row)])).toEqual([
    [2, ['date-invalid date.day']],
    [3, ['text-missing name']],
    [4, ['text-unwritable name', 'latitude-invalid place.latitude', 'longitude-invalid place.longitude']],
    [6, ['number-invalid place.latitude']],
    [7, ['minutes-invalid place.latitude']],
    [8, '=F'],
    [9, ['date-invalid date', 'number-invalid place.latitude', 'number-invalid place.longitude']],
  ])
  expect(rows[5]).toMatchObject({ birth: { source: { kind: 'memory' }, recorded: { kind: 'unknown' } } })
})

it('refuses a calendar that it does not know, and takes no other for Julian or Gregorian', () => {
  const read = (calendar: string) => csv(`name,date,time,lat,lon,calendar\nA,1700-02-01,12:00,28.6,77.2,${calendar}\n`).rows[0]
  for (const calendar of ['农历', 'lunar', 'Jalali']) expect(faults(read(calendar))).toEqual(['kind-wrong calendar'])
  for (const calendar of ['Julian', 'j', '儒略历']) expect(read(calendar)).toMatchObject({ birth: { calendar: 'julian' } })
  for (const calendar of ['', 'Gregorian', '公历']) expect(read(calendar)).toMatchObject({ birth: { calendar: 'gregorian' } })
})

it('tells a choice that it does not take', () => {
  const { rows } = csv('name,date,time,lat,lon,fold\nA,1990-01-02,12:00,28.6,77.2,1\n')
  expect(rows[0]?.warnings).toContainEqual({ code: 'not-read', value: '1' })
})

it('takes the zone of its column beside an offset behind the time, and says where two offsets disagree', () => {
  const read = (zone: string) => csv(`name,datetime,lat,lon,tz\nA,1990-01-02T12:00+05:30,28.6,77.2,${zone}\n`).rows[0]
  expect(read('Asia/Colombo')).toMatchObject({ birth: { zone: 'Asia/Colombo', reckoning: { kind: 'zone' } } })
  expect(read('+05:30')?.warnings.map(({ code }) => code)).not.toContain('offsets-disagree')
  expect(read('+06:00')?.warnings).toContainEqual({ code: 'offsets-disagree', value: '+05:30', other: '+06:00' })
  expect(faults(read('Mars'))).toEqual(['offset-invalid zone'])
})

it('takes no year for an offset where a cell for date and time has a date alone', () => {
  const { rows } = csv('name,birth,lat,lon\nA,31-12-1990,28.6,77.2\n')
  expect(rows[0]).toMatchObject({ birth: { date: { year: 1990, month: 12, day: 31 }, recorded: { kind: 'unknown' } } })
})

it.each(['\n', '\r\n', '\r'])('reads lines that end with %j', (end) => {
  const { rows } = csv(['name,date,time,lat,lon', 'A,1990-01-02,12:00,28.6,77.2', 'B,1990-01-02,12:00,28.6,77.2', ''].join(end))
  expect(rows.map((row) => [row.line, 'birth' in row && row.birth.name])).toEqual([
    [2, 'A'],
    [3, 'B'],
  ])
})
