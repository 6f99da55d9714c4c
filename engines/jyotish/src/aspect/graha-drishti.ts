import { aspectQuarters, fullAspectHouses, nodeAspectHouses } from '../../rules/aspects.ts'
import { type Graha, grahas, isPlanet } from '../graha.ts'
import { at } from '../list.ts'
import type { Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import { type House, houseFrom, type Sign, signOfHouse } from '../sign.ts'

/** The setting on which sign aspects depend. */
export type AspectSettings = Pick<Settings, 'nodeAspects'>

/** Houses that a graha aspects fully, counted from it (BPHS 26); the nodes as the setting has it. */
export function fullAspectsOf(graha: Graha, { nodeAspects }: AspectSettings): readonly House[] {
  return isPlanet(graha) ? fullAspectHouses[graha] : nodeAspectHouses[nodeAspects]
}

/** How strongly a graha aspects the house counted from it, in quarters, 0 to 4: its own full houses and the common partial ones; the nodes give no partial aspect. */
export function aspectQuartersOf(graha: Graha, house: House, settings: AspectSettings): 0 | 1 | 2 | 3 | 4 {
  if (fullAspectsOf(graha, settings).includes(house)) return 4
  return isPlanet(graha) ? at(aspectQuarters, house - 1) : 0
}

/** Whether a graha standing in one sign fully aspects another sign. */
export function aspectsSign(graha: Graha, { from, to }: { readonly from: Sign; readonly to: Sign }, settings: AspectSettings): boolean {
  return fullAspectsOf(graha, settings).includes(houseFrom(from, to))
}

/** Signs that a graha standing in a sign aspects fully. */
export function signsAspectedBy(graha: Graha, from: Sign, settings: AspectSettings): readonly Sign[] {
  return fullAspectsOf(graha, settings).map((house) => signOfHouse(from, house))
}

/** Grahas that fully aspect a sign, in the order of `grahas`. */
export function aspectingSign(signs: Signs, sign: Sign, settings: AspectSettings): readonly Graha[] {
  return grahas.filter((graha) => aspectsSign(graha, { from: signs[graha], to: sign }, settings))
}
