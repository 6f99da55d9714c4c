import type { Branch, Chart, Judgement, SignLevel, TimingUnit } from '@hefu/liuyao'
import type { Schema } from '@hefu/turn'
import { isListOf, isRecord, isText, isVisible } from './guard.ts'
import { type Bounds, type Parsed, parsePieces, type Piece, piecesJson, shown } from './segments.ts'

export type { Piece } from './segments.ts'

/** What a model writes of a reading. */
export type ReadingWords = {
  /** The answer to the question in one to three sentences. */
  readonly conclusion: readonly Piece[]
  /** What the answer hinges on. */
  readonly focus_points: readonly Piece[]
  readonly advice: readonly Piece[]
  /** At most six words or short phrases. */
  readonly keywords: readonly string[]
  /** The reply as it is read out, paragraph by paragraph. */
  readonly answer: readonly Piece[]
}

/** What a model writes of a follow-up, and nothing else. */
export type FollowUpWords = { readonly answer: readonly Piece[] }

/** The calculation that a reading rests on, and the hash of the sealed plate. */
export type Derived = { readonly chart: Chart; readonly judgement: Judgement; readonly hash: string }

/** A window of time under its fact id; `from` and `to` are dates (`YYYY-MM-DD`, both included) where the cast has a date. */
export type WindowHint = { readonly id: string; readonly branch: Branch; readonly unit: TimingUnit; readonly from?: string; readonly to?: string }

/** What a page draws beside the text: lines to mark, 1 at the bottom, and windows of time in order of likelihood. */
export type UiHints = { readonly lines: readonly number[]; readonly windows: readonly WindowHint[] }

/**
 * A whole reading. Only the five fields of `ReadingWords` are a model's; the rest comes from the engine and the host.
 * A failed one has an error code, no sign and no words; `divination_derived` is null where not even the calculation came about.
 */
export type Reading = ReadingWords & {
  readonly status: 'ok' | 'failed'
  readonly sign_level: SignLevel | null
  readonly error: { readonly code: string } | null
  readonly divination_derived: Derived | null
  readonly ui_hints: UiHints
}

/** The fields of a reading that a model fills. */
export const modelFields = ['conclusion', 'focus_points', 'advice', 'keywords', 'answer'] as const

/** The fields of a reading that no model touches. */
export const sealedFields = ['status', 'sign_level', 'error', 'divination_derived', 'ui_hints'] as const

/** How many keywords there may be, and how many characters each may have. */
export const keywordBounds = { most: 6, length: 40 } as const

const bounds = {
  conclusion: { field: 'conclusion', least: 1, most: 3, length: 600 },
  focus_points: { field: 'focus_points', least: 1, most: 8, length: 600 },
  advice: { field: 'advice', least: 1, most: 8, length: 600 },
  answer: { field: 'answer', least: 1, most: 12, length: 1500 },
} as const satisfies Readonly<Record<string, Bounds>>

/** The output of a reading. Keys beside the five are left standing for the contract to drop. */
export const readingOutput: Schema<ReadingWords> = {
  json: {
    type: 'object',
    properties: {
      conclusion: piecesJson(bounds.conclusion),
      focus_points: piecesJson(bounds.focus_points),
      advice: piecesJson(bounds.advice),
      keywords: { type: 'array', maxItems: keywordBounds.most, items: { type: 'string', minLength: 1, maxLength: keywordBounds.length } },
      answer: piecesJson(bounds.answer),
    },
    required: [...modelFields],
    additionalProperties: false,
  },
  parse: parseReading,
}

/** The output of a follow-up: `answer`, as pieces or as one plain text. Other keys are left standing for the contract to drop. */
export const followUpOutput: Schema<FollowUpWords> = {
  json: { type: 'object', properties: { answer: piecesJson(bounds.answer) }, required: ['answer'], additionalProperties: false },
  parse: (value) => {
    if (!isRecord(value)) return { error: `the output is ${shown(value)}; allowed is { answer }` }
    const answer = parsePieces(isText(value['answer']) ? [value['answer']] : value['answer'], bounds.answer)
    return 'error' in answer ? answer : { ok: { ...value, answer: answer.ok } }
  },
}

function parseReading(value: unknown): Parsed<ReadingWords> {
  if (!isRecord(value)) return { error: `the output is ${shown(value)}; allowed is an object with ${modelFields.join(', ')}` }
  const conclusion = parsePieces(value['conclusion'], bounds.conclusion)
  if ('error' in conclusion) return conclusion
  const focus = parsePieces(value['focus_points'], bounds.focus_points)
  if ('error' in focus) return focus
  const advice = parsePieces(value['advice'], bounds.advice)
  if ('error' in advice) return advice
  const answer = parsePieces(value['answer'], bounds.answer)
  if ('error' in answer) return answer
  const keywords = parseKeywords(value['keywords'])
  if ('error' in keywords) return keywords
  return { ok: { ...value, conclusion: conclusion.ok, focus_points: focus.ok, advice: advice.ok, keywords: keywords.ok, answer: answer.ok } }
}

function parseKeywords(value: unknown): Parsed<readonly string[]> {
  const { most, length } = keywordBounds
  if (!isListOf(value, isText)) return { error: `keywords is ${shown(value)}; allowed is a list of texts` }
  if (value.length > most) return { error: `keywords has ${value.length} entries; allowed are at most ${most}` }
  const bad = value.find((word) => !isVisible(word) || word.length > length)
  return bad === undefined ? { ok: value } : { error: `a keyword is ${shown(bad)}; allowed are 1 to ${length} characters` }
}
