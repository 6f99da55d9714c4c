import { degree, turned } from '../units.ts'
import { eclipticAt, type Horizon } from './angles.ts'

/** Shares of the semi-arc from the meridian: cusps 11 and 12 of the arc above the horizon, 2 and 3 of the one below. */
const cusps = [
  { house: 11, from: 0, share: 1 / 3, above: true },
  { house: 12, from: 0, share: 2 / 3, above: true },
  { house: 2, from: 180, share: -2 / 3, above: false },
  { house: 3, from: 180, share: -1 / 3, above: false },
] as const

/** The intermediate cusps of Placidus in degrees from the true equinox of date, by house; the other four lie opposite. Only below the polar circle. */
export function placidusCusps(horizon: Horizon): { readonly 11: number; readonly 12: number; readonly 2: number; readonly 3: number } {
  const [eleven, twelve, two, three] = cusps
  return { 11: cuspOf(horizon, eleven), 12: cuspOf(horizon, twelve), 2: cuspOf(horizon, two), 3: cuspOf(horizon, three) }
}

/**
 * The ecliptic point whose right ascension stands at a share of its own semi-arc: a fixed point, found by iteration. It closes in by the
 * sine of the latitude's nearness to the polar circle; 1000 rounds reach 1e-9 degrees everywhere the cusp is of any use.
 */
function cuspOf({ armc, obliquity, latitude }: Horizon, { from, share, above }: (typeof cusps)[number]): number {
  const [slope, rise] = [Math.tan(obliquity * degree), Math.tan(latitude * degree)]
  let ascension = armc + from + share * 90
  for (let round = 0; round < 1000; round++) {
    const tangent = Math.sin(ascension * degree) * slope
    const difference = Math.asin(Math.max(-1, Math.min(1, rise * tangent))) / degree
    const next = armc + from + share * (above ? 90 + difference : 90 - difference)
    const moved = Math.abs(next - ascension)
    ascension = next
    if (moved < 1e-10) break
  }
  return turned(eclipticAt(ascension, obliquity))
}
