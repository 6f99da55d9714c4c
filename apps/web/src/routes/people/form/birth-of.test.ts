import type { Birth } from '@hefu/births'
import { loadZones } from '@hefu/sky/load/zones'
import { expect, it } from 'vitest'
import { birthOf, fieldOf } from './birth-of.ts'
import { type Draft, draftOf, emptyDraft } from './draft.ts'

const zones = await loadZones()
const birth: Birth = {
  name: '林知夏',
  sex: 'female',
  date: { year: 1991, month: 8, day: 19 },
  calendar: 'gregorian',
  recorded: { kind: 'approximate', clock: { hour: 4, minute: 58, second: 30 }, minutes: 20 },
  working: {
    date: { year: 1991, month: 8, day: 20 },
    time: { kind: 'window', from: { hour: 4, minute: 53, second: 0 }, to: { hour: 5, minute: 8, second: 0 } },
  },
  place: { name: '上海', latitude: 31.222, longitude: 121.458, id: 1_796_236 },
  zone: 'Asia/Shanghai',
  reckoning: { kind: 'offset', offsetSeconds: 28_800 },
  choice: 'fold-second',
  source: { kind: 'memory', words: '“天快亮”' },
  notes: 'one\ntwo',
}
const wrong = (more: Partial<Draft>): readonly string[] => {
  const made = birthOf({ ...draftOf(birth), ...more }, zones)
  return 'wrong' in made ? made.wrong : []
}

it('gives back the birth that is being changed, field by field', () => {
  for (const each of [
    birth,
    { ...birth, recorded: { kind: 'unknown' }, reckoning: { kind: 'practice', practice: 'bombay-time' } },
    { ...birth, recorded: { kind: 'known', clock: { hour: 0, minute: 0, second: 0.6 } }, reckoning: { kind: 'local-mean-time' } },
  ] as const satisfies readonly Birth[])
    expect(birthOf(draftOf(each), zones)).toEqual({ birth: each })
})

it('names every field that an empty form still wants', () => {
  const made = birthOf(emptyDraft, zones)
  expect('wrong' in made && made.wrong.toSorted()).toEqual(['date', 'name', 'recorded', 'where'])
})

it('takes coordinates and offsets as people write them', () => {
  const made = birthOf({ ...draftOf(birth), latitude: '31°13′N', longitude: "121°27' E", offset: '8' }, zones)
  expect(made).toMatchObject({ birth: { place: { latitude: 31 + 13 / 60, longitude: 121 + 27 / 60 }, reckoning: { offsetSeconds: 28_800 } } })
  for (const offset of ['+05:30', '5:30', '+5:30', '+0530'])
    expect(birthOf({ ...draftOf(birth), offset }, zones)).toMatchObject({ birth: { reckoning: { offsetSeconds: 19_800 } } })
})

it.each([
  ['name', { name: ' ' }],
  ['date', { date: { year: '1991', month: '2', day: '29' } }],
  ['recorded', { recorded: { kind: 'known', clock: '24:00', minutes: '', from: '', to: '' } }],
  ['recorded', { recorded: { kind: 'approximate', clock: '04:00', minutes: '', from: '', to: '' } }],
  ['workingDate', { workingDate: { year: '1991', month: '13', day: '1' } }],
  ['workingTime', { workingTime: { kind: 'window', clock: '', minutes: '', from: '04:00', to: '' } }],
  ['latitude', { latitude: '31°75′N' }],
  ['longitude', { longitude: '181' }],
  ['zone', { zone: 'Asia/Nowhere' }],
  ['offset', { offset: 'five' }],
] as const)('puts the fault on %s', (field, more) => {
  expect(wrong(more)).toEqual([field])
})

it('knows the field of the form for every field of a birth', () => {
  expect(['working.date.day', 'working.time.clock', 'place.name', 'place.latitude', 'reckoning.offsetSeconds', 'source.words'].map(fieldOf)).toEqual([
    'workingDate',
    'workingTime',
    'place',
    'latitude',
    'offset',
    'source',
  ])
})
