import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import type { Birth } from '../../birth.ts'
import { instantsOf } from '../../instants.ts'
import { at, birth } from '../../testing.ts'
import { decodeText } from '../decode.ts'
import { formatOf, readBirths, readBirthsInTurns } from '../read.ts'
import { writeCsv } from './csv.ts'
import { writeJson } from './json.ts'
import { writeAaf, writeJhd } from './pair-formats.ts'

const [zones, places] = await Promise.all([loadZones(), loadPlaces()])
const read = (name: string, text: string): readonly Birth[] =>
  readBirths({ name, text }, { zones, zoneAt: places.zoneAt }).rows.flatMap((row) => ('birth' in row ? [row.birth] : []))

const births: readonly Birth[] = [
  birth({ name: '林知夏', sex: 'female', place: { name: '上海', latitude: 31.222, longitude: 121.458, id: 1_796_236 }, zone: 'Asia/Shanghai' }),
  birth({ name: '=1+1, "x"', recorded: { kind: 'approximate', clock: at(4, 58), minutes: 15 }, notes: 'one\ntwo; three' }),
  birth({ recorded: { kind: 'window', from: at(23, 45), to: at(0, 15, 30) }, working: { time: { kind: 'known', clock: at(0) } } }),
  birth({ recorded: { kind: 'unknown' }, source: { kind: 'memory', words: '母亲回忆，“天快亮”' } }),
  birth({ date: { year: 1991, month: 9, day: 15 }, recorded: { kind: 'known', clock: at(1, 30) }, zone: 'Asia/Shanghai', choice: 'fold-second' }),
  birth({ reckoning: { kind: 'offset', offsetSeconds: -12_600 } }),
  birth({ date: { year: 1700, month: 2, day: 29 }, calendar: 'julian', reckoning: { kind: 'local-mean-time' } }),
  birth({
    date: { year: 1930, month: 2, day: 2 },
    place: { name: 'Bombay', latitude: 18.975, longitude: 72.826 },
    reckoning: { kind: 'practice', practice: 'bombay-time' },
  }),
]

it('gives back every birth whole from a file of its own', () => {
  expect(read('people.json', writeJson(births, { program: 'hefu 0.1.0', at: 0 }))).toEqual(births)
})

it('takes the births of an export of everything, and says what it leaves', () => {
  const text = JSON.stringify({ format: 'hefu-export', version: 1, sessions: [{}, {}], people: [{ person: 'a', birth: births[0] }, { birth: { name: 1 } }, 7] })
  const { rows, warnings } = readBirths({ name: 'x.json', text }, { zones })
  expect(rows.map((row) => [row.line, 'birth' in row])).toEqual([
    [1, true],
    [2, false],
    [3, false],
  ])
  expect(warnings).toEqual([{ code: 'not-read', value: 'sessions × 2' }])
})

it.each(['{', '[]', '{}', '{"format":"hefu-people","version":2,"people":[]}', '{"format":"other","version":1,"people":[]}'])(
  'refuses %s as a file of ours',
  (text) => {
    const { rows } = readBirths({ name: 'x.json', text }, { zones })
    expect(rows).toEqual([expect.objectContaining({ faults: [expect.objectContaining({ code: 'kind-wrong', field: 'format', allowed: 'hefu-people 1' })] })])
  },
)

it('gives back from a table what a table can hold, and says what it cannot', () => {
  const { text, lost } = writeCsv(births)
  expect(lost).toEqual(['working', 'reckoning'])
  const bare = (each: Birth): Birth => {
    const { working: _, ...rest } = each
    const { id: __, ...place } = each.place
    return { ...rest, place }
  }
  const held = (each: Birth): boolean => each.reckoning.kind === 'zone' || each.reckoning.kind === 'offset'
  expect(read('people.csv', text).slice(0, 6)).toEqual(births.filter(held).map(bare))
  expect(text).toContain('"\'=1+1, ""x"""')
})

