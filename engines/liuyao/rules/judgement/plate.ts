import { flagged } from '../../src/judge/facts/facts.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { when, wholePlate } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'
import type { Theme } from './subjects.ts'

/** Spheres that want holding together: a clash scatters them. */
const joining: readonly Theme[] = ['money', 'office', 'paper', 'union', 'offspring', 'place', 'life']

/** Month or day combines with 世 or with the subject. */
function heldByTime(facts: Facts): boolean {
  const own = facts.target.time
  const self = facts.self.time
  return own.dayCombine || own.monthCombine || self.dayCombine || self.monthCombine
}

/** Month or day clashes with 世, 应 or the subject. */
function clashedByTime(facts: Facts): boolean {
  const own = facts.target.time
  const self = facts.self.time
  const other = facts.other.time
  return own.dayClash || own.monthClash || self.dayClash || self.monthClash || other.dayClash || other.monthClash
}

/** A six clash that no combination follows or holds. */
function scatters(facts: Facts): boolean {
  return flagged(facts, 'sixClash') && !flagged(facts, 'clashToHarmony') && !flagged(facts, 'clashToClash')
}

/** The plate as a whole: 六冲 六合 and their turns, 反吟 伏吟, 卦变. */
export const plateRules = [
  {
    id: 'six-clash',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '六冲章' },
    match: (facts) => when(joining.includes(facts.theme) && scatters(facts) && !heldByTime(facts), wholePlate),
  },
  {
    id: 'six-clash-held',
    effect: '+',
    weight: 1,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十一问' },
    match: (facts) => when(joining.includes(facts.theme) && scatters(facts) && heldByTime(facts), wholePlate),
  },
  {
    id: 'six-clash-scatters-trouble',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六冲章' },
    match: (facts) => when(facts.theme === 'trouble' && scatters(facts), wholePlate),
  },
  {
    id: 'recent-illness-clash',
    effect: '+',
    weight: 5,
    cite: { book: 'zengshan-buyi', place: '六冲章' },
    match: (facts) => {
      const clash = flagged(facts, 'sixClash') || flagged(facts, 'changedSixClash') || (flagged(facts, 'sixHarmony') && clashedByTime(facts))
      return when(facts.theme === 'illness' && facts.duration === 'recent' && clash, wholePlate)
    },
  },
  {
    id: 'long-illness-clash',
    effect: '-',
    weight: 5,
    cite: { book: 'zengshan-buyi', place: '六冲章' },
    match: (facts) => {
      const clash = flagged(facts, 'sixClash') || flagged(facts, 'changedSixClash')
      return when(facts.theme === 'illness' && facts.duration === 'long' && clash, wholePlate)
    },
  },
  {
    id: 'six-harmony',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) =>
      when(joining.includes(facts.theme) && flagged(facts, 'sixHarmony') && !flagged(facts, 'harmonyToClash') && !clashedByTime(facts), wholePlate),
  },
  {
    id: 'six-harmony-clashed',
    effect: '-',
    weight: 2,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十一问' },
    match: (facts) => when(joining.includes(facts.theme) && flagged(facts, 'sixHarmony') && facts.other.time.dayClash, wholePlate),
  },
  {
    id: 'six-harmony-binds-trouble',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(facts.theme === 'trouble' && flagged(facts, 'sixHarmony') && !clashedByTime(facts), wholePlate),
  },
  {
    id: 'six-harmony-holds-illness',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => {
      const recent = facts.theme === 'illness' && facts.duration === 'recent'
      return when(recent && flagged(facts, 'sixHarmony') && !flagged(facts, 'changedSixClash') && !clashedByTime(facts), wholePlate)
    },
  },
  {
    id: 'clash-to-harmony',
    effect: '+',
    weight: 5,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(flagged(facts, 'clashToHarmony') && facts.theme !== 'trouble' && facts.theme !== 'illness', wholePlate),
  },
  {
    id: 'harmony-to-clash',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '六冲章' },
    match: (facts) => when(flagged(facts, 'harmonyToClash') && joining.includes(facts.theme), wholePlate),
  },
  {
    id: 'clash-to-clash',
    effect: '-',
    weight: 3,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十三问' },
    match: (facts) => when(flagged(facts, 'clashToClash') && joining.includes(facts.theme), wholePlate),
  },
  {
    id: 'harmony-to-harmony',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(flagged(facts, 'harmonyToHarmony') && joining.includes(facts.theme), wholePlate),
  },
  {
    id: 'reversal',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '反伏章' },
    match: (facts) => {
      const half = facts.target.position <= 3 ? 'inner' : 'outer'
      return when(flagged(facts, `${half}Reversal`) || flagged(facts, `${half}LineReversal`), wholePlate)
    },
  },
  {
    id: 'repetition',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '反伏章' },
    match: (facts) => when(flagged(facts, 'innerRepetition') || flagged(facts, 'outerRepetition'), wholePlate),
  },
  {
    id: 'palace-generated',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '卦变生克墓绝章' },
    match: ({ chart }) => when(chart.palaceChanges.includes('generated'), wholePlate),
  },
  {
    id: 'palace-controlled',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '卦变生克墓绝章' },
    match: ({ chart }) => when(chart.palaceChanges.includes('controlled') || chart.palaceChanges.includes('tombAndExtinction'), wholePlate),
  },
  {
    id: 'sole-moving',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '独发章' },
    match: (facts) => when(flagged(facts, 'soleMoving'), wholePlate),
  },
  {
    id: 'sole-static',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '独发章' },
    match: (facts) => when(flagged(facts, 'soleStatic'), wholePlate),
  },
] as const satisfies readonly Rule[]
