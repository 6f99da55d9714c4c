import type { Planet } from '../graha.ts'

/** What one planet is to another by nature: 1 friend, 0 neutral, -1 enemy. */
export type NaturalRelation = 1 | 0 | -1

/** Friends and enemies of each planet; the rest are neutral (BPHS 3.55). */
const relations: Readonly<Record<Planet, { readonly friends: readonly Planet[]; readonly enemies: readonly Planet[] }>> = {
  sun: { friends: ['moon', 'mars', 'jupiter'], enemies: ['venus', 'saturn'] },
  moon: { friends: ['sun', 'mercury'], enemies: [] },
  mars: { friends: ['sun', 'moon', 'jupiter'], enemies: ['mercury'] },
  mercury: { friends: ['sun', 'venus'], enemies: ['moon'] },
  jupiter: { friends: ['sun', 'moon', 'mars'], enemies: ['mercury', 'venus'] },
  venus: { friends: ['mercury', 'saturn'], enemies: ['sun', 'moon'] },
  saturn: { friends: ['mercury', 'venus'], enemies: ['sun', 'moon', 'mars'] },
}

/** How `planet` regards `other`; a planet regards itself as a friend. Not the same both ways: the Moon has no enemy. */
export function naturalRelation(planet: Planet, other: Planet): NaturalRelation {
  if (planet === other || relations[planet].friends.includes(other)) return 1
  return relations[planet].enemies.includes(other) ? -1 : 0
}
