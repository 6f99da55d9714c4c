import type { NameText } from './name-text.ts'

/** How a name fits what was typed: it is that, begins with it, has a word that does, has it inside (scripts without spaces), or is only similar. */
export type MatchKind = 'exact' | 'prefix' | 'word' | 'part' | 'similar'

/** The best fit of a row: `name` counts its names, 0 the main one; `distance` is the number of letters to change, 0 unless similar. */
export type Match = { readonly row: number; readonly kind: MatchKind; readonly name: number; readonly distance: number }

/** Match kinds from the best to the worst. */
export const matchKinds = ['exact', 'prefix', 'word', 'part', 'similar'] as const satisfies readonly MatchKind[]

/** Every row with a name that is, begins with, or holds a folded text. */
export function matchesIn({ text, starts }: NameText, wanted: string): readonly Match[] {
  const found = new Map<number, Match>()
  const wordless = /[^\u0020-\u007e]/u.test(wanted)
  let row = 0
  for (let at = text.indexOf(wanted); wanted !== '' && at >= 0; at = text.indexOf(wanted, at + 1)) {
    while ((starts[row + 1] ?? Infinity) <= at) row++
    const kind = kindAt(text, { at, length: wanted.length, wordless })
    const before = found.get(row)
    if (kind === undefined || (before !== undefined && matchKinds.indexOf(before.kind) <= matchKinds.indexOf(kind))) continue
    found.set(row, { row, kind, name: barsBetween(text, starts[row] ?? 0, at), distance: 0 })
  }
  return [...found.values()]
}

function kindAt(text: string, { at, length, wordless }: { readonly at: number; readonly length: number; readonly wordless: boolean }): MatchKind | undefined {
  const before = text.charAt(at - 1)
  const after = text.charAt(at + length)
  if (isEdge(before)) return isEdge(after) ? 'exact' : 'prefix'
  if (before === ' ') return 'word'
  return wordless ? 'part' : undefined
}

function isEdge(sign: string): boolean {
  return sign === '\n' || sign === '|'
}

/** How many `|` stand in a stretch of a text. */
function barsBetween(text: string, from: number, to: number): number {
  let count = 0
  for (let at = text.indexOf('|', from); at >= 0 && at < to; at = text.indexOf('|', at + 1)) count++
  return count
}
