import type { Receipt, WrittenBy } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { wordsIn } from '../words/index.ts'
import { rowsOf } from './rows.ts'
import { receiptWords } from './words.ts'

const say = wordsIn(receiptWords, 'en')
const plain: Receipt = {
  contract: { name: 'liuyao-reading', version: '1' },
  skill: { name: 'liuyao', version: '1.0.0', hash: '6e4ad549013ea99c0123' },
  model: { asked: 'narrator', used: ['narrator'] },
  phases: [
    { phase: 'opened', ms: 0 },
    { phase: 'ended', ms: 1_240 },
  ],
  attempts: [{ verdict: 'kept', codes: [] }],
  tools: [{ tool: 'derive', status: 'ok', by: 'host', ms: 12 }],
  facts: ['level'],
  marks: [],
  status: 'completed',
  origin: 'model',
  charge: 1,
}
const rules: WrittenBy = { by: 'rules' }
const lines = (given: Partial<Receipt>, head: string) => rowsOf({ ...plain, ...given }, { by: 'model' }, say).find((row) => row.head === head)?.lines

describe('the lines of a receipt', () => {
  it('say what was done, by whom, in what time and for what', () => {
    expect(rowsOf(plain, rules, say).map(({ head, lines: [first] }) => `${head}: ${first}`)).toEqual([
      'Outcome: answered',
      'Calculated: Plate and judgement: done · 12 ms',
      'Written by: the built-in narrator; no AI was used',
      'Drafts: one, kept',
      'Names without a source: none',
      'Charge: 1 · taken once sealed; withdrawn drafts cost nothing',
      'Time: 1.2 s in all',
      'Method: liuyao-reading 1',
    ])
  })

  it('name what was asked for and what was used where they differ', () => {
    expect(lines({ model: { asked: 'a', used: ['a'] } }, 'Written by')).toEqual(['a, as asked for'])
    expect(lines({ model: { asked: 'a', used: ['a', 'a-mini'] } }, 'Written by')).toEqual(['a was asked for, a, a-mini was used'])
    expect(lines({ model: { asked: 'narrator', used: ['narrator'] } }, 'Written by')).toEqual(['narrator, as asked for'])
    expect(lines({ model: { asked: 'a', used: [] } }, 'Written by')).toEqual(['a was asked for; the service did not say what was used'])
  })

  it('give each reason for a withdrawn draft once, and a reason without words as it is', () => {
    const attempts = [
      { verdict: 'broken', codes: ['fact_unknown', 'odd_one'] },
      { verdict: 'broken', codes: ['fact_unknown'] },
      { verdict: 'kept', codes: [] },
    ]
    expect(lines({ attempts }, 'Drafts')).toEqual(['3 drafts, 2 withdrawn.', 'it cited a fact that is not on the list', 'odd_one'])
  })

  it('show the names that no fact bears out', () => {
    expect(lines({ marks: ['spirit 白虎'] }, 'Names without a source')).toEqual(['These names stand in the reading, and no fact mentions them:', 'spirit 白虎'])
  })
})
