import { numberAt } from '../../engines/sky/src/at.ts'
import { bodyNames } from './bodies.ts'

/** x, y and z. */
export type Vector = readonly [number, number, number]

/** Days between two kept states. */
export const stateStep = 1
/** Numbers of one kept state: positions of the eleven bodies, then their velocities. */
export const stateLength = 6 * bodyNames.length

/** Daily states from the Julian day `start` (TDB), barycentric, ICRF axes, au and au/day. */
export interface States {
  readonly start: number
  readonly values: Float64Array
}

/** The position of a body between kept states: Hermite interpolation of degree 7 through four states. */
export function positionAt({ start, values }: States, body: number, time: number): Vector {
  const x = (time - start) / stateStep
  const last = values.length / stateLength - 3
  const first = Math.max(1, Math.min(Math.floor(x), last)) - 1
  const sum: [number, number, number] = [0, 0, 0]
  for (let k = 0; k < 4; k++) {
    const here = first + k
    let product = 1
    let slope = 0
    for (let other = first; other < first + 4; other++) {
      if (other === here) continue
      product *= (x - other) / (here - other)
      slope += 1 / (here - other)
    }
    const square = product * product
    const value = (1 - 2 * (x - here) * slope) * square
    const rate = (x - here) * square * stateStep
    const offset = here * stateLength + 3 * body
    for (const axis of [0, 1, 2] as const) {
      sum[axis] += value * numberAt(values, offset + axis) + rate * numberAt(values, offset + stateLength / 2 + axis)
    }
  }
  return sum
}
