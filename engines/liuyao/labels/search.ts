import { LiuyaoError } from '../src/error.ts'
import { hexagramLabel } from './hexagram-label.ts'
import { hexagramNames } from './hexagrams.ts'

/** A name without tone marks, spaces, hyphens and capitals. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/[\p{M}\s'’-]/gu, '')
    .toLowerCase()
}

/** How well a hexagram matches: 0 exactly, 1 by its beginning, 2 by any part, 3 not at all. */
function grade(number: number, wanted: string): number {
  const names = hexagramNames[number - 1] ?? []
  const keys = [String(number), hexagramLabel(number, 'en').symbol, ...names.map(plain)]
  if (keys.includes(wanted)) return 0
  if (keys.some((key) => key.startsWith(wanted))) return 1
  return keys.some((key) => key.includes(wanted)) ? 2 : 3
}

/**
 * King Wen numbers of the hexagrams that match a number, a symbol (䷀), a Chinese name in either script, a pinyin name with or without
 * tones, or an English name: exact matches first, then beginnings, then parts. An empty query matches nothing.
 */
export function searchHexagrams(query: string): number[] {
  const wanted = plain(query)
  if (wanted === '') return []
  const graded = hexagramNames.map((_, place) => ({ number: place + 1, grade: grade(place + 1, wanted) }))
  return graded
    .filter((one) => one.grade < 3)
    .toSorted((a, b) => a.grade - b.grade || a.number - b.number)
    .map((one) => one.number)
}

/**
 * The one hexagram that a name means exactly. Throws `hexagram-unknown` when none does and `hexagram-ambiguous` when several do
 * (pinyin `jian` is 39 and 53).
 */
export function hexagramNamed(name: string): number {
  const wanted = plain(name)
  const exact = searchHexagrams(name).filter((number) => grade(number, wanted) === 0)
  const [first, second] = exact
  if (first === undefined) {
    throw new LiuyaoError('hexagram-unknown', `The hexagram is ${JSON.stringify(name)}; allowed are numbers 1 to 64, symbols and names.`)
  }
  if (second !== undefined) {
    throw new LiuyaoError('hexagram-ambiguous', `The hexagram ${JSON.stringify(name)} may be ${exact.join(' or ')}; allowed is a name of one.`)
  }
  return first
}
