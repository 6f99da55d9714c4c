import type { Segment } from '@hefu/turn'
import { isListOf, isRecord, isText, isVisible } from './guard.ts'

/** A piece of text and the ids of the facts that it rests on. */
export type Piece = Pick<Segment, 'text' | 'facts'>

/** A parsed value, or why it was refused. */
export type Parsed<T> = { readonly ok: T } | { readonly error: string }

/** How many pieces a field may hold, and how long each may be in characters. */
export type Bounds = { readonly field: string; readonly least: number; readonly most: number; readonly length: number }

/** How many facts one piece may cite. */
export const mostFacts = 16

/** The JSON Schema of a list of pieces. */
export function piecesJson({ least, most, length }: Bounds): Readonly<Record<string, unknown>> {
  return {
    type: 'array',
    minItems: least,
    maxItems: most,
    items: {
      type: 'object',
      properties: { text: { type: 'string', minLength: 1, maxLength: length }, facts: { type: 'array', maxItems: mostFacts, items: { type: 'string' } } },
      required: ['text', 'facts'],
      additionalProperties: false,
    },
  }
}

/** Reads a list of pieces; keys of a piece beside `text` and `facts` are dropped. A bare text counts as a piece without facts. */
export function parsePieces(value: unknown, bounds: Bounds): Parsed<readonly Piece[]> {
  const { field, least, most } = bounds
  if (!Array.isArray(value)) return { error: `${field} is ${shown(value)}; allowed is a list of { text, facts }` }
  if (value.length < least || value.length > most) return { error: `${field} has ${value.length} pieces; allowed are ${least} to ${most}` }
  const pieces: Piece[] = []
  for (const [at, item] of value.entries()) {
    const piece = parsePiece(item, { ...bounds, field: `${field}[${at}]` })
    if ('error' in piece) return piece
    pieces.push(piece.ok)
  }
  return { ok: pieces }
}

function parsePiece(value: unknown, { field, length }: Bounds): Parsed<Piece> {
  const piece = isText(value) ? { text: value, facts: [] } : value
  if (!isRecord(piece)) return { error: `${field} is ${shown(value)}; allowed is { text, facts }` }
  const { text, facts } = piece
  if (!isText(text) || !isVisible(text)) return { error: `${field}.text is ${shown(text)}; allowed is a text that can be seen` }
  if (text.length > length) return { error: `${field}.text has ${text.length} characters; allowed are at most ${length}` }
  if (!isListOf(facts, isText)) return { error: `${field}.facts is ${shown(facts)}; allowed is a list of fact ids, which may be empty` }
  if (facts.length > mostFacts) return { error: `${field}.facts has ${facts.length} ids; allowed are at most ${mostFacts}` }
  return { ok: { text, facts: [...new Set(facts)] } }
}

/** A value as it may stand in an error message. */
export function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 60)
}
