import { vaiseshikamsaNames, vimshopakaWeights, vishvaPoints } from '../../rules/vimshopaka.ts'
import type { Planet } from '../graha.ts'
import type { Signs } from '../placement/placement.ts'
import { lordOf } from '../sign.ts'
import { type ByVarga, shodashaVargas, type VargaName } from '../varga/names.ts'
import { exaltationOf, owns } from './dignity.ts'
import { compoundRelation } from './relation.ts'

/** The four groups of divisions: six, seven, ten, sixteen. */
export const vimshopakaGroups = ['shad', 'sapta', 'dasha', 'shodasha'] as const

/** One group. */
export type VimshopakaGroup = (typeof vimshopakaGroups)[number]

/** The name of a count of good divisions. */
export type VaiseshikamsaName = (typeof vaiseshikamsaNames)[VimshopakaGroup][number]

/** A planet's strength over a group of divisions: score of 20, the divisions in which it is at home or exalted, and the name of their number from two on. */
export type Vimshopaka = { readonly score: number; readonly home: readonly VargaName[]; readonly name: VaiseshikamsaName | undefined }

/** The signs of the divisions under the settings of a chart; D1 tells the relations. */
export type VargaSigns = Readonly<Pick<ByVarga<Signs>, (typeof shodashaVargas)[number]>>

/** The score of one planet over one group; relations are those of the birth chart (BPHS 7.17-27). */
export function vimshopakaOf(planet: Planet, group: VimshopakaGroup, vargas: VargaSigns): Vimshopaka {
  const weights: Readonly<Partial<Record<VargaName, number>>> = vimshopakaWeights[group]
  const home = shodashaVargas.filter((varga) => weights[varga] !== undefined && isHome(planet, vargas[varga][planet]))
  const score = shodashaVargas.reduce((sum, varga) => {
    const weight = weights[varga]
    return weight === undefined ? sum : sum + (weight * pointsOf(planet, vargas[varga], vargas.D1)) / 20
  }, 0)
  const names: readonly VaiseshikamsaName[] = vaiseshikamsaNames[group]
  return { score, home, name: names[home.length - 2] }
}

function isHome(planet: Planet, sign: Signs[Planet]): boolean {
  return owns(planet, sign) || sign === exaltationOf(planet)
}

function pointsOf(planet: Planet, varga: Signs, birth: Signs): number {
  const sign = varga[planet]
  return vishvaPoints[isHome(planet, sign) ? 'home' : compoundRelation(birth, planet, lordOf(sign))]
}
