import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { offsetText, provenanceLine, remarkLine } from '../../labels/index.ts'
import { loadEphemeris } from '../../load/ephemeris.ts'
import { loadPlaces } from '../../load/places.ts'
import { loadZones } from '../../load/zones.ts'
import {
  type CivilQuestion,
  type CivilTime,
  civilTime,
  type Coordinates,
  civilWeekday,
  instantFromEpochSeconds,
  nextRise,
  nextSet,
  practicesFor,
  readClock,
} from '../../src/index.ts'
import { type Chart, chartOf } from './chart.ts'

const [zones, places, ephemeris] = await Promise.all([loadZones(), loadPlaces(), loadEphemeris()])
const asked = (text: string, zone: string, rest: Omit<CivilQuestion, 'clock' | 'zone'> = {}) =>
  civilTime(zones, { clock: readClock(text).clock, zone, ...rest })
const meaning = (text: string, zone: string): string => {
  const { kind, instants } = asked(text, zone)
  return [kind, ...instants.map(({ offsetSeconds }) => offsetText(offsetSeconds))].join(' ')
}
const remarks = (time: CivilTime): readonly string[] => time.remarks.map(({ kind }) => kind)

const instantOf = ({ instants: [first] }: CivilTime): number => first?.instant ?? Number.NaN
const iso = (time: CivilTime): string => new Date(instantOf(time) * 1000).toISOString()
const seen = (time: CivilTime, place: Coordinates): Chart => chartOf(ephemeris, { instant: instantOf(time), place })

it.each([
  ['T05', '1993-06-20 12:00', 'Asia/Tehran', 'unique +04:30'],
  ['T05', '1993-01-20 12:00', 'Asia/Tehran', 'unique +03:30'],
  ['T06', '1986-05-04 02:30', 'Asia/Shanghai', 'gap'],
  ['T06', '1986-09-14 01:30', 'Asia/Shanghai', 'fold +09:00 +08:00'],
  ['T06', '1987-07-01 12:00', 'Asia/Shanghai', 'unique +09:00'],
  ['T06', '1988-04-12 12:00', 'Asia/Shanghai', 'unique +08:00'],
  ['T06', '1988-04-17 02:30', 'Asia/Shanghai', 'gap'],
  ['T06', '1991-09-15 01:30', 'Asia/Shanghai', 'fold +09:00 +08:00'],
  ['T06', '1991-09-19 23:00', 'Asia/Shanghai', 'unique +08:00'],
  ['T09', '1957-04-06 21:14', 'America/Toronto', 'unique -05:00'],
  ['T11', '2013-08-08 09:30', 'Asia/Shanghai', 'unique +08:00'],
  ['T16', '1970-01-01 12:00', 'Asia/Singapore', 'unique +07:30'],
  ['T16', '1985-06-01 12:00', 'Asia/Kathmandu', 'unique +05:30'],
  ['T16', '1986-06-01 12:00', 'Asia/Kathmandu', 'unique +05:45'],
  ['T16', '1996-08-01 12:00', 'Asia/Colombo', 'unique +06:30'],
  ['T16', '1997-08-01 12:00', 'Asia/Colombo', 'unique +06:00'],
  ['T16', '2008-07-01 12:00', 'Asia/Karachi', 'unique +06:00'],
  ['T16', '2009-08-01 12:00', 'Asia/Dhaka', 'unique +07:00'],
  ['T16', '1944-06-06 12:00', 'Europe/London', 'unique +02:00'],
  ['T16', '1970-01-01 12:00', 'Europe/London', 'unique +01:00'],
  ['T16', '1994-01-15 12:00', 'Europe/Lisbon', 'unique +01:00'],
  ['T16', '1988-07-01 12:00', 'Europe/Moscow', 'unique +04:00'],
  ['T16', '2011-12-30 12:00', 'Pacific/Apia', 'gap'],
  ['T16', '2024-11-03 01:30', 'America/New_York', 'fold -04:00 -05:00'],
  ['T16', '2024-03-10 02:30', 'America/New_York', 'gap'],
])('%s: a clock that showed %s in %s: %s', (...[, text, zone, expected]) => {
  expect(meaning(text, zone)).toBe(expected)
})

it.each([
  { point: { latitude: 31.326, longitude: 75.576 }, zone: 'Asia/Kolkata', text: '1976-12-19 11:49', expected: 'unique +05:30' },
  { point: { latitude: 37.775, longitude: -122.419 }, zone: 'America/Los_Angeles', text: '2012-12-12 22:54', expected: 'unique -08:00' },
])('T01: the coordinates $point lie in $zone, and their clock is read by it', ({ point, zone, text, expected }) => {
  const found = places.zoneAt(point)
  expect([found.zone, found.others]).toEqual([zone, []])
  expect(meaning(text, found.zone)).toBe(expected)
})

