import { expect, it } from 'vitest'
import { checkBirth, soundBirth } from './check.ts'
import { birth } from './testing.ts'

const zones = { has: (zone: string) => zone === 'Asia/Kolkata' }
const codes = (value: unknown): readonly (readonly [string, string])[] => {
  const checked = checkBirth(value, zones)
  return 'faults' in checked ? checked.faults.map(({ code, field }) => [code, field] as const) : []
}

it('takes a sound birth as it is, whatever it holds, and survives JSON', () => {
  const whole = birth({
    sex: 'female',
    working: {
      date: { year: 1990, month: 1, day: 3 },
      time: { kind: 'window', from: { hour: 4, minute: 45, second: 0 }, to: { hour: 5, minute: 15, second: 0 } },
    },
    choice: 'fold-second',
    source: { kind: 'memory', words: '母亲回忆，“天快亮”' },
    notes: 'a\nb',
  })
  expect(soundBirth(JSON.parse(JSON.stringify(whole)), zones)).toEqual(whole)
  expect(soundBirth(birth(), zones)).toEqual(birth())
})

it('trims texts and drops empty ones that may be left out', () => {
  expect(soundBirth({ ...birth(), name: '  Asha ', notes: ' ' })).toEqual(birth())
})

it.each([
  ['a name', { name: ' ' }, 'text-missing', 'name'],
  ['a short enough name', { name: 'a'.repeat(121) }, 'text-too-long', 'name'],
  ['a name on one line', { name: 'a\nb' }, 'text-unwritable', 'name'],
  ['notes without controls', { notes: 'a\u0000' }, 'text-unwritable', 'notes'],
  ['a day that the month has', { date: { year: 1991, month: 2, day: 29 } }, 'date-invalid', 'date.day'],
  ['a month', { date: { year: 1991, month: 13, day: 1 } }, 'number-invalid', 'date.month'],
  ['a whole year', { date: { year: 1991.5, month: 1, day: 1 } }, 'number-invalid', 'date.year'],
  ['an hour below 24', { recorded: { kind: 'known', clock: { hour: 24, minute: 0, second: 0 } } }, 'number-invalid', 'recorded.clock.hour'],
  ['a minute below 60', { recorded: { kind: 'known', clock: { hour: 1, minute: 60, second: 0 } } }, 'number-invalid', 'recorded.clock.minute'],
  [
    'a window with two ends',
    { recorded: { kind: 'window', from: { hour: 1, minute: 0, second: 0 }, to: { hour: 1, minute: 0, second: 0 } } },
    'span-invalid',
    'recorded.to',
  ],
  ['a clock of a known time', { recorded: { kind: 'known' } }, 'kind-wrong', 'recorded.clock'],
  ['no clock of an unknown time', { recorded: { kind: 'unknown', clock: { hour: 1, minute: 0, second: 0 } } }, 'field-unknown', 'recorded.clock'],
  ['a latitude', { place: { name: '', latitude: 90.1, longitude: 0 } }, 'latitude-invalid', 'place.latitude'],
  ['a longitude', { place: { name: '', latitude: 0, longitude: Number.NaN } }, 'longitude-invalid', 'place.longitude'],
  ['a known zone', { zone: 'Asia/Nowhere' }, 'zone-unknown', 'zone'],
  ['an offset below 16 hours', { reckoning: { kind: 'offset', offsetSeconds: 57_600 } }, 'offset-invalid', 'reckoning.offsetSeconds'],
  ['a known practice', { reckoning: { kind: 'practice', practice: 'mine' } }, 'kind-wrong', 'reckoning.practice'],
  ['a sex that the charts ask for', { sex: 'x' }, 'kind-wrong', 'sex'],
  ['a known choice', { choice: 'unique' }, 'kind-wrong', 'choice'],
  ['no further field', { extra: 1 }, 'field-unknown', 'extra'],
])('wants %s', (...[, wrong, code, field]) => {
  expect(codes({ ...birth(), ...wrong })).toContainEqual([code, field])
})

it('needs a zone where the clock is set by its zone, and none where an offset is given', () => {
  const { zone: _, ...without } = birth()
  expect(codes(without)).toEqual([['zone-missing', 'zone']])
  expect(codes({ ...without, reckoning: { kind: 'offset', offsetSeconds: 19_800 } })).toEqual([])
})

it('tells every fault at once, with what stood there and what may', () => {
  const checked = checkBirth({ ...birth(), name: '', place: { name: '', latitude: 100, longitude: 200 } })
  expect('faults' in checked && checked.faults).toEqual([
    { code: 'text-missing', field: 'name', value: '', allowed: '1–120' },
    { code: 'latitude-invalid', field: 'place.latitude', value: '100', allowed: '−90–90' },
    { code: 'longitude-invalid', field: 'place.longitude', value: '200', allowed: '−180–180' },
  ])
})

it.each(['null', '1', '"a"', '[]', '{}', '{"name":{}}', '{"toString":1}', '{"__proto__":{"name":"a"}}'])('finds no birth in %s', (text) => {
  const value: unknown = JSON.parse(text)
  expect(codes(value).length).toBeGreaterThan(0)
  expect(() => soundBirth(value)).toThrow(expect.objectContaining({ name: 'BirthError', field: expect.any(String), allowed: expect.any(String) }))
})
