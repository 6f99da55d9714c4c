import type { TableSpec } from '@hefu/turn/host'

/**
 * The tables that Liu Yao turns write. `reading` is keyed by its cast and never changes; `facts` is the closed list that a follow-up
 * may cite. `follow_up` allows one row a reading, and `answer` is its only content.
 */
export const liuyaoTables: readonly TableSpec[] = [
  {
    name: 'reading',
    columns: { cast: 'text', session: 'text', turn: 'text', language: 'text', question: 'text', reading: 'json', facts: 'json' },
    primary: ['cast'],
    unique: [['turn']],
    writeOnce: true,
  },
  { name: 'follow_up', columns: { reading: 'text', session: 'text', turn: 'text', answer: 'json' }, primary: ['reading'], unique: [['turn']], writeOnce: true },
]