describe('the chart of Allahabad, 11 October 1942, 16:00', () => {
  const place = { latitude: 25.45, longitude: 81.85 }

  it('T02: has the lagna of India war time, and says which offset was used', () => {
    const time = asked('1942-10-11 16:00', 'Asia/Kolkata', { place })
    const [reading] = time.instants
    expect(reading?.offsetSeconds).toBe(23_400)
    expect(reading === undefined ? '' : provenanceLine(reading, 'en')).toContain('+06:30, India war time, 1942-09-01 to 1945-10-15')
    expect(Math.abs(seen(time, place).lagna - 301.948)).toBeLessThan(2 / 60)
  })

  it('T02: has the lagna of another offset where a person gives one, and says that they differ', () => {
    const time = asked('1942-10-11 16:00', 'Asia/Kolkata', { place, reckoning: { kind: 'offset', offsetSeconds: 19_800 } })
    expect(Math.abs(seen(time, place).lagna - 321.56)).toBeLessThan(2 / 60)
    expect(remarks(time)).toEqual(['offset-differs'])
  })
})

it('T03: mean time before the zones goes by the longitude of Ulm, not by that of Berlin', () => {
  const place = { latitude: 48.4, longitude: 9.99 }
  const time = asked('1879-03-14 11:30', 'Europe/Berlin', { place })
  const { ascendant, midheaven, body } = seen(time, place)
  expect(iso(time)).toMatch(/^1879-03-14T10:50:02/u)
  expect(Math.abs(ascendant - 101.645)).toBeLessThan(2 / 60)
  expect(Math.abs(midheaven - 342.838)).toBeLessThan(2 / 60)
  expect(Math.abs(body('moon').longitude - 254.53)).toBeLessThan(1 / 60)
})

it('T05: the summer hour of Tehran is explained, not hidden', () => {
  const { remarks: told } = asked('1993-06-20 12:00', 'Asia/Tehran')
  expect(told.map((remark) => remarkLine(remark, 'en'))).toEqual(['The offset includes 1 h of daylight saving time, as the law then was.'])
  expect(remarks(asked('1993-01-20 12:00', 'Asia/Tehran'))).toEqual([])
})

it('T08: a birth of 4 May 2024, 04:00 in Delhi is typed with the date of the calendar, and lies in the day of the sunrise before: Friday', () => {
  const place = { latitude: 28.61, longitude: 77.2 }
  const weekdayOfLastSunrise = (text: string): number => {
    const born = instantFromEpochSeconds(instantOf(asked(text, 'Asia/Kolkata', { place }))).ut
    const rises = [born - 1.1, born - 0.9].map((after) => nextRise(ephemeris, { body: 'sun', place, definition: 'limb50', after, within: 1.2 })?.ut ?? Infinity)
    return (Math.floor((rises.findLast((rise) => rise <= born) ?? Number.NaN) + 1.5 + 5.5 / 24) + 7) % 7
  }
  expect(civilWeekday(readClock('2024-05-04 04:00').clock)).toBe(6)
  expect(weekdayOfLastSunrise('2024-05-04 04:00')).toBe(5)
  expect(weekdayOfLastSunrise('2024-05-04 05:36')).toBe(5)
  expect(weekdayOfLastSunrise('2024-05-04 05:40')).toBe(6)
})

it('T08, J14: the Sun rises in Delhi on 4 May 2024 at 05:37:55 and sets at 18:58:22, within seconds', () => {
  const place = { latitude: 28.61, longitude: 77.2 }
  const look = { body: 'sun', place, definition: 'limb50', after: instantFromEpochSeconds(Date.UTC(2024, 4, 3, 20) / 1000).ut } as const
  const seconds = (found: { readonly ut: number } | undefined): number => (((found?.ut ?? Number.NaN) + 0.5 + 5.5 / 24) % 1) * 86_400
  expect(Math.abs(seconds(nextRise(ephemeris, look)) - (5 * 3600 + 37 * 60 + 55))).toBeLessThan(10)
  expect(Math.abs(seconds(nextSet(ephemeris, look)) - (18 * 3600 + 58 * 60 + 22))).toBeLessThan(10)
})

it('T09: the date shown is the date typed', () => {
  const [reading] = asked('1957-04-06 21:14', 'America/Toronto').instants
  expect(reading?.shown).toMatchObject({ year: 1957, month: 4, day: 6, hour: 21, minute: 14 })
})

const births = [
  ['1942-10-11 16:00', 'Asia/Kolkata', 25.45, 81.85],
  ['1957-04-06 21:14', 'America/Toronto', 43.7, -79.4],
  ['2013-08-08 09:30', 'Asia/Shanghai', 31.2, 121.5],
  ['2000-09-15 19:00', 'Australia/Sydney', -33.8472, 151.0634],
] as const

