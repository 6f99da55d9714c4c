import { btrRules1 } from '../rules/btr-rules-1.ts'
import { real } from './at.ts'
import type { Posterior } from './posterior.ts'

/** What one event did: it pushed towards the minutes that are believed now, did nothing, or pulls the other way. In bits. */
export interface Effect {
  readonly direction: 'towards' | 'none' | 'against'
  readonly bits: number
}

/** Below this many bits nothing was done. */
const nothing = 0.02

/** One event's ratios beside belief now and before; `count` minutes. */
interface Weight {
  readonly ratios: Float64Array
  readonly posterior: Posterior
  readonly prior: Float64Array
  readonly count: number
}

/** How much likelier one event is where belief stands now than where it stood before any date. */
export function effectOf({ ratios, posterior, prior, count }: Weight): Effect {
  const width = btrRules1.strengths.length
  let [now, before] = [0, 0]
  for (let minute = 0; minute < count; minute++) {
    let likelihood = 0
    for (let j = 0; j < width; j++) likelihood += real(posterior.strengths, j) * Math.exp(real(ratios, minute * width + j))
    now += real(posterior.minutes, minute) * likelihood
    before += real(prior, minute) * likelihood
  }
  const bits = Math.log2(now / before)
  return { direction: Math.abs(bits) < nothing ? 'none' : directionOf(bits), bits }
}

function directionOf(bits: number): 'towards' | 'against' {
  return bits > 0 ? 'towards' : 'against'
}
