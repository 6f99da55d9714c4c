import { at } from '../list.ts'
import type { Planet } from '../graha.ts'
import type { Signs } from '../placement/placement.ts'
import { naturalRelation } from './natural-relation.ts'

/** What two planets of one chart are to each other, by nature and by place together. */
export type Relation = 'great_friend' | 'friend' | 'neutral' | 'enemy' | 'great_enemy'

/** The relations from the worst, so that -2 to 2 are places 0 to 4. */
const relations = ['great_enemy', 'enemy', 'neutral', 'friend', 'great_friend'] as const satisfies readonly Relation[]

/** 1 if `other` stands in the 2nd, 3rd, 4th, 10th, 11th or 12th sign from `planet`, else -1 (BPHS 3.56); 0 for a planet and itself. */
export function temporalRelation(signs: Signs, planet: Planet, other: Planet): 1 | 0 | -1 {
  if (planet === other) return 0
  const apart = (signs[other] - signs[planet] + 12) % 12
  return apart !== 0 && (apart <= 3 || apart >= 9) ? 1 : -1
}

/** How `planet` regards `other` in a chart: nature plus place (BPHS 3.57-58). Not the same both ways. A planet is a friend of itself. */
export function compoundRelation(signs: Signs, planet: Planet, other: Planet): Relation {
  return at(relations, naturalRelation(planet, other) + temporalRelation(signs, planet, other) + 2)
}