it('T10: a chart is the same to the last bit whatever the time zone of the host', () => {
  const at = (path: string): string => JSON.stringify(new URL(path, import.meta.url).href)
  const program = `
    const [{ loadZones }, { loadEphemeris }, { civilTime, readClock, skyAt, instantFromEpochSeconds, openAyanamsa }] = await Promise.all(
      [${at('../../load/zones.ts')}, ${at('../../load/ephemeris.ts')}, ${at('../../src/index.ts')}].map((address) => import(address)))
    const [zones, ephemeris] = await Promise.all([loadZones(), loadEphemeris()])
    const ayanamsa = openAyanamsa(ephemeris, 'lahiri')
    for (const [text, zone, latitude, longitude] of ${JSON.stringify(births)}) {
      const place = { latitude, longitude }
      const { instants } = civilTime(zones, { clock: readClock(text).clock, zone, place })
      console.log(JSON.stringify(skyAt(ephemeris, { instant: instantFromEpochSeconds(instants[0].instant), place, ayanamsa })))
    }`
  const args = ['--disable-warning=ExperimentalWarning', '--input-type=module', '--eval', program]
  const printed = ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Apia'].map((TZ) =>
    execFileSync(process.execPath, args, { env: { ...process.env, TZ }, encoding: 'utf8' }),
  )
  expect(printed[0]?.trimEnd().split('\n')).toHaveLength(births.length)
  expect(new Set(printed).size).toBe(1)
})

it('T11: 09:30 of 8 August 2013 in China is 01:30 UTC on every host', () => {
  expect(iso(asked('2013-08-08 09:30', 'Asia/Shanghai'))).toBe('2013-08-08T01:30:00.000Z')
})

it('T12: 1 January 2024 is a Monday at every hour of its day, in every zone', () => {
  for (const hour of Array.from({ length: 24 }, (_, each) => each)) {
    const text = `2024-01-01 ${String(hour).padStart(2, '0')}:00`
    expect(civilWeekday(readClock(text).clock)).toBe(1)
    for (const zone of ['UTC', 'Asia/Kolkata', 'America/New_York', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']) {
      const [reading] = asked(text, zone).instants
      expect(reading === undefined ? undefined : civilWeekday(reading.shown)).toBe(1)
    }
  }
})

describe('an offset in an address', () => {
  const inAddress = (query: string): string => new URLSearchParams(query).get('time') ?? ''

  it('T14: whose plus sign became a space is refused, never ignored', () => {
    expect(() => readClock(inAddress('time=1979-04-27T06:45:00+05:30'))).toThrow(expect.objectContaining({ code: 'clock-text' }))
    expect(readClock(inAddress('time=1979-04-27T06%3A45%3A00%2B05%3A30')).offsetSeconds).toBe(19_800)
  })

  it('T14: whose sign is wrong for an Indian place is warned of', () => {
    const { clock, offsetSeconds = Number.NaN } = readClock(inAddress('time=1979-04-27T06:45:00-05:30'))
    const place = { latitude: 25.45, longitude: 81.85 }
    expect(remarks(civilTime(zones, { clock, zone: 'Asia/Kolkata', place, reckoning: { kind: 'offset', offsetSeconds } }))).toEqual([
      'offset-differs',
      'offset-far',
    ])
  })
})

it("T15: an offset given by hand that is not the zone's is said, with both; one that is, is not", () => {
  const typed = (offsetSeconds: number) => asked('2020-07-01 12:00', 'Europe/Berlin', { reckoning: { kind: 'offset', offsetSeconds } })
  expect(typed(3600).remarks.map((remark) => remarkLine(remark, 'en'))).toEqual(["The offset given (+01:00) differs from the zone's (+02:00)."])
  expect(remarks(typed(7200))).toEqual([])
})

describe('Bombay and Calcutta', () => {
  const bombay = { latitude: 18.97, longitude: 72.83 }
  const calcutta = { latitude: 22.57, longitude: 88.36 }

  it('T17: Bombay on 20 August 1944 has war time by law, and the local practice is told', () => {
    const time = asked('1944-08-20 07:11', 'Asia/Kolkata', { place: bombay })
    expect(time.instants[0]?.offsetSeconds).toBe(23_400)
    expect(time.remarks.map((remark) => remarkLine(remark, 'en'))).toContain(
      'Local practice may differ: Bombay time (+04:51) was in civil use here, 1884–1955.',
    )
  })

  it.each([
    { place: bombay, year: 1955, ids: ['bombay-time'] },
    { place: bombay, year: 1956, ids: [] },
    { place: calcutta, year: 1948, ids: ['calcutta-time'] },
    { place: calcutta, year: 1949, ids: [] },
  ])('T17: beside the law people of $place kept in $year: $ids', ({ place, year, ids }) => {
    expect(practicesFor({ zone: 'Asia/Kolkata', year, place }).map(({ id }) => id)).toEqual(ids)
  })
})
