import type { MeanEcliptic } from '../frame/precession.ts'
import { State } from '../table/state.ts'
import type { Table } from '../table/table.ts'
import { centuriesAt, century, degree } from '../units.ts'

/** GM of Earth and Moon together in au³ a day² (JPL DE431). */
const earthMoonMass = 8.99701139019987e-10

/**
 * Longitude of the Moon's mean ascending node from the mean equinox of date, in degrees, not reduced to one turn (Simon et al. 1994, as
 * Meeus 1998, 47.7, gives it). The rate is smaller by 0.45″ a century: the drift of that theory against those fitted to JPL's ephemerides
 * and to IAU 2006 precession.
 */
export function meanNode(tt: number): number {
  const t = centuriesAt(tt)
  return 125.04455501 + t * (-1934.1361849 - 0.45 / 3600 + t * (0.0020762 + t * (1 / 467_410 - t / 60_616_000)))
}

/** Rate of `meanNode` in degrees a day. */
export function meanNodeRate(tt: number): number {
  const t = centuriesAt(tt)
  return (-1934.1361849 - 0.45 / 3600 + t * (2 * 0.0020762 + t * (3 / 467_410 - (t * 4) / 60_616_000))) / century
}

/** What the osculating orbit is worked out from; `moon` is rectangular, from the Earth, in the axes of the table. */
export interface MoonInput {
  readonly tt: number
  readonly frame: MeanEcliptic
  readonly moon: State
  readonly table: Table
}

/** The Moon's osculating orbit at one moment, geometric; filled by `update`. */
export class MoonOrbit {
  /** Longitude of the ascending node from the mean equinox of date, in degrees. */
  node = Number.NaN
  /** Rate of the node against a fixed equinox, degrees a day. */
  nodeRate = Number.NaN
  /** Distance of the osculating orbit from the Earth at its ascending node, au. */
  nodeDistance = Number.NaN

  readonly #place = new State()
  readonly #bend = new State()

  /** Works out the orbit: its pole is that of place and velocity, and the node where the orbit's plane rises through the ecliptic of date. */
  update({ tt, frame, moon, table }: MoonInput): void {
    const { x, y, z, vx, vy, vz } = moon
    const [px, py, pz] = [y * vz - z * vy, z * vx - x * vz, x * vy - y * vx]
    const hx = frame.xx * px + frame.xy * py + frame.xz * pz
    const hy = frame.yx * px + frame.yy * py + frame.yz * pz
    const level = Math.sqrt(hx * hx + hy * hy)
    this.node = Math.atan2(hx, -hy) / degree
    this.nodeRate = this.#rate(tt, frame, table)
    // Eccentricity vector times GM; the node lies along (-hy, hx, 0).
    const distance = Math.sqrt(x * x + y * y + z * z)
    const pull = earthMoonMass / distance
    const [ex, ey, ez] = [vy * pz - vz * py - pull * x, vz * px - vx * pz - pull * y, vx * py - vy * px - pull * z]
    const alongX = frame.xx * ex + frame.xy * ey + frame.xz * ez
    const alongY = frame.yx * ex + frame.yy * ey + frame.yz * ez
    const square = px * px + py * py + pz * pz
    this.nodeDistance = square / (earthMoonMass + (alongY * hx - alongX * hy) / level)
  }

  /** From the second derivatives of longitude and latitude; the distance does not matter to the pole. */
  #rate(tt: number, frame: MeanEcliptic, { series, moonRate }: Table): number {
    const [place, bend] = [this.#place, this.#bend]
    series.moon.evaluate(tt, place)
    series.moon.bend(tt, bend)
    const longitude = place.x + moonRate * (tt - 2_451_545)
    const [cl, sl] = [Math.cos(longitude), Math.sin(longitude)]
    const [turn, lift] = [place.vx + moonRate, place.vy]
    const cb = Math.cos(place.y)
    const slant = Math.sin(place.y) * cb
    const slantRate = Math.cos(2 * place.y) * lift
    const change = slantRate * turn + slant * bend.x
    const px = sl * lift - cl * slant * turn
    const py = -cl * lift - sl * slant * turn
    const pz = cb * cb * turn
    const dx = cl * turn * lift + sl * bend.y + sl * turn * slant * turn - cl * change
    const dy = sl * turn * lift - cl * bend.y - cl * turn * slant * turn - sl * change
    const dz = -2 * slant * lift * turn + cb * cb * bend.x
    const hx = frame.xx * px + frame.xy * py + frame.xz * pz
    const hy = frame.yx * px + frame.yy * py + frame.yz * pz
    const rx = frame.xx * dx + frame.xy * dy + frame.xz * dz
    const ry = frame.yx * dx + frame.yy * dy + frame.yz * dz
    return (hx * ry - hy * rx) / (hx * hx + hy * hy) / degree
  }
}
