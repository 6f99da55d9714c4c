import type { WordedFact } from '../facts/describe.ts'
import type { Speech } from '../facts/speech.ts'

/** A thing that a text names though no derived fact does: its kind, and the word as it stands in the text. */
export type Unsupported = { readonly kind: 'branch' | 'kin' | 'line' | 'hexagram' | 'sign' | 'date'; readonly word: string }

/** A text against the facts it was written from; `known` is all that these say. */
export type Check = { readonly text: string; readonly facts: readonly WordedFact[]; readonly speech: Speech; readonly known: string }

/** Whether the text is Chinese. */
export const chinese = ({ speech }: Check): boolean => speech.language !== 'en'

/** An alternation of words, the longest first. */
export function either(words: readonly string[]): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[()]/gu, '\\$&'))
    .join('|')
}

/** Every find of a pattern. */
export function matches(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([whole]) => whole)
}

/** Whether a text holds a word; Latin words only as whole ones. */
export function holds(text: string, word: string, check: Check): boolean {
  if (chinese(check)) return text.includes(word)
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (!/[A-Za-z]/u.test(`${text[at - 1] ?? ' '}${text[at + word.length] ?? ' '}`)) return true
  }
  return false
}
