import type { Language } from '@hefu/liuyao/labels'
import type { ContractWords } from './tables/contract-words.ts'
import { contractWordsEn } from './tables/en.ts'
import { contractWordsHans } from './tables/zh-hans.ts'
import { contractWordsHant } from './tables/zh-hant.ts'

/** What the contracts say in each language. */
export const contractWords: Readonly<Record<Language, ContractWords>> = { 'zh-Hans': contractWordsHans, 'zh-Hant': contractWordsHant, en: contractWordsEn }
