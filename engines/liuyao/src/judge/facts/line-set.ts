import { positions } from '../../terms.ts'
import type { Position } from '../../terms.ts'

/** A set of lines as bits, line 1 lowest; bit 6 (`wholePlate`) stands for the plate as such. 0 is empty. */
export type LineSet = number

/** The plate as such, without a line of its own. */
export const wholePlate: LineSet = 64

/** The set of one line. */
export function lineSet(position: Position): LineSet {
  return 1 << (position - 1)
}

/** The given set if a condition holds, else the empty set. */
export function when(condition: boolean, lines: LineSet): LineSet {
  return condition ? lines : 0
}

/** The positions in a set, from the bottom up. */
export function positionsIn(set: LineSet): Position[] {
  return positions.filter((position) => (set & (1 << (position - 1))) !== 0)
}
