import { meanLongitudes } from '../../rules/shadbala.ts'
import type { StarPlanet } from '../graha.ts'
import { turned } from '../list.ts'
import type { Positions } from '../positions.ts'

/** The instant and the zodiac of mean places. */
export type MeanGround = Pick<Positions, 'jdTt' | 'ayanamsa'>

/** Mean heliocentric longitude of a planet or of the Earth, sidereal, degrees [0, 360). */
export function meanLongitude(body: StarPlanet | 'earth', { jdTt, ayanamsa }: MeanGround): number {
  const [a, b, c, d] = meanLongitudes[body]
  const t = (jdTt - 2_451_545) / 36_525
  return turned(a + t * (b + t * (c + t * d)) - ayanamsa)
}

/** The mean Sun, sidereal, degrees [0, 360). */
export function meanSun(ground: MeanGround): number {
  return turned(meanLongitude('earth', ground) + 180)
}
