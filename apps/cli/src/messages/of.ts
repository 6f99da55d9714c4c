import type { Language } from '@hefu/liuyao/labels'
import { en } from './en.ts'
import type { Messages } from './messages.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

const byLanguage: Readonly<Record<Language, Messages>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }

/** What the program prints, in one language. */
export function messagesOf(language: Language): Messages {
  return byLanguage[language]
}
