import { placementRules as rules } from '../../rules/placements.ts'
import { type Fact, factsBy } from '../fact.ts'
import { type ByPlanet, planets } from '../graha.ts'
import type { Baladi } from './baladi.ts'
import type { Diptadi } from './diptadi.ts'
import type { Jagradadi } from './jagradadi.ts'
import type { Lajjitadi } from './lajjitadi.ts'

/** The states of one planet. */
export type Avasthas = {
  readonly baladi: Baladi
  readonly jagradadi: Jagradadi
  readonly diptadi: readonly Diptadi[]
  readonly lajjitadi: readonly Lajjitadi[]
}

/** States of the seven: `moon.avastha.baladi` and `.jagradadi`, one each; `.diptadi` and `.lajjitadi`, all that hold. */
export function avasthaFacts(of: ByPlanet<{ readonly avasthas: Avasthas }>): readonly Fact[] {
  return planets.flatMap((planet) => {
    const { baladi, jagradadi, diptadi, lajjitadi } = of[planet].avasthas
    const id = `${planet}.avastha`
    return [
      ...factsBy(rules.baladi, [`${planet}.longitude`], [{ id: `${id}.baladi`, value: baladi }]),
      ...factsBy(rules.jagradadi, [`${planet}.dignity`], [{ id: `${id}.jagradadi`, value: jagradadi }]),
      ...factsBy(
        rules.diptadi,
        [`${planet}.dignity`, ...(planet === 'sun' ? [] : [`${planet}.combust`]), 'moon.nature', 'mercury.nature'],
        [{ id: `${id}.diptadi`, value: diptadi }],
      ),
      ...factsBy(rules.lajjitadi, [`${planet}.house`, `${planet}.dignity`, 'settings.nodeAspects'], [{ id: `${id}.lajjitadi`, value: lajjitadi }]),
    ]
  })
}
