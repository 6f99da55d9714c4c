import { trigramRules } from '../../rules/plate/najia.ts'
import { LiuyaoError } from '../error.ts'
import { at } from '../list.ts'
import { trigrams } from '../terms.ts'
import type { Trigram } from '../terms.ts'

const trigramByBits: readonly Trigram[] = Object.freeze(
  Array.from({ length: 8 }, (_, bits) => {
    const found = trigrams.find((trigram) => trigramRules[trigram].bits === bits)
    if (found === undefined) throw new LiuyaoError('table', `No trigram has the bits ${bits}; the rule table must hold all eight.`)
    return found
  }),
)

/** The trigram of three bits, 0 to 7, bottom line lowest. */
export function trigramOf(bits: number): Trigram {
  return at(trigramByBits, bits)
}

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
