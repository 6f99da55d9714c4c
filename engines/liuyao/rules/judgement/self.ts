import type { Facts } from '../../src/judge/facts/facts.ts'
import { lineSet, when } from '../../src/judge/facts/line-set.ts'
import type { LineSet } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'
import { combineOf } from '../../src/phase/branch.ts'
import { relationOf } from '../../src/phase/element.ts'
import type { Kin, Relation } from '../../src/terms.ts'
import type { Theme } from './subjects.ts'

/** Spheres in which the asker wants to get something. */
const seeking: readonly Theme[] = ['money', 'office', 'paper', 'union', 'offspring']

/** Spheres in which the asker fears something. */
const fearing: readonly Theme[] = ['illness', 'trouble', 'journey', 'life', 'place']

/** The subject is a kin or the other party that stands away from 世. */
function apart(facts: Facts): boolean {
  return facts.subject !== 'self' && !facts.onSelf && facts.target.place === 'line'
}

/** The asker asks for himself and fears something. */
function fearsForSelf(facts: Facts): boolean {
  return facts.subject === 'self' && fearing.includes(facts.theme)
}

/** What the kin of 世 does to the subject's phase. */
function selfTo(facts: Facts): Relation {
  return relationOf[facts.self.element][facts.target.element]
}

/** Free active lines of one kin. */
function movers(facts: Facts, kin: Kin): LineSet {
  let set = 0
  for (const line of facts.chart.lines) if (line.kin === kin && facts.abilities[line.position - 1] === 'free') set |= lineSet(line.position)
  return set
}

/** An officer on 世 that enters a tomb: the day's, a moving line's or its own change (随鬼入墓). */
function officerToTomb(facts: Facts): boolean {
  const { self } = facts
  if (self.kin !== 'officer' || facts.selfVigour >= 2) return false
  const { states, change } = self
  return states.includes('dayTomb') || states.includes('movingTomb') || change?.labels.includes('intoTomb') === true
}

/** What stands on 世, and how the subject stands to 世. */
export const selfRules = [
  {
    id: 'officer-on-self',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(fearsForSelf(facts) && facts.self.kin === 'officer', facts.selfSet),
  },
  {
    id: 'officer-on-self-moves',
    effect: '-',
    weight: 3,
    cite: { book: 'yi-yin', place: '脱祸占' },
    match: (facts) => when(fearsForSelf(facts) && facts.self.kin === 'officer' && facts.self.moving && facts.theme === 'trouble', facts.selfSet),
  },
  {
    id: 'children-on-self',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(fearsForSelf(facts) && facts.self.kin === 'children', facts.selfSet),
  },
  {
    id: 'children-on-self-for-office',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求名' },
    match: (facts) => when(facts.theme === 'office' && facts.subject === 'self' && facts.self.kin === 'children', facts.selfSet),
  },
  {
    id: 'officer-on-self-for-office',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求名' },
    match: (facts) => when(facts.theme === 'office' && facts.self.kin === 'officer', facts.selfSet),
  },
  {
    id: 'siblings-on-self-for-money',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => when(facts.theme === 'money' && facts.subject === 'self' && facts.self.kin === 'siblings', facts.selfSet),
  },
  {
    id: 'wealth-on-self-for-money',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => when(facts.theme === 'money' && facts.subject === 'self' && facts.self.kin === 'wealth', facts.selfSet),
  },
  {
    id: 'foe-on-self',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    match: (facts) => when(apart(facts) && facts.subject !== 'other' && selfTo(facts) === 'controls', facts.selfSet),
  },
  {
    id: 'source-on-self',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    match: (facts) => when(apart(facts) && facts.subject !== 'other' && selfTo(facts) === 'generates' && facts.selfVigour >= 2, facts.selfSet),
  },
  {
    id: 'subject-on-self',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(facts.subject !== 'self' && facts.onSelf && (seeking.includes(facts.theme) || facts.theme === 'return'), facts.selfSet),
  },
  {
    id: 'subject-comes-to-self',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => {
      const comes = facts.toSelf === 'generates' || combineOf[facts.target.branch] === facts.self.branch
      return when(apart(facts) && facts.target.active && !facts.struckBack && comes && facts.theme !== 'illness', facts.own)
    },
  },
  {
    id: 'subject-favours-self',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => {
      const favours = facts.toSelf === 'generates' || combineOf[facts.target.branch] === facts.self.branch
      return when(apart(facts) && !facts.target.active && !facts.weak && favours && seeking.includes(facts.theme), facts.own)
    },
  },
  {
    id: 'money-controls-self',
    effect: '+',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => when(apart(facts) && facts.theme === 'money' && facts.subject === 'wealth' && facts.toSelf === 'controls', facts.own),
  },
  {
    id: 'money-goes-to-other',
    effect: '-',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '求财' },
    match: (facts) => {
      const feeds = relationOf[facts.target.element][facts.other.element] === 'generates'
      return when(apart(facts) && facts.theme === 'money' && facts.target.active && feeds && facts.toSelf !== 'generates', facts.own)
    },
  },
  {
    id: 'children-move',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '病症' },
    match: (facts) => {
      const fits = facts.theme === 'illness' || facts.theme === 'trouble'
      const helps = facts.subject !== 'officer' && facts.subject !== 'children'
      return when(fits && helps, movers(facts, 'children') & ~(facts.reach.foes | facts.reach.sources | facts.own))
    },
  },
  {
    id: 'children-drive-officer-off',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '独发章' },
    match: (facts) => {
      const worried = facts.theme === 'illness' || facts.theme === 'trouble'
      return when(worried && fearsForSelf(facts) && facts.self.kin === 'officer', movers(facts, 'children'))
    },
  },
  {
    id: 'officer-moves-on-self',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '疾病章' },
    match: (facts) => when(fearsForSelf(facts) && facts.theme !== 'place', movers(facts, 'officer') & facts.reach.foes),
  },
  {
    id: 'officer-into-tomb',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '随鬼入墓章' },
    match: (facts) => when(fearsForSelf(facts) && officerToTomb(facts), facts.selfSet),
  },
  {
    id: 'self-broken',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(!facts.onSelf && seeking.includes(facts.theme) && facts.self.time.monthClash, facts.selfSet),
  },
] as const satisfies readonly Rule[]
