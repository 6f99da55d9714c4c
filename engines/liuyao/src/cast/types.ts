import type { Options } from '../options.ts'
import type { Branch, LineValue, Position } from '../terms.ts'
import type { When } from '../when.ts'

/** The side of a coin that shows: the back without characters (背), or the characters (字). */
export type CoinSide = 'back' | 'characters'

/** Three coins of one throw. */
export type Throw = readonly [CoinSide, CoinSide, CoinSide]

/** A line by name: 少阳 少阴 老阳 老阴. */
export type LineName = 'youngYang' | 'youngYin' | 'oldYang' | 'oldYin'

/** How the six lines came about, with the raw material, so that a cast can be replayed. Lines run from the bottom up. */
export type CastWay =
  /** Three coins a line, as they fell. */
  | { readonly kind: 'coins'; readonly throws: readonly Throw[] }
  /** Number of backs (背) a line, 0 to 3. */
  | { readonly kind: 'counts'; readonly backs: readonly number[] }
  /** Values 6 to 9. */
  | { readonly kind: 'lines'; readonly values: readonly number[] }
  | { readonly kind: 'names'; readonly names: readonly LineName[] }
  /** Six marks 单 拆 重 交, or six digits 1 (少阳) 2 (少阴) 3 (老阳) 4 (老阴). */
  | { readonly kind: 'codes'; readonly codes: string }
  /** King Wen numbers; lines that differ move. Without `changed` nothing moves. */
  | { readonly kind: 'hexagrams'; readonly base: number; readonly changed?: number }
  /** Yarrow stalks by their ideal odds: one byte a line, odds 1, 5, 7, 3 of 16. */
  | { readonly kind: 'yarrow-ideal'; readonly bytes: readonly number[] }
  /** Yarrow stalks divided at random: three divisions a line, two bytes each. */
  | { readonly kind: 'yarrow-simulated'; readonly bytes: readonly number[] }
  /** Plum blossom by time, from the lunar date. */
  | {
      readonly kind: 'time'
      readonly yearBranch: Branch
      readonly lunarMonth: number
      readonly lunarDay: number
      readonly hourBranch: Branch
      /** Count the lunar day one higher when the hour lies after 23:00. */
      readonly lateZiNextDay?: boolean
      /** The cast was made between 23:00 and midnight. */
      readonly afterTwentyThree?: boolean
    }
  /** Two or three positive whole numbers; `addHour` adds the hour's number to the sum that names the moving line. */
  | { readonly kind: 'numbers'; readonly numbers: readonly number[]; readonly addHour?: Branch }
  /** A string of digits, split in half, the shorter half above. */
  | { readonly kind: 'digits'; readonly digits: string; readonly addHour?: Branch }
  /** Random coins: three bytes a line, the lowest bit of each byte is one coin (1 = back). */
  | { readonly kind: 'random'; readonly bytes: readonly number[] }

/** What `cast` is given. */
export type CastInput = { readonly way: CastWay; readonly when: When }

/** Six lines with the way they came about and the moment they belong to. */
export type Cast = {
  /** Six values from the bottom up. */
  readonly lines: readonly LineValue[]
  readonly moving: readonly Position[]
  readonly way: CastWay
  /** Coins as they fell, for the ways that throw coins. */
  readonly throws?: readonly Throw[]
  readonly when: When
  /** The convention by which coin faces were read. */
  readonly coinFace: Options['coinFace']
}
