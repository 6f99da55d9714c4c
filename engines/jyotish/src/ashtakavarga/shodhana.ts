import { grahaFactors, rashiFactors, signPairs } from '../../rules/ashtakavarga.ts'
import { type ByPlanet, byPlanet, grahas, planets } from '../graha.ts'
import { at } from '../list.ts'
import type { Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import type { Bav, Bindus } from './bav.ts'

/** The setting that says who occupies a sign. */
export type ShodhanaSettings = Pick<Settings, 'ekadhipatya'>

/** Rashi, graha and sodhya pinda; the last is the sum. */
export type Pinda = { readonly rashi: number; readonly graha: number; readonly sodhya: number }

/** One planet's row reduced: after trikona, after ekadhipatya as well, and the pindas of the latter. */
export type Shodhana = { readonly trikona: Bindus; readonly ekadhipatya: Bindus; readonly pinda: Pinda }

/** Takes the least of the three bindus of each trine from all three (BPHS 67); with a zero among them nothing changes, three equal ones vanish. */
export function trikonaShodhana(row: Bindus): Bindus {
  const reduced = [...row]
  for (let sign = 0; sign < 4; sign++) {
    const least = Math.min(at(row, sign), at(row, sign + 4), at(row, sign + 8))
    for (let each = sign; each < 12; each += 4) reduced[each] = at(row, each) - least
  }
  return reduced
}

/** Which signs from Aries are occupied, by any of the nine grahas, and by the lagna where the setting counts it. */
export function occupiedSigns(signs: Signs, { ekadhipatya }: ShodhanaSettings): readonly boolean[] {
  const occupied = [false, false, false, false, false, false, false, false, false, false, false, false]
  for (const graha of grahas) occupied[signs[graha]] = true
  if (ekadhipatya === 'with_lagna') occupied[signs.lagna] = true
  return occupied
}

/** Reduces the five pairs of signs with one lord (BPHS 68), whosever the row is. `row` has gone through trikona shodhana. */
export function ekadhipatyaShodhana(row: Bindus, occupied: readonly boolean[]): Bindus {
  const reduced = [...row]
  for (const [one, other] of signPairs) {
    const [first, second] = reducedPair([at(row, one), at(row, other)], [at(occupied, one), at(occupied, other)])
    reduced[one] = first
    reduced[other] = second
  }
  return reduced
}

type Pair<Value> = readonly [Value, Value]

/** A zero, or grahas in both: unchanged. None in either: equal ones vanish, else both are the smaller. One occupied: the empty one vanishes if not greater, else it becomes the occupied one's figure. */
function reducedPair([one, other]: Pair<number>, [here, there]: Pair<boolean>): Pair<number> {
  if (one === 0 || other === 0 || (here && there)) return [one, other]
  if (here) return [one, other <= one ? 0 : one]
  if (there) return [one <= other ? 0 : other, other]
  const least = one === other ? 0 : Math.min(one, other)
  return [least, least]
}

/** The pindas of a reduced row (BPHS 69). */
export function pindaOf(row: Bindus, signs: Signs): Pinda {
  let [rashi, graha] = [0, 0]
  for (let sign = 0; sign < 12; sign++) rashi += at(row, sign) * at(rashiFactors, sign)
  for (const planet of planets) graha += at(row, signs[planet]) * grahaFactors[planet]
  return { rashi, graha, sodhya: rashi + graha }
}

/** The rows of the seven planets reduced, with their pindas. */
export function shodhanaOf(bav: Bav, signs: Signs, settings: ShodhanaSettings): ByPlanet<Shodhana> {
  const occupied = occupiedSigns(signs, settings)
  return byPlanet((planet) => {
    const trikona = trikonaShodhana(bav[planet])
    const ekadhipatya = ekadhipatyaShodhana(trikona, occupied)
    return { trikona, ekadhipatya, pinda: pindaOf(ekadhipatya, signs) }
  })
}
