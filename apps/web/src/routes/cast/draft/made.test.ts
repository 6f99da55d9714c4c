import { openZone } from '@hefu/liuyao'
import { describe, expect, test } from 'vitest'
import { type Draft, draftFrom, emptyDraft, ownWords } from './draft.ts'
import { madeOf, matterFaults, sessionOf } from './made.ts'
import { momentOf } from './moment-of.ts'

const now = 1_796_004_720.9
const asked: Draft = {
  ...emptyDraft,
  question: '要不要接受调去成都的岗位？',
  category: 'career',
  moment: 'other',
  date: '2026-11-30',
  time: '10:12',
  zone: 'Asia/Shanghai',
}

/** Values and hexagrams of a draft, or the fault that stands in its way. */
function outcome(draft: Draft): unknown {
  const made = madeOf(draft, now)
  if (!made.ok) return made.fault
  const { chart, cast } = made.value
  return { way: cast.way.kind, lines: chart.cast.lines.join(''), base: chart.hexagram.number, changed: chart.changed?.hexagram.number }
}

describe('a draft becomes a plate', () => {
  test.each([
    ['coins tossed on the page', { coins: 'bbcbbbbccbccbbcccc' }, { way: 'random', lines: '897786', base: 32, changed: 56 }],
    ['coins noted from a table', { coins: 'bbcbbbbccbccbbcccc', noted: 'yes' }, { way: 'coins', lines: '897786', base: 32, changed: 56 }],
    [
      'coins whose back is yin',
      { coins: 'bbcbbbbccbccbbcccc', conventions: 'coinFace=back-is-yin' },
      { way: 'random', lines: '768879', base: 42, changed: 60 },
    ],
    ['lines by name', { way: 'lines', lines: '897786' }, { way: 'lines', lines: '897786', base: 32, changed: 56 }],
    ['hexagram names', { way: 'names', base: '32', changed: '56' }, { way: 'hexagrams', lines: '897786', base: 32, changed: 56 }],
    ['one hexagram', { way: 'names', base: '32' }, { way: 'hexagrams', lines: '877788', base: 32, changed: undefined }],
    ['two numbers', { way: 'numbers', first: '428', second: ' 117 ' }, { way: 'numbers', lines: '877768', base: 32, changed: 28 }],
    ['three numbers', { way: 'numbers', first: '428', second: '117', third: '2' }, { way: 'numbers', lines: '897788', base: 32, changed: 62 }],
    ['the moment itself', { way: 'time' }, { way: 'time', lines: '879887', base: 18, changed: 4 }],
    ['divided stalks', { way: 'yarrow', stalks: '0'.repeat(72) }, { way: 'yarrow-simulated', lines: '999999', base: 1, changed: 2 }],
  ])('from %s', (_, change, made) => {
    expect(outcome({ ...asked, ...change })).toEqual(made)
  })

  test.each([
    ['coins still to be thrown', { coins: 'bbc' }, { field: 'way', code: 'lines-missing' }],
    ['a line not chosen', { way: 'lines', lines: '8977-6' }, { field: 'lines', code: 'lines-missing' }],
    ['no base hexagram', { way: 'names' }, { field: 'base', code: 'base-missing' }],
    ['one number', { way: 'numbers', first: '4' }, { field: 'second', code: 'numbers-missing' }],
    ['a number that is none', { way: 'numbers', first: '4', second: 'x' }, { field: 'second', code: 'number-invalid' }],
    ['a zero', { way: 'numbers', first: '0', second: '4' }, { field: 'first', code: 'number-invalid' }],
    ['a day that no month has', { date: '2026-02-30', way: 'time' }, { field: 'date', code: 'date-invalid' }],
    ['a year outside the table', { date: '1890-02-03', way: 'time' }, { field: 'date', code: 'date-range' }],
    ['a zone that does not exist', { zone: 'Asia/Chengdu', way: 'time' }, { field: 'zone', code: 'zone-unknown' }],
    ['half a moment', { time: '', way: 'time' }, { field: 'date', code: 'moment-missing' }],
    ['solar time without a longitude', { conventions: 'clock=true-solar', way: 'time' }, { field: 'longitude', code: 'longitude-needed' }],
    ['a longitude off the earth', { conventions: 'clock=true-solar', longitude: '200', way: 'time' }, { field: 'longitude', code: 'longitude-invalid' }],
    [
      'a time that the clock skipped',
      { zone: 'Europe/London', date: '2026-03-29', time: '01:30', way: 'time' },
      { field: 'time', code: 'time-gap', allowed: '00:30 / 02:30' },
    ],
    ['a time that the clock showed twice', { zone: 'Europe/London', date: '2026-10-25', time: '01:30', way: 'time' }, { field: 'fold', code: 'time-fold' }],
  ])('%s is told under its field', (_, change, fault) => {
    expect(outcome({ ...asked, ...change })).toEqual(fault)
  })

  test('of a time shown twice each can be chosen', () => {
    const twice: Draft = { ...asked, zone: 'Europe/London', date: '2026-10-25', time: '01:30' }
    const instants = (['earlier', 'later'] as const).map((fold) => momentOf({ ...twice, fold }, now))
    expect(instants.map((one) => one.ok && one.value.instant)).toEqual([1_792_888_200, 1_792_891_800])
  })

  test('the moment is that of the first coin, however late the last one falls', () => {
    const late = momentOf({ ...emptyDraft, started: '1796004000' }, now)
    const unsettled = momentOf(emptyDraft, now)
    expect([late.ok && late.value.instant, unsettled.ok && unsettled.value.instant]).toEqual([1_796_004_000, 1_796_004_720])
  })
})

