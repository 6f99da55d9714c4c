import { induKalas, pranapada, specialRates } from '../../rules/special.ts'
import { type DayAnchors, hoursSince } from '../day/anchors.ts'
import { mod, turned } from '../list.ts'
import { starOf } from '../placement/star.ts'
import type { Positions } from '../positions.ts'
import { lordOf, modeOf, placeOf, type Sign, signAt } from '../sign.ts'

/** The special lagnas that are measured from sunrise, in the order of BPHS. */
export const sunriseLagnas = ['bhava', 'hora', 'ghati', 'vighati', 'pranapada'] as const

/** One of them. */
export type SunriseLagna = (typeof sunriseLagnas)[number]

/** What the lagnas from sunrise are found from. */
export type SunriseGround = Pick<DayAnchors, 'sunrise' | 'sunAtSunrise'>

/** The special lagnas from the sunrise before birth: sidereal degrees [0, 360) (BPHS 5, pranapada BPHS 3.71-74). */
export function sunriseLagnasOf({ jdUt, longitude }: Pick<Positions, 'jdUt' | 'longitude'>, anchors: SunriseGround): Readonly<Record<SunriseLagna, number>> {
  const hours = hoursSince(anchors, jdUt)
  const from = (rate: number): number => turned(anchors.sunAtSunrise + rate * hours)
  const added = pranapada.added[modeOf(placeOf(longitude.sun).sign)]
  return {
    bhava: from(specialRates.bhava),
    hora: from(specialRates.hora),
    ghati: from(specialRates.ghati),
    vighati: from(specialRates.vighati),
    pranapada: turned(longitude.sun + pranapada.rate * hours + added),
  }
}

/** Sree lagna: as far from the lagna as the Moon has passed of its star, taken as a whole turn; degrees [0, 360). */
export function sreeLagna({ lagna, longitude }: Pick<Positions, 'lagna' | 'longitude'>): number {
  return turned(lagna + 360 * starOf(longitude.moon).fraction)
}

/** Indu lagna: the rays of the lords of the ninth from lagna and Moon, counted in signs from the Moon (UK 4.27). */
export function induLagna({ lagna, longitude }: Pick<Positions, 'lagna' | 'longitude'>): Sign {
  const [ascendant, moon] = [placeOf(lagna).sign, placeOf(longitude.moon).sign]
  const rays = (sign: Sign): number => induKalas[lordOf(signAt(sign + 8))]
  return signAt(moon + mod(rays(ascendant) + rays(moon) - 1, 12))
}
