import type { State } from '../table/state.ts'

/** 2GM/c² of the Sun in au. */
const sunBend = 1.97412574336e-8
/** What the deflection's denominator never falls below: the edge of the Sun's disc, inside of which a body is hidden. */
const leastBend = 1e-5
/** Days between the two deflections that tell how fast it changes: in this time nothing moves by a hundredth of the Sun's disc. */
const step = 1e-3

/** Bends the direction in which something is seen by the Sun's gravity (Explanatory Supplement 1992, 3.316) and leaves its distance as it is. Keeps its scratch values, so that a call allocates nothing. */
export class Deflection {
  #x = 0
  #y = 0
  #z = 0

  /** Bends place and rate. `seen` is from the Earth, `earth` the Earth from the Sun, in au and au a day and the same axes. */
  bend(seen: State, earth: State): void {
    this.#displace(seen, earth, 0)
    const [dx, dy, dz] = [this.#x, this.#y, this.#z]
    this.#displace(seen, earth, step)
    seen.x += dx
    seen.y += dy
    seen.z += dz
    seen.vx += (this.#x - dx) / step
    seen.vy += (this.#y - dy) / step
    seen.vz += (this.#z - dz) / step
  }

  /** By how much the place is displaced some days from now, in au. */
  #displace(seen: State, earth: State, days: number): void {
    const [sx, sy, sz] = [seen.x + seen.vx * days, seen.y + seen.vy * days, seen.z + seen.vz * days]
    const [rx, ry, rz] = [earth.x + earth.vx * days, earth.y + earth.vy * days, earth.z + earth.vz * days]
    const distance = Math.sqrt(sx * sx + sy * sy + sz * sz)
    const far = Math.sqrt(rx * rx + ry * ry + rz * rz)
    const [ux, uy, uz] = [sx / distance, sy / distance, sz / distance]
    const [ex, ey, ez] = [rx / far, ry / far, rz / far]
    const [hx, hy, hz] = [sx + rx, sy + ry, sz + rz]
    const sunward = Math.sqrt(hx * hx + hy * hy + hz * hz)
    const [qx, qy, qz] = [hx / sunward, hy / sunward, hz / sunward]
    const bend = sunBend / far / Math.max(1 + qx * ex + qy * ey + qz * ez, leastBend)
    const [uq, ue] = [bend * (ux * qx + uy * qy + uz * qz), bend * (ux * ex + uy * ey + uz * ez)]
    this.#x = distance * (uq * ex - ue * qx)
    this.#y = distance * (uq * ey - ue * qy)
    this.#z = distance * (uq * ez - ue * qz)
  }
}
