import { argalaHouses, maleficsInThird } from '../../rules/argala.ts'
import type { ByGraha, Graha } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import { occupantsOf, type Signs } from '../placement/placement.ts'
import { type House, type Sign, signAt } from '../sign.ts'

/** Where argalas are looked for: on a sign, or on a graha and what stands with it. */
export type ArgalaTarget = { readonly sign: Sign } | { readonly graha: Graha }

/** What more may be known: natures for the argala of malefics in the third, strengths (any one unit) for sides equal in number. */
export type ArgalaGround = { readonly signs: Signs; readonly natures?: ByGraha<Nature>; readonly strengths?: Partial<ByGraha<number>> }

/** How an argala stands: nobody against it, more or stronger than those against it, or obstructed by as many or more. */
export type ArgalaStanding = 'free' | 'prevails' | 'obstructed'

/** An intervention: the house from which it is given, the grahas there, and those against them. */
export type Argala = {
  readonly house: House
  readonly secondary: boolean
  readonly givers: readonly Graha[]
  readonly obstructors: readonly Graha[]
  readonly standing: ArgalaStanding
}

/**
 * The argalas on a sign or graha (BPHS 31): grahas in its 2nd, 4th, 11th and, secondary, 5th, against those in its 12th, 10th, 3rd and 9th.
 * From Rahu and Ketu houses are counted backward. Three or more malefics in the 3rd are an argala of their own, which nothing obstructs;
 * it is looked for where natures are given. Houses without givers are left out.
 */
export function argalasOn(ground: ArgalaGround, target: ArgalaTarget): readonly Argala[] {
  const { signs } = ground
  const inHouse = (house: House): readonly Graha[] => occupantsOf(signs, signCounted(signs, target, house))
  const found = argalaHouses.map(({ house, against, secondary }): Argala => {
    const [givers, obstructors] = [inHouse(house), inHouse(against)]
    return { house, secondary, givers, obstructors, standing: standingOf(ground, givers, obstructors) }
  })
  return [...found.filter(({ givers }) => givers.length > 0), ...ofMalefics(ground, inHouse(3))]
}

function signCounted(signs: Signs, target: ArgalaTarget, house: House): Sign {
  if ('sign' in target) return signAt(target.sign + house - 1)
  const backward = target.graha === 'rahu' || target.graha === 'ketu'
  return signAt(signs[target.graha] + (backward ? 1 - house : house - 1))
}

function standingOf({ strengths }: ArgalaGround, givers: readonly Graha[], obstructors: readonly Graha[]): ArgalaStanding {
  if (obstructors.length === 0) return 'free'
  if (obstructors.length !== givers.length) return obstructors.length < givers.length ? 'prevails' : 'obstructed'
  const strength = (side: readonly Graha[]): number => side.reduce((sum, graha) => sum + (strengths?.[graha] ?? 0), 0)
  return strength(obstructors) < strength(givers) ? 'prevails' : 'obstructed'
}

function ofMalefics({ natures }: ArgalaGround, third: readonly Graha[]): readonly Argala[] {
  const givers = third.filter((graha) => natures?.[graha] === 'malefic')
  return givers.length < maleficsInThird ? [] : [{ house: 3, secondary: false, givers, obstructors: [], standing: 'free' }]
}
