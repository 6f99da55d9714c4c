import { askedFor, categories, type Question, questionNeeds, subjects } from '@hefu/liuyao'
import { CliError } from '../error.ts'
import type { QuestionFlags } from './flags.ts'
import { oneOf } from './values.ts'

/** What the flags say of the question, each value checked; undefined without a category. Throws CliError. */
export function questionOf(flags: QuestionFlags): Question | undefined {
  const { category, relation, sex, subject, duration } = flags
  const rest = {
    ...(relation === undefined ? {} : { relation: oneOf(askedFor, { field: '--relation', value: relation, code: 'question-relation' }) }),
    ...(sex === undefined ? {} : { sex: oneOf(['female', 'male'], { field: '--sex', value: sex }) }),
    ...(subject === undefined ? {} : { subject: oneOf(subjects, { field: '--subject', value: subject, code: 'question-subject' }) }),
    ...(duration === undefined ? {} : { duration: oneOf(['recent', 'long'], { field: '--duration', value: duration }) }),
  }
  if (category === undefined) return undefined
  return { category: oneOf(categories, { field: '--category', value: category, code: 'question-category' }), ...rest }
}

/** The question, which must be complete. Throws CliError 'sex-needed' where the asker's sex decides and was not given. */
export function completeQuestion(question: Question): Question {
  if (questionNeeds(question) === 'sex') throw new CliError('sex-needed', { field: '--sex', allowed: ['female', 'male'] })
  return question
}
