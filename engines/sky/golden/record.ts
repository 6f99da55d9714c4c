import type { AyanamsaName } from '../src/ayanamsa/ayanamsa.ts'
import type { Body } from '../src/position/bodies.ts'

/** Place and rate of a body in `ephemeris.json`: degrees, au, degrees a day. */
type GoldPosition = { readonly lon: number; readonly lat: number; readonly dist_au: number; readonly lon_speed: number }

/** One record of `ephemeris.json`; `meta` of the file says how it was made. */
export type EphemerisRecord = {
  readonly id: number
  readonly ut: string
  readonly jd_ut: number
  readonly jd_tt: number
  readonly delta_t_s: number
  readonly place: { readonly lat: number; readonly lon: number; readonly alt: number }
  readonly obliquity_true: number
  readonly obliquity_mean: number
  readonly nutation_lon: number
  readonly nutation_obl: number
  readonly tropical: Readonly<Record<string, GoldPosition>>
  readonly sidereal_lahiri: Readonly<Record<string, number>>
  readonly ayanamsa: Readonly<Record<string, { readonly mean: number; readonly with_nutation: number }>>
  readonly angles: {
    readonly asc: number
    readonly mc: number
    readonly armc: number
    readonly gast_hours: number
    readonly asc_sidereal_lahiri: number
  }
  readonly cusps_placidus_tropical?: readonly number[] | null
  readonly cusps_porphyry_tropical?: readonly number[] | null
  readonly derived: { readonly moon_nakshatra: number; readonly moon_pada: number; readonly moon_nakshatra_fraction: number; readonly tithi: number }
  readonly rise_set?: Readonly<Record<string, number | string | null>>
}

/** Names of the file for the bodies that are not called the same here. */
export const goldBody: Readonly<Record<Body, string>> = {
  sun: 'sun',
  moon: 'moon',
  mercury: 'mercury',
  venus: 'venus',
  mars: 'mars',
  jupiter: 'jupiter',
  saturn: 'saturn',
  uranus: 'uranus',
  neptune: 'neptune',
  pluto: 'pluto',
  meanNode: 'mean_node',
  trueNode: 'true_node',
}

/** Names of the file for the ayanamsas it holds. */
export const goldAyanamsa: readonly (readonly [AyanamsaName, string])[] = [
  ['lahiri', 'lahiri'],
  ['trueChitra', 'true_citra'],
  ['raman', 'raman'],
  ['krishnamurti', 'krishnamurti'],
  ['krishnamurtiVp291', 'krishnamurti_vp291'],
  ['yukteshwar', 'yukteshwar'],
  ['faganBradley', 'fagan_bradley'],
  ['truePushya', 'true_pushya'],
  ['trueRevati', 'true_revati'],
  ['ushashashi', 'ushashashi'],
  ['lahiri1940', 'lahiri_1940'],
  ['lahiriIcrc', 'lahiri_icrc'],
  ['lahiriVp285', 'lahiri_vp285'],
]
