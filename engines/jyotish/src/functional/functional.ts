import { type FunctionalMark, functionalTable } from '../../rules/functional.ts'
import { type ByPlanet, byPlanet, type Planet, planets } from '../graha.ts'
import { at } from '../list.ts'
import { type House, houses, lordOf, type Sign, signAt, signOfHouse } from '../sign.ts'

/** What a planet is for a lagna by the houses it owns. */
export type Lordship = {
  readonly owns: readonly House[]
  /** Owns both a kendra (4, 7, 10) and a kona (5, 9). */
  readonly yogakaraka: boolean
  /** Owns 2 or 7. */
  readonly maraka: boolean
  /** By rule: lords of 1, 5, 9 are good; of 3, 6, 11 bad, and of 8 unless it is the lagna lord or a light; both make it mixed, neither neutral (BPHS 34.2-7). */
  readonly nature: 'benefic' | 'malefic' | 'mixed' | 'neutral'
}

/** The lord of a house counted from a lagna. */
export function lordOfHouse(lagna: Sign, house: House): Planet {
  return lordOf(signOfHouse(lagna, house))
}

/** The houses that a planet owns, counted from a lagna. */
export function housesOwned(lagna: Sign, planet: Planet): readonly House[] {
  return houses.filter((house) => lordOfHouse(lagna, house) === planet)
}

/** Every planet's lordship for a lagna, derived by rule from the houses it owns. */
export function lordshipsOf(lagna: Sign): ByPlanet<Lordship> {
  return at(derived, lagna)
}

/** What BPHS itself says of every planet for a lagna; empty where it names the planet neither way. Kept apart from the derived natures, which it does not always follow. */
export function functionalMarks(lagna: Sign): ByPlanet<readonly FunctionalMark[]> {
  const { marks } = at(functionalTable, lagna)
  return byPlanet((planet) => marks[planet] ?? [])
}

/** The two planets that BPHS names as making a yoga together for a lagna. */
export function yogaPairOf(lagna: Sign): readonly [Planet, Planet] | undefined {
  return at(functionalTable, lagna).yoga
}

/** The one planet that owns a kendra and a kona for a lagna; only six lagnas have one. */
export function yogakarakaOf(lagna: Sign): Planet | undefined {
  return planets.find((planet) => lordshipsOf(lagna)[planet].yogakaraka)
}

function lordshipOf(lagna: Sign, planet: Planet): Lordship {
  const owns = housesOwned(lagna, planet)
  const any = (...wanted: readonly House[]): boolean => owns.some((house) => wanted.includes(house))
  const light = planet === 'sun' || planet === 'moon'
  const good = any(1, 5, 9)
  const bad = any(3, 6, 11) || (any(8) && !any(1) && !light)
  const nature = good ? (bad ? 'mixed' : 'benefic') : bad ? 'malefic' : 'neutral'
  return { owns, yogakaraka: any(4, 7, 10) && any(5, 9), maraka: any(2, 7), nature }
}

const derived: readonly ByPlanet<Lordship>[] = Array.from({ length: 12 }, (_, lagna) => byPlanet((planet) => lordshipOf(signAt(lagna), planet)))
