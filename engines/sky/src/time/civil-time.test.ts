import { expect, it } from 'vitest'
import { provenanceLine, remarkLine } from '../../labels/time.ts'
import { loadZones } from '../../load/zones.ts'
import { practices } from '../../rules/time/practices.ts'
import { civilTime, type CivilTime } from './civil-time.ts'
import { meanTimeOffset } from './local-mean-time.ts'
import { readClock } from './read-clock.ts'
import type { CivilQuestion } from './reckoned.ts'

const zones = await loadZones()
const asked = (text: string, rest: Omit<CivilQuestion, 'clock'>): CivilTime => civilTime(zones, { clock: readClock(text).clock, ...rest })
const iso = ({ instants: [first] }: CivilTime): string => new Date((first?.instant ?? 0) * 1000).toISOString()
const line = (time: CivilTime, language: 'en' | 'zh-Hans' = 'en'): string | undefined => time.instants.map((reading) => provenanceLine(reading, language))[0]
const kinds = ({ remarks }: CivilTime): readonly string[] => remarks.map(({ kind }) => kind)

const allahabad = { latitude: 25.45, longitude: 81.85 }
const bombay = { latitude: 18.97, longitude: 72.83 }
const calcutta = { latitude: 22.57, longitude: 88.37 }

it('says that a birth of 1942 in Allahabad fell into India war time, and lets a person give another offset', () => {
  const time = asked('1942-10-11 16:00', { zone: 'Asia/Kolkata', place: allahabad })
  expect(iso(time)).toBe('1942-10-11T09:30:00.000Z')
  expect(line(time)).toBe('+06:30, India war time, 1942-09-01 to 1945-10-15 (Asia/Kolkata, tz database 2026b)')
  expect(line(time, 'zh-Hans')).toBe('+06:30，印度战时时间，1942-09-01 至 1945-10-15（Asia/Kolkata，tz 数据库 2026b）')
  expect(kinds(time)).toEqual(['daylight'])
  const given = asked('1942-10-11 16:00', { zone: 'Asia/Kolkata', place: allahabad, reckoning: { kind: 'offset', offsetSeconds: 19_800 } })
  expect([iso(given), kinds(given)]).toEqual(['1942-10-11T10:30:00.000Z', ['offset-differs']])
  expect(given.remarks.map((remark) => remarkLine(remark, 'en'))).toEqual(["The offset given (+05:30) differs from the zone's (+06:30)."])
})

it('reads a birth before standard time by the longitude of the place, not of the city of the zone', () => {
  const time = asked('1879-03-14 11:30', { zone: 'Europe/Berlin', place: { latitude: 48.4, longitude: 9.99 } })
  expect(iso(time)).toBe('1879-03-14T10:50:02.400Z')
  expect(line(time)).toBe('+00:39:58, local mean time of 9.99°E')
  expect(kinds(time)).toEqual(['mean-time-of-place'])
  expect(kinds(asked('1879-03-14 11:30', { zone: 'Europe/Berlin' }))).toEqual(['longitude-wanted'])
})

it('takes the mean time of Porbandar where it is asked for, and offers it where it is not', () => {
  const place = { latitude: 21.62, longitude: 69.82 }
  const time = asked('1869-10-02 07:20', { zone: 'Asia/Kolkata', place, reckoning: { kind: 'local-mean-time' } })
  expect(time.instants[0]?.offsetSeconds).toBeCloseTo(4 * 3600 + 39 * 60 + 16.8, 6)
  const byLaw = asked('1869-10-02 07:20', { zone: 'Asia/Kolkata', place })
  expect(byLaw.remarks).toContainEqual(
    expect.objectContaining({ kind: 'practice', practice: expect.objectContaining({ id: 'india-local-time', offsetSeconds: meanTimeOffset(69.82) }) }),
  )
})

it('explains the daylight hour of Tehran instead of hiding it', () => {
  const [summer, winter] = [asked('1993-06-20 12:00', { zone: 'Asia/Tehran' }), asked('1993-01-20 12:00', { zone: 'Asia/Tehran' })]
  expect([kinds(summer), kinds(winter)]).toEqual([['daylight'], []])
  expect(line(summer)).toBe('+04:30, daylight saving time (1 h), 1993-03-22 to 1993-09-22 (Asia/Tehran, tz database 2026b)')
})

it.each([
  ['1934-01-01 00:00', 'Asia/Singapore', 'daylight saving time (20 min)', 'The offset includes 20 min of daylight saving time, as the law then was.'],
  ['2020-01-20 07:20', 'Australia/Lord_Howe', 'daylight saving time (30 min)', 'The offset includes 30 min of daylight saving time, as the law then was.'],
  [
    '1974-02-01 00:00',
    'America/Montevideo',
    'daylight saving time (1 h 30 min)',
    'The offset includes 1 h 30 min of daylight saving time, as the law then was.',
  ],
  ['2020-01-01 00:00', 'Europe/Dublin', 'winter time', 'The law put clocks back by 1 h from its standard time.'],
])('tells how far clocks were put: %s in %s', (...[text, zone, period, remark]) => {
  const time = asked(text, { zone })
  expect(line(time)).toContain(period)
  expect(time.remarks.map((each) => remarkLine(each, 'en'))).toContain(remark)
  for (const language of ['zh-Hans', 'zh-Hant'] as const) expect(time.remarks.map((each) => remarkLine(each, language)).join('')).not.toMatch(/\.\d|-/u)
})

