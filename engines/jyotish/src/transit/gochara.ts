import { chandraBalaHouses, gocharaHouses, goodTaras, noVedhaBetween, taraNames } from '../../rules/gochara.ts'
import { type Graha, grahas } from '../graha.ts'
import { at, mod } from '../list.ts'
import { type House, houseFrom, type Sign, signOfHouse } from '../sign.ts'

/** The sign of every graha at the time of the transit. */
export type TransitSigns = Readonly<Record<Graha, Sign>>

/** A transit from the Moon's sign: whether the house is good, what obstructs it, and whether it is good all the same. */
export type Gochara = {
  readonly graha: Graha
  readonly house: House
  readonly good: boolean
  /** Grahas in the house of obstruction; empty where the house is not a good one. */
  readonly vedha: readonly Graha[]
  readonly effective: boolean
}

/** The transit of one graha from the natal Moon's sign, with obstruction (PD 26); Sun and Saturn, Moon and Mercury never obstruct each other. */
export function gocharaOf(graha: Graha, moon: Sign, transits: TransitSigns): Gochara {
  const house = houseFrom(moon, transits[graha])
  const row = gocharaHouses[graha].find(({ good }) => good === house)
  const obstructed = row === undefined ? undefined : signOfHouse(moon, row.vedha)
  const vedha = grahas.filter((other) => other !== graha && transits[other] === obstructed && !exempt(graha, other))
  return { graha, house, good: row !== undefined, vedha, effective: row !== undefined && vedha.length === 0 }
}

function exempt(one: Graha, other: Graha): boolean {
  return noVedhaBetween.some((pair) => pair.includes(one) && pair.includes(other))
}

/** A name of the nine taras. */
export type TaraName = (typeof taraNames)[number]

/** The tara of a star counted from the birth star, both 0 Ashvini to 26 Revati: its place 1 to 9, name, whether it is good. */
export function taraBala(birthStar: number, star: number): { readonly number: number; readonly name: TaraName; readonly good: boolean } {
  const number = (mod(star - birthStar, 27) % 9) + 1
  return { number, name: at(taraNames, number - 1), good: goodTaras.includes(number) }
}

/** The Moon's strength by house from the natal Moon's sign; `eighth` is chandrashtama. `bright` tells whether the Moon is waxing. */
export function chandraBala(natal: Sign, moon: Sign, bright: boolean): { readonly house: House; readonly good: boolean; readonly eighth: boolean } {
  const house = houseFrom(natal, moon)
  const isIn = (list: readonly number[]): boolean => list.includes(house)
  return { house, good: isIn(chandraBalaHouses.always) || (bright && isIn(chandraBalaHouses.brightHalf)), eighth: house === 8 }
}
