import type { Facts } from '../../src/judge/facts/facts.ts'
import { when } from '../../src/judge/facts/line-set.ts'
import type { Rule } from '../../src/judge/rule.ts'
import type { Star } from '../../src/terms.ts'

const kindStars: readonly Star[] = ['nobleman', 'prosperity', 'heavenVirtue', 'monthVirtue', 'joy']
const harshStars: readonly Star[] = ['blade', 'robbery', 'calamity']

/** Whether one of some stars falls on the subject's line. */
function starred(facts: Facts, wanted: readonly Star[]): boolean {
  if (facts.chart.options.stars !== 'weighed' || facts.target.place !== 'line') return false
  return facts.chart.stars.some((fact) => wanted.includes(fact.star) && fact.lines.includes(facts.target.position))
}

/** Rules that only some schools weigh; each waits for its convention and is silent under the default. */
export const schoolRules = [
  {
    id: 'month-break-strict',
    effect: '-',
    weight: 2,
    cite: { book: 'bushi-zhengzong', place: '卷一·月破定例' },
    match: (facts) => when(facts.chart.options.monthBreak === 'strict' && facts.target.time.monthClash && facts.target.moving, facts.own),
  },
  { id: 'kind-star', effect: '+', weight: 1, cite: { book: 'yi-yin', place: '神煞' }, match: (facts) => when(starred(facts, kindStars), facts.own) },
  { id: 'harsh-star', effect: '-', weight: 1, cite: { book: 'yi-yin', place: '神煞' }, match: (facts) => when(starred(facts, harshStars), facts.own) },
  {
    id: 'body-on-subject',
    effect: '+',
    weight: 1,
    cite: { book: 'yi-yin', place: '卦身' },
    match: (facts) =>
      when(facts.chart.options.bodyWeight === 'weighed' && facts.chart.body.lines.includes(facts.target.position) && facts.target.place === 'line', facts.own),
  },
  {
    id: 'punished',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => {
      if (facts.chart.options.punishments !== 'weighed' || facts.target.place !== 'line') return 0
      const { position } = facts.target
      return when(
        facts.chart.punishments.some((one) => one.members.some((actor) => actor.at === 'line' && actor.position === position)),
        facts.own,
      )
    },
  },
  {
    id: 'harmed',
    effect: '-',
    weight: 1,
    cite: { book: 'huangjin-ce', place: '千金赋' },
    match: (facts) => {
      if (facts.chart.options.harms !== 'weighed' || facts.target.place !== 'line') return 0
      const { position } = facts.target
      return when(
        facts.chart.ties.some((tie) => tie.kind === 'harm' && tie.to === position && tie.from.at !== 'change'),
        facts.own,
      )
    },
  },
] as const satisfies readonly Rule[]
