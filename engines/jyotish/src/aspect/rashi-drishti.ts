import { rashiAspectHouses } from '../../rules/aspects.ts'
import { type Graha, grahas } from '../graha.ts'
import { houseFrom, modeOf, type Sign, signOfHouse } from '../sign.ts'
import type { Signs } from '../placement/placement.ts'

/** The three signs that a sign aspects (JS 1.1.2-3): movable the fixed ones but the next, fixed the movable ones but the one before, dual the other duals. Aspects are mutual. */
export function rashiAspectsOf(sign: Sign): readonly Sign[] {
  return rashiAspectHouses[modeOf(sign)].map((house) => signOfHouse(sign, house))
}

/** Whether one sign aspects another. */
export function seesByRashi(from: Sign, to: Sign): boolean {
  return rashiAspectHouses[modeOf(from)].some((house) => house === houseFrom(from, to))
}

/** Grahas that aspect a sign because the signs they stand in do, in the order of `grahas`. */
export function rashiAspecting(signs: Signs, sign: Sign): readonly Graha[] {
  return grahas.filter((graha) => seesByRashi(signs[graha], sign))
}
