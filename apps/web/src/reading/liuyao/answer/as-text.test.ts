import type { KeptReading } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { followUpText, readingText } from './as-text.ts'

const kept: KeptReading = {
  turn: 't',
  at: 0,
  language: 'en',
  writtenBy: { by: 'model', model: 'm' },
  facts: [
    { id: 'level', kind: 'level', lines: [], text: 'The sign is fair.' },
    { id: 'window.1', kind: 'window', lines: [], text: 'A You day.' },
  ],
  reading: {
    status: 'ok',
    sign_level: 'fair',
    error: null,
    divination_derived: null,
    ui_hints: { lines: [], windows: [] },
    conclusion: [{ text: 'Yes.', facts: [] }],
    answer: [{ text: 'It holds.', facts: ['level'] }],
    focus_points: [
      { text: 'Paper.', facts: [] },
      { text: 'Time.', facts: [] },
    ],
    advice: [],
    keywords: [],
  },
}
const words = {
  level: 'Fair',
  hexagrams: 'Duration',
  answer: 'The reading',
  focus: 'Watch for',
  advice: 'Advice',
  windows: 'Timing',
  label: '[AI] Written by AI.',
}

describe('a copied reading', () => {
  it('has the question first, leaves out what is empty, and ends with its label', () => {
    expect(readingText('Shall I?', kept, words)).toBe(
      ['Shall I?', 'Duration · Fair', 'Yes.', 'The reading\nIt holds.', 'Watch for\n1. Paper.\n2. Time.', 'Timing\nA You day.', '[AI] Written by AI.'].join(
        '\n\n',
      ),
    )
  })

  it('keeps the label on a follow-up too', () => {
    const followUp = { turn: 'u', at: 0, text: 'And then?', writtenBy: { by: 'rules' } as const, answer: [{ text: 'Wait.', facts: [] }] }
    expect(followUpText(followUp, '[Rules] By rule.')).toBe('And then?\n\nWait.\n\n[Rules] By rule.')
  })
})
