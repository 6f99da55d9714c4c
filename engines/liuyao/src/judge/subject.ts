import { categoryRules, personSubject, spouseSubject } from '../../rules/judgement/subjects.ts'
import type { SubjectChoice, Theme } from '../../rules/judgement/subjects.ts'
import { LiuyaoError } from '../error.ts'
import type { Kin } from '../terms.ts'
import { checkQuestion } from './question.ts'
import type { Question, Subject } from './question.ts'

/** The subject (用神) of a question, what to look at beside it, and the sphere of its special rules. */
export type SubjectChosen = { readonly subject: Subject; readonly secondary: readonly Kin[]; readonly theme: Theme; readonly overridden: boolean }

/** The table's choice, before the asker's sex is considered. */
function choiceOf(question: Question): SubjectChoice {
  const rule = categoryRules[question.category]
  const relation = question.relation ?? 'self'
  if (rule.subject === undefined || rule.persons?.includes(relation) === true) return personSubject[relation]
  return rule.subject
}

/**
 * What a question still lacks: `sex` where husband and wife are different kin and neither the asker's sex nor a subject was given.
 * Throws `LiuyaoError` as `checkQuestion` does.
 */
export function questionNeeds(question: Question): 'sex' | undefined {
  checkQuestion(question)
  return question.subject === undefined && question.sex === undefined && choiceOf(question) === 'spouse' ? 'sex' : undefined
}

/**
 * The subject (用神) by category and relation (增删卜易 用神章). Throws `LiuyaoError`: `sex-needed` where `questionNeeds` says `sex`,
 * and as `checkQuestion` does.
 */
export function subjectOf(question: Question): SubjectChosen {
  checkQuestion(question)
  const { theme, secondary } = categoryRules[question.category]
  if (question.subject !== undefined) return { subject: question.subject, secondary, theme, overridden: true }
  const choice = choiceOf(question)
  if (choice !== 'spouse') return { subject: choice, secondary, theme, overridden: false }
  if (question.sex === undefined) {
    throw new LiuyaoError('sex-needed', `The asker's sex is missing for a ${question.category} question about a spouse; allowed are female, male.`)
  }
  return { subject: spouseSubject[question.sex], secondary, theme, overridden: false }
}
