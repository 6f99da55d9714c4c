import { type Category, categories, type Direction, directions, type SignLevel, signLevels } from '@hefu/liuyao'
import { type Language, languages } from '@hefu/liuyao/labels'
import { isWordedFact } from './derivation.ts'
import { factsIn } from './facts-in.ts'
import { isListOf, isOneOf, isRecord, isText } from './guard.ts'
import type { Piece, Reading } from './output.ts'
import type { StoredReading } from './stored-reading.ts'

/**
 * What of a kept reading a follow-up is shown: words, sign and facts, without the raw plate that the facts put into words. `language` is that
 * of whoever asks, and of the facts; `written` that of the reading's words.
 */
export type SealedView = Pick<StoredReading, 'language' | 'question' | 'facts'> &
  Pick<Reading, 'conclusion' | 'focus_points' | 'advice' | 'answer'> & {
    readonly written: Language
    readonly category: Category
    readonly direction: Direction
    readonly sign_level: SignLevel
  }

/** The view of a kept reading for whoever asks in a language. */
export function sealedView(stored: StoredReading, language: Language = stored.language): SealedView | undefined {
  const { language: written, question, reading } = stored
  const { sign_level, conclusion, focus_points, advice, answer, divination_derived: derived } = reading
  if (sign_level === null || derived === null) return undefined
  const { direction, question: asked } = derived.judgement
  const facts = factsIn(stored, language)
  return { language, written, question, category: asked.category, direction, sign_level, conclusion, focus_points, advice, answer, facts }
}

/** Whether closed data that was read back is such a view. */
export function isSealedView(value: unknown): value is SealedView {
  if (!isRecord(value)) return false
  const { language, written, question, facts, category, direction, sign_level, conclusion, focus_points, advice, answer } = value
  const words = [conclusion, focus_points, advice, answer].every((pieces) => isListOf(pieces, isPiece))
  return (
    words &&
    isOneOf(languages, language) &&
    isOneOf(languages, written) &&
    isOneOf(directions, direction) &&
    isText(question) &&
    isListOf(facts, isWordedFact) &&
    isOneOf(categories, category) &&
    isOneOf(signLevels, sign_level)
  )
}

function isPiece(value: unknown): value is Piece {
  return isRecord(value) && isText(value['text']) && isListOf(value['facts'], isText)
}
