import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import { instantsOf } from './instants.ts'
import { momentLines } from './lines.ts'
import { at, birth } from './testing.ts'

const zones = await loadZones()
const hour = 3600
const utc = (seconds: number): string => new Date(seconds * 1000).toISOString()

it('gives the instant of a known time, with where its offset comes from', () => {
  const moment = instantsOf(birth({ date: { year: 1942, month: 10, day: 11 }, recorded: { kind: 'known', clock: at(16) } }), zones)
  expect(moment.kind === 'instant' && utc(moment.instant)).toBe('1942-10-11T09:30:00.000Z')
  expect(momentLines(moment, 'en').provenance).toEqual(['+06:30, India war time, 1942-09-01 to 1945-10-15 (Asia/Kolkata, tz database 2026b)'])
})

const repeated = { date: { year: 1991, month: 9, day: 15 }, zone: 'Asia/Shanghai', recorded: { kind: 'known', clock: at(1, 30) } } as const
const skipped = { date: { year: 1991, month: 4, day: 14 }, zone: 'Asia/Shanghai', recorded: { kind: 'known', clock: at(2, 30) } } as const

it('leaves a time that the clock showed twice undecided until one is chosen', () => {
  const open = instantsOf(birth(repeated), zones)
  expect(open).toMatchObject({ kind: 'undecided', why: 'fold', readings: [{ offsetSeconds: 9 * hour }, { offsetSeconds: 8 * hour }] })
  const [first, second] = (['fold-first', 'fold-second'] as const).map((choice) => instantsOf(birth({ ...repeated, choice }), zones))
  expect(first?.kind === 'instant' && utc(first.instant)).toBe('1991-09-14T16:30:00.000Z')
  expect(second?.kind === 'instant' && utc(second.instant)).toBe('1991-09-14T17:30:00.000Z')
})

it('leaves a time that no clock showed undecided, and never moves it by itself', () => {
  expect(instantsOf(birth(skipped), zones)).toMatchObject({ kind: 'undecided', why: 'gap', readings: [{}, {}] })
  expect(instantsOf(birth({ ...skipped, choice: 'fold-first' }), zones).kind).toBe('undecided')
  const chosen = instantsOf(birth({ ...skipped, choice: 'gap-before' }), zones)
  expect(chosen.kind === 'instant' && utc(chosen.instant)).toBe('1991-04-13T18:30:00.000Z')
})

it('gives an approximate time as the stretch around it, over both readings where it was shown twice', () => {
  const around = instantsOf(birth({ recorded: { kind: 'approximate', clock: at(6), minutes: 30 } }), zones)
  expect(around.kind === 'window' && around.to - around.from).toBe(hour)
  const both = instantsOf(birth({ ...repeated, recorded: { kind: 'approximate', clock: at(1, 30), minutes: 10 } }), zones)
  expect(both.kind === 'window' && both.to - both.from).toBe(hour + 1200)
  expect(both.readings.map(({ offsetSeconds }) => offsetSeconds)).toEqual([9 * hour, 8 * hour])
})

it('takes a window whose end is not later than its beginning over midnight', () => {
  const within = instantsOf(birth({ recorded: { kind: 'window', from: at(4, 45), to: at(5, 15) } }), zones)
  expect(within.kind === 'window' && within.to - within.from).toBe(1800)
  const over = instantsOf(birth({ recorded: { kind: 'window', from: at(23, 30), to: at(0, 30) } }), zones)
  expect(over.kind === 'window' && [utc(over.from), over.to - over.from]).toEqual(['1990-01-02T18:00:00.000Z', hour])
})

it('takes an unknown time as the whole civil day, however long that was', () => {
  const day = (more: Parameters<typeof birth>[0]): number => {
    const moment = instantsOf(birth({ recorded: { kind: 'unknown' }, ...more }), zones)
    return moment.kind === 'window' ? moment.to - moment.from : 0
  }
  expect(day({})).toBe(24 * hour)
  expect(day({ date: skipped.date, zone: 'Asia/Shanghai' })).toBe(23 * hour)
  expect(day({ date: repeated.date, zone: 'Asia/Shanghai' })).toBe(25 * hour)
  expect(day({ date: { year: 1990, month: 12, day: 31 } })).toBe(24 * hour)
})

it('uses the working time where there is one, and keeps the recorded one beside it', () => {
  const both = birth({ recorded: { kind: 'unknown' }, working: { date: { year: 1990, month: 1, day: 3 }, time: { kind: 'known', clock: at(5, 30) } } })
  expect(instantsOf(both, zones, 'recorded').kind).toBe('window')
  const working = instantsOf(both, zones)
  expect(working.kind === 'instant' && utc(working.instant)).toBe('1990-01-03T00:00:00.000Z')
})

it('keeps an offset given by hand, with no zone as with one, and says where it differs from that of the zone', () => {
  const given = { recorded: { kind: 'known', clock: at(12) }, reckoning: { kind: 'offset', offsetSeconds: 5 * hour } } as const
  const { zone: _, ...alone } = birth(given)
  const without = instantsOf(alone, zones)
  expect(without.kind === 'instant' && utc(without.instant)).toBe('1990-01-02T07:00:00.000Z')
  expect(without.remarks).toEqual([])
  expect(instantsOf(birth(given), zones).remarks).toEqual([{ kind: 'offset-differs', offsetSeconds: 5 * hour, zoneOffsets: [5.5 * hour] }])
})

it('reads a Julian date in its calendar', () => {
  const moment = instantsOf(birth({ date: { year: 1700, month: 2, day: 29 }, calendar: 'julian', recorded: { kind: 'known', clock: at(12) } }), zones)
  expect(moment.kind === 'instant' && utc(moment.instant).slice(0, 10)).toBe('1700-03-11')
})
