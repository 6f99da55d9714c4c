import type { Language } from '@hefu/liuyao/labels'
import { writerWordsEn } from './tables/en.ts'
import type { Trouble, WriterWords } from './tables/writer-words.ts'
import { writerWordsHans } from './tables/zh-hans.ts'
import { writerWordsHant } from './tables/zh-hant.ts'

/** What is said of services that word readings, in each language. */
export const writerWords: Readonly<Record<Language, WriterWords>> = { 'zh-Hans': writerWordsHans, 'zh-Hant': writerWordsHant, en: writerWordsEn }

/** Codes of the model adapter that come down to one trouble for the reader. */
const troubles: Readonly<Record<string, Trouble>> = {
  key_refused: 'key',
  key_missing: 'key',
  rate_limited: 'quota',
  quota_spent: 'quota',
  not_an_api: 'address',
  unreachable: 'unreachable',
  timed_out: 'unreachable',
  socket_cut: 'unreachable',
  model_unknown: 'name',
  provider_404: 'name',
}

/** What a reader is told of a code of the model adapter, and where to look. */
export function troubleText(code: string, address: string, language: Language): string {
  const kind = troubles[code] ?? (/^provider_5\d\d$/u.test(code) ? 'theirs' : 'unusable')
  return writerWords[language].trouble[kind](address)
}
