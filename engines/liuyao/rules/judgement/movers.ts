import type { Triad } from '../../src/chart.ts'
import type { Facts } from '../../src/judge/facts/facts.ts'
import { lineSet, when, wholePlate } from '../../src/judge/facts/line-set.ts'
import type { LineSet } from '../../src/judge/facts/line-set.ts'
import { vigourOf } from '../../src/judge/facts/vigour.ts'
import type { Rule } from '../../src/judge/rule.ts'
import { relationOf } from '../../src/phase/element.ts'
import type { Relation } from '../../src/terms.ts'

/** Lines of the triads of one state whose phase stands to the subject in one of two ways; a triad without lines counts for the plate. */
function triads(facts: Facts, state: Triad['state'], wanted: readonly Relation[]): LineSet {
  let set = 0
  for (const triad of facts.chart.triads) {
    if (triad.state !== state || !wanted.includes(relationOf[triad.element][facts.target.element])) continue
    set |= wholePlate
    for (const actor of triad.members) if ('position' in actor) set |= lineSet(actor.position)
  }
  return set
}

const helping: readonly Relation[] = ['generates', 'same']
const harming: readonly Relation[] = ['controls']

/** 接续相生: a foe and a moving source act at once, so that the foe feeds the source; a source moved by the day alone (暗动) takes no part. */
function fed(facts: Facts): LineSet {
  const { foes, boundFoes, sources, boundSources } = facts.reach
  let moving = 0
  for (const line of facts.chart.lines) if (line.moving) moving |= lineSet(line.position)
  const feeding = foes | boundFoes
  const taking = (sources | boundSources) & moving
  return feeding !== 0 && taking !== 0 ? feeding | taking : 0
}

/** The asker fears something, an officer stands on 世, and what strikes there is 子孙: it drives the trouble off (克去身边鬼). */
function relieves(facts: Facts): boolean {
  const worried = facts.theme === 'illness' || facts.theme === 'trouble'
  return worried && facts.subject === 'self' && facts.self.kin === 'officer'
}

/** Foes that are strong by month and day. */
function strongFoes(facts: Facts): LineSet {
  let set = 0
  for (const line of facts.chart.lines) {
    const bit = lineSet(line.position)
    if ((facts.reach.foes & bit) !== 0 && vigourOf(line.time) >= 3) set |= bit
  }
  return set
}

/** Static lines that would generate the subject, void and broken by the month at once. */
function ruinedSources(facts: Facts): LineSet {
  let ruined = 0
  for (const line of facts.chart.lines) {
    if (line.active || relationOf[line.element][facts.target.element] !== 'generates') continue
    if (!(line.time.void && line.time.monthClash)) return 0
    ruined |= lineSet(line.position)
  }
  return ruined
}

/** What moving and darkly moving lines do to the subject: 元神, 忌神, 三合. */
export const moverRules = [
  {
    id: 'source-moves',
    effect: '+',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    match: (facts) => when(fed(facts) === 0, facts.reach.sources),
  },
  {
    id: 'source-bound',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(fed(facts) === 0, facts.reach.boundSources),
  },
  { id: 'source-lame', effect: '0', weight: 0, cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' }, match: ({ reach }) => reach.lameSources },
  {
    id: 'source-ruined',
    effect: '-',
    weight: 1,
    cite: { book: 'bushi-zhengzong', place: '十八问答·第十二问' },
    match: (facts) => when(facts.reach.sources === 0 && !facts.strong, ruinedSources(facts)),
  },
  {
    id: 'foe-moves',
    effect: '-',
    weight: 2,
    cite: { book: 'zengshan-buyi', place: '用神元神忌神仇神章' },
    match: (facts) => when(fed(facts) === 0 && !relieves(facts), facts.reach.foes),
  },
  {
    id: 'foe-strong',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' },
    match: (facts) => when(fed(facts) === 0 && !relieves(facts), strongFoes(facts)),
  },
  {
    id: 'foe-bound',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(fed(facts) === 0 && facts.reach.foes === 0, facts.reach.boundFoes),
  },
  { id: 'foe-lame', effect: '0', weight: 0, cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' }, match: ({ reach }) => reach.lameFoes },
  { id: 'foe-feeds-source', effect: '+', weight: 3, cite: { book: 'zengshan-buyi', place: '元神忌神衰旺章' }, match: fed },
  { id: 'peer-moves', effect: '+', weight: 1, cite: { book: 'huangjin-ce', place: '千金赋' }, match: ({ reach }) => reach.peers },
  {
    id: 'mover-combines',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章' },
    match: (facts) => when(!facts.target.moving && facts.theme !== 'journey', facts.reach.combiners & ~(facts.reach.foes | facts.reach.sources)),
  },
  { id: 'triad-helps', effect: '+', weight: 3, cite: { book: 'zengshan-buyi', place: '六合章·三合' }, match: (facts) => triads(facts, 'formed', helping) },
  { id: 'triad-harms', effect: '-', weight: 3, cite: { book: 'zengshan-buyi', place: '六合章·三合' }, match: (facts) => triads(facts, 'formed', harming) },
  {
    id: 'triad-helps-later',
    effect: '+',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章·虚一待用' },
    match: (facts) => triads(facts, 'awaiting', helping),
  },
  {
    id: 'triad-harms-later',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '六合章·虚一待用' },
    match: (facts) => triads(facts, 'awaiting', harming),
  },
  {
    id: 'punished-when-weak',
    effect: '-',
    weight: 1,
    cite: { book: 'zengshan-buyi', place: '三刑章' },
    match: (facts) => {
      if (facts.strong) return 0
      const { position, place } = facts.target
      const hit = facts.chart.punishments.some((one) => one.members.some((actor) => actor.at === 'line' && actor.position === position))
      return when(hit && place === 'line', facts.own)
    },
  },
] as const satisfies readonly Rule[]
