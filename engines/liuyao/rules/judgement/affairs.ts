import { has, turns } from '../../src/judge/facts/facts.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { when } from '../../src/judge/facts/line-set.ts'
import { bound, vigourOf } from '../../src/judge/facts/vigour.ts'
import type { Rule } from '../../src/judge/rule.ts'
import { clashOf, combineOf } from '../../src/phase/branch.ts'
import { relationOf } from '../../src/phase/element.ts'

/** What 应 does to 世. */
function otherToSelf(facts: Facts) {
  return relationOf[facts.other.element][facts.self.element]
}

/** A quarrel with an opponent. */
function contest(facts: Facts): boolean {
  return facts.category === 'lawsuit' || facts.category === 'dispute'
}

/** Rules of single affairs: journeys, travellers, marriage, contests, birth. */
export const affairRules = [
  {
    id: 'journey-bound',
    effect: '-',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(facts.theme === 'journey' && facts.subject === 'self' && bound(facts.self), facts.selfSet),
  },
  {
    id: 'journey-self-moves',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '出行' },
    match: (facts) =>
      when(facts.theme === 'journey' && facts.subject === 'self' && facts.self.moving && !bound(facts.self) && !facts.struckBack, facts.selfSet),
  },
  {
    id: 'traveller-moves',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '行人' },
    match: (facts) => when(facts.theme === 'return' && facts.target.active && !facts.struckBack && !turns(facts, 'intoTomb'), facts.own),
  },
  {
    id: 'traveller-turns-back',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    match: (facts) => when(facts.theme === 'return' && turns(facts, 'retreats'), facts.own),
  },
  {
    id: 'traveller-presses-self',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '行人' },
    match: (facts) => when(facts.theme === 'return' && !facts.onSelf && facts.toSelf === 'controls' && !facts.weak, facts.own),
  },
  {
    id: 'traveller-self-void',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '行人' },
    match: (facts) => when(facts.theme === 'return' && !facts.onSelf && facts.self.time.void, facts.selfSet),
  },
  {
    id: 'union-other-gives',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '婚姻' },
    match: (facts) => {
      const joins = combineOf[facts.other.branch] === facts.self.branch
      return when(facts.theme === 'union' && (joins || otherToSelf(facts) === 'generates'), facts.selfSet)
    },
  },
  {
    id: 'union-at-odds',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '婚姻' },
    match: (facts) => {
      const clash = clashOf[facts.other.branch] === facts.self.branch
      const acts = facts.self.active || facts.other.active
      const control = otherToSelf(facts) === 'controls' || otherToSelf(facts) === 'controlledBy'
      return when(facts.theme === 'union' && acts && (clash || control), facts.selfSet)
    },
  },
  {
    id: 'union-other-void',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '婚姻' },
    match: (facts) => when(facts.theme === 'union' && facts.other.states.includes('trueVoid'), facts.selfSet),
  },
  {
    id: 'opponent-weak',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '词讼' },
    match: (facts) => when(contest(facts) && facts.subject === 'self' && vigourOf(facts.other.time) <= -2, facts.selfSet),
  },
  {
    id: 'opponent-strong',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '词讼' },
    match: (facts) => {
      const stronger = vigourOf(facts.other.time) >= 2 && facts.selfVigour < 2
      return when(contest(facts) && facts.subject === 'self' && stronger && otherToSelf(facts) === 'controls', facts.selfSet)
    },
  },
  {
    id: 'birth-clash',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '产育' },
    match: (facts) => when(facts.category === 'childbirth' && has(facts, 'dayClash') && !facts.weak, facts.own),
  },
] as const satisfies readonly Rule[]
