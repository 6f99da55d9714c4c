import { parseBranch, parsePillar } from '../labels/ganzhi.ts'
import { cast } from '../src/cast/cast.ts'
import type { Chart } from '../src/chart.ts'
import { derive } from '../src/derive.ts'
import { LiuyaoError } from '../src/error.ts'
import { judge } from '../src/judge/judge.ts'
import type { Judgement } from '../src/judge/judgement.ts'
import { categories, subjects } from '../src/judge/question.ts'
import type { Question, Subject } from '../src/judge/question.ts'

/** A case of a book with a verdict, as the golden files hold it. Cases without a question or a verdict take no part. */
export type BookCase = {
  readonly id: string
  readonly source: { readonly book: string }
  readonly input: { readonly lines: readonly number[]; readonly monthBranch: string; readonly dayGanzhi: string }
  readonly question: { readonly category: string; readonly subject: string; readonly en: string } | null
  readonly verdict: { readonly direction: string; readonly timing: readonly { readonly unit: string; readonly value: string }[] } | null
}

/** A case judged. */
export type JudgedCase = { readonly chart: Chart; readonly judgement: Judgement }

/** The subject by the word the books print. */
const subjectWords: ReadonlyMap<string, Subject> = new Map([
  ['世', subjects[0]],
  ['应', subjects[1]],
  ['父母', subjects[2]],
  ['兄弟', subjects[3]],
  ['妻财', subjects[4]],
  ['官鬼', subjects[5]],
  ['子孙', subjects[6]],
])

/** Whether the words of the question say that the matter is fresh or old. */
function durationOf(words: string): Pick<Question, 'duration'> {
  if (/\brecent\b/u.test(words)) return { duration: 'recent' }
  return /\blong illness\b|\bover a year\b/u.test(words) ? { duration: 'long' } : {}
}

/** The question of a case; undefined without one. Throws `question-category` or `question-subject` for words outside the lists. */
export function questionOf(book: BookCase): Question | undefined {
  if (book.question === null) return undefined
  const { category: named, subject: word, en } = book.question
  const category = categories.find((one) => one === named)
  const subject = subjectWords.get(word)
  if (category === undefined) throw new LiuyaoError('question-category', `The category is ${named}; allowed are ${categories.join(', ')}.`)
  if (subject === undefined) {
    throw new LiuyaoError('question-subject', `The subject is ${word}; allowed are ${[...subjectWords.keys()].join(', ')}.`)
  }
  return { category, subject, ...durationOf(en) }
}

/** The plate and the judgement of a case under the default conventions; undefined without a question. */
export function judgeCase(book: BookCase): JudgedCase | undefined {
  const question = questionOf(book)
  if (question === undefined) return undefined
  const { lines, monthBranch, dayGanzhi } = book.input
  const when = { kind: 'pillars', monthBranch: parseBranch(monthBranch), day: parsePillar(dayGanzhi) } as const
  const chart = derive(cast({ way: { kind: 'lines', values: lines }, when }))
  return { chart, judgement: judge(chart, question) }
}
