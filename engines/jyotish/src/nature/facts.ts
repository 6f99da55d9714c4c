import { placementRules as rules } from '../../rules/placements.ts'
import { type Fact, factsBy } from '../fact.ts'
import { type ByGraha, type Graha, grahas } from '../graha.ts'
import type { Nature } from './nature.ts'

/** What the natures that are not fixed hang on. */
const rests: Readonly<Partial<Record<Graha, readonly string[]>>> = {
  moon: ['moon.longitude', 'sun.longitude', 'settings.moonBenefic'],
  mercury: ['mercury.sign', 'moon.nature', 'settings.mercuryCompany'],
}

/** Natural natures: `mercury.nature`, benefic or malefic. */
export function natureFacts(states: ByGraha<{ readonly nature: Nature }>): readonly Fact[] {
  return grahas.flatMap((graha) => factsBy(rules.nature, rests[graha] ?? [], [{ id: `${graha}.nature`, value: states[graha].nature }]))
}
