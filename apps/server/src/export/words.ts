import type { Language } from '@hefu/liuyao/labels'
import { exportWordsEn } from './tables/en.ts'
import type { ExportWords } from './tables/export-words.ts'
import { exportWordsHans } from './tables/zh-hans.ts'
import { exportWordsHant } from './tables/zh-hant.ts'

/** What stands in an exported file, in each language. */
export const exportWords: Readonly<Record<Language, ExportWords>> = { 'zh-Hans': exportWordsHans, 'zh-Hant': exportWordsHant, en: exportWordsEn }
