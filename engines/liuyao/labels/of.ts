import { LiuyaoError } from '../src/error.ts'
import { en } from './en.ts'
import { languages } from './types.ts'
import type { Labels, Language } from './types.ts'
import { zhHans } from './zh-hans.ts'
import { zhHant } from './zh-hant.ts'

const byLanguage: Readonly<Record<Language, Labels>> = { 'zh-Hans': zhHans, 'zh-Hant': zhHant, en }

/** The words of one language. Throws `language-unknown` outside zh-Hans, zh-Hant and en. */
export function labelsOf(language: Language): Labels {
  const labels: Labels | undefined = byLanguage[language]
  if (labels === undefined) {
    throw new LiuyaoError('language-unknown', `The language is ${JSON.stringify(language)}; allowed are ${languages.join(', ')}.`)
  }
  return labels
}
