import { type ByGraha, byGraha, type Graha, isPlanet } from '../graha.ts'
import { dignityTable, nodeOwn } from '../../rules/dignities.ts'
import type { Settings } from '../settings.ts'
import { type House, houses, isOdd, type Sign, signOfHouse } from '../sign.ts'
import { lordIn } from '../stronger/co-lord.ts'
import { strongerSign } from '../stronger/sign.ts'
import type { StrengthGround } from '../stronger/ground.ts'
import { padaOf } from './pada.ts'

/** The settings that arudhas depend on. */
export type ArudhaSettings = Pick<Settings, 'coLords' | 'nodeDignity'>

/** The sign of the arudha of each house, A1 (the arudha lagna) to A12. */
export type Arudhas = Readonly<Record<House, Sign>>

/** Arudhas of the twelve houses from the lagna; the lords of Scorpio and Aquarius as the setting has them. */
export function arudhasOf(ground: StrengthGround, settings: ArudhaSettings): Arudhas {
  const of = (house: House): Sign => {
    const sign = signOfHouse(ground.signs.lagna, house)
    return padaOf(sign, ground.signs[lordIn(ground, sign, settings)])
  }
  return { 1: of(1), 2: of(2), 3: of(3), 4: of(4), 5: of(5), 6: of(6), 7: of(7), 8: of(8), 9: of(9), 10: of(10), 11: of(11), 12: of(12) }
}

/** The house whose arudha is the upapada: the twelfth; by the other reading the second where the lagna is an even sign. */
export function upapadaHouse(lagna: Sign, { upapada }: Pick<Settings, 'upapada'>): House {
  return upapada === 'by_parity' && !isOdd(lagna) ? 2 : 12
}

/** Houses from the lagna that have their arudha in a sign. */
export function arudhasIn(arudhas: Arudhas, sign: Sign): readonly House[] {
  return houses.filter((house) => arudhas[house] === sign)
}

/** The sign of a graha from which its arudha is counted: of two signs of its own the stronger; Rahu's Aquarius, Ketu's Scorpio. */
export function strongerOwnSign(ground: StrengthGround, graha: Graha, settings: ArudhaSettings): Sign {
  if (!isPlanet(graha)) return nodeOwn[graha]
  const [first = 0, second = first] = dignityTable[graha].own
  return strongerSign(ground, [first, second], settings).sign
}

/** Arudhas of the grahas: counted from each to its own (stronger) sign as a house's is to its lord. */
export function grahaArudhas(ground: StrengthGround, settings: ArudhaSettings): ByGraha<Sign> {
  return byGraha((graha) => padaOf(ground.signs[graha], strongerOwnSign(ground, graha, settings)))
}
