import type { State } from '../table/state.ts'

/** 2GM/c² of the Sun in au. */
const sunBend = 1.97412574336e-8
/** What the deflection's denominator never falls below: the edge of the Sun's disc, inside of which a body is hidden. */
const leastBend = 1e-5

/**
 * Bends the direction in which something is seen by the Sun's gravity (Explanatory Supplement 1992, 3.316) and leaves its distance as it is.
 * `seen` is from the Earth, `earth` the Earth from the Sun, both in au and the same axes; rates are left alone.
 */
export function bendLight(seen: State, earth: State): void {
  const distance = Math.sqrt(seen.x * seen.x + seen.y * seen.y + seen.z * seen.z)
  const far = Math.sqrt(earth.x * earth.x + earth.y * earth.y + earth.z * earth.z)
  const [ux, uy, uz] = [seen.x / distance, seen.y / distance, seen.z / distance]
  const [ex, ey, ez] = [earth.x / far, earth.y / far, earth.z / far]
  const [hx, hy, hz] = [seen.x + earth.x, seen.y + earth.y, seen.z + earth.z]
  const sunward = Math.sqrt(hx * hx + hy * hy + hz * hz)
  const [qx, qy, qz] = [hx / sunward, hy / sunward, hz / sunward]
  const bend = sunBend / far / Math.max(1 + qx * ex + qy * ey + qz * ez, leastBend)
  const [uq, ue] = [bend * (ux * qx + uy * qy + uz * qz), bend * (ux * ex + uy * ey + uz * ez)]
  seen.x += distance * (uq * ex - ue * qx)
  seen.y += distance * (uq * ey - ue * qy)
  seen.z += distance * (uq * ez - ue * qz)
}