it('writes a longitude with four decimals at most', () => {
  const time = asked('1850-10-02 07:20', { zone: 'Asia/Kolkata', place: { latitude: 21.6, longitude: 69 + 49 / 60 } })
  expect(line(time)).toBe('+04:39:16, local mean time of 69.8167°E')
})

it('asks in a fold and lists both readings of a gap, with reasons', () => {
  const fold = asked('1986-09-14 01:30', { zone: 'Asia/Shanghai' })
  expect([fold.kind, fold.instants.map(({ reason }) => reason), kinds(fold)[0]]).toEqual(['fold', ['fold-first', 'fold-second'], 'fold'])
  const gap = asked('1986-05-04 02:30', { zone: 'Asia/Shanghai' })
  expect([gap.kind, gap.instants.length, gap.instead.map(({ shown }) => shown.hour)]).toEqual(['gap', 0, [1, 3]])
  expect(line(fold)).toContain('China summer time of 1986 to 1991')
})

it.each([
  ['1944-08-20 07:11', bombay, ['bombay-time']],
  ['1955-06-01 07:11', bombay, ['bombay-time']],
  ['1956-01-01 07:11', bombay, []],
  ['1947-08-15 00:00', calcutta, ['calcutta-time']],
  ['1949-01-01 00:00', calcutta, []],
  ['1944-08-20 07:11', { latitude: 28.6, longitude: 77.2 }, []],
  ['1944-08-20 07:11', {}, ['bombay-time', 'calcutta-time', 'tea-garden-time']],
])('says at %s in %o which local practices may differ', (text, place, ids) => {
  const { remarks } = asked(text, { zone: 'Asia/Kolkata', place })
  expect(remarks.flatMap((remark) => (remark.kind === 'practice' ? [remark.practice.id] : []))).toEqual(ids)
})

it('keeps Bombay time and Calcutta time where a person chooses them', () => {
  const inBombay = asked('1944-08-20 07:11', { zone: 'Asia/Kolkata', place: bombay, reckoning: { kind: 'practice', practice: 'bombay-time' } })
  expect([line(inBombay), kinds(inBombay)]).toEqual(['+04:51, Bombay time', []])
  const inCalcutta = asked('1944-08-20 07:11', { zone: 'Asia/Kolkata', place: calcutta, reckoning: { kind: 'practice', practice: 'calcutta-time' } })
  expect(line(inCalcutta)).toBe('+05:53:20, Calcutta time')
})

it('gives every local practice a source and years in order', () => {
  for (const { source, years } of practices) expect([source.length > 40, years[0] < (years[1] ?? Infinity)]).toEqual([true, true])
})

it('warns of an offset whose sign is wrong for the place', () => {
  const west = asked('1979-04-27 06:45', { zone: 'Asia/Kolkata', place: allahabad, reckoning: { kind: 'offset', offsetSeconds: -19_800 } })
  expect(kinds(west)).toEqual(['offset-differs', 'offset-far'])
  for (const [zone, longitude] of [
    ['Pacific/Apia', -171.77],
    ['Pacific/Kiritimati', -157.4],
    ['Asia/Shanghai', 76],
  ] as const)
    expect(kinds(asked('2020-06-01 12:00', { zone, place: { latitude: 0, longitude } }))).not.toContain('offset-far')
})

it('reads a Julian date only where it is told to', () => {
  const julian = civilTime(zones, {
    clock: readClock('1602-05-11 12:00', 'julian').clock,
    zone: 'Europe/London',
    reckoning: { kind: 'offset', offsetSeconds: 0 },
  })
  expect(iso(julian)).toBe('1602-05-21T12:00:00.000Z')
  expect(kinds(asked('1500-05-11 12:00', { zone: 'Europe/London' }))).toContain('calendar-unsaid')
  expect(kinds(asked('1602-05-11 12:00', { zone: 'Europe/London' }))).not.toContain('calendar-unsaid')
})

it('says when a time lies after the release of the tz database', () => {
  expect(kinds(asked('2060-06-11 12:00', { zone: 'Europe/London' }))).toEqual(['daylight', 'foreseen'])
})

it.each([
  [{ kind: 'offset', offsetSeconds: 70_000 }, 'offset-invalid'],
  [{ kind: 'local-mean-time' }, 'longitude-invalid'],
] as const)('refuses %o', (reckoning, code) => {
  expect(() => asked('1944-08-20 07:11', { zone: 'Asia/Kolkata', reckoning })).toThrow(expect.objectContaining({ code }))
})
