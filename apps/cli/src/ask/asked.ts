import { askedFor, type AskedFor, categories, type Category, type Question, questionNeeds, subjectOf } from '@hefu/liuyao'
import { judgementLabels } from '@hefu/liuyao/labels'
import type { QuestionFlags } from '../casting/flags.ts'
import { completeQuestion, questionOf } from '../casting/question.ts'
import { CliError } from '../error.ts'
import { isRefusal, refusalOf } from '../refusal.ts'
import type { Screen } from '../screen.ts'
import { plain } from '../text.ts'
import { choose } from './choose.ts'
import type { Dialogue } from './dialogue.ts'

/** Characters that a question may have. */
const longest = 2_000

/** A question's text without what a terminal would obey. Throws CliError 'question-empty', 'question-long'. */
export function checkedText(text: string, field: string): string {
  const clean = plain(text).trim()
  const length = Array.from(clean).length
  if (length === 0) throw new CliError('question-empty', { field })
  if (length > longest) throw new CliError('question-long', { field, value: String(length), allowed: [`1–${longest}`] })
  return clean
}

/** The question's text: what was given on the command line or, after a plain word on what is wrong with it, what is typed. Throws CliError. */
export async function textOf(given: string | undefined, screen: Screen, dialogue: Dialogue | undefined): Promise<string> {
  if (dialogue === undefined) {
    if (given === undefined) throw new CliError('flag-missing', { field: 'question' })
    return checkedText(given, 'question')
  }
  for (let text = given; ; text = undefined) {
    const typed = text ?? (await dialogue.ask(`${screen.messages.ask.question} `))
    if (typed === undefined) throw new CliError('input-ended', { field: 'question' })
    try {
      return checkedText(typed, 'question')
    } catch (error) {
      if (!isRefusal(error)) throw error
      screen.remark(refusalOf(error, screen.messages).message)
    }
  }
}

/** What the question is about: the flags, then what they leave open, asked only where it changes the subject. Throws CliError. */
export async function matterOf(flags: QuestionFlags, screen: Screen, dialogue: Dialogue | undefined): Promise<Question> {
  const given = questionOf(flags)
  if (dialogue === undefined) {
    if (given === undefined) throw new CliError('flag-missing', { field: '--category', allowed: categories })
    return completeQuestion(given)
  }
  const { ask, language } = screen.messages
  const labels = judgementLabels[language]
  const category = given?.category ?? (await choose({ field: '--category', title: ask.category, values: categories, words: labels.category }, screen, dialogue))
  const known: Question = { ...questionOf({ ...flags, category }), category }
  const asking = known.relation === undefined && known.subject === undefined && personMatters(category)
  const relation = asking
    ? await choose({ field: '--relation', title: ask.relation, values: askedFor, words: labels.relation, usual: 'self' }, screen, dialogue)
    : known.relation
  const about: Question = { ...known, ...(relation === undefined ? {} : { relation }) }
  if (questionNeeds(about) !== 'sex') return about
  const sex = await choose({ field: '--sex', title: ask.sex, values: ['female', 'male'], words: ask.sexes }, screen, dialogue)
  return { ...about, sex }
}

/** Whether it makes a difference to the subject whom the question is about. */
function personMatters(category: Category): boolean {
  const subject = (relation: AskedFor): string => subjectOf({ category, relation, sex: 'female' }).subject
  return askedFor.some((relation) => subject(relation) !== subject('self'))
}
