import { tableObliquity } from '../table/layout.ts'
import { arcsecond, century, centuriesAt } from '../units.ts'

const cosTable = Math.cos(tableObliquity * arcsecond)
const sinTable = Math.sin(tableObliquity * arcsecond)

/**
 * The mean ecliptic and equinox of date by IAU 2006 with frame bias (Fukushima-Williams angles; Hilton et al. 2006), as a matrix from the
 * axes of the table; filled by `update`. Rows: x to the equinox, y in the ecliptic, z to its pole.
 */
export class MeanEcliptic {
  /** First row, first column. */
  xx = Number.NaN
  /** First row, second column. */
  xy = Number.NaN
  /** First row, third column. */
  xz = Number.NaN
  /** Second row, first column. */
  yx = Number.NaN
  /** Second row, second column. */
  yy = Number.NaN
  /** Second row, third column. */
  yz = Number.NaN
  /** Third row, first column. */
  zx = Number.NaN
  /** Third row, second column. */
  zy = Number.NaN
  /** Third row, third column. */
  zz = Number.NaN
  /** Mean obliquity of date in radians. */
  obliquity = Number.NaN
  /** General precession in longitude, radians a day. */
  rate = Number.NaN

  /** Works out the frame of a Julian day (TT). */
  update(tt: number): void {
    const t = centuriesAt(tt)
    const gamma = (-0.052928 + t * (10.556378 + t * (0.4932044 + t * (-0.00031238 + t * (-0.000002788 + t * 0.000000026))))) * arcsecond
    const phi = (84_381.412819 + t * (-46.811016 + t * (0.0511268 + t * (0.00053289 + t * (-0.00000044 - t * 0.0000000176))))) * arcsecond
    const psi = (-0.041775 + t * (5038.481484 + t * (1.5584175 + t * (-0.00018522 + t * (-0.000026452 - t * 0.0000000148))))) * arcsecond
    const [cg, sg] = [Math.cos(gamma), Math.sin(gamma)]
    const [cp, sp] = [Math.cos(phi), Math.sin(phi)]
    const [cs, ss] = [Math.cos(psi), Math.sin(psi)]
    // R3(-psi) R1(phi) R3(gamma), from ICRF axes.
    const [bx, by, bz] = [cs * cg + ss * cp * sg, cs * sg - ss * cp * cg, -ss * sp]
    const [cx, cy, cz] = [ss * cg - cs * cp * sg, ss * sg + cs * cp * cg, cs * sp]
    const [dx, dy, dz] = [sp * sg, -sp * cg, cp]
    this.xx = bx
    this.xy = by * cosTable + bz * sinTable
    this.xz = bz * cosTable - by * sinTable
    this.yx = cx
    this.yy = cy * cosTable + cz * sinTable
    this.yz = cz * cosTable - cy * sinTable
    this.zx = dx
    this.zy = dy * cosTable + dz * sinTable
    this.zz = dz * cosTable - dy * sinTable
    this.obliquity = meanObliquity(t) * arcsecond
    this.rate = ((5028.796195 + 2.2108696 * t) * arcsecond) / century
  }
}

/** Mean obliquity of the ecliptic in arcseconds at centuries (TT) from J2000 (IAU 2006). */
function meanObliquity(t: number): number {
  return 84_381.406 + t * (-46.836769 + t * (-0.0001831 + t * (0.0020034 + t * (-0.000000576 - t * 0.0000000434))))
}
