import type { Language } from '@hefu/liuyao/labels'
import type { ErrorBody, ErrorCode } from '@hefu/wire'
import type { Refused } from '../../session/use-cases.ts'
import { sentencesEn } from './tables/en.ts'
import type { Sentence, Sentences } from './tables/sentences.ts'
import { sentencesHans } from './tables/zh-hans.ts'
import { sentencesHant } from './tables/zh-hant.ts'

const sentences: Readonly<Record<Language, Sentences>> = { 'zh-Hans': sentencesHans, 'zh-Hant': sentencesHant, en: sentencesEn }

/** What is said of a code, in the reader's language. */
export function sentenceOf(code: ErrorCode, language: Language): Sentence {
  return sentences[language][code]
}

/** The answer to a request that cannot be met. What was sent is never repeated in it. `id` is the number under which the log has it. */
export function errorBody({ refused, field, allowed, turn }: Refused, language: Language, id?: string): ErrorBody {
  return {
    error: {
      code: refused,
      ...sentenceOf(refused, language),
      ...(field === undefined ? {} : { field }),
      ...(allowed === undefined ? {} : { allowed }),
      ...(turn === undefined ? {} : { turn }),
      ...(id === undefined ? {} : { id }),
    },
  }
}
