import type { Chart } from '../chart.ts'
import { elements } from '../terms.ts'
import type { Element } from '../terms.ts'
import { kinOf } from '../phase/element.ts'
import { at, mod } from '../list.ts'
import { factsFor } from './facts/facts.ts'
import type { Facts } from './facts/facts.ts'
import { hitsOf } from './hits.ts'
import type { JudgementHit } from './hits.ts'
import type { Judgement, SubjectKin } from './judgement.ts'
import { directionOf, levelOf, scoreOf } from './level.ts'
import type { Question } from './question.ts'
import { subjectOf } from './subject.ts'
import { windowsFor } from './timing.ts'

/** Version of the rules of judgement: it rises whenever the same plate and question could be judged otherwise. */
export const rulesVersion = 'judgement/1'

/** The phase a number of steps of generation away. */
function stepFrom(element: Element, steps: number): Element {
  return at(elements, mod(elements.indexOf(element) + steps, 5))
}

/** The kin of the phases that generate the subject, control it, and feed the one that controls it. */
function kinAround(facts: Facts): SubjectKin {
  const byElement = kinOf[facts.chart.hexagram.element]
  const { element } = facts.target
  return { source: byElement[stepFrom(element, -1)], foe: byElement[stepFrom(element, -2)], rival: byElement[stepFrom(element, -3)] }
}

/** The three weightiest hits of one effect; of equals the earlier rule. */
function topOf(hits: readonly JudgementHit[], effect: '+' | '-'): JudgementHit[] {
  const wanted = hits.filter((hit) => hit.effect === effect)
  return wanted.length < 2 ? wanted : wanted.toSorted((one, two) => two.weight - one.weight).slice(0, 3)
}

/**
 * Judges a plate for a question: subject, rule hits with their sources, direction, level of the sign, candidates of timing.
 * Pure. Throws `LiuyaoError`: `question-category`, `question-relation`, `question-subject`, and `sex-needed` where husband and wife
 * are different kin and the asker's sex is missing (see `questionNeeds`).
 */
export function judge(chart: Chart, question: Question): Judgement {
  const chosen = subjectOf(question)
  const facts = factsFor(chart, question, chosen)
  const hits = hitsOf(facts)
  const score = scoreOf(hits)
  const direction = directionOf(score)
  const { place, position, branch, element, twins, vigour } = facts.target
  const { subject, overridden, secondary, theme } = chosen
  return {
    rulesVersion,
    question,
    theme,
    subject: { subject, overridden, place, position, branch, element, twins, vigour, secondary },
    kin: kinAround(facts),
    hits,
    score,
    direction,
    level: levelOf(score),
    top: { favouring: topOf(hits, '+'), opposing: topOf(hits, '-') },
    windows: windowsFor(facts, direction),
  }
}
