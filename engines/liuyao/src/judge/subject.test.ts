import { describe, expect, test } from 'vitest'
import { LiuyaoError } from '../error.ts'
import type { Question } from './question.ts'
import { questionNeeds, subjectOf } from './subject.ts'

/** The error code that a question runs into. */
function codeOf(question: Question): string | undefined {
  try {
    subjectOf(question)
    return undefined
  } catch (error) {
    return error instanceof LiuyaoError ? error.code : 'other'
  }
}

describe('the subject of a question', () => {
  test.each<[Question, string]>([
    [{ category: 'wealth' }, 'wealth'],
    [{ category: 'career' }, 'officer'],
    [{ category: 'exam' }, 'officer'],
    [{ category: 'document' }, 'parents'],
    [{ category: 'illness' }, 'self'],
    [{ category: 'illness', relation: 'parent' }, 'parents'],
    [{ category: 'illness', relation: 'sibling' }, 'siblings'],
    [{ category: 'illness', relation: 'child' }, 'children'],
    [{ category: 'illness', relation: 'other' }, 'other'],
    [{ category: 'illness', relation: 'partner', sex: 'female' }, 'officer'],
    [{ category: 'illness', relation: 'partner', sex: 'male' }, 'wealth'],
    [{ category: 'marriage', sex: 'female' }, 'officer'],
    [{ category: 'marriage', sex: 'male' }, 'wealth'],
    [{ category: 'childbirth' }, 'children'],
    [{ category: 'childbirth', relation: 'sibling' }, 'siblings'],
    [{ category: 'traveller', relation: 'child' }, 'children'],
    [{ category: 'lawsuit', relation: 'parent' }, 'parents'],
    [{ category: 'visit-superior' }, 'officer'],
    [{ category: 'other', relation: 'child' }, 'children'],
  ])('%j looks to %s', (question, subject) => {
    expect(subjectOf(question).subject).toBe(subject)
    expect(questionNeeds(question)).toBeUndefined()
  })

  test('a spouse without the asker’s sex is asked for, never guessed', () => {
    expect(questionNeeds({ category: 'marriage' })).toBe('sex')
    expect(questionNeeds({ category: 'illness', relation: 'partner' })).toBe('sex')
    expect(codeOf({ category: 'marriage' })).toBe('sex-needed')
  })

  test('a subject named by the asker goes before the table and needs no sex', () => {
    const question: Question = { category: 'marriage', subject: 'wealth' }
    expect(questionNeeds(question)).toBeUndefined()
    expect(subjectOf(question)).toMatchObject({ subject: 'wealth', overridden: true, theme: 'union' })
  })
})
