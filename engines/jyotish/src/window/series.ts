import { findRoot } from '@hefu/sky'
import { at } from '../list.ts'

/** A Chebyshev series over a stretch of time, Julian days: its value is continuous and may leave [0, 360). */
export type Series = { readonly from: number; readonly to: number; readonly coefficients: readonly number[] }

/** Where a series of so many coefficients is sampled, Julian days. */
export function nodesOf({ from, to }: Pick<Series, 'from' | 'to'>, count: number): readonly number[] {
  return Array.from({ length: count }, (_, k) => (from + to) / 2 + ((to - from) / 2) * Math.cos((Math.PI * (k + 0.5)) / count))
}

/** The series through samples taken at `nodesOf`. */
export function seriesThrough({ from, to }: Pick<Series, 'from' | 'to'>, samples: readonly number[]): Series {
  const count = samples.length
  const coefficients = samples.map((_, k) => {
    const sum = samples.reduce((total, sample, i) => total + sample * Math.cos((Math.PI * k * (i + 0.5)) / count), 0)
    return (sum * (k === 0 ? 1 : 2)) / count
  })
  return { from, to, coefficients }
}

/** The value of a series at a Julian day. */
export function valueOf({ from, to, coefficients }: Series, ut: number): number {
  const u = (2 * ut - from - to) / (to - from)
  const twice = 2 * u
  let b1 = 0
  let b2 = 0
  for (let k = coefficients.length - 1; k > 0; k--) {
    const b = twice * b1 - b2 + (coefficients[k] ?? 0)
    b2 = b1
    b1 = b
  }
  return u * b1 - b2 + (coefficients[0] ?? 0)
}

/** The rate of change of a series, a day. */
export function derivativeOf({ from, to, coefficients }: Series): Series {
  const count = coefficients.length
  const found = Array.from({ length: Math.max(1, count - 1) }, () => 0)
  const scale = 2 / (to - from)
  for (let k = count - 1; k > 0; k--) found[k - 1] = (found[k + 1] ?? 0) + 2 * k * at(coefficients, k) * scale
  found[0] = at(found, 0) / 2
  return { from, to, coefficients: found }
}

/** A sum of series over one stretch, each times a factor, and a constant. */
export function sumOf(terms: readonly (readonly [series: Series, factor: number])[], constant: number): Series {
  const { from, to, coefficients } = at(terms, 0)[0]
  return {
    from,
    to,
    coefficients: coefficients.map((_, k) => terms.reduce((sum, [series, factor]) => sum + factor * (series.coefficients[k] ?? 0), k === 0 ? constant : 0)),
  }
}

/** The moments at which a series is zero, in order: between two turning points it passes zero once or not at all, and the turning points are the zeros of its derivative. */
export function zerosOf(series: Series): readonly number[] {
  const { from, to, coefficients } = series
  const rest = coefficients.slice(1).reduce((sum, coefficient) => sum + Math.abs(coefficient), 0)
  if (coefficients.length < 2 || rest <= Math.abs(at(coefficients, 0))) return []
  const ends = [from, ...zerosOf(derivativeOf(series)), to]
  return ends.slice(1).flatMap((end, index) => {
    const start = at(ends, index)
    const value = (ut: number): number => valueOf(series, ut)
    return Math.sign(value(start)) === Math.sign(value(end)) ? [] : [findRoot(value, { from: start, to: end, tolerance: 1e-9 })]
  })
}
