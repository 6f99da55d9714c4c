import { expect, it } from 'vitest'
import { loadZones } from '../../load/zones.ts'
import { readClock } from './read-clock.ts'
import { openZones } from './zones.ts'

const zones = await loadZones()
const hours = (seconds: number): string => `${seconds < 0 ? '-' : '+'}${new Date(Math.abs(seconds) * 1000).toISOString().slice(11, 19).replace(/:00$/u, '')}`
const meaning = (zone: string, text: string): readonly (string | undefined)[] => {
  const { kind, instants } = zones.instants(zone, readClock(text).clock)
  return [kind, ...instants.map(({ period }) => hours(period.offsetSeconds))]
}

it.each([
  ['Asia/Kolkata', '1976-12-19 11:49', '+05:30'],
  ['America/Los_Angeles', '2012-12-12 22:54', '-08:00'],
  ['Asia/Kolkata', '1942-10-11 16:00', '+06:30'],
  ['Asia/Kolkata', '1944-08-20 07:11', '+06:30'],
  ['Asia/Kolkata', '1942-07-01 12:00', '+05:30'],
  ['Asia/Tehran', '1993-06-20 12:00', '+04:30'],
  ['Asia/Tehran', '1993-01-20 12:00', '+03:30'],
  ['Asia/Shanghai', '1987-07-01 12:00', '+09:00'],
  ['Asia/Shanghai', '1988-04-12 12:00', '+08:00'],
  ['Asia/Shanghai', '1991-09-19 23:00', '+08:00'],
  ['America/Toronto', '1957-04-06 21:14', '-05:00'],
  ['Asia/Shanghai', '2013-08-08 09:30', '+08:00'],
  ['Asia/Singapore', '1970-01-01 12:00', '+07:30'],
  ['Asia/Kathmandu', '1985-06-01 12:00', '+05:30'],
  ['Asia/Kathmandu', '1986-06-01 12:00', '+05:45'],
  ['Asia/Colombo', '1996-08-01 12:00', '+06:30'],
  ['Asia/Colombo', '1997-08-01 12:00', '+06:00'],
  ['Asia/Karachi', '2008-07-01 12:00', '+06:00'],
  ['Asia/Dhaka', '2009-08-01 12:00', '+07:00'],
  ['Europe/London', '1944-06-06 12:00', '+02:00'],
  ['Europe/London', '1970-01-01 00:00', '+01:00'],
  ['Europe/Lisbon', '1994-01-15 12:00', '+01:00'],
  ['Europe/Moscow', '1988-07-01 12:00', '+04:00'],
  ['Australia/Sydney', '2000-09-15 19:00', '+11:00'],
  ['Europe/Amsterdam', '1930-07-01 12:00', '+01:19:32'],
  ['Atlantic/Reykjavik', '1950-01-01 12:00', '-01:00'],
  ['Europe/Copenhagen', '1945-06-01 12:00', '+02:00'],
  ['Pacific/Kiritimati', '2020-01-01 12:00', '+14:00'],
  ['Pacific/Apia', '2013-01-01 12:00', '+14:00'],
])('knows the offset of %s at %s', (zone, text, offset) => {
  expect(meaning(zone, text)).toEqual(['unique', offset])
})

it.each([
  ['Asia/Shanghai', '1986-09-14 01:30', ['+09:00', '+08:00']],
  ['Asia/Shanghai', '1991-09-15 01:30', ['+09:00', '+08:00']],
  ['America/New_York', '2024-11-03 01:30', ['-04:00', '-05:00']],
  ['Asia/Kolkata', '1945-10-14 23:30', ['+06:30', '+05:30']],
  ['America/New_York', '2160-11-02 01:30', ['-04:00', '-05:00']],
])('gives both instants of a repeated hour in %s at %s', (zone, text, offsets) => {
  expect(meaning(zone, text)).toEqual(['fold', ...offsets])
})

it.each([
  ['Asia/Shanghai', '1986-05-04 02:30'],
  ['Asia/Shanghai', '1988-04-17 02:30'],
  ['America/New_York', '2024-03-10 02:30'],
  ['Pacific/Apia', '2011-12-30 12:00'],
])('gives no instant but both readings of a skipped time in %s at %s', (zone, text) => {
  const { kind, instants, instead } = zones.instants(zone, readClock(text).clock)
  expect([kind, instants.length]).toEqual(['gap', 0])
  expect(instead.map(({ reason }) => reason).toSorted()).toEqual(['gap-after', 'gap-before'])
  for (const { shown, instant } of instead) expect(zones.instants(zone, shown).instants.map((each) => each.instant)).toContain(instant)
})

it('shows what the clock showed on either side of a skipped day', () => {
  const { instead } = zones.instants('Pacific/Apia', readClock('2011-12-30 12:00').clock)
  expect(instead.map(({ shown }) => [shown.month, shown.day, shown.hour])).toEqual([
    [12, 29, 12],
    [12, 31, 12],
  ])
})

