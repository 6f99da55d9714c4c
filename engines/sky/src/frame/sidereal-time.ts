import { arcsecond, centuriesAt, degree, j2000, turned } from '../units.ts'
import { nodeArgument } from './nutation.ts'

/** Earth rotation angle in degrees at a Julian day (UT1), in [0, 360) (IAU 2000). */
export function earthRotation(ut: number): number {
  return turned(360 * (0.779057273264 + 0.00273781191135448 * (ut - j2000) + (ut % 1)))
}

/** What Greenwich sidereal time needs: Julian days in UT1 and TT, nutation in longitude and mean obliquity in degrees. */
export interface SiderealInput {
  readonly ut: number
  readonly tt: number
  readonly nutation: number
  readonly obliquity: number
}

/** What Greenwich apparent sidereal time has over the Earth rotation angle, in degrees: IAU 2006 precession and the equation of the equinoxes. */
export function siderealExcess({ tt, nutation, obliquity }: Omit<SiderealInput, 'ut'>): number {
  const t = centuriesAt(tt)
  const precession = 0.014506 + t * (4612.156534 + t * (1.3915817 + t * (-0.00000044 - t * 0.000029956)))
  const node = nodeArgument(t)
  const complementary = 0.00264096 * Math.sin(node) + 0.00006352 * Math.sin(2 * node)
  return ((precession + complementary) * arcsecond) / degree + nutation * Math.cos(obliquity * degree)
}

/** Greenwich apparent sidereal time in degrees, in [0, 360). */
export function greenwichSiderealTime(input: SiderealInput): number {
  return turned(earthRotation(input.ut) + siderealExcess(input))
}
