import { at } from '../list.ts'
import { generations, trigrams } from '../terms.ts'
import type { Generation, Position, Trigram } from '../terms.ts'
import { bitsOf } from './bits.ts'

/** Where a hexagram stands in the eight palaces (八宫). */
export type PalaceSeat = {
  readonly palace: Trigram
  readonly generation: Generation
  /** 世 line. */
  readonly self: Position
  /** 应 line, three away. */
  readonly other: Position
}

/** Lines flipped from one generation to the next: 1, 2, 3, 4, 5, then 4 back (游魂), then 1 to 3 (归魂). */
const flips: readonly number[] = [0, 0b000001, 0b000010, 0b000100, 0b001000, 0b010000, 0b001000, 0b000111]

const selfOther: readonly (readonly [Position, Position])[] = [
  [6, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [4, 1],
  [5, 2],
  [4, 1],
  [3, 6],
]

/** All 64 seats, keyed by six bits. Built by 京房's rule of the eight palaces. */
export const palaceSeats: ReadonlyMap<number, PalaceSeat> = new Map(
  trigrams.flatMap((palace) =>
    generations.map((generation, place): [number, PalaceSeat] => {
      const bits = flips.slice(0, place + 1).reduce((sum, flip) => sum ^ flip, bitsOf(palace, palace))
      const [self, other] = at(selfOther, place)
      return [bits, Object.freeze({ palace, generation, self, other })]
    }),
  ),
)
