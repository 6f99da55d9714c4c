import { combustOrbs } from '../../rules/combustion.ts'
import { isPlanet, type Graha } from '../graha.ts'
import { separation } from '../list.ts'
import type { Positions } from '../positions.ts'

/** What closeness to the Sun depends on. */
export type SunGround = Pick<Positions, 'longitude' | 'speed'>

/** Degrees of longitude between a graha and the Sun, [0, 180]. */
export function sunDistance({ longitude }: Pick<Positions, 'longitude'>, graha: Graha): number {
  return separation(longitude[graha], longitude.sun)
}

/** Whether a graha is combust: within its orb of the Sun, the last degree included. Never the Sun and the nodes. */
export function isCombust({ longitude, speed }: SunGround, graha: Graha): boolean {
  if (graha === 'sun' || !isPlanet(graha)) return false
  const { direct, retrograde } = combustOrbs[graha]
  return sunDistance({ longitude }, graha) <= (speed[graha] < 0 ? retrograde : direct)
}
