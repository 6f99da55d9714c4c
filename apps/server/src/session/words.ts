import type { Refused } from './use-cases.ts'

/** Words of a person without what stands around them, or why they cannot be kept. `longest` counts code points. */
export function soundWords(given: string, field: string, longest: number): { readonly words: string } | Refused {
  const words = given.trim()
  if (words === '' || words.includes('\u0000') || !words.isWellFormed()) return { refused: 'field-invalid', field }
  return Array.from(words).length > longest ? { refused: 'field-too-long', field, allowed: [`≤ ${longest}`] } : { words }
}
