import type { Star } from '../../rules/stars.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { MeanEcliptic } from '../frame/precession.ts'
import { State } from '../table/state.ts'
import { tableObliquity } from '../table/layout.ts'
import { arcsecond, auKilometres, daySeconds, degree, j2000, light, turned } from '../units.ts'

const year = 365.25
const milliarcsecond = arcsecond / 1000

/** Where a star stands: `aberration` says whether the yearly aberration is left in it. */
export interface StarInput {
  readonly star: Star
  readonly ephemeris: Ephemeris
  readonly aberration: boolean
}

/** A function that gives a star's longitude in degrees from the mean equinox of date at a Julian day (TT): proper motion and parallax applied. */
export function starLongitude({ star, ephemeris, aberration }: StarInput): (tt: number) => number {
  const motion = motionOf(star)
  const frame = new MeanEcliptic()
  const earth = new State()
  return (tt) => {
    frame.update(tt)
    ephemeris.earth(tt, earth)
    const [years, parallax] = [(tt - j2000) / year, star.parallax * milliarcsecond]
    let x = motion.x + motion.vx * years - earth.x * parallax
    let y = motion.y + motion.vy * years - earth.y * parallax
    let z = motion.z + motion.vz * years - earth.z * parallax
    if (aberration) {
      const far = Math.sqrt(x * x + y * y + z * z)
      x = x / far + earth.vx / light
      y = y / far + earth.vy / light
      z = z / far + earth.vz / light
    }
    return turned(Math.atan2(frame.yx * x + frame.yy * y + frame.yz * z, frame.xx * x + frame.xy * y + frame.xz * z) / degree)
  }
}

/** A star's direction at J2000 in the axes of the table, and its change a year in the same unit (distance at J2000 is 1). */
function motionOf(star: Star): State {
  const [ra, dec] = [star.rightAscension * degree, star.declination * degree]
  const [cr, sr, cd, sd] = [Math.cos(ra), Math.sin(ra), Math.cos(dec), Math.sin(dec)]
  const [east, north] = [star.properMotion[0] * milliarcsecond, star.properMotion[1] * milliarcsecond]
  const away = ((star.radialVelocity * daySeconds * year) / auKilometres) * star.parallax * milliarcsecond
  const state = new State()
  const toTable = turnAboutX(tableObliquity * arcsecond)
  state.x = cd * cr
  ;[state.y, state.z] = toTable(cd * sr, sd)
  state.vx = away * cd * cr - east * sr - north * sd * cr
  ;[state.vy, state.vz] = toTable(away * cd * sr + east * cr - north * sd * sr, away * sd + north * cd)
  return state
}

function turnAboutX(angle: number): (y: number, z: number) => readonly [number, number] {
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)]
  return (y, z) => [y * cosine + z * sine, z * cosine - y * sine]
}
