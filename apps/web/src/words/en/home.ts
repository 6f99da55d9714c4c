import type { SameWords } from '../index.ts'
import type { home as zh } from '../zh-Hans/home.ts'

export const home: SameWords<typeof zh> = {
  title: 'Start',
  'hero.first': 'An answer counts only when',
  'hero.second': 'the words match the record.',
  'hero.below':
    'The chart is calculated first, by exact rules. The reading may only speak from what was calculated, and every sentence shows where it came from.',
  doors: 'Start here',
  'cast.name': 'Ask one thing',
  'cast.what': 'Toss coins six times. You receive one sealed reading, and one follow-up.',
  'cast.needs': 'You need: one clear question · about 3 minutes',
  'consult.name': 'Read a birth chart',
  'consult.what': 'Ask about a natal chart. A rough time is fine: you see what holds and what would change.',
  'rectify.name': 'Narrow a birth time',
  'rectify.what': 'Use dated events from a life to narrow the birth window. If it cannot be narrowed, you are told so.',
  later: 'Not open yet; it comes in a later version.',
  'facts.account': 'No account',
  'facts.account.what': 'Everything stays on this computer. Export or delete all of it at any time.',
  'facts.key': 'Works without a key',
  'facts.key.what': 'The built-in narrator writes by default. To have another service write, connect it in Settings.',
  'facts.reflection': 'For reflection',
  'facts.reflection.what': 'A traditional practice. For health, legal or money decisions, see a professional.',
  'ask.title': 'Ask one clear thing',
  'ask.below': 'Toss coins six times for a hexagram. The clearer the question, the more there is to see.',
  'ask.start': 'Make a cast',
  recent: 'Recent readings',
  all: 'All readings',
  'later.title': 'Coming later',
}
