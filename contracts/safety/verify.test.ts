import { expect, test } from 'vitest'
import { compareSafetyRow, readSafetyRows, summarise } from './verify.ts'

const right = { id: 'a', text: '我想死', expect: 'stop-self-harm', kind: 'direct' }
const missed = { id: 'b', text: '今天吃什么', expect: 'stop-self-harm', kind: 'direct', border: true }
const wrong = { id: 'c', text: '我想死', expect: 'stop-verdict', kind: 'lifespan' }

test('a row that comes out as expected has no difference', () => expect(compareSafetyRow(right)).toEqual([]))

test('a difference names the row and the rule and never the text', () => {
  expect(compareSafetyRow(missed)).toEqual([{ id: 'b', kind: 'direct', expected: 'stop', actual: 'pass', by: undefined }])
  expect(compareSafetyRow(wrong)).toEqual([{ id: 'c', kind: 'lifespan', expected: 'pass', actual: 'stop', by: 'direct/wish-die' }])
})

test('rates are counted per expectation, per kind and for border rows apart', () => {
  expect(summarise([right, missed])).toBe(
    ['stop-self-harm: 1/2 as expected (50.0 %)', '  direct: 1/2 as expected (50.0 %)', 'border rows: 0/1 as expected (0.0 %)'].join('\n'),
  )
})

test('a value that is no table of rows is told from one', () => {
  expect(readSafetyRows({ rows: [right, missed] })).toHaveLength(2)
  for (const value of [undefined, null, 'rows', {}, { rows: [{ id: 1 }] }]) expect(readSafetyRows(value)).toBeUndefined()
})
