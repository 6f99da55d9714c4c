import { type TurnSummary, writerTroubles } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { pageLanguages, wordsIn } from '../../words/index.ts'
import { readingWords } from '../words.ts'
import { endedSentence, mustBeSet } from './ended.ts'

const failed: TurnSummary = {
  turn: 't',
  kind: 'reading',
  text: 'Shall I go?',
  status: 'failed',
  openedAt: 0,
  charge: 0,
  origin: 'host-fallback',
  writtenBy: { by: 'model' },
}
const say = wordsIn(readingWords, 'en')

describe('what is said of a turn that was not kept', () => {
  it('names the trouble, what is kept and what it cost, and then what to do', () => {
    expect(endedSentence({ ...failed, trouble: 'key' }, say)).toBe(
      'The service that words your readings does not accept the stored key. The cast is done and kept; nothing was charged. Enter the key again in the settings, or use the built-in narrator.',
    )
    expect(endedSentence({ ...failed, kind: 'follow-up', trouble: 'slow' }, say)).toContain('The reading stands unchanged; nothing was charged.')
  })

  it('says each trouble in words of its own, in both languages', () => {
    for (const language of pageLanguages) {
      const told = new Set(writerTroubles.map((trouble) => endedSentence({ ...failed, trouble }, wordsIn(readingWords, language))))
      expect(told.size).toBe(writerTroubles.length)
    }
  })

  it('speaks of words that were not kept where the service did answer', () => {
    expect(endedSentence(failed, say)).toBe(say('failed.reading'))
    expect(endedSentence({ ...failed, status: 'interrupted' }, say)).toBe(say('stopped.reading'))
    expect(endedSentence({ ...failed, charge: 1, trouble: 'slow' }, say)).toBe(say('failed.charged', { charge: 1 }))
  })

  it('sends to the settings first only where asking again would meet the same', () => {
    expect(writerTroubles.filter((trouble) => mustBeSet({ ...failed, trouble }))).toEqual(['key', 'quota', 'address', 'name', 'gone'])
  })
})
