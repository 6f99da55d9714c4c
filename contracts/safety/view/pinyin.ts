import { finals, initials, romanised } from '../rules/pinyin.ts'

const syllables = new Set(initials.flatMap((initial) => finals.map((final) => initial + final)))
const dictionary = new Map(Object.entries(romanised))
const longestWord = 4

/** Cuts one word of letters into syllables, longest first with return on a dead end; undefined where it is not romanised Chinese. */
const cut = (word: string): readonly string[] | undefined => {
  const best: (readonly string[] | undefined)[] = Array.from({ length: word.length + 1 })
  best[word.length] = []
  for (let start = word.length - 1; start >= 0; start -= 1) {
    for (let size = Math.min(6, word.length - start); size >= 1; size -= 1) {
      const rest = best[start + size]
      if (rest !== undefined && syllables.has(word.slice(start, start + size))) {
        best[start] = [word.slice(start, start + size), ...rest]
        break
      }
    }
  }
  return best[0]
}

/** The syllables of a run of words, without tone marks and tone digits; undefined where any word of it is not romanised Chinese. */
export const toSyllables = (run: string): readonly string[] | undefined => {
  const found: string[] = []
  for (const word of run.split(/[\s'’-]+/)) {
    const bare = word.replace(/[0-5]/g, '')
    if (bare === '') continue
    const part = bare.length > 40 ? undefined : cut(bare)
    if (part === undefined) return undefined
    found.push(...part)
  }
  return found
}

/** Reads syllables as characters by the longest known word; an unknown syllable stands as one blank character. */
export const toCharacters = (found: readonly string[]): string => {
  const out: string[] = []
  for (let at = 0; at < found.length;) {
    let size = Math.min(longestWord, found.length - at)
    while (size > 1 && !dictionary.has(found.slice(at, at + size).join(''))) size -= 1
    out.push(dictionary.get(found.slice(at, at + size).join('')) ?? '〇')
    at += size
  }
  return out.join('')
}
