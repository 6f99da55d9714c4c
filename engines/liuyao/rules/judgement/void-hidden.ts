import { has } from '../../src/judge/facts/facts.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { when } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'
import { at } from '../../src/list.ts'

/** A static void subject whose void is a threat: not a fresh illness, and not the asker's own escape from trouble. */
function voidCounts(facts: Facts): boolean {
  if (facts.theme === 'illness' && facts.duration !== undefined) return false
  return !(facts.theme === 'trouble' && facts.subject === 'self')
}

/** A void that neither month nor day fills by combining with it. */
function trulyVoid(facts: Facts): boolean {
  const { monthCombine, dayCombine } = facts.target.time
  return has(facts, 'trueVoid') && !monthCombine && !dayCombine
}

/** 伏神有用 (增删卜易 飞伏章): month, day, cover or a mover supports it, or the cover cannot hold it. */
function usable(facts: Facts): boolean {
  const { hidden, time } = facts.target
  if (hidden === undefined || time.monthClash) return false
  const cover = at(facts.chart.lines, hidden.position - 1)
  const lifted = hidden.cover === 'generates' || facts.reach.sources !== 0
  const opened = cover.time.void || cover.time.monthClash || cover.time.dayClash
  if (hidden.cover === 'controls' && !opened && facts.target.vigour < 2) return false
  return lifted || opened || facts.target.vigour > 0
}

/** Void (旬空) and hidden (伏神) subjects. */
export const voidHiddenRules = [
  {
    id: 'subject-true-void',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    match: (facts) => when(trulyVoid(facts) && voidCounts(facts), facts.own),
  },
  {
    id: 'subject-void-waits',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    match: (facts) => when(facts.target.time.void && !trulyVoid(facts), facts.own),
  },
  {
    id: 'recent-illness-void',
    effect: '+',
    weight: 5,
    cite: { book: 'zengshan-buyi', place: '疾病章' },
    match: (facts) => when(facts.theme === 'illness' && facts.duration === 'recent' && facts.target.time.void, facts.own),
  },
  {
    id: 'long-illness-void',
    effect: '-',
    weight: 5,
    cite: { book: 'zengshan-buyi', place: '疾病章' },
    match: (facts) => when(facts.theme === 'illness' && facts.duration === 'long' && facts.target.time.void, facts.own),
  },
  {
    id: 'self-void-in-trouble',
    effect: '+',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '避乱' },
    match: (facts) => when(facts.theme === 'trouble' && facts.subject === 'self' && facts.self.time.void, facts.selfSet),
  },
  {
    id: 'hidden-usable',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '飞伏章' },
    match: (facts) => when(facts.target.place === 'hidden' && usable(facts), facts.own),
  },
  {
    id: 'hidden-useless',
    effect: '-',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '飞伏章' },
    match: (facts) => when(facts.target.place === 'hidden' && !usable(facts), facts.own),
  },
  {
    id: 'cover-lifts',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '飞伏章' },
    match: ({ target, own }) => when(target.hidden?.cover === 'generates', own),
  },
  {
    id: 'cover-presses',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '飞伏章' },
    match: ({ target, own }) => when(target.hidden?.cover === 'controls', own),
  },
  {
    id: 'subject-in-time',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '用神章' },
    match: ({ target, own }) => when(target.place !== 'line' && (target.time.monthRelation === 'same' || target.time.dayRelation === 'same'), own),
  },
  {
    id: 'subject-in-outcome',
    effect: '0',
    weight: 0,
    cite: { book: 'zengshan-buyi', place: '用神章' },
    match: ({ target, own }) => when(target.place === 'change', own),
  },
] as const satisfies readonly Rule[]
