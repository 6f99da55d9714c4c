import { cast, type CastInput, type Chart, derive, type Options, type Question } from '@hefu/liuyao'
import { longestQuestion, type NewSession } from '@hefu/wire'
import { optionsOf, resolvedOf } from '../../../reading/liuyao/conventions/chosen.ts'
import { asksSex, questionOf } from '../../../reading/liuyao/matter/asks.ts'
import type { PageLanguage } from '../../../words/index.ts'
import type { Draft } from './draft.ts'
import { checked } from './engine-fault.ts'
import { bad, type Checked, type Fault, good } from './fault.ts'
import { momentOf } from './moment-of.ts'
import { wayOf } from './way-of.ts'

/** A cast that is complete: what is sent, and the plate that follows from it. */
export type Made = { readonly chart: Chart; readonly cast: CastInput; readonly options: Partial<Options> }

/** Characters of a question, as they are counted everywhere: code points. */
export function lengthOf(question: string): number {
  return Array.from(question.trim()).length
}

/** What is wrong with the question and what it is about, in the order of the page. */
export function matterFaults(draft: Draft): readonly Fault[] {
  const length = lengthOf(draft.question)
  const matter = questionOf(draft)
  return [
    ...(length === 0 ? [bad('question', 'question-empty').fault] : []),
    ...(length > longestQuestion ? [bad('question', 'question-long').fault] : []),
    ...(matter === undefined ? [bad('category', 'category-missing').fault] : []),
    ...(matter !== undefined && asksSex(matter) ? [bad('sex', 'sex-missing').fault] : []),
  ]
}

/** The plate of a draft; `now` in epoch seconds stands in for a moment not settled yet. */
export function madeOf(draft: Draft, now: number): Checked<Made> {
  const moment = momentOf(draft, now)
  if (!moment.ok) return moment
  const way = wayOf(draft, { moment: moment.value, options: resolvedOf(draft) })
  if (!way.ok) return way
  const input: CastInput = { way: way.value, when: moment.value }
  const options = optionsOf(draft)
  const chart = checked('way', () => derive(cast(input, options), options))
  return chart.ok ? good({ chart: chart.value, cast: input, options }) : chart
}

/** What is sent for a made cast. */
export function sessionOf(draft: Draft, { cast: input, options }: Made, language: PageLanguage): NewSession | undefined {
  const matter: Question | undefined = questionOf(draft)
  if (matter === undefined) return undefined
  return { request: draft.request, language, question: draft.question.trim(), matter, cast: input, options }
}
