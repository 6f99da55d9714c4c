import { numberAt } from '../at.ts'

/** Fills `coefficients` with the Chebyshev series through samples taken at the roots of the Chebyshev polynomial of that many nodes. */
export function fitSamples(samples: Float64Array, coefficients: Float64Array): void {
  const count = samples.length
  for (let k = 0; k < count; k++) {
    let sum = 0
    for (let i = 0; i < count; i++) sum += numberAt(samples, i) * Math.cos((Math.PI * k * (i + 0.5)) / count)
    coefficients[k] = (sum * (k === 0 ? 1 : 2)) / count
  }
}

/** Where the samples are taken, within [-1, 1]. */
export function nodeOf(index: number, count: number): number {
  return Math.cos((Math.PI * (index + 0.5)) / count)
}
