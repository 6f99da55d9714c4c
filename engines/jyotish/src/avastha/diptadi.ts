import { exaltationOf, owns } from '../dignity/dignity.ts'
import { compoundRelation, type Relation } from '../dignity/relation.ts'
import type { ByGraha, Planet } from '../graha.ts'
import { grahas } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import type { Signs } from '../placement/placement.ts'
import { lordOf } from '../sign.ts'

/** States of splendour (BPHS 45.8-10). */
export const diptadi = ['dipta', 'svastha', 'pramudita', 'shanta', 'dina', 'duhkhita', 'khala', 'vikala', 'kopa'] as const

/** One state of splendour. */
export type Diptadi = (typeof diptadi)[number]

const byRelation: Readonly<Record<Relation, Diptadi>> = {
  great_friend: 'pramudita',
  friend: 'shanta',
  neutral: 'dina',
  enemy: 'duhkhita',
  great_enemy: 'khala',
}

/** What states of a chart depend on. */
export type AvasthaGround = { readonly signs: Signs; readonly natures: ByGraha<Nature>; readonly combust: boolean }

/** The states of a planet: one by its sign (exalted, at home, else what it is to the lord), vikala beside a malefic, kopa where combust. */
export function diptadiOf(planet: Planet, { signs, natures, combust }: AvasthaGround): readonly Diptadi[] {
  const beside = grahas.some((graha) => graha !== planet && signs[graha] === signs[planet] && natures[graha] === 'malefic')
  return [bySign(planet, signs), ...(beside ? (['vikala'] as const) : []), ...(combust ? (['kopa'] as const) : [])]
}

function bySign(planet: Planet, signs: Signs): Diptadi {
  const sign = signs[planet]
  if (sign === exaltationOf(planet)) return 'dipta'
  return owns(planet, sign) ? 'svastha' : byRelation[compoundRelation(signs, planet, lordOf(sign))]
}
