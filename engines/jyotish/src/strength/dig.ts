import { powerless } from '../../rules/shadbala.ts'
import type { Planet } from '../graha.ts'
import { separation } from '../list.ts'
import type { Positions } from '../positions.ts'

/** Strength by direction, virupas 0 to 60: a third of the degrees from the angle where the planet has none. Angles are the true ones of horizon and meridian. */
export function digBala(planet: Planet, { longitude, lagna, mc }: Pick<Positions, 'longitude' | 'lagna' | 'mc'>): number {
  const angles = { lagna, descendant: lagna + 180, midheaven: mc, nadir: mc + 180 }
  return separation(longitude[planet], angles[powerless[planet]]) / 3
}
