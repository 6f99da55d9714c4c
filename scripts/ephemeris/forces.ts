import { numberAt } from '../../engines/sky/src/at.ts'
import { asteroidMassNames } from './constants.ts'
import { bodyNames, place, type Body } from './bodies.ts'
import { ringFactor } from './ring.ts'

/** Fills `out` with the accelerations (au/day²) that go with positions and velocities; all three hold x, y, z of each body in turn. */
export type Accelerations = (positions: Float64Array, velocities: Float64Array, out: Float64Array) => void

/** A flattened body: its place, 1.5·J2·R²·GM in au⁵/day², and its pole. */
interface Flat {
  readonly body: number
  readonly strength: number
  readonly pole: readonly [number, number, number]
}

const degree = Math.PI / 180
/** The Sun's pole in ICRF: right ascension 286.13°, declination 63.87° (IAU working group on cartographic coordinates). */
const solarPole = [
  Math.cos(63.87 * degree) * Math.cos(286.13 * degree),
  Math.cos(63.87 * degree) * Math.sin(286.13 * degree),
  Math.sin(63.87 * degree),
] as const

/** Radius in au of the ring that stands for the asteroids that are not integrated. */
const ringRadius = 2.95

/** Velocity of light in au/day, from the constants of the header. */
export function lightSpeed(constant: (name: string) => number): number {
  return (constant('CLIGHT') * 86_400) / constant('AU')
}

/**
 * The model: point masses in the Einstein-Infeld-Hoffmann approximation (Moyer 1971; Newhall, Standish, Williams 1983, eq. 1), the
 * flattening of the Sun felt by all, that of the Earth felt by the Moon, and one ring for the small asteroids.
 */
export function createForces(bodies: readonly Body[], constant: (name: string) => number): Accelerations {
  const count = bodies.length
  const masses = Float64Array.from(bodies, ({ gm }) => gm)
  const au = constant('AU')
  const sun: Flat = { body: place.sun, strength: 1.5 * constant('J2SUN') * (constant('ASUN') / au) ** 2 * numberAt(masses, place.sun), pole: solarPole }
  const earth: Flat = { body: place.earth, strength: 1.5 * constant('J2E') * (constant('RE') / au) ** 2 * numberAt(masses, place.earth), pole: [0, 0, 1] }
  const integrated = new Set(bodies.map(({ name }) => name))
  const ring = asteroidMassNames()
    .filter((name) => !integrated.has(name))
    .reduce((sum, name) => sum + constant(name), 0)
  const newton = new Float64Array(3 * count)
  const space: Space = { masses, newton, distances: new Float64Array(count * count), potentials: new Float64Array(count), count }
  const slowness = 1 / lightSpeed(constant) ** 2
  return (positions, velocities, out) => {
    attract(space, positions)
    for (let k = 1; k < bodyNames.length; k++) flatten(space, positions, { source: sun, target: k })
    flatten(space, positions, { source: earth, target: place.moon })
    for (let k = 1; k < bodyNames.length; k++) encircle(newton, positions, { body: k, gm: ring })
    for (let i = 0; i < count; i++) relate(space, { positions, velocities, out }, { body: i, slowness })
  }
}

/** What the parts of the model share: Newtonian accelerations, distances of each pair, and the potential at each body. */
interface Space {
  readonly masses: Float64Array
  readonly newton: Float64Array
  readonly distances: Float64Array
  readonly potentials: Float64Array
  readonly count: number
}

/** A vector and what it is multiplied by. */
interface Pull {
  readonly factor: number
  readonly x: number
  readonly y: number
  readonly z: number
}

function push(values: Float64Array, body: number, { factor, x, y, z }: Pull): void {
  values[3 * body] = numberAt(values, 3 * body) + factor * x
  values[3 * body + 1] = numberAt(values, 3 * body + 1) + factor * y
  values[3 * body + 2] = numberAt(values, 3 * body + 2) + factor * z
}

function attract({ masses, newton, distances, potentials, count }: Space, r: Float64Array): void {
  newton.fill(0)
  potentials.fill(0)
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const dx = numberAt(r, 3 * j) - numberAt(r, 3 * i)
      const dy = numberAt(r, 3 * j + 1) - numberAt(r, 3 * i + 1)
      const dz = numberAt(r, 3 * j + 2) - numberAt(r, 3 * i + 2)
      const distance = Math.sqrt(dx * dx + dy * dy + dz * dz)
      distances[i * count + j] = distance
      distances[j * count + i] = distance
      potentials[i] = numberAt(potentials, i) + numberAt(masses, j) / distance
      potentials[j] = numberAt(potentials, j) + numberAt(masses, i) / distance
      const cube = 1 / (distance * distance * distance)
      push(newton, i, { factor: numberAt(masses, j) * cube, x: dx, y: dy, z: dz })
      push(newton, j, { factor: -numberAt(masses, i) * cube, x: dx, y: dy, z: dz })
    }
  }
}

