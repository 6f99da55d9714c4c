import { placementRules as rules } from '../../rules/placements.ts'
import { type Fact, factsBy } from '../fact.ts'
import { type ByGraha, type ByPlanet, grahas, isPlanet, planets } from '../graha.ts'
import type { Signs } from '../placement/placement.ts'
import type { Dignity, NodeDignity } from './dignity.ts'
import { compoundRelation } from './relation.ts'
import { type Vimshopaka, type VimshopakaGroup, vimshopakaGroups } from './vimshopaka.ts'

/** Dignities, `mars.dignity`; of the nodes where the settings give them some. */
export function dignityFacts(states: ByGraha<{ readonly dignity: Dignity | NodeDignity }>): readonly Fact[] {
  return grahas.flatMap((graha) => {
    const { dignity } = states[graha]
    const rests = [`${graha}.sign`, `${graha}.deg`]
    if (isPlanet(graha)) return factsBy(rules.dignity, rests, [{ id: `${graha}.dignity`, value: dignity }])
    return dignity === 'none' ? [] : factsBy(rules.nodeDignity, [`${graha}.sign`, 'settings.nodeDignity'], [{ id: `${graha}.dignity`, value: dignity }])
  })
}

/** What each planet is to each other one in this chart: `relation.sun.moon`, how the first regards the second. */
export function relationFacts(signs: Signs): readonly Fact[] {
  return planets.flatMap((planet) =>
    planets
      .filter((other) => other !== planet)
      .flatMap((other) =>
        factsBy(rules.relation, [`${planet}.sign`, `${other}.sign`], [{ id: `relation.${planet}.${other}`, value: compoundRelation(signs, planet, other) }]),
      ),
  )
}

/** Strength over the groups of divisions: `vimshopaka.shodasha.jupiter` of 20, and `vaiseshikamsa.shodasha.jupiter` where two or more are good. */
export function vimshopakaFacts(of: ByPlanet<{ readonly vimshopaka: Readonly<Record<VimshopakaGroup, Vimshopaka>> }>): readonly Fact[] {
  return planets.flatMap((planet) =>
    vimshopakaGroups.flatMap((group) => {
      const { score, home, name } = of[planet].vimshopaka[group]
      const inGroup = home.map((varga) => (varga === 'D1' ? `${planet}.sign` : `${varga.toLowerCase()}.${planet}.sign`))
      return [
        ...factsBy(rules.vimshopaka, [`${planet}.dignity`], [{ id: `vimshopaka.${group}.${planet}`, value: score, unit: 'part' }]),
        ...(name === undefined ? [] : factsBy(rules.vaiseshikamsa, inGroup, [{ id: `vaiseshikamsa.${group}.${planet}`, value: name }])),
      ]
    }),
  )
}
