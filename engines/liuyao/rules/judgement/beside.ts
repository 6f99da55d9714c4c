import type { Facts } from '../../src/judge/facts/facts.ts'
import { lineSet, when } from '../../src/judge/facts/line-set.ts'
import type { LineSet } from '../../src/judge/facts/line-set.ts'
import { vigourOf } from '../../src/judge/facts/vigour.ts'
import type { Rule } from '../../src/judge/rule.ts'
import { combineOf } from '../../src/phase/branch.ts'
import { relationOf } from '../../src/phase/element.ts'
import type { Kin } from '../../src/terms.ts'

/** The asker or the other party stands for the matter, so that the thing sought is a second line. */
function standsIn(facts: Facts): boolean {
  return facts.subject === 'self' || facts.subject === 'other'
}

/** Free active lines of one kin away from 世. */
function movers(facts: Facts, kin: Kin): LineSet {
  let set = 0
  for (const line of facts.chart.lines) {
    if (line.kin === kin && !line.self && facts.abilities[line.position - 1] === 'free') set |= lineSet(line.position)
  }
  return set
}

/** Free active lines of one kin that generate 世 or combine with it. */
function comers(facts: Facts, kin: Kin): LineSet {
  let set = 0
  for (const line of facts.chart.lines) {
    if ((movers(facts, kin) & lineSet(line.position)) === 0) continue
    if (relationOf[line.element][facts.self.element] === 'generates' || combineOf[line.branch] === facts.self.branch) set |= lineSet(line.position)
  }
  return set
}

/** Strong whole lines of one kin. */
function strongLines(facts: Facts, kin: Kin): LineSet {
  let set = 0
  for (const line of facts.chart.lines) {
    if (line.kin === kin && !line.time.monthClash && vigourOf(line.time) >= 2) set |= lineSet(line.position)
  }
  return set
}

/** Kin that are looked at beside the subject. */
export const besideRules = [
  {
    id: 'office-comes-to-self',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求名' },
    match: (facts) => when(facts.theme === 'office' && facts.subject === 'self', comers(facts, 'officer') & ~facts.reach.sources),
  },
  {
    id: 'children-harm-office',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求名' },
    match: (facts) => when(facts.theme === 'office' && facts.subject === 'self', movers(facts, 'children') & ~facts.reach.foes),
  },
  {
    id: 'papers-back-exam',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '求名' },
    match: (facts) => when(facts.category === 'exam', strongLines(facts, 'parents') & ~facts.own),
  },
  {
    id: 'wealth-comes-to-self',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => when(facts.theme === 'money' && standsIn(facts), comers(facts, 'wealth') & ~(facts.reach.sources | facts.own)),
  },
  {
    id: 'siblings-harm-money',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => when(facts.theme === 'money' && standsIn(facts), movers(facts, 'siblings') & ~(facts.reach.foes | facts.own)),
  },
  {
    id: 'self-void-when-seeking',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(!facts.onSelf && (facts.theme === 'money' || facts.theme === 'union') && facts.self.states.includes('trueVoid'), facts.selfSet),
  },
] as const satisfies readonly Rule[]
