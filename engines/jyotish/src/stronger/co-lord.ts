import type { lordRules } from '../../rules/strengths-of-signs.ts'
import { seesByRashi } from '../aspect/rashi-drishti.ts'
import { type Graha, grahas } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { lordOf, type Sign } from '../sign.ts'
import { isExalted, modeRank, type StrengthGround, type StrengthSettings } from './ground.ts'

/** The rule that decided between two co-lords. */
export type LordRule = (typeof lordRules)[number]

/** The lord of a sign, and where two were weighed, by which rule it won. */
export type LordChosen = { readonly lord: Graha; readonly decidedBy?: LordRule }

/** How long a lord would make the period of the sign; for dashas only. */
export type PeriodOf = (lord: Graha) => number

/** The two lords of the signs that have two: Scorpio and Aquarius. */
const coLords: Readonly<Partial<Record<Sign, readonly [Graha, Graha]>>> = { 7: ['mars', 'ketu'], 10: ['saturn', 'rahu'] }

/** The lord of a sign: the planet, or the stronger of the two where the sign has two and the setting asks for it. */
export function lordIn(ground: StrengthGround, sign: Sign, settings: StrengthSettings & Pick<Settings, 'coLords'>): Graha {
  return settings.coLords === 'single' ? lordOf(sign) : strongerLord(ground, sign, settings).lord
}

/**
 * The stronger lord of a sign with the rule that decided (BPHS 46.158-166, P. V. R. Narasimha Rao): a lord alone in the sign gives way to
 * the other; then companions, support, exaltation, mode, the longer period where `periodOf` is given, the higher degree. A sign with one
 * lord has no `decidedBy`; two lords equal in everything give the planet, by degree.
 */
export function strongerLord(ground: StrengthGround, sign: Sign, settings: StrengthSettings & { readonly periodOf?: PeriodOf }): LordChosen {
  const pair = coLords[sign]
  if (pair === undefined) return { lord: lordOf(sign) }
  const [planet, node] = pair
  const elsewhere = (lord: Graha): number => (ground.signs[lord] === sign ? 0 : 1)
  const { periodOf = () => 0 } = settings
  const tried: readonly (readonly [LordRule, (lord: Graha) => number])[] = [
    ['elsewhere', elsewhere],
    ['companions', (lord) => companions(ground, lord)],
    ['support', (lord) => supporters(ground, lord)],
    ['exalted', (lord) => (isExalted(ground, lord, settings) ? 1 : 0)],
    ['mode', (lord) => modeRank(ground.signs[lord])],
    ['period', periodOf],
    ['degree', (lord) => ground.degrees[lord]],
  ]
  for (const [decidedBy, weigh] of tried) {
    const apart = weigh(planet) - weigh(node)
    if (apart !== 0) return { lord: apart > 0 ? planet : node, decidedBy }
  }
  return { lord: planet, decidedBy: 'degree' }
}

/** How many grahas stand with one, itself left out. */
function companions({ signs }: StrengthGround, lord: Graha): number {
  return grahas.filter((graha) => graha !== lord && signs[graha] === signs[lord]).length
}

/** How many of Jupiter, Mercury and the dispositor stand with a graha or aspect it by sign; one in its own sign is its own dispositor and stands there. */
function supporters({ signs }: StrengthGround, lord: Graha): number {
  const place = signs[lord]
  const givers = new Set<Graha>(['jupiter', 'mercury', lordOf(place)])
  return [...givers].filter((giver) => signs[giver] === place || seesByRashi(signs[giver], place)).length
}
