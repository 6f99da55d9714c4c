import { at, numberAt } from '../../engines/sky/src/at.ts'
import type { Vector } from './states.ts'

/** A segment of time: its middle as a Julian day and half its length in days. */
export interface Segment {
  readonly middle: number
  readonly half: number
}

/** Chebyshev coefficients of the three axes over a segment, interpolating at the `count` roots of the Chebyshev polynomial. */
export function fit(value: (time: number) => Vector, { middle, half }: Segment, count: number): readonly [Float64Array, Float64Array, Float64Array] {
  const angle = (i: number): number => (Math.PI * (i + 0.5)) / count
  const samples = Array.from({ length: count }, (_, i) => value(middle + half * Math.cos(angle(i))))
  const axis = (which: 0 | 1 | 2): Float64Array => {
    const coefficients = new Float64Array(count)
    for (let k = 0; k < count; k++) {
      let sum = 0
      for (let i = 0; i < count; i++) sum += at(samples, i)[which] * Math.cos(k * angle(i))
      coefficients[k] = (sum * (k === 0 ? 1 : 2)) / count
    }
    return coefficients
  }
  return [axis(0), axis(1), axis(2)]
}

/** The sum of a Chebyshev series at `u` within [-1, 1] (Clenshaw). */
export function valueOf(coefficients: Float64Array, u: number): number {
  let [next, after] = [0, 0]
  for (let k = coefficients.length - 1; k >= 1; k--) [next, after] = [2 * u * next - after + numberAt(coefficients, k), next]
  return u * next - after + numberAt(coefficients, 0)
}
