import { btrRules1 } from '../rules/btr-rules-1.ts'
import { real } from './at.ts'

/** Belief after the dates. */
export interface Posterior {
  /** Share of each minute; sums to 1. */
  readonly minutes: Float64Array
  /** Share of each minute and strength, minutes first; sums to 1. */
  readonly joint: Float64Array
  /** Share of each strength, in the order of `btrRules1.strengths`. */
  readonly strengths: Float64Array
  /** Natural logarithm of how much likelier the dates are under some strength of the rules than under none. */
  readonly logBayes: number
}

/** The strengths that an average is taken over. */
export type Over = 'all' | 'some_strength'

/** Belief over minutes and strengths from a prior over minutes and the sum of all log ratios (minutes first). */
export function posteriorOf(prior: Float64Array, ratios: Float64Array, over: Over = 'all'): Posterior {
  const weights: readonly number[] = btrRules1.strengthPrior.map((weight, j) => (over === 'some_strength' && j === 0 ? 0 : weight))
  const width = weights.length
  let peak = 0
  for (let k = 0; k < ratios.length; k++) peak = Math.max(peak, real(ratios, k))
  const joint = new Float64Array(ratios.length)
  const strengths = new Float64Array(width)
  for (let minute = 0; minute < prior.length; minute++) {
    for (const [j, weight] of weights.entries()) {
      const share = weight === 0 ? 0 : real(prior, minute) * weight * Math.exp(real(ratios, minute * width + j) - peak)
      joint[minute * width + j] = share
      strengths[j] = real(strengths, j) + share
    }
  }
  const total = strengths.reduce((sum, share) => sum + share, 0)
  // Summed, not taken from the total: dates that speak strongly against the rules leave them less than its rounding.
  const rules = strengths.subarray(1).reduce((sum, share) => sum + share, 0)
  const ruleWeight = weights.reduce((sum, weight, j) => (j === 0 ? sum : sum + weight), 0)
  const minutes = new Float64Array(prior.length)
  for (let k = 0; k < joint.length; k++) joint[k] = real(joint, k) / total
  for (let minute = 0; minute < minutes.length; minute++)
    for (let j = 0; j < width; j++) minutes[minute] = real(minutes, minute) + real(joint, minute * width + j)
  // Under no rules every ratio is zero, so the evidence is exp(−peak) in these units.
  return { minutes, joint, strengths: strengths.map((share) => share / total), logBayes: Math.log(rules / ruleWeight) + peak }
}

/** Bits by which belief moved from a prior. */
export function divergence(posterior: Float64Array, prior: Float64Array): number {
  let bits = 0
  for (const [minute, share] of posterior.entries()) if (share > 0) bits += share * Math.log2(share / real(prior, minute))
  return bits
}
