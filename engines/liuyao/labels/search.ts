import { LiuyaoError } from '../src/error.ts'
import { hexagramLabel } from './hexagram-label.ts'
import { hexagramNames } from './hexagrams.ts'

/** A name without spaces, hyphens and capitals; tone marks stay. */
function close(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s'’-]/gu, '')
    .toLowerCase()
}

/** A name without tone marks as well. */
function plain(text: string): string {
  return close(text).normalize('NFD').replaceAll(/\p{M}/gu, '')
}

/** No match at all. */
const none = 4

/** How well a hexagram matches: 0 with its tones, 1 without them, 2 by its beginning, 3 by any part. */
function grade(number: number, query: string): number {
  const names = [String(number), hexagramLabel(number, 'en').symbol, ...(hexagramNames[number - 1] ?? [])]
  const wanted = plain(query)
  if (names.some((name) => close(name) === close(query))) return 0
  const keys = names.map(plain)
  if (keys.includes(wanted)) return 1
  if (keys.some((key) => key.startsWith(wanted))) return 2
  return keys.some((key) => key.includes(wanted)) ? 3 : none
}

/** Every hexagram that matches, best first. */
function matches(query: string): { readonly number: number; readonly grade: number }[] {
  if (plain(query) === '') return []
  return hexagramNames
    .map((_, place) => ({ number: place + 1, grade: grade(place + 1, query) }))
    .filter((one) => one.grade < none)
    .toSorted((a, b) => a.grade - b.grade || a.number - b.number)
}

/**
 * King Wen numbers of the hexagrams that match a number, a symbol (䷀), a Chinese name in either script, a pinyin name with or without
 * tones, or an English name: exact matches first, then beginnings, then parts. An empty query matches nothing.
 */
export function searchHexagrams(query: string): number[] {
  return matches(query).map((one) => one.number)
}

/**
 * The one hexagram that a name means exactly. Throws `hexagram-unknown` when none does and `hexagram-ambiguous` when several do
 * (pinyin `jian` is 39 and 53; `jiàn` is 53 alone).
 */
export function hexagramNamed(name: string): number {
  const found = matches(name).filter((one) => one.grade < 2)
  const best = found.filter((one) => one.grade === found[0]?.grade).map((one) => one.number)
  const [first, second] = best
  if (first === undefined) {
    throw new LiuyaoError('hexagram-unknown', `The hexagram is ${JSON.stringify(name)}; allowed are numbers 1 to 64, symbols and names.`)
  }
  if (second !== undefined) {
    throw new LiuyaoError('hexagram-ambiguous', `The hexagram ${JSON.stringify(name)} may be ${best.join(' or ')}; allowed is a name of one.`)
  }
  return first
}