it('tells how long a setting was kept', () => {
  const period = zones.at('Asia/Kolkata', Date.UTC(1942, 9, 11, 9, 30) / 1000)
  expect(period).toEqual({
    offsetSeconds: 23_400,
    daylightSeconds: 3600,
    abbreviation: '+0630',
    from: Date.UTC(1942, 7, 31, 18, 30) / 1000,
    to: Date.UTC(1945, 9, 14, 17, 30) / 1000,
  })
})

it('counts double summer time and the Irish winter time against standard time', () => {
  expect(zones.at('Europe/London', Date.UTC(1944, 5, 6) / 1000).daylightSeconds).toBe(7200)
  expect(zones.at('Europe/Dublin', Date.UTC(2020, 0, 6) / 1000).daylightSeconds).toBe(-3600)
  expect(zones.at('Europe/London', Date.UTC(1970, 0, 6) / 1000).daylightSeconds).toBe(0)
})

it.each([
  ['Pacific/Apia', '2012-02-01', 3600],
  ['Europe/Vilnius', '1942-02-01', 3600],
  ['Europe/Kyiv', '1942-02-01', 3600],
  ['Europe/Amsterdam', '1937-07-15', 3600],
  ['America/Santiago', '1928-02-01', 3600],
  ['America/Iqaluit', '1943-02-01', 3600],
  ['Europe/Paris', '1945-05-08', 7200],
  ['Europe/Prague', '1947-01-15', -3600],
  ['Asia/Singapore', '1934-01-01', 1200],
])('counts daylight time right where the standard changed with it: %s, %s', (zone, day, seconds) => {
  expect(zones.at(zone, Date.parse(`${day}T12:00:00Z`) / 1000).daylightSeconds).toBe(seconds)
})

it('knows no daylight time that no law ever made', () => {
  const made = new Set<number>()
  for (const name of zones.names) for (let instant = -2.5e9; instant < 2.5e9; instant += 86_400 * 20) made.add(zones.at(name, instant).daylightSeconds)
  expect([...made].toSorted((a, b) => a - b)).toEqual([-3600, 0, 1200, 1800, 3600, 5400, 7200])
})

it('agrees with itself: every instant shows a clock that means that instant', () => {
  for (const [place, name] of zones.names.entries()) {
    const instant = -2_000_000_000 + place * 10_007_003
    const { offsetSeconds } = zones.at(name, instant)
    const shown = new Date((instant + offsetSeconds) * 1000)
    const clock = readClock(shown.toISOString().slice(0, 19)).clock
    const whole = instant + offsetSeconds === Math.floor(shown.getTime() / 1000)
    expect([name, whole, zones.instants(name, clock).instants.map((each) => each.instant)]).toEqual([name, true, expect.arrayContaining([instant])])
  }
})

it('agrees with the tz data of the host since 1980', () => {
  const host = (name: string, instant: number): number => {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' }).formatToParts(instant * 1000)
    const text = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign = '+', h = '0', m = '0', s = '0'] = /GMT(?:([+-])(\d+):(\d+)(?::(\d+))?)?/u.exec(text) ?? []
    return (sign === '-' ? -1 : 1) * (Number(h) * 3600 + Number(m) * 60 + Number(s)) || 0
  }
  const differing = Intl.supportedValuesOf('timeZone')
    .filter((name) => zones.has(name))
    .flatMap((name) => [0, 1, 2, 3, 4, 5].map((step) => ({ name, instant: 315_532_800 + step * 237_654_321 })))
    .filter(({ name, instant }) => zones.at(name, instant).offsetSeconds !== host(name, instant))
  expect(differing).toEqual([])
})

it('knows a zone by its old name too', () => {
  const canonical = ['Asia/Calcutta', 'PRC', 'GB', 'UTC', 'Europe/Kiev', 'US/Pacific'].map(zones.canonical)
  expect(canonical).toEqual(['Asia/Kolkata', 'Asia/Shanghai', 'Europe/London', 'Etc/UTC', 'Europe/Kyiv', 'America/Los_Angeles'])
  expect(zones.names).toContain('US/Pacific')
})

it('calls a zone by its own name though another has the same history', () => {
  for (const name of ['Europe/Berlin', 'Europe/Zurich', 'Europe/Prague', 'Europe/Podgorica', 'Arctic/Longyearbyen']) expect(zones.canonical(name)).toBe(name)
})

it('refuses an unknown zone, a date that does not exist and a foreign table', () => {
  expect(() => zones.at('Asia/Bombay', 0)).toThrow(expect.objectContaining({ code: 'zone-unknown' }))
  expect(() => zones.at('UTC', Number.NaN)).toThrow(expect.objectContaining({ code: 'date-invalid' }))
  expect(() => zones.instants('UTC', { year: 2023, month: 2, day: 29, hour: 0, minute: 0, second: 0 })).toThrow(
    expect.objectContaining({ code: 'date-invalid' }),
  )
  expect(() => openZones(new TextEncoder().encode('other'))).toThrow(expect.objectContaining({ code: 'table-format' }))
})