it('gives back the same instants and places from the formats of single moments', () => {
  for (const one of [
    births[0],
    births[4],
    births[5],
    birth({ recorded: { kind: 'known', clock: at(23, 59, 30) }, place: { name: '', latitude: -0.5, longitude: -0.25 } }),
  ]) {
    if (one === undefined) throw new Error('there are so many births')
    const [jhd] = read(`${one.name}.jhd`, writeJhd(one, zones).text)
    const [aaf] = read('x.aaf', writeAaf([one], zones).text)
    const [told, fromJhd, fromAaf] = [one, jhd, aaf].map((each) => (each === undefined ? undefined : instantsOf(each, zones)))
    expect(fromJhd).toMatchObject({ kind: 'instant', instant: told?.kind === 'instant' && told.instant })
    expect(fromAaf).toMatchObject({ kind: 'instant', instant: told?.kind === 'instant' && told.instant })
    for (const back of [jhd, aaf]) {
      expect(back?.place.latitude).toBeCloseTo(one.place.latitude, 3)
      expect(back?.place.longitude).toBeCloseTo(one.place.longitude, 3)
    }
  }
})

it('keeps the day of a Julian date in every format', () => {
  const old = birth({ date: { year: 1700, month: 2, day: 29 }, calendar: 'julian', reckoning: { kind: 'offset', offsetSeconds: 18_000 } })
  const moments = [old, ...read('A.jhd', writeJhd(old, zones).text), ...read('x.aaf', writeAaf([old], zones).text), ...read('x.csv', writeCsv([old]).text)].map(
    (each) => instantsOf(each, zones),
  )
  expect(moments).toHaveLength(4)
  for (const moment of moments) expect(moment).toMatchObject({ kind: 'instant', instant: moments[0]?.kind === 'instant' && moments[0].instant })
})

it('writes the smallest degrees of a table so that no power of ten is read as the east', () => {
  const small = birth({ place: { name: 'Null Island', latitude: -1e-7, longitude: 5e-7 } })
  expect(read('x.csv', writeCsv([small]).text)[0]?.place).toMatchObject({ latitude: 0, longitude: 0 })
})

it('writes no moment where there is none', () => {
  expect(() => writeJhd(birth({ recorded: { kind: 'unknown' } }), zones)).toThrow(expect.objectContaining({ code: 'time-invalid' }))
  const { choice: _, ...open } = birth({ date: { year: 1991, month: 9, day: 15 }, recorded: { kind: 'known', clock: at(1, 30) }, zone: 'Asia/Shanghai' })
  expect(() => writeAaf([open], zones)).toThrow(expect.objectContaining({ code: 'choice-invalid' }))
})

it('tells a format by the name of the file and by how it begins', () => {
  expect([formatOf('A.JHD', ''), formatOf('x.txt', '#: c\n#A93:'), formatOf('x', ' {'), formatOf('x.txt', 'name,date')]).toEqual(['jhd', 'aaf', 'json', 'csv'])
})

it('decodes the usual encodings, and warns of what it lost', () => {
  expect(decodeText(new TextEncoder().encode('\uFEFF名'))).toBe('名')
  expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x0d, 0x54))).toBe('名')
  expect(decodeText(Uint8Array.of(0x4a, 0xe9))).toBe('Jé')
  expect(decodeText(Uint8Array.of(0xc3, 0xfb), 'gb18030')).toBe('名')
  expect(readBirths({ name: 'x.csv', text: 'name\n\uFFFD' }, { zones }).warnings).toEqual([{ code: 'characters-lost' }])
})

it('reads the same in turns, with a pause after every few rows', async () => {
  const file = { name: 'people.csv', text: writeCsv(Array.from({ length: 45 }, (_, n) => birth({ name: `P${n}` }))).text }
  const pauses = { count: 0 }
  const read = await readBirthsInTurns(file, { zones }, async () => void (pauses.count += 1))
  expect(read).toEqual(readBirths(file, { zones }))
  expect(pauses.count).toBe(2)
})

it('refuses a file with too many rows or characters', () => {
  expect(() => readBirths({ name: 'x.csv', text: `name\n${'a\n'.repeat(2001)}` }, { zones })).toThrow(expect.objectContaining({ code: 'too-many' }))
  expect(() => readBirths({ name: 'x.csv', text: 'a'.repeat(3_000_001) }, { zones })).toThrow(expect.objectContaining({ code: 'too-many' }))
})