function flatten({ masses, newton }: Space, r: Float64Array, { source, target }: { readonly source: Flat; readonly target: number }): void {
  const { body, pole } = source
  const dx = numberAt(r, 3 * target) - numberAt(r, 3 * body)
  const dy = numberAt(r, 3 * target + 1) - numberAt(r, 3 * body + 1)
  const dz = numberAt(r, 3 * target + 2) - numberAt(r, 3 * body + 2)
  const square = dx * dx + dy * dy + dz * dz
  const height = dx * pole[0] + dy * pole[1] + dz * pole[2]
  const factor = source.strength / (square * square * Math.sqrt(square))
  const q = (5 * height * height) / square - 1
  const x = factor * (q * dx - 2 * height * pole[0])
  const y = factor * (q * dy - 2 * height * pole[1])
  const z = factor * (q * dz - 2 * height * pole[2])
  push(newton, target, { factor: 1, x, y, z })
  push(newton, body, { factor: -numberAt(masses, target) / numberAt(masses, body), x, y, z })
}

function encircle(newton: Float64Array, r: Float64Array, { body, gm }: { readonly body: number; readonly gm: number }): void {
  const dx = numberAt(r, 3 * body) - numberAt(r, 0)
  const dy = numberAt(r, 3 * body + 1) - numberAt(r, 1)
  const dz = numberAt(r, 3 * body + 2) - numberAt(r, 2)
  push(newton, body, { factor: ringFactor(gm, ringRadius, Math.sqrt(dx * dx + dy * dy + dz * dz)), x: dx, y: dy, z: dz })
}

/** The relativistic acceleration of one body; `slowness` is 1/c² in day²/au². */
function relate(
  { masses, newton, distances, potentials, count }: Space,
  { positions: r, velocities: v, out }: { readonly positions: Float64Array; readonly velocities: Float64Array; readonly out: Float64Array },
  { body: i, slowness }: { readonly body: number; readonly slowness: number },
): void {
  const vx = numberAt(v, 3 * i)
  const vy = numberAt(v, 3 * i + 1)
  const vz = numberAt(v, 3 * i + 2)
  const square = vx * vx + vy * vy + vz * vz
  let ax = numberAt(newton, 3 * i)
  let ay = numberAt(newton, 3 * i + 1)
  let az = numberAt(newton, 3 * i + 2)
  for (let j = 0; j < count; j++) {
    if (j === i) continue
    const distance = numberAt(distances, i * count + j)
    const gm = numberAt(masses, j)
    const dx = numberAt(r, 3 * j) - numberAt(r, 3 * i)
    const dy = numberAt(r, 3 * j + 1) - numberAt(r, 3 * i + 1)
    const dz = numberAt(r, 3 * j + 2) - numberAt(r, 3 * i + 2)
    const wx = numberAt(v, 3 * j)
    const wy = numberAt(v, 3 * j + 1)
    const wz = numberAt(v, 3 * j + 2)
    const nx = numberAt(newton, 3 * j)
    const ny = numberAt(newton, 3 * j + 1)
    const nz = numberAt(newton, 3 * j + 2)
    const approach = (dx * wx + dy * wy + dz * wz) / distance
    const along =
      square +
      2 * (wx * wx + wy * wy + wz * wz) -
      4 * (vx * wx + vy * wy + vz * wz) -
      4 * numberAt(potentials, i) -
      numberAt(potentials, j) -
      1.5 * approach * approach +
      0.5 * (dx * nx + dy * ny + dz * nz)
    const drag = -(dx * (4 * vx - 3 * wx) + dy * (4 * vy - 3 * wy) + dz * (4 * vz - 3 * wz))
    const pull = (gm / (distance * distance * distance)) * slowness
    const share = ((3.5 * gm) / distance) * slowness
    ax += pull * (along * dx + drag * (vx - wx)) + share * nx
    ay += pull * (along * dy + drag * (vy - wy)) + share * ny
    az += pull * (along * dz + drag * (vz - wz)) + share * nz
  }
  out[3 * i] = ax
  out[3 * i + 1] = ay
  out[3 * i + 2] = az
}
