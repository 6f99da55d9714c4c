import type { Star } from '../../rules/stars.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { MeanEcliptic } from '../frame/precession.ts'
import { bendLight } from '../position/deflection.ts'
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

/**
 * A function that gives a star's longitude in degrees from the mean equinox of date at a Julian day (TT): with proper motion and parallax,
 * and where aberration is left in also with the deflection of its light by the Sun.
 */
export function starLongitude({ star, ephemeris, aberration }: StarInput): (tt: number) => number {
  const motion = motionOf(star)
  const distance = 1 / (star.parallax * milliarcsecond)
  const frame = new MeanEcliptic()
  const [earth, heliocentric, seen] = [new State(), new State(), new State()]
  return (tt) => {
    frame.update(tt)
    ephemeris.earth(tt, earth, heliocentric)
    const years = (tt - j2000) / year
    seen.x = (motion.x + motion.vx * years) * distance - earth.x
    seen.y = (motion.y + motion.vy * years) * distance - earth.y
    seen.z = (motion.z + motion.vz * years) * distance - earth.z
    if (aberration) {
      seen.vx = -earth.vx
      seen.vy = -earth.vy
      seen.vz = -earth.vz
      bendLight(seen, heliocentric)
      aberrate(seen, earth)
    }
    const { x, y, z } = seen
    return turned(Math.atan2(frame.yx * x + frame.yy * y + frame.yz * z, frame.xx * x + frame.xy * y + frame.xz * z) / degree)
  }
}

/** Adds the Earth's velocity to the direction of a star, to first order (the second is below 0.0005″); the length becomes about one. */
function aberrate(seen: State, earth: State): void {
  const far = Math.sqrt(seen.x * seen.x + seen.y * seen.y + seen.z * seen.z)
  seen.x = seen.x / far + earth.vx / light
  seen.y = seen.y / far + earth.vy / light
  seen.z = seen.z / far + earth.vz / light
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
