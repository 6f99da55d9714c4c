import { expect, test } from 'vitest'
import { type Draft, emptyDraft } from './draft.ts'
import { linesThrown, notedLine, takenBack, thrownLines } from './toss.ts'

/** Chance that always gives the same bytes. */
const chance = (count: number): Uint8Array => Uint8Array.from({ length: count }, (_, place) => place)

function after(draft: Draft, lines: number, now = 100.7): Draft {
  return { ...draft, ...thrownLines(draft, lines, { chance, now }) }
}

test('the first coin fixes the moment, the sixth line leads to the plate', () => {
  const first = after(emptyDraft, 1)
  expect(first).toMatchObject({ coins: 'cbc', started: '100', step: 'toss' })
  const fifth = after(first, 4, 900)
  expect([linesThrown(fifth), fifth.step, fifth.started]).toEqual([5, 'toss', '100'])
  expect(after(fifth, 1, 950)).toMatchObject({ step: 'plate', started: '100' })
})

test('all that are left are thrown at once, and no more than six', () => {
  const all = after(after(emptyDraft, 2), 6)
  expect([linesThrown(all), all.coins.length, all.step]).toEqual([6, 18, 'plate'])
})

test('a line is taken back whole; with the first goes the moment', () => {
  const two = after(emptyDraft, 2)
  const one = { ...two, ...takenBack(two) }
  expect([one.coins, one.started]).toEqual(['cbc', '100'])
  const none = { ...one, ...takenBack(one) }
  expect([none.coins, none.started, none.step]).toEqual(['', '', 'toss'])
  expect({ ...none, ...takenBack(none) }).toEqual(none)
})

test('a noted line says that it was noted, until all are taken back', () => {
  const noted = { ...emptyDraft, ...notedLine(emptyDraft, 'bbc', 5) }
  expect([noted.coins, noted.noted]).toEqual(['bbc', 'yes'])
  expect(takenBack(noted)).toMatchObject({ coins: '', noted: '' })
})

test('stalks take six bytes a line', () => {
  const yarrow: Draft = { ...emptyDraft, way: 'yarrow' }
  const one = after(yarrow, 1)
  expect([one.stalks, linesThrown(one)]).toEqual(['000102030405', 1])
  expect([linesThrown(after(one, 5)), { ...one, ...takenBack(one) }.stalks]).toEqual([6, ''])
})
