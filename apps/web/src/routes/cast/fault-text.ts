import { labelsOf } from '@hefu/liuyao/labels'
import type { ErrorBody } from '@hefu/wire'
import { castWords } from '../../words/cast.ts'
import { type PageLanguage, wordsIn } from '../../words/index.ts'
import { type Draft, emptyDraft, type Field } from './draft/draft.ts'
import type { Fault } from './draft/fault.ts'

/** What is wrong, by field, in words. */
export type FaultTexts = Partial<Record<Field, string>>

/** Faults as sentences; of two about one field the first stands. */
export function faultTexts(faults: readonly Fault[], language: PageLanguage): FaultTexts {
  const texts: FaultTexts = {}
  for (const fault of faults) texts[fault.field] ??= sentence(fault, language)
  return texts
}

function sentence({ code, allowed }: Fault, language: PageLanguage): string {
  const say = wordsIn(castWords, language)
  switch (code) {
    case 'question-empty':
    case 'question-long':
    case 'category-missing':
    case 'sex-missing':
    case 'lines-missing':
    case 'base-missing':
    case 'numbers-missing':
    case 'moment-missing':
    case 'time-fold':
      return say(`fault.${code}`)
    case 'time-gap':
      return say('fault.time-gap', { allowed: allowed ?? '' })
    default:
      return labelsOf(language).error[code]
  }
}

/** Fields of this page by the path that the server names; the longest that fits is taken. */
const fieldOfPath: readonly (readonly [string, Field])[] = [
  ['question', 'question'],
  ['matter.sex', 'sex'],
  ['matter', 'category'],
  ['cast.when', 'date'],
  ['cast', 'way'],
  ['options', 'conventions'],
]

/** What the server refused of a draft: the fields, what is said of each, and the draft as it was sent. */
export type Refusal = { readonly fields: readonly Field[]; readonly texts: FaultTexts; readonly sent: Draft }

/** Nothing refused. */
export const noRefusal: Refusal = { fields: [], texts: {}, sent: emptyDraft }

/** The server's refusal under the field that it names; undefined where it names none of ours. */
export function refusalOf({ field, message, next }: ErrorBody['error'], sent: Draft): Refusal | undefined {
  const found = fieldOfPath.find(([path]) => field === path || field?.startsWith(`${path}.`) === true)
  if (found === undefined) return undefined
  return { fields: [found[1]], texts: { [found[1]]: [message, next].filter((text) => text !== undefined).join(' ') }, sent }
}

/** What still stands of a refusal: a field that was changed since no longer has it. */
export function standing({ fields, texts, sent }: Refusal, draft: Draft): FaultTexts {
  const left: FaultTexts = {}
  for (const field of fields) {
    const text = texts[field]
    if (text !== undefined && draft[field] === sent[field]) left[field] = text
  }
  return left
}
