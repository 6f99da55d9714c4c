import { byPoint, type ByPoint, type Graha, grahas, type Point } from '../graha.ts'
import { longitudeOf, type Positions } from '../positions.ts'
import { type House, houseFrom, placeOf, type Sign } from '../sign.ts'
import { starOf, type StarPlace } from './star.ts'

/** Where a graha or the lagna stands: sign, degrees in it [0, 30), whole-sign house, star. */
export type Placement = { readonly longitude: number; readonly sign: Sign; readonly degree: number; readonly house: House } & StarPlace

/** The sign of every point in one chart, be it the birth chart or a division of it. */
export type Signs = ByPoint<Sign>

/** What placements depend on: longitudes alone. */
export type PlacementGround = Pick<Positions, 'longitude' | 'lagna'>

/** The sign of every point in the birth chart. */
export function signsOf(positions: PlacementGround): Signs {
  return byPoint((point) => placeOf(longitudeOf(positions, point)).sign)
}

/** Every point's sign, degree, house and star. */
export function placementsOf(positions: PlacementGround): ByPoint<Placement> {
  const lagna = placeOf(positions.lagna).sign
  return byPoint((point) => {
    const longitude = longitudeOf(positions, point)
    const place = placeOf(longitude)
    return { longitude, ...place, house: houseFrom(lagna, place.sign), ...starOf(longitude) }
  })
}

/** The house of a point, whole signs from the lagna. */
export function houseOf(signs: Signs, point: Point): House {
  return houseFrom(signs.lagna, signs[point])
}

/** The grahas in a sign, in the order of `grahas`. */
export function occupantsOf(signs: Signs, sign: Sign): readonly Graha[] {
  return grahas.filter((graha) => signs[graha] === sign)
}
