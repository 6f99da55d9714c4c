import type { AgeLaw } from './age.ts'
import { shareBefore } from './age.ts'
import { real, small } from './at.ts'
import { cycle, lordAt, lords, periodAt, type Schedule } from './schedule.ts'

/** Length of the arrays that masses are gathered in: more than four lords can meet. */
export const massLength = 32

/** A minute as far as one kind sees it. */
export interface Walk {
  readonly state: { readonly activation: Uint8Array; readonly counts: Uint8Array; readonly schedule: Schedule }
  readonly law: AgeLaw
  /** Days from the start of the schedule to birth. */
  readonly elapsed: number
}

/** Days of age, half open. */
export interface Days {
  readonly from: number
  readonly to: number
}

/** Adds to `masses`, by the number of rules met, the share of the age law that lies in a span of days. */
export function addMasses({ state, law, elapsed }: Walk, { from, to }: Days, masses: Float64Array): void {
  const { starts, count } = state.schedule
  let before = shareBefore(law, from)
  for (let period = periodAt(state.schedule, from + elapsed); period < count; period++) {
    const end = real(starts, period + 1) - elapsed
    const after = shareBefore(law, Math.min(end, to))
    const met = small(state.activation, period)
    masses[met] = real(masses, met) + after - before
    before = after
    if (end >= to) return
  }
}

/** As `addMasses` with the lords of the fourth level counted too: for dates known to the day. */
export function addFineMasses({ state, law, elapsed }: Walk, { from, to }: Days, masses: Float64Array): void {
  const { starts, count, lords: levels } = state.schedule
  for (let period = periodAt(state.schedule, from + elapsed); period < count; period++) {
    const start = real(starts, period) - elapsed
    const length = real(starts, period + 1) - real(starts, period)
    const first = placeOfLord(small(levels[2], period))
    let end = start
    for (let k = 0; k < lords.length; k++) {
      const lord = lordAt(first + k)
      const begin = end
      end += (length * lord.years) / cycle
      const met = small(state.activation, period) + small(state.counts, lord.graha)
      if (end > from && begin < to) masses[met] = real(masses, met) + shareBefore(law, Math.min(end, to)) - shareBefore(law, Math.max(begin, from))
    }
    if (end >= to) return
  }
}

/** Where a graha stands in the order of the lords. */
function placeOfLord(graha: number): number {
  return lords.findIndex((lord) => lord.graha === graha)
}
