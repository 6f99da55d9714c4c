import { type ByGraha, byGraha, type Graha, isPlanet } from '../graha.ts'
import { exaltationOf, nodeDignity } from '../dignity/dignity.ts'
import { type Signs, signsOf } from '../placement/placement.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { modeOf, placeOf, type Sign } from '../sign.ts'

/** What strength is weighed on: the sign of every point in a chart or a division, and the degrees of each graha in its sign, [0, 30). */
export type StrengthGround = { readonly signs: Signs; readonly degrees: ByGraha<number> }

/** The setting that decides whether a node counts as exalted. */
export type StrengthSettings = Pick<Settings, 'nodeDignity'>

/** Signs and degrees of the birth chart. */
export function strengthGround(positions: Positions): StrengthGround {
  return { signs: signsOf(positions), degrees: byGraha((graha) => placeOf(positions.longitude[graha]).degree) }
}

/** Whether a graha is exalted by the sign it stands in. */
export function isExalted({ signs }: StrengthGround, graha: Graha, settings: StrengthSettings): boolean {
  if (isPlanet(graha)) return signs[graha] === exaltationOf(graha)
  return nodeDignity(graha, signs[graha], settings.nodeDignity) === 'exalted'
}

/** Strength of a sign by its mode: dual 2, fixed 1, movable 0. */
export function modeRank(sign: Sign): number {
  return { movable: 0, fixed: 1, dual: 2 }[modeOf(sign)]
}
