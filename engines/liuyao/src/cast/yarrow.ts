import { at } from '../list.ts'
import type { LineValue } from '../terms.ts'
import { checkBytes } from './check.ts'
import { lineValue } from './lines.ts'

/** Sixteen equally likely outcomes: 6 once, 7 five times, 8 seven times, 9 three times. */
const ideal: readonly LineValue[] = [6, 7, 7, 7, 7, 7, 8, 8, 8, 8, 8, 8, 8, 9, 9, 9]

/** Six values by the ideal odds of the yarrow oracle; the low four bits of one byte decide a line. */
export function idealYarrow(bytes: readonly number[]): LineValue[] {
  checkBytes(bytes, 6)
  return bytes.map((byte) => at(ideal, byte & 15))
}

/** What counting a heap off by fours leaves: 1 to 4. */
function leftOver(heap: number): number {
  return ((heap - 1) % 4) + 1
}

/** One change: divide, take one stalk from the right heap, count both off by fours; returns the stalks that remain. */
function change(stalks: number, draw: number): number {
  const left = 1 + Math.floor((draw * (stalks - 2)) / 65_536)
  const right = stalks - left - 1
  return stalks - 1 - leftOver(left) - leftOver(right)
}

/**
 * Six values from stalks really divided: three changes a line from 49 stalks (系辞上, 大衍之数), two bytes a division.
 * A uniform division gives odds slightly off the ideal ones.
 */
export function simulatedYarrow(bytes: readonly number[]): LineValue[] {
  checkBytes(bytes, 36)
  const draw = (place: number): number => at(bytes, 2 * place) * 256 + at(bytes, 2 * place + 1)
  return [0, 1, 2, 3, 4, 5].map((line) => {
    const remaining = [0, 1, 2].reduce((stalks, turn) => change(stalks, draw(3 * line + turn)), 49)
    return lineValue(remaining / 4)
  })
}
