import type { Chart, ChartLine } from '../../chart.ts'
import { at } from '../../list.ts'
import { relationOf } from '../../phase/element.ts'
import type { Theme } from '../../../rules/judgement/subjects.ts'
import type { ChangeLabel, HexagramFlag, LineState, Relation } from '../../terms.ts'
import type { Category, Question, Subject } from '../question.ts'
import type { SubjectChosen } from '../subject.ts'
import { lineSet } from './line-set.ts'
import type { LineSet } from './line-set.ts'
import { abilitiesOf, reachOf } from './reach.ts'
import type { Ability, Reach } from './reach.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'
import { struckBack, vigourOf } from './vigour.ts'

/** What every rule of judgement reads: worked out once a question, never changed. */
export type Facts = {
  readonly chart: Chart
  readonly category: Category
  readonly theme: Theme
  readonly duration: Question['duration']
  readonly subject: Subject
  readonly target: Target
  /** The target's own line as a set. */
  readonly own: LineSet
  readonly reach: Reach
  readonly abilities: readonly Ability[]
  /** 世 and 应. */
  readonly self: ChartLine
  readonly other: ChartLine
  readonly selfSet: LineSet
  readonly selfVigour: number
  /** The subject stands on the 世 line, or is it. */
  readonly onSelf: boolean
  /** The subject's phase to that of 世. */
  readonly toSelf: Relation
  /** The subject can act or resist: neither weak nor broken for good. */
  readonly strong: boolean
  readonly weak: boolean
  /** 回头克 bites. */
  readonly struckBack: boolean
}

/** All facts of a plate and a question. */
export function factsFor(chart: Chart, question: Question, chosen: SubjectChosen): Facts {
  const target = targetOf(chart, chosen.subject)
  const abilities = abilitiesOf(chart)
  const self = at(chart.lines, chart.hexagram.self - 1)
  const other = at(chart.lines, chart.hexagram.other - 1)
  const onSelf = target.place === 'line' && target.position === self.position
  return {
    chart,
    category: question.category,
    theme: chosen.theme,
    duration: question.duration,
    subject: chosen.subject,
    target,
    own: lineSet(target.position),
    reach: reachOf(chart, target, abilities),
    abilities,
    self,
    other,
    selfSet: lineSet(self.position),
    selfVigour: vigourOf(self.time),
    onSelf,
    toSelf: relationOf[target.element][self.element],
    strong: target.vigour >= 2,
    weak: target.vigour <= -2,
    struckBack: target.place === 'line' && struckBack(at(chart.lines, target.position - 1)),
  }
}

/** Whether the subject's line carries a state. */
export function has(facts: Facts, state: LineState): boolean {
  return facts.target.states.includes(state)
}

/** Whether the subject moves and its change carries a label. */
export function turns(facts: Facts, label: ChangeLabel): boolean {
  return facts.target.change?.labels.includes(label) === true
}

/** Whether the plate carries a flag. */
export function flagged(facts: Facts, flag: HexagramFlag): boolean {
  return facts.chart.flags.includes(flag)
}
