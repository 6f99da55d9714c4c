import { type Category, categories, type SignLevel, signLevels } from '@hefu/liuyao'
import { languages } from '@hefu/liuyao/labels'
import { isWordedFact } from './derivation.ts'
import { isListOf, isOneOf, isRecord, isText } from './guard.ts'
import type { Piece, Reading } from './output.ts'
import type { StoredReading } from './stored-reading.ts'

/** What of a kept reading a follow-up is shown: words, sign and facts, without the raw plate that the facts put into words. */
export type SealedView = Pick<StoredReading, 'language' | 'question' | 'facts'> &
  Pick<Reading, 'conclusion' | 'focus_points' | 'advice' | 'answer'> & { readonly category: Category; readonly sign_level: SignLevel }

/** The view of a kept reading. */
export function sealedView({ language, question, facts, reading }: StoredReading): SealedView | undefined {
  const { sign_level, conclusion, focus_points, advice, answer, divination_derived: derived } = reading
  if (sign_level === null || derived === null) return undefined
  return { language, question, category: derived.judgement.question.category, sign_level, conclusion, focus_points, advice, answer, facts }
}

/** Whether closed data that was read back is such a view. */
export function isSealedView(value: unknown): value is SealedView {
  if (!isRecord(value)) return false
  const { language, question, facts, category, sign_level, conclusion, focus_points, advice, answer } = value
  const words = [conclusion, focus_points, advice, answer].every((pieces) => isListOf(pieces, isPiece))
  return (
    words &&
    isOneOf(languages, language) &&
    isText(question) &&
    isListOf(facts, isWordedFact) &&
    isOneOf(categories, category) &&
    isOneOf(signLevels, sign_level)
  )
}

function isPiece(value: unknown): value is Piece {
  return isRecord(value) && isText(value['text']) && isListOf(value['facts'], isText)
}
