import { trigramRules } from '../../rules/plate/najia.ts'
import type { Trigram } from '../terms.ts'

/** Six bits from two trigrams, line 1 lowest. */
export function bitsOf(upper: Trigram, lower: Trigram): number {
  return trigramRules[lower].bits | (trigramRules[upper].bits << 3)
}

/** 互卦: lines 2-3-4 below, lines 3-4-5 above. */
export function nuclearBits(bits: number): number {
  return ((bits >> 1) & 0b111) | (((bits >> 2) & 0b111) << 3)
}

/** 错卦: every line flipped. */
export function complementBits(bits: number): number {
  return bits ^ 0b111111
}

/** 综卦: upside down. */
export function reversedBits(bits: number): number {
  return [0, 1, 2, 3, 4, 5].reduce((sum, place) => sum | (((bits >> place) & 1) << (5 - place)), 0)
}
