import { judgementRules } from '../../rules/judgement/all.ts'
import type { JudgementRuleId } from '../../rules/judgement/all.ts'
import type { Facts } from './facts/facts.ts'
import { positionsIn } from './facts/line-set.ts'
import type { Hit } from './rule.ts'

/** One rule of judgement that applies. */
export type JudgementHit = Hit<JudgementRuleId>

/** Every rule that applies to the facts, in the order of the rule table. */
export function hitsOf(facts: Facts): JudgementHit[] {
  const hits: JudgementHit[] = []
  for (const { id, effect, weight, cite, match } of judgementRules) {
    const set = match(facts)
    if (set !== 0) hits.push({ id, effect, weight, lines: positionsIn(set), cite })
  }
  return hits
}
