import { kingWen } from '../../rules/plate/king-wen.ts'
import { trigramRules } from '../../rules/plate/najia.ts'
import { LiuyaoError } from '../error.ts'
import { at, mod } from '../list.ts'
import { branchElement, branchIndex, clashOf, combineOf } from '../phase/branch.ts'
import { kinOf } from '../phase/element.ts'
import { branches, kins, positions } from '../terms.ts'
import type { Branch, Element, Stem, Trigram } from '../terms.ts'
import { bitsOf, complementBits, nuclearBits, reversedBits } from './bits.ts'
import { palaceSeats } from './palace.ts'
import type { PalaceSeat } from './palace.ts'
import type { Hexagram, HexagramLine } from './types.ts'

const numberByBits: ReadonlyMap<number, number> = new Map(kingWen.map(([upper, lower], place) => [bitsOf(upper, lower), place + 1]))

/** The King Wen number of six bits. */
function numberOf(bits: number): number {
  const number = numberByBits.get(bits)
  if (number === undefined) throw new LiuyaoError('table', `Bits are ${bits}; allowed are 0 to 63.`)
  return number
}

/** Stem and branch of a line (纳甲): each half takes those of its own trigram. */
function najia(upper: Trigram, lower: Trigram, place: number): { stem: Stem; branch: Branch } {
  const inner = place < 3
  const rule = trigramRules[inner ? lower : upper]
  const first = branchIndex[inner ? rule.innerBranch : rule.outerBranch]
  return { stem: inner ? rule.innerStem : rule.outerStem, branch: at(branches, mod(first + rule.step * (place % 3), 12)) }
}

/** The six lines of a hexagram in a palace of a given phase. */
function linesOf(upper: Trigram, lower: Trigram, element: Element): readonly HexagramLine[] {
  const bits = bitsOf(upper, lower)
  return positions.map((position, place) => {
    const { stem, branch } = najia(upper, lower, place)
    const own = branchElement[branch]
    return Object.freeze({ position, yang: ((bits >> place) & 1) === 1, stem, branch, element: own, kin: kinOf[element][own] })
  })
}

/** Whether lines i and i+3 meet in a relation for all three pairs. */
function allPairs(lines: readonly HexagramLine[], partner: Readonly<Record<Branch, Branch>>): boolean {
  return [0, 1, 2].every((place) => partner[at(lines, place).branch] === at(lines, place + 3).branch)
}

/** 卦身: counted from 子 for a yang 世 line, from 午 for a yin one, line 1 up to the 世 line. */
function bodyOf(bits: number, seat: PalaceSeat): Branch {
  const yang = ((bits >> (seat.self - 1)) & 1) === 1
  return at(branches, ((yang ? 0 : 6) + seat.self - 1) % 12)
}

/** Works one hexagram out from its two trigrams. */
function build(upper: Trigram, lower: Trigram): Hexagram {
  const bits = bitsOf(upper, lower)
  const seat = palaceSeats.get(bits)
  if (seat === undefined) throw new LiuyaoError('table', `Bits are ${bits}; every hexagram must have a palace.`)
  const element = trigramRules[seat.palace].element
  const lines = linesOf(upper, lower, element)
  return Object.freeze({
    number: numberOf(bits),
    bits,
    upper,
    lower,
    palace: seat.palace,
    element,
    generation: seat.generation,
    self: seat.self,
    other: seat.other,
    sixClash: allPairs(lines, clashOf),
    sixHarmony: allPairs(lines, combineOf),
    nuclear: numberOf(nuclearBits(bits)),
    complement: numberOf(complementBits(bits)),
    reversed: numberOf(reversedBits(bits)),
    body: bodyOf(bits, seat),
    lines: Object.freeze(lines),
    missing: Object.freeze(kins.filter((kin) => !lines.some((line) => line.kin === kin))),
  })
}

/** The 64 hexagrams in King Wen order, worked out by rule from the order itself and the eight trigrams. */
export const hexagrams: readonly Hexagram[] = Object.freeze(kingWen.map(([upper, lower]) => build(upper, lower)))

const byBits: readonly Hexagram[] = Object.freeze(Array.from({ length: 64 }, (_, bits) => at(hexagrams, numberOf(bits) - 1)))

/** The hexagram with a King Wen number. Throws `hexagram-unknown` outside 1 to 64. */
export function hexagramByNumber(number: number): Hexagram {
  const found = hexagrams[number - 1]
  if (found === undefined) throw new LiuyaoError('hexagram-unknown', `Hexagram number is ${number}; allowed are whole numbers 1 to 64.`)
  return found
}

/** The hexagram of six bits, 0 to 63, line 1 lowest. */
export function hexagramByBits(bits: number): Hexagram {
  return at(byBits, bits)
}

/** The head hexagram (本宫卦) of each palace. */
export function headOf(palace: Trigram): Hexagram {
  return hexagramByBits(bitsOf(palace, palace))
}
