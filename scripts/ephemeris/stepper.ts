import { at, numberAt } from '../../engines/sky/src/at.ts'
import type { Accelerations } from './forces.ts'

/** Moves a state (all positions, then all velocities) by a step in days. */
export type Step = (state: Float64Array, days: number) => void

const parts = [2, 4, 6, 8, 10, 12, 14] as const

/**
 * One step of Gragg's modified midpoint rule, extrapolated over seven subdivisions after Bulirsch and Stoer (order 14), for `bodies`
 * bodies. Deterministic: the number of subdivisions does not depend on the state.
 */
export function createStep(accelerations: Accelerations, bodies: number): Step {
  const half = 3 * bodies
  const size = 2 * half
  const rows = parts.map(() => new Float64Array(size))
  const buffers = { earlier: new Float64Array(size), later: new Float64Array(size), rate: new Float64Array(size), start: new Float64Array(size) }
  const rateOf = (state: Float64Array, out: Float64Array): void => {
    out.set(state.subarray(half), 0)
    accelerations(state.subarray(0, half), state.subarray(half), out.subarray(half))
  }
  return (state, days) => {
    rateOf(state, buffers.start)
    for (const [place, count] of parts.entries()) midpoint({ state, out: at(rows, place), rateOf, buffers }, days / count, count)
    extrapolate(rows)
    state.set(at(rows, rows.length - 1))
  }
}

interface Midpoint {
  readonly state: Float64Array
  readonly out: Float64Array
  readonly rateOf: (state: Float64Array, out: Float64Array) => void
  readonly buffers: { readonly earlier: Float64Array; readonly later: Float64Array; readonly rate: Float64Array; readonly start: Float64Array }
}

function midpoint({ state, out, rateOf, buffers }: Midpoint, step: number, count: number): void {
  const { rate, start } = buffers
  let [earlier, later] = [buffers.earlier, buffers.later]
  for (let q = 0; q < state.length; q++) {
    earlier[q] = numberAt(state, q)
    later[q] = numberAt(state, q) + step * numberAt(start, q)
  }
  for (let m = 1; m < count; m++) {
    rateOf(later, rate)
    for (let q = 0; q < state.length; q++) earlier[q] = numberAt(earlier, q) + 2 * step * numberAt(rate, q)
    ;[earlier, later] = [later, earlier]
  }
  rateOf(later, rate)
  for (let q = 0; q < state.length; q++) out[q] = 0.5 * (numberAt(earlier, q) + numberAt(later, q) + step * numberAt(rate, q))
}

/** Aitken and Neville's scheme in the square of the step; the best value ends in the last row. */
function extrapolate(rows: readonly Float64Array[]): void {
  for (let order = 1; order < rows.length; order++) {
    for (let k = rows.length - 1; k >= order; k--) {
      const [better, worse] = [at(rows, k), at(rows, k - 1)]
      const divisor = (at(parts, k) / at(parts, k - order)) ** 2 - 1
      for (let q = 0; q < better.length; q++) better[q] = numberAt(better, q) + (numberAt(better, q) - numberAt(worse, q)) / divisor
    }
  }
}
