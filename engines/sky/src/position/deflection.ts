import type { State } from '../table/state.ts'
import { auKilometres } from '../units.ts'

/** 2GM/c² of the Sun in au. */
const sunBend = 1.97412574336e-8
/** Radius of the Sun in au (IAU 2015 nominal: 695,700 km). */
const sunRadius = 695_700 / auKilometres

/**
 * Bends the direction in which something is seen by the Sun's gravity (Explanatory Supplement 1992, 3.316), and its rate with it; the distance
 * stays as it is. From the edge of the Sun's disc to its middle the bending falls to nothing, evenly, so that its rate steps at the edge.
 * `seen` is from the Earth, `earth` the Earth from the Sun, in au and au a day and the same axes.
 */
export function bendLight(seen: State, earth: State): void {
  const [vx, vy, vz, wx, wy, wz] = [seen.vx, seen.vy, seen.vz, earth.vx, earth.vy, earth.vz]
  const [hx, hy, hz] = [seen.x + earth.x, seen.y + earth.y, seen.z + earth.z]
  const distance = Math.sqrt(seen.x * seen.x + seen.y * seen.y + seen.z * seen.z)
  const near = 1 / distance
  const far = 1 / Math.sqrt(earth.x * earth.x + earth.y * earth.y + earth.z * earth.z)
  const sunward = 1 / Math.sqrt(hx * hx + hy * hy + hz * hz)
  // Directions of the light, of the Earth from the Sun and of the body from the Sun; then how each changes: what its velocity has across it.
  const [ux, uy, uz] = [seen.x * near, seen.y * near, seen.z * near]
  const [ex, ey, ez] = [earth.x * far, earth.y * far, earth.z * far]
  const [qx, qy, qz] = [hx * sunward, hy * sunward, hz * sunward]
  const growth = (ux * vx + uy * vy + uz * vz) * near
  const farGrowth = (ex * wx + ey * wy + ez * wz) * far
  const sunwardGrowth = (qx * (vx + wx) + qy * (vy + wy) + qz * (vz + wz)) * sunward
  const [uvx, uvy, uvz] = [vx * near - ux * growth, vy * near - uy * growth, vz * near - uz * growth]
  const [evx, evy, evz] = [wx * far - ex * farGrowth, wy * far - ey * farGrowth, wz * far - ez * farGrowth]
  const qvx = (vx + wx) * sunward - qx * sunwardGrowth
  const qvy = (vy + wy) * sunward - qy * sunwardGrowth
  const qvz = (vz + wz) * sunward - qz * sunwardGrowth
  const [uq, ue] = [ux * qx + uy * qy + uz * qz, ux * ex + uy * ey + uz * ez]
  const opening = 1 + qx * ex + qy * ey + qz * ez
  // At the edge of the disc the light leaves at this angle from the line of Sun and Earth.
  const edge = sunRadius * distance * far * sunward
  const hidden = opening < 0.5 * edge * edge
  const bend = (sunBend * far * distance) / (hidden ? 0.5 * edge * edge : opening)
  const openingRate = qvx * ex + qvy * ey + qvz * ez + qx * evx + qy * evy + qz * evz
  const bendGrowth = growth - farGrowth - (hidden ? 2 * (growth - farGrowth - sunwardGrowth) : openingRate / opening)
  const uqRate = uvx * qx + uvy * qy + uvz * qz + ux * qvx + uy * qvy + uz * qvz + uq * bendGrowth
  const ueRate = uvx * ex + uvy * ey + uvz * ez + ux * evx + uy * evy + uz * evz + ue * bendGrowth
  seen.x += bend * (uq * ex - ue * qx)
  seen.y += bend * (uq * ey - ue * qy)
  seen.z += bend * (uq * ez - ue * qz)
  seen.vx += bend * (uqRate * ex + uq * evx - ueRate * qx - ue * qvx)
  seen.vy += bend * (uqRate * ey + uq * evy - ueRate * qy - ue * qvy)
  seen.vz += bend * (uqRate * ez + uq * evz - ueRate * qz - ue * qvz)
}
