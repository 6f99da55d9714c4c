import { type Planet, starPlanets } from '../graha.ts'
import { separation, turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import { meanLongitude, meanSun } from './mean-motion.ts'

/** What strength by motion rests on. */
export type CheshtaGround = Pick<Positions, 'longitude' | 'jdTt' | 'ayanamsa'>

/**
 * Strength by motion of Mars to Saturn, virupas 0 to 60: a third of the arc between the sighrocha and the middle of mean and true place. For
 * Mars, Jupiter and Saturn the mean place is the heliocentric mean and the sighrocha the mean Sun; for Mercury and Venus the other way
 * round. Undefined for Sun and Moon, which have theirs from elsewhere.
 */
export function cheshtaBala(planet: Planet, ground: CheshtaGround): number | undefined {
  const star = starPlanets.find((one) => one === planet)
  if (star === undefined) return undefined
  const [sun, own] = [meanSun(ground), meanLongitude(star, ground)]
  const inner = star === 'mercury' || star === 'venus'
  const [mean, sighrocha] = inner ? [sun, own] : [own, sun]
  return separation(sighrocha, middleOf(mean, ground.longitude[star])) / 3
}

/** The middle of the shorter arc between two longitudes, degrees [0, 360). */
export function middleOf(one: number, other: number): number {
  const ahead = turned(other - one)
  return turned(one + (ahead > 180 ? ahead - 360 : ahead) / 2)
}
