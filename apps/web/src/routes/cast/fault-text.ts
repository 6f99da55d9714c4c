import { labelsOf } from '@hefu/liuyao/labels'
import type { ErrorBody } from '@hefu/wire'
import { castWords } from '../../words/cast.ts'
import { type PageLanguage, wordsIn } from '../../words/index.ts'
import type { Field } from './draft/draft.ts'
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

/** The server's refusal under the field that it names; undefined where it names none of ours. */
export function refusalTexts({ field, message, next }: ErrorBody['error']): FaultTexts | undefined {
  const found = fieldOfPath.find(([path]) => field === path || field?.startsWith(`${path}.`) === true)
  return found === undefined ? undefined : { [found[1]]: [message, next].filter((text) => text !== undefined).join(' ') }
}
