import { byGraha, type Graha } from '../src/graha.ts'
import { turned } from '../src/list.ts'
import type { Positions } from '../src/positions.ts'

/** Codes of the gold files for the grahas, in the order of `grahas`, and `la` for the lagna. */
export const goldCodes = { lagna: 'la', sun: 'su', moon: 'mo', mars: 'ma', mercury: 'me', jupiter: 'ju', venus: 've', saturn: 'sa', rahu: 'ra', ketu: 'ke' } as const

/** One code. */
export type GoldCode = (typeof goldCodes)[keyof typeof goldCodes]

/** What a chart of `jyotish.json` is made from. */
export type GoldBirth = {
  readonly lat: number
  readonly lon: number
  readonly utc_offset_h: number
  readonly jd_ut: number
  readonly jd_tt: number
}

/** The longitudes of a chart of `jyotish.json`, from which its other values follow. */
export type GoldSky = {
  readonly ayanamsa: { readonly mean: number }
  readonly lagna: { readonly lon: number; readonly mc: number }
  readonly grahas: Readonly<Record<Exclude<GoldCode, 'la'>, { readonly lon: number; readonly speed: number }>>
  readonly rahu_true_lon: number
}

/** A row of `jyotish.json`; each section of `expected` is typed where it is compared. */
export type GoldChart<Expected = unknown> = { readonly id: string; readonly birth: GoldBirth; readonly expected: GoldSky & Expected }

/** Positions from the longitudes of a gold chart: rules fed with them must be met exactly. Latitudes and declinations are not in the file and stay 0. */
export function goldPositions({ birth, expected }: GoldChart): Positions {
  const none = byGraha(() => 0)
  const of = (graha: Graha) => expected.grahas[goldCodes[graha]]
  return {
    jdUt: birth.jd_ut,
    jdTt: birth.jd_tt,
    longitude: byGraha((graha) => of(graha).lon),
    speed: byGraha((graha) => of(graha).speed),
    latitude: none,
    declination: none,
    lagna: expected.lagna.lon,
    mc: turned(expected.lagna.mc),
    ayanamsa: expected.ayanamsa.mean,
    otherRahu: expected.rahu_true_lon,
  }
}
