import type { ScoredKind } from '../rules/btr-rules-1.ts'
import { dayAtShare } from './age.ts'
import { real, small } from './at.ts'
import type { Case } from './case.ts'
import { periodAt } from './schedule.ts'

/** How a simulated event is drawn: for one minute of a case, with dates that follow the rules at a strength (0: not at all) and are wrong with some chance. */
export interface Drawing {
  readonly kind: ScoredKind
  readonly minute: number
  readonly strength: number
  readonly doubt: number
}

/** Days from birth to an event of a simulated life, by the very model that the estimate assumes; `random` gives numbers in [0, 1). */
export function drawEvent(opened: Case, { kind, minute, strength, doubt }: Drawing, random: () => number): number {
  const { law, stateOf } = opened.kind(kind)
  const { activation, schedule } = stateOf(minute)
  const elapsed = real(opened.elapsed, minute)
  const most = activation.reduce((best, met) => Math.max(best, met), 0)
  const followsNothing = strength === 0 || random() < doubt
  for (;;) {
    const day = dayAtShare(law, random())
    const met = small(activation, periodAt(schedule, day + elapsed))
    if (followsNothing || random() < Math.exp(strength * (met - most))) return day
  }
}
