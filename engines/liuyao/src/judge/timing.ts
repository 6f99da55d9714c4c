import { categoryUnits } from '../../rules/judgement/units.ts'
import type { TimingUnit } from '../../rules/judgement/units.ts'
import { timingRules } from '../../rules/judgement/timing.ts'
import type { TimingRule, TimingRuleId } from '../../rules/judgement/timing.ts'
import type { Branch } from '../terms.ts'
import type { Facts } from './facts/facts.ts'
import type { Direction } from './level.ts'
import type { Cite } from './rule.ts'

/** A branch at which the matter may ripen (应期): a candidate, never a promise. */
export type TimingWindow = {
  readonly branch: Branch
  /** The scale at which the branch is to be looked for. */
  readonly unit: TimingUnit
  /** The rule that speaks loudest for the branch. */
  readonly reason: TimingRuleId
  readonly cite: Cite
  /** Sum of the weights of all rules that name the branch, later branches of one rule counting less; a tenth is the finest step. */
  readonly weight: number
}

/** A window while its weight is summed. */
type Gathering = { -readonly [Name in keyof TimingWindow]: TimingWindow[Name] } & { loudest: number }

/** How much each further branch of one rule loses. */
const stepDown = 0.3

/** How many windows are given at most. */
const most = 6

/** The scale of a question: years for long affairs, hours for births, days for whatever is acute. */
function unitOf(facts: Facts): TimingUnit {
  if (facts.theme === 'illness') return facts.duration === 'long' ? 'month' : 'day'
  return categoryUnits[facts.category]
}

/** Adds one rule's branches to the windows gathered so far. */
function addRule(rule: TimingRule & { readonly id: TimingRuleId }, named: readonly Branch[], into: { windows: Gathering[]; unit: TimingUnit }): void {
  named.forEach((branch, place) => {
    const share = Math.max(0.5, rule.weight - stepDown * place)
    const known = into.windows.find((window) => window.branch === branch)
    if (known === undefined) {
      into.windows.push({ branch, unit: into.unit, reason: rule.id, cite: rule.cite, weight: share, loudest: share })
      return
    }
    known.weight += share
    if (share <= known.loudest) return
    known.loudest = share
    known.reason = rule.id
    known.cite = rule.cite
  })
}

/** The likeliest branches first, at most six. */
export function windowsFor(facts: Facts, direction: Direction): TimingWindow[] {
  const into = { windows: [], unit: unitOf(facts) } satisfies { windows: Gathering[]; unit: TimingUnit }
  for (const rule of timingRules) {
    const named = rule.branches(facts, direction)
    if (named.length > 0) addRule(rule, named, into)
  }
  const ranked: Gathering[] = into.windows
  ranked.sort((one, two) => two.weight - one.weight)
  return ranked.slice(0, most).map(({ branch, unit, reason, cite, weight }) => ({ branch, unit, reason, cite, weight: Math.round(weight * 10) / 10 }))
}
