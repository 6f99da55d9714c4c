import { LiuyaoError } from '../error.ts'
import { kins } from '../terms.ts'
import type { Kin } from '../terms.ts'

/** What a question is about. */
export const categories = [
  'fortune',
  'career',
  'business',
  'wealth',
  'exam',
  'study',
  'document',
  'marriage',
  'children',
  'childbirth',
  'illness',
  'travel',
  'traveller',
  'moving-house',
  'lost-property',
  'lawsuit',
  'dispute',
  'safety',
  'visit-superior',
  'grave-site',
  'other',
] as const

/** One category of question. */
export type Category = (typeof categories)[number]

/** Whom a question is about, seen from the asker. */
export const askedFor = ['self', 'parent', 'sibling', 'partner', 'child', 'other'] as const

/** One relation of the person asked about to the asker. */
export type AskedFor = (typeof askedFor)[number]

/** What may stand for the matter (用神): the 世 line, the 应 line, or a kin. */
export const subjects = ['self', 'other', ...kins] as const

/** One subject (用神). */
export type Subject = 'self' | 'other' | Kin

/** A question to a plate. `relation` defaults to `self`. */
export type Question = {
  readonly category: Category
  readonly relation?: AskedFor
  /** The asker's sex; needed where husband and wife are different kin. */
  readonly sex?: 'female' | 'male'
  /** Overrides the table's choice of subject. */
  readonly subject?: Subject
  /** For an illness or another trouble: it came lately, or has lasted long (近病, 久病). */
  readonly duration?: 'recent' | 'long'
}

/** Refuses a value that a closed list does not hold. */
function checkOneOf(list: readonly string[], value: string, code: 'question-category' | 'question-relation' | 'question-subject'): void {
  if (list.includes(value)) return
  throw new LiuyaoError(code, `The ${code.slice('question-'.length)} is ${JSON.stringify(value)}; allowed are ${list.join(', ')}.`)
}

/** Throws `LiuyaoError` with code `question-category`, `question-relation` or `question-subject` for values outside the lists. */
export function checkQuestion(question: Question): void {
  checkOneOf(categories, question.category, 'question-category')
  if (question.relation !== undefined) checkOneOf(askedFor, question.relation, 'question-relation')
  if (question.subject !== undefined) checkOneOf(subjects, question.subject, 'question-subject')
}
