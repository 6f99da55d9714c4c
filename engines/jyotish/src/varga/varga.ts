import { vargaTables, vargaVariants, type VargaTable } from '../../rules/vargas.ts'
import { type ByPoint, byPoint } from '../graha.ts'
import { at } from '../list.ts'
import { longitudeOf } from '../positions.ts'
import type { PlacementGround, Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import { isOdd, placeOf, type Sign } from '../sign.ts'
import { type ByVarga, byVarga, type VargaName } from './names.ts'
import { signTableOf, type SignTable } from './sign-table.ts'

const defaults: ByVarga<SignTable> = byVarga((varga) => signTableOf(vargaTables[varga]))
const unfold = (table: VargaTable): SignTable => signTableOf(table)
const variants = {
  D2: { parashara: defaults.D2, parivritti: unfold(vargaVariants.d2.parivritti), kashinatha: unfold(vargaVariants.d2.kashinatha) },
  D3: {
    parashara: defaults.D3,
    parivritti: unfold(vargaVariants.d3.parivritti),
    somanatha: unfold(vargaVariants.d3.somanatha),
    jagannatha: unfold(vargaVariants.d3.jagannatha),
  },
  D11: { rudra: defaults.D11, rudra_reverse: unfold(vargaVariants.d11.rudra_reverse) },
  D24: { parashara: defaults.D24, even_backward: unfold(vargaVariants.d24.even_backward), even_from_leo: unfold(vargaVariants.d24.even_from_leo) },
  D30: { parashara: defaults.D30, parivritti: unfold(vargaVariants.d30.parivritti) },
  D60: { from_sign: defaults.D60, from_aries: unfold(vargaVariants.d60.from_aries) },
} as const

/** The settings that choose between readings of a division. */
export type VargaSettings = Pick<Settings, 'd2' | 'd3' | 'd11' | 'd24' | 'd30' | 'd60'>

/** The unfolded table of a division under the chosen reading. */
export function tableOf(varga: VargaName, { d2, d3, d11, d24, d30, d60 }: VargaSettings): SignTable {
  switch (varga) {
    case 'D2':
      return variants.D2[d2]
    case 'D3':
      return variants.D3[d3]
    case 'D11':
      return variants.D11[d11]
    case 'D24':
      return variants.D24[d24]
    case 'D30':
      return variants.D30[d30]
    case 'D60':
      return variants.D60[d60]
    default:
      return defaults[varga]
  }
}

/** The sign that a sidereal longitude has in a division. */
export function vargaSign(varga: VargaName, longitude: number, settings: VargaSettings): Sign {
  return signIn(tableOf(varga, settings), placeOf(longitude))
}

type Place = ReturnType<typeof placeOf>

function signIn(table: SignTable, place: Place): Sign {
  return at(table.signs, table.parts * place.sign + partIn(table, place))
}

/** The part of a sign, counted from 0, that a place lies in; parts are half-open. */
function partIn({ parts, edges }: SignTable, { sign, degree }: Place): number {
  if (edges === undefined) return Math.min(parts - 1, Math.floor((degree * parts) / 30))
  return (isOdd(sign) ? edges.odd : edges.even).findIndex((edge) => degree < edge)
}

/** The sign of every point in a division. */
export function vargaSigns(varga: VargaName, positions: PlacementGround, settings: VargaSettings): Signs {
  return signsIn(tableOf(varga, settings), placesOf(positions))
}

/** The sign of every point in every division. */
export function everyVarga(positions: PlacementGround, settings: VargaSettings): ByVarga<Signs> {
  const places = placesOf(positions)
  return byVarga((varga) => signsIn(tableOf(varga, settings), places))
}

function placesOf(positions: PlacementGround): ByPoint<Place> {
  return byPoint((point) => placeOf(longitudeOf(positions, point)))
}

function signsIn(table: SignTable, places: ByPoint<Place>): Signs {
  return byPoint((point) => signIn(table, places[point]))
}

/**
 * The degrees, [0, 30), that a longitude has in the sign of a division of equal parts: (d * n) mod 30. Undefined for the unequal parts of
 * Parashara's D30.
 */
export function vargaDegree(varga: VargaName, longitude: number, settings: VargaSettings): number | undefined {
  const { parts, edges } = tableOf(varga, settings)
  return edges === undefined ? (placeOf(longitude).degree * parts) % 30 : undefined
}

/** The number, 1 to 60, of the named shashtyamsa part: counted forward in odd signs, backward in even ones (BPHS 6.33-41). */
export function shashtyamsaPartOf(longitude: number): number {
  const { sign, degree } = placeOf(longitude)
  const part = Math.floor(2 * degree)
  return isOdd(sign) ? part + 1 : 60 - part
}

/** The longitude that a body has in a division, degrees [0, 360): its sign there and (d * n) mod 30. Undefined for the unequal parts of Parashara's D30. */
export function vargaLongitude(varga: VargaName, longitude: number, settings: VargaSettings): number | undefined {
  const degree = vargaDegree(varga, longitude, settings)
  return degree === undefined ? undefined : 30 * vargaSign(varga, longitude, settings) + degree
}