describe('what is asked for first', () => {
  test.each([
    ['an empty question', { question: '  ' }, ['question-empty']],
    ['a question one character too long, counted in code points', { question: '𠮷'.repeat(2001) }, ['question-long']],
    ['a question at the limit', { question: '𠮷'.repeat(2000) }, []],
    ['no category', { category: '' }, ['category-missing']],
    ['love and marriage without the asker', { category: 'marriage' }, ['sex-missing']],
    ['love and marriage with a subject of its own', { category: 'marriage', subject: 'officer' }, []],
  ])('%s', (_, change, codes) => {
    expect(matterFaults({ ...asked, ...change }).map(({ code }) => code)).toEqual(codes)
  })
})

describe('what is sent', () => {
  test('holds the words trimmed, the lines, the moment with its lunar date, and only the conventions that differ', () => {
    const draft: Draft = {
      ...asked,
      question: ' 行吗？ ',
      way: 'lines',
      lines: '897786',
      conventions: 'monthBreak=strict,hidden=missing,foo=bar',
      request: 'r1',
    }
    const made = madeOf(draft, now)
    const session = made.ok ? sessionOf(draft, made.value, 'zh-Hans') : undefined
    const lunar = { yearBranch: 'wu', month: 10, day: 22, leap: false } as const
    expect(session).toEqual({
      request: 'r1',
      language: 'zh-Hans',
      question: '行吗？',
      matter: { category: 'career' },
      cast: { way: { kind: 'lines', values: [8, 9, 7, 7, 8, 6] }, when: openZone('Asia/Shanghai').momentAt(1_796_004_720, { lunar }) },
      options: { preset: 'zengshan', monthBreak: 'strict' },
    })
  })
})

describe('what was kept', () => {
  test('comes back field by field; strange things fall away', () => {
    expect(draftFrom({ ...asked, step: 7, more: 'x' })).toEqual({ ...asked, step: 'write' })
    expect([draftFrom(undefined), draftFrom('x'), draftFrom([1])]).toEqual([emptyDraft, emptyDraft, emptyDraft])
  })

  test('of another tab only the words come back, so that two tabs cast apart', () => {
    const other: Draft = { ...asked, coins: 'bbc', request: 'r1', step: 'toss' }
    expect(draftFrom(other, ownWords)).toEqual({ ...emptyDraft, question: asked.question, category: 'career' })
  })
})
