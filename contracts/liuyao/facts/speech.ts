import type { Position } from '@hefu/liuyao'
import { type JudgementLabels, judgementLabels, type Labels, labelsOf, type Language } from '@hefu/liuyao/labels'
import { capital } from '../fill.ts'
import { factWordsEn } from './tables/en.ts'
import type { FactWords } from './tables/fact-words.ts'
import { factWordsHans } from './tables/zh-hans.ts'
import { factWordsHant } from './tables/zh-hant.ts'

/** All words that facts need in one language. */
export type Speech = {
  readonly language: Language
  readonly labels: Labels
  readonly words: FactWords
  readonly judged: JudgementLabels
  readonly list: (items: readonly string[]) => string
  readonly lines: (positions: readonly Position[]) => string
  /** A line's name inside and at the head of a sentence. */
  readonly place: (position: Position) => { readonly line: string; readonly Line: string }
}

const tables: Readonly<Record<Language, FactWords>> = { 'zh-Hans': factWordsHans, 'zh-Hant': factWordsHant, en: factWordsEn }

/** The speech of a language. Throws `LiuyaoError` with code `language-unknown`. */
export function speechOf(language: Language): Speech {
  const labels = labelsOf(language)
  const words = tables[language]
  const list = (items: readonly string[]): string => [items.slice(0, -1).join(words.comma), ...items.slice(-1)].filter((part) => part !== '').join(words.and)
  return {
    language,
    labels,
    words,
    judged: judgementLabels[language],
    list,
    lines: (positions) => list(positions.map((position) => labels.position[position])),
    place: (position) => ({ line: labels.position[position], Line: capital(labels.position[position]) }),
  }
}
