import { categories } from '@hefu/liuyao'
import { expect, test } from 'vitest'
import { asksDuration, asksRelation, questionOf, tableSubject } from './asks.ts'

const none = { category: '', relation: '', sex: '', duration: '', subject: '' }

test('whom it is for is asked only where it changes what is looked at', () => {
  expect(categories.filter((category) => !asksRelation(category))).toEqual([
    'career',
    'business',
    'wealth',
    'exam',
    'study',
    'document',
    'marriage',
    'children',
    'moving-house',
    'lost-property',
    'grave-site',
  ])
})

test('how long it has lasted is asked of illness alone', () => {
  expect(categories.filter(asksDuration)).toEqual(['illness'])
})

test('answers that a category does not ask are left out', () => {
  const answers = { ...none, relation: 'parent', sex: 'female', duration: 'long' }
  expect(questionOf({ ...answers, category: 'wealth' })).toEqual({ category: 'wealth' })
  expect(questionOf({ ...answers, category: 'illness' })).toEqual({ category: 'illness', relation: 'parent', duration: 'long' })
  expect(questionOf({ ...answers, category: 'marriage' })).toEqual({ category: 'marriage', sex: 'female' })
  expect(questionOf({ ...answers, category: 'marriage', subject: 'other' })).toEqual({ category: 'marriage', subject: 'other' })
  expect(questionOf(answers)).toBeUndefined()
})

test('the subject by category is open while the sex is', () => {
  expect(tableSubject({ category: 'marriage' })).toBeUndefined()
  expect(tableSubject({ category: 'marriage', sex: 'male' })).toBe('wealth')
  expect(tableSubject({ category: 'career', subject: 'self' })).toBe('officer')
})
