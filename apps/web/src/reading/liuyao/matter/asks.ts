import { type AskedFor, askedFor, type Category, categories, type Question, questionNeeds, type Subject, subjectOf, subjects } from '@hefu/liuyao'

/** What is typed or chosen about the matter; an empty text is one not chosen. */
export type MatterFields = Readonly<Record<'category' | 'relation' | 'sex' | 'duration' | 'subject', string>>

/** The matter as the engine takes it; undefined before a category is chosen. What its category does not ask is left out. */
export function questionOf(fields: MatterFields): Question | undefined {
  const category = categories.find((one) => one === fields.category)
  if (category === undefined) return undefined
  const relation = asksRelation(category) ? askedFor.find((one) => one === fields.relation) : undefined
  const subject = subjects.find((one) => one === fields.subject)
  const about: Question = { category, ...(relation === undefined ? {} : { relation }), ...(subject === undefined ? {} : { subject }) }
  const sex = asksSex(about) ? sexes.find((one) => one === fields.sex) : undefined
  const duration = asksDuration(category) ? durations.find((one) => one === fields.duration) : undefined
  return { ...about, ...(sex === undefined ? {} : { sex }), ...(duration === undefined ? {} : { duration }) }
}

/** The asker's sex. */
export const sexes = ['female', 'male'] as const
/** How long an illness has lasted. */
export const durations = ['recent', 'long'] as const

/** Whether it makes a difference to the subject whom the question is about. */
export function asksRelation(category: Category): boolean {
  const subject = (relation: AskedFor): Subject => subjectOf({ category, relation, sex: 'female' }).subject
  return askedFor.some((relation) => subject(relation) !== subject('self'))
}

/** Whether the asker's sex decides the subject. */
export function asksSex(question: Question): boolean {
  return questionNeeds(question) === 'sex'
}

/** Whether rules tell a recent matter from a long one: those of illness do. */
export function asksDuration(category: Category): boolean {
  return subjectOf({ category, sex: 'female' }).theme === 'illness'
}

/** The subject by category and person alone, whatever was chosen over it; undefined while the sex is open. */
export function tableSubject(question: Question): Subject | undefined {
  const { subject: _, ...rest } = question
  return asksSex(rest) ? undefined : subjectOf(rest).subject
}
