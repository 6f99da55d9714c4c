import type { Language } from '@hefu/liuyao/labels'
import { writerWordsEn } from './tables/en.ts'
import type { WriterWords } from './tables/writer-words.ts'
import { writerWordsHans } from './tables/zh-hans.ts'
import { writerWordsHant } from './tables/zh-hant.ts'
import { troubleOfCode } from './trouble.ts'

/** What is said of services that word readings, in each language. */
export const writerWords: Readonly<Record<Language, WriterWords>> = { 'zh-Hans': writerWordsHans, 'zh-Hant': writerWordsHant, en: writerWordsEn }

/** What a reader is told of a code of the model adapter, and where to look. */
export function troubleText(code: string, address: string, language: Language): string {
  return writerWords[language].trouble[troubleOfCode(code)](address)
}
