import type { signRules } from '../../rules/strengths-of-signs.ts'
import { seesByRashi } from '../aspect/rashi-drishti.ts'
import { type Graha, grahas } from '../graha.ts'
import { isOdd, lordOf, type Sign } from '../sign.ts'
import { isExalted, modeRank, type StrengthGround, type StrengthSettings } from './ground.ts'

/** The rule that decided between two signs. */
export type SignRule = (typeof signRules)[number]

/** The stronger of two signs and the rule that decided; none where both are the same sign or equal in everything, then the first is given. */
export type SignChosen = { readonly sign: Sign; readonly decidedBy?: SignRule }

/** Two signs of one chart. */
export type SignPair = readonly [Sign, Sign]

/** The stronger of two signs (JS 2.3, P. V. R. Narasimha Rao). The lords of Scorpio and Aquarius are Mars and Saturn here, whatever the setting of co-lords. */
export function strongerSign(ground: StrengthGround, [one, other]: SignPair, settings: StrengthSettings): SignChosen {
  if (one === other) return { sign: one }
  const standing = (sign: Sign): readonly Graha[] => grahas.filter((graha) => ground.signs[graha] === sign)
  const tried: readonly (readonly [SignRule, (sign: Sign) => number])[] = [
    ['occupants', (sign) => standing(sign).length],
    ['support', (sign) => supporters(ground, sign)],
    ['exalted', (sign) => (standing(sign).some((graha) => isExalted(ground, graha, settings)) ? 1 : 0)],
    ['parity', (sign) => (isOdd(ground.signs[lordOf(sign)]) === isOdd(sign) ? 0 : 1)],
    ['mode', modeRank],
    ['degree', (sign) => ground.degrees[lordOf(sign)]],
  ]
  for (const [decidedBy, weigh] of tried) {
    const apart = weigh(one) - weigh(other)
    if (apart !== 0) return { sign: apart > 0 ? one : other, decidedBy }
  }
  return { sign: one }
}

/** How many of Jupiter, Mercury and the sign's lord stand in it or aspect it by sign; a lord that is one of the two counts once. */
function supporters({ signs }: StrengthGround, sign: Sign): number {
  const givers = new Set<Graha>(['jupiter', 'mercury', lordOf(sign)])
  return [...givers].filter((giver) => signs[giver] === sign || seesByRashi(signs[giver], sign)).length
}
