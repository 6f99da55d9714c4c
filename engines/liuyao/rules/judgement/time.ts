import { has, turns } from '../../src/judge/facts/facts.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { when } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'

/** Month and day both leave the subject neither at rest nor broken by the month. */
function season(facts: Facts, name: Facts['target']['time']['season']): boolean {
  const { time } = facts.target
  return time.season === name && !time.onMonth && !time.monthClash && !time.residualQi
}

/** What month and day do to the subject (用神). */
export const timeRules = [
  {
    id: 'subject-on-month',
    effect: '+',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '月将章' },
    match: (facts) => when(facts.target.time.onMonth, facts.own),
  },
  {
    id: 'subject-prosperous',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '四时旺相章' },
    match: (facts) => when(season(facts, 'prosperous'), facts.own),
  },
  {
    id: 'subject-growing',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '四时旺相章' },
    match: (facts) => when(season(facts, 'growing'), facts.own),
  },
  {
    id: 'subject-residual',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '四时旺相章' },
    match: ({ target, own }) => when(target.time.residualQi && !target.time.onMonth && !target.time.monthClash, own),
  },
  {
    id: 'subject-confined',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '四时旺相章' },
    match: (facts) => when(season(facts, 'confined'), facts.own),
  },
  {
    id: 'subject-month-controls',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '月将章' },
    match: (facts) => when(season(facts, 'dead'), facts.own),
  },
  {
    id: 'subject-month-combines',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: ({ target, own }) => when(target.time.monthCombine, own),
  },
  {
    id: 'subject-month-break',
    effect: '-',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '月破章' },
    match: (facts) => {
      const { time, moving } = facts.target
      return when(time.monthClash && !moving && !time.onDay && !time.dayCombine && time.dayRelation !== 'generates', facts.own)
    },
  },
  {
    id: 'subject-month-break-waits',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '月破章' },
    match: (facts) => {
      const { time, moving } = facts.target
      return when(time.monthClash && (moving || time.onDay || time.dayCombine || time.dayRelation === 'generates'), facts.own)
    },
  },
  { id: 'subject-on-day', effect: '+', weight: 3, cite: { book: 'zengshan-buyi', place: '日辰章' }, match: ({ target, own }) => when(target.time.onDay, own) },
  {
    id: 'subject-day-generates',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '日辰章' },
    match: ({ target, own }) => when(target.time.dayRelation === 'generates', own),
  },
  {
    id: 'subject-day-supports',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '日辰章' },
    match: ({ target, own }) => when(target.time.dayRelation === 'same' && !target.time.onDay && !target.time.dayClash, own),
  },
  {
    id: 'subject-day-combines',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: ({ target, own }) => when(target.time.dayCombine && !target.moving, own),
  },
  {
    id: 'subject-day-controls',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '日辰章' },
    match: ({ target, own }) => when(target.time.dayRelation === 'controls', own),
  },
  {
    id: 'subject-day-break',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '日辰章' },
    match: (facts) => when(has(facts, 'dayBreak') && !facts.target.time.monthClash, facts.own),
  },
  {
    id: 'subject-dark-moving',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '暗动章' },
    match: (facts) => when(has(facts, 'darkMoving') && facts.target.time.dayRelation !== 'controls', facts.own),
  },
  {
    id: 'subject-day-tomb',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => when(facts.target.time.dayStage === 'tomb' && !facts.target.time.onDay && !facts.strong, facts.own),
  },
  {
    id: 'subject-day-extinction',
    effect: '-',
    weight: 1,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十二问' },
    match: (facts) => {
      const { time } = facts.target
      return when(time.dayStage === 'extinction' && time.dayRelation !== 'generates' && !facts.strong, facts.own)
    },
  },
  {
    id: 'subject-saved',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '克处逢生章' },
    match: (facts) => {
      const { time } = facts.target
      const month = time.monthRelation === 'controls' && time.dayRelation === 'generates'
      const day = time.dayRelation === 'controls' && time.monthRelation === 'generates'
      const back = time.monthRelation === 'controls' && turns(facts, 'generatesBack')
      return when((month || day || back) && !time.monthClash, facts.own)
    },
  },
  {
    id: 'subject-rootless',
    effect: '-',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' },
    match: ({ target, own }) => when(target.time.monthClash && target.time.dayRelation === 'controls', own),
  },
  {
    id: 'subject-controlled-twice',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '五行相克章' },
    match: (facts) => {
      const { time } = facts.target
      const twice = time.monthRelation === 'controls' && time.dayRelation === 'controls'
      return when(twice && !time.monthClash && !turns(facts, 'generatesBack'), facts.own)
    },
  },
] as const satisfies readonly Rule[]
