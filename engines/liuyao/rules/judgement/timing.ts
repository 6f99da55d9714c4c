import type { Facts } from '../../src/judge/facts/facts.ts'
import { lineSet } from '../../src/judge/facts/line-set.ts'
import type { LineSet } from '../../src/judge/facts/line-set.ts'
import type { Direction } from '../../src/judge/level.ts'
import type { Cite } from '../../src/judge/rule.ts'
import { at } from '../../src/list.ts'
import { clashOf, combineOf } from '../../src/phase/branch.ts'
import { stageOf } from '../../src/phase/stage.ts'
import { branches } from '../../src/terms.ts'
import type { Branch, Stage } from '../../src/terms.ts'

/** One rule of timing (应期): the branches at which the matter may ripen, the likelier first; none when it does not apply. */
export type TimingRule = {
  readonly id: string
  /** 3 the usual clue of its state, 2 a good one, 1 a possible one. */
  readonly weight: 1 | 2 | 3
  readonly cite: Cite
  readonly branches: (facts: Facts, direction: Direction) => readonly Branch[]
}

const none: readonly Branch[] = []
const branchesOfLines = (facts: Facts, set: LineSet): Branch[] =>
  facts.chart.lines.filter((line) => (set & lineSet(line.position)) !== 0).map((line) => line.branch)

/** The branch on which the subject's phase reaches a stage. */
function stageBranch(facts: Facts, stage: Stage): Branch {
  const stages = stageOf[facts.chart.options.earthBirth][facts.target.element]
  return branches.find((branch) => stages[branch] === stage) ?? facts.target.branch
}

/** Day or month that combines with the subject's branch, if one does. */
function partner(facts: Facts): Branch | undefined {
  const { time, branch, change } = facts.target
  if (time.dayCombine || time.monthCombine) return combineOf[branch]
  return change?.labels.includes('intoCombine') === true ? change.branch : undefined
}

/** Rules of timing. Their order breaks ties. */
export const timingRules = [
  {
    id: 'timing-void-filled',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    branches: ({ target }) => (target.time.void ? [target.branch, clashOf[target.branch]] : none),
  },
  {
    id: 'timing-void-ends',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    branches: ({ target, chart }) => (target.time.void ? [chart.void[0]] : none),
  },
  {
    id: 'timing-outcome-void',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '旬空章' },
    branches: ({ target, chart, reach }) => {
      const acting = chart.lines.filter((line) => line.position === target.position || (reach.sources & lineSet(line.position)) !== 0)
      return acting.flatMap((line) => (line.change?.time.void === true ? line.change.branch : []))
    },
  },
  {
    id: 'timing-twin-void',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '两现章' },
    branches: ({ target, chart }) => {
      const lamed = target.twins.map((position) => at(chart.lines, position - 1)).filter((line) => line.time.void || line.time.monthClash)
      return lamed.map((line) => line.branch)
    },
  },
  {
    id: 'timing-break-mended',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '月破章' },
    branches: ({ target }) => (target.time.monthClash ? [target.branch, combineOf[target.branch]] : none),
  },
  {
    id: 'timing-bond-clashed',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    branches: (facts) => {
      const bond = partner(facts)
      return bond === undefined ? none : [clashOf[facts.target.branch], clashOf[bond]]
    },
  },
  {
    id: 'timing-tomb-opened',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '随鬼入墓章' },
    branches: (facts) => {
      const { target } = facts
      const buried = target.time.dayStage === 'tomb' || target.states.includes('movingTomb') || target.change?.stage === 'tomb'
      return buried ? [clashOf[stageBranch(facts, 'tomb')]] : none
    },
  },
  {
    id: 'timing-attacker-clashed',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '月将章' },
    branches: ({ target }, direction) => {
      if (target.change === undefined || target.change.relation !== 'controls' || direction === 'unfavourable') return none
      return [clashOf[target.change.branch]]
    },
  },
  {
    id: 'timing-triad-completed',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '六合章·虚一待用' },
    branches: ({ chart }) => chart.triads.flatMap((triad) => triad.awaited ?? []),
  },
  {
    id: 'timing-hidden-out',
    weight: 3,
    cite: { book: 'zengshan-buyi', place: '飞伏章' },
    branches: ({ target, chart }) => (target.hidden === undefined ? none : [target.branch, clashOf[at(chart.lines, target.position - 1).branch]]),
  },
  {
    id: 'timing-advance',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    branches: ({ target }) =>
      target.change?.labels.includes('advances') === true ? [target.change.branch, combineOf[target.branch], combineOf[target.change.branch]] : none,
  },
  {
    id: 'timing-retreat',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '进神退神章' },
    branches: ({ target }) => (target.change?.labels.includes('retreats') === true ? [target.branch, target.change.branch, clashOf[target.branch]] : none),
  },
  {
    id: 'timing-moving',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    branches: ({ target }) => (target.moving ? [combineOf[target.branch], target.branch] : none),
  },
  {
    id: 'timing-static',
    weight: 2,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    branches: ({ target }) => (target.moving ? none : [clashOf[target.branch], target.branch]),
  },
  {
    id: 'timing-source',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    branches: (facts, direction) => {
      if (direction === 'unfavourable') return none
      const { sources, boundSources } = facts.reach
      const found: Branch[] = branchesOfLines(facts, sources)
      for (const line of facts.chart.lines) {
        if ((boundSources & lineSet(line.position)) === 0) continue
        found.push(clashOf[line.change?.labels.includes('intoCombine') === true ? line.change.branch : combineOf[line.branch]], line.branch)
      }
      return found
    },
  },
  {
    id: 'timing-foe',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    branches: (facts, direction) => (direction === 'unfavourable' ? branchesOfLines(facts, facts.reach.foes | facts.reach.boundFoes) : none),
  },
  {
    id: 'timing-foe-clashed',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    branches: (facts, direction) =>
      direction === 'unfavourable' ? none : branchesOfLines(facts, facts.reach.foes | facts.reach.boundFoes).map((branch) => clashOf[branch]),
  },
  {
    id: 'timing-end',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' },
    branches: (facts, direction) =>
      direction === 'unfavourable' ? [clashOf[facts.target.branch], stageBranch(facts, 'tomb'), stageBranch(facts, 'extinction')] : none,
  },
  {
    id: 'timing-sole-mover',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '独发章' },
    branches: ({ chart }) => {
      const only = chart.moving.length === 1 ? chart.lines.find((line) => line.moving) : undefined
      return only?.change === undefined ? none : [only.branch, only.change.branch]
    },
  },
  {
    id: 'timing-weak-grows',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    branches: (facts, direction) => (facts.weak && direction !== 'unfavourable' ? [stageBranch(facts, 'birth'), stageBranch(facts, 'peak')] : none),
  },
] as const satisfies readonly TimingRule[]

/** The id of one rule of timing. */
export type TimingRuleId = (typeof timingRules)[number]['id']
