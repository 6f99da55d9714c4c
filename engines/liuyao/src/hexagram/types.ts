import type { Branch, Element, Generation, Kin, Position, Stem, Trigram } from '../terms.ts'

/** Stem, branch, phase and kin of one line by its place in a hexagram, whatever was cast. */
export type HexagramLine = {
  readonly position: Position
  readonly yang: boolean
  readonly stem: Stem
  readonly branch: Branch
  readonly element: Element
  /** By the hexagram's own palace. */
  readonly kin: Kin
}

/** A hexagram with everything that does not depend on the time. */
export type Hexagram = {
  /** King Wen number, 1 to 64. */
  readonly number: number
  /** Six bits, line 1 lowest, 1 = yang. */
  readonly bits: number
  readonly upper: Trigram
  readonly lower: Trigram
  readonly palace: Trigram
  readonly element: Element
  readonly generation: Generation
  /** 世 line. */
  readonly self: Position
  /** 应 line. */
  readonly other: Position
  /** 六冲: lines i and i+3 clash in all three pairs. */
  readonly sixClash: boolean
  /** 六合: lines i and i+3 combine in all three pairs. */
  readonly sixHarmony: boolean
  /** King Wen number of 互卦, 错卦, 综卦. */
  readonly nuclear: number
  readonly complement: number
  readonly reversed: number
  /** 卦身 (月卦身). */
  readonly body: Branch
  readonly lines: readonly HexagramLine[]
  /** Kin that stand on no line. */
  readonly missing: readonly Kin[]
}
