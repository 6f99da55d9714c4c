import { byGraha, type Graha, grahas } from '../graha.ts'
import { turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import { type SignName, signNames } from '../sign.ts'

/** Where something stands: a sign, a house from the lagna's sign, or a sign and degrees in it. */
export type Spot = SignName | number | readonly [SignName, number]

/** A chart told by its placements. What is not named stands in `rest` (the third house), each graha at a degree of its own, later ones higher; the lagna is Aries where not named. Ketu stands opposite Rahu. */
export type Told = { readonly [Name in Exclude<Graha, 'ketu'>]?: Spot } & {
  readonly lagna?: SignName
  readonly rest?: SignName | number
  readonly retrograde?: readonly Graha[]
}

/** Positions of a told chart; nothing in it need be possible in the sky. */
export function chartOf({ rest = 3, lagna: rising = 'aries', retrograde = [], ...told }: Told): Positions {
  const first = signNames.indexOf(rising)
  const lagna = 30 * first + 10
  const longitudeOf = (graha: Exclude<Graha, 'ketu'>): number => {
    const spot = told[graha] ?? rest
    const usual = 10 + 1.7 * grahas.indexOf(graha)
    if (typeof spot === 'number') return turned(30 * (first + spot - 1) + usual)
    const [sign, degree] = typeof spot === 'string' ? [spot, usual] : spot
    return 30 * signNames.indexOf(sign) + degree
  }
  const rahu = longitudeOf('rahu')
  const longitude = byGraha((graha) => (graha === 'ketu' ? turned(rahu + 180) : longitudeOf(graha)))
  const none = byGraha(() => 0)
  return {
    jdUt: 2_451_545,
    jdTt: 2_451_545.000_74,
    longitude,
    speed: byGraha((graha) => (retrograde.includes(graha) ? -0.5 : 0.5)),
    latitude: none,
    declination: none,
    lagna,
    mc: turned(lagna + 270),
    ayanamsa: 24,
    otherRahu: rahu,
  }
}
