import { describe, expect, it } from 'vitest'
import { tallyOf } from './tally.ts'

const facts = [
  { id: 'line.1', kind: 'line', lines: [1], text: 'Line 1 is Fire.' },
  { id: 'level', kind: 'level', lines: [], text: 'The sign is fair.' },
]

describe('the tally of a receipt', () => {
  it('lays each passage beside its facts, counts a fact once and the passages without any', () => {
    const tally = tallyOf(
      [
        { text: 'It burns.', facts: ['line.1', 'level'] },
        { text: 'Fairly.', facts: ['level'] },
        { text: 'For reflection.', facts: [] },
      ],
      facts,
    )
    expect(tally.pairs.map(({ said, computed }) => [said, computed.map(({ id }) => id)])).toEqual([
      ['It burns.', ['line.1', 'level']],
      ['Fairly.', ['level']],
    ])
    expect([tally.facts, tally.uncited]).toEqual([2, 1])
  })

  it('does not count an id that is on no list', () => {
    expect(tallyOf([{ text: 'So they say.', facts: ['line.9'] }], facts)).toEqual({ pairs: [], facts: 0, uncited: 1 })
  })
})
