import { type BavName, kakshyaLords } from '../../rules/ashtakavarga.ts'
import { at } from '../list.ts'
import { placeOf, signs } from '../sign.ts'
import { type BavGround, type BavSettings, type Bindus, givesBindu } from './bav.ts'

/** One row laid out by givers in the order of the kakshyas: 1 in each sign from Aries where the giver gives a bindu, else 0. The columns add up to the row's bindus. */
export type Prastara = readonly { readonly giver: BavName; readonly bindus: Bindus }[]

/** The prastara of a row. */
export function prastaraOf(ground: BavGround, row: BavName, settings: BavSettings): Prastara {
  return kakshyaLords.map((giver) => ({ giver, bindus: signs.map((sign) => (givesBindu(ground, { row, giver, sign }, settings) ? 1 : 0)) }))
}

/** The kakshya of a longitude: its number in the sign, 1 to 8, and its lord. */
export function kakshyaOf(longitude: number): { readonly number: number; readonly lord: BavName } {
  const index = Math.floor((placeOf(longitude).degree * 8) / 30)
  return { number: index + 1, lord: at(kakshyaLords, index) }
}

/** Whether a transit of the row's planet at a longitude (sidereal degrees) meets a bindu of the lord of the kakshya it is in. */
export function isKakshyaActive(natal: BavGround, transit: { readonly row: BavName; readonly longitude: number }, settings: BavSettings): boolean {
  const { row, longitude } = transit
  return givesBindu(natal, { row, giver: kakshyaOf(longitude).lord, sign: placeOf(longitude).sign }, settings)
}
