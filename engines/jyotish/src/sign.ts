import type { Planet } from './graha.ts'
import { turned } from './list.ts'

/** A sign by its index, 0 Aries to 11 Pisces. Facts and files count from 1. */
export type Sign = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11

/** A house counted from a sign, 1 to 12. */
export type House = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12

/** The twelve signs from Aries, as facts name them. */
export const signNames = ['aries', 'taurus', 'gemini', 'cancer', 'leo', 'virgo', 'libra', 'scorpio', 'sagittarius', 'capricorn', 'aquarius', 'pisces'] as const

/** The name of one sign. */
export type SignName = (typeof signNames)[number]

/** The twelve signs in order. */
export const signs: readonly Sign[] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

/** The twelve houses in order. */
export const houses: readonly House[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** Lords of the signs from Aries (BPHS 4). */
const lords = ['mars', 'venus', 'mercury', 'moon', 'sun', 'mercury', 'venus', 'mars', 'jupiter', 'saturn', 'saturn', 'jupiter'] as const

/** The lord of a sign. */
export function lordOf(sign: Sign): Planet {
  return lords[sign]
}

/** Any whole number as a sign, counted round the zodiac. */
export function signAt(index: number): Sign {
  return signs[((index % 12) + 12) % 12] ?? 0
}

/** The sign of a sidereal longitude in degrees, and the degrees in it, [0, 30). */
export function placeOf(longitude: number): { readonly sign: Sign; readonly degree: number } {
  const inside = turned(longitude)
  const index = Math.floor(inside / 30)
  return { sign: signAt(index), degree: inside - 30 * index }
}

/** The house that `sign` is when counted from `from`: the sign itself is the first. */
export function houseFrom(from: Sign, sign: Sign): House {
  return houses[(sign - from + 12) % 12] ?? 1
}

/** The sign of a house counted from `from`. */
export function signOfHouse(from: Sign, house: House): Sign {
  return signAt(from + house - 1)
}

/** Odd signs: Aries, Gemini, Leo, Libra, Sagittarius, Aquarius. */
export function isOdd(sign: Sign): boolean {
  return sign % 2 === 0
}

/** Odd-footed signs (vishama-pada): Aries, Taurus, Gemini, Libra, Scorpio, Sagittarius (JS 1.1). */
export function isOddFooted(sign: Sign): boolean {
  return Math.floor(sign / 3) % 2 === 0
}

/** How a sign moves: movable (chara), fixed (sthira), dual (dvisvabhava). */
export type Mode = 'movable' | 'fixed' | 'dual'

/** The mode of a sign. */
export function modeOf(sign: Sign): Mode {
  return (['movable', 'fixed', 'dual'] as const)[sign % 3] ?? 'movable'
}

/** The element of a sign. */
export type Element = 'fire' | 'earth' | 'air' | 'water'

/** The element of a sign. */
export function elementOf(sign: Sign): Element {
  return (['fire', 'earth', 'air', 'water'] as const)[sign % 4] ?? 'fire'
}
