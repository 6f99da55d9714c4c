import { degreeExtras } from '../../rules/aspects.ts'
import type { Planet } from '../graha.ts'
import { turned } from '../list.ts'

/** A full aspect, virupas. What Saturn has over the common curve would lift its third past it. */
const full = 60

/** A planet, its longitude, and the longitude it looks at, degrees. */
type Sight = { readonly planet: Planet; readonly from: number; readonly to: number }

/**
 * Strength of a planet's aspect on a longitude by degree, virupas 0 to 60 (BPHS 26.6-8, Raman). `from` is the planet's longitude, `to` the
 * aspected one, degrees. The nodes have no aspect by degree.
 */
export function drishtiVirupas({ planet, from, to }: Sight): number {
  const ahead = turned(to - from)
  return Math.min(full, commonVirupas(ahead) + extraVirupas(planet, ahead))
}

/** The curve common to all, of degrees ahead [0, 360): nothing before 30 and after 300, most at 180. */
function commonVirupas(ahead: number): number {
  if (ahead < 30 || ahead >= 300) return 0
  if (ahead < 60) return (ahead - 30) / 2
  if (ahead < 90) return ahead - 45
  if (ahead < 120) return 30 + (120 - ahead) / 2
  if (ahead < 150) return 150 - ahead
  if (ahead < 180) return 2 * (ahead - 150)
  return (300 - ahead) / 2
}

function extraVirupas(planet: Planet, ahead: number): number {
  if (planet !== 'saturn' && planet !== 'mars' && planet !== 'jupiter') return 0
  const { virupas, arcs } = degreeExtras[planet]
  return arcs.some(([from, to]) => ahead >= from && ahead < to) ? virupas : 0
}
