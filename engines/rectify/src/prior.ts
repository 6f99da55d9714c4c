import { btrRules1 } from '../rules/btr-rules-1.ts'
import type { CaseSpec, TimeSource } from './case-spec.ts'

/** Half the width in minutes of what a record to the minute, and one on a round number, leave open. */
const open = { exact: 3, rounded: 10 }

/** Share of the declared window's belief that is spread over it evenly: the person declared all of it, so no minute is impossible. */
const even = 0.01

/**
 * Belief over the minutes of a case before any date is heard, summing to 1: the declared window with `btrRules1.outside.minutes` more on
 * either side, which share a small part of it evenly.
 */
export function priorOf({ minutes, source }: Pick<CaseSpec, 'minutes' | 'source'>): Float64Array {
  const { share, minutes: beside } = btrRules1.outside
  const prior = new Float64Array(minutes + 2 * beside).fill(share / (2 * beside))
  const weights = Float64Array.from({ length: minutes }, (_, minute) => weightOf(source, minute))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  for (const [minute, weight] of weights.entries()) prior[beside + minute] = (1 - share) * (((1 - even) * weight) / sum + even / minutes)
  return prior
}

function weightOf(source: TimeSource, minute: number): number {
  if (source.kind === 'span') return 1
  const away = Math.abs(minute - source.minute)
  if (source.kind === 'memory') return Math.exp(-0.5 * (away / source.deviation) ** 2)
  return Math.max(0, 1 - away / ((source.rounded ? open.rounded : open.exact) + 1))
}
