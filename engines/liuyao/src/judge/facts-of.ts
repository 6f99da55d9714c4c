import type { Chart, HiddenLine } from '../chart.ts'
import type { Position } from '../terms.ts'
import type { Judgement } from './judgement.ts'

/** What kind of thing a fact states. */
export type FactKind =
  | 'hexagram'
  | 'changed'
  | 'flag'
  | 'month'
  | 'day'
  | 'void'
  | 'line'
  | 'change'
  | 'hidden'
  | 'triad'
  | 'self'
  | 'other'
  | 'subject'
  | 'source'
  | 'foe'
  | 'hit'
  | 'direction'
  | 'level'
  | 'window'

/** A value that survives JSON. */
export type Plain = string | number | boolean | readonly Plain[] | { readonly [name: string]: Plain }

/** One thing that may be cited: `id` is stable for the same plate and question; the list of a reading is closed. */
export type Fact = { readonly id: string; readonly kind: FactKind; readonly lines: readonly Position[]; readonly data: { readonly [name: string]: Plain } }

/** Facts of the plate as a whole and its time. */
function plateFacts(chart: Chart): Fact[] {
  const { hexagram, changed, pillars } = chart
  const facts: Fact[] = [
    { id: 'hexagram', kind: 'hexagram', lines: [], data: { number: hexagram.number, palace: hexagram.palace, generation: hexagram.generation } },
    { id: 'month', kind: 'month', lines: [], data: { branch: pillars.monthBranch } },
    { id: 'day', kind: 'day', lines: [], data: { stem: pillars.day.stem, branch: pillars.day.branch } },
    { id: 'void', kind: 'void', lines: chart.lines.filter((line) => line.time.void).map((line) => line.position), data: { branches: chart.void } },
    { id: 'self', kind: 'self', lines: [hexagram.self], data: { position: hexagram.self } },
    { id: 'other', kind: 'other', lines: [hexagram.other], data: { position: hexagram.other } },
  ]
  if (changed !== undefined) facts.push({ id: 'changed', kind: 'changed', lines: chart.moving, data: { number: changed.hexagram.number } })
  for (const flag of chart.flags) facts.push({ id: `flag.${flag}`, kind: 'flag', lines: [], data: { flag } })
  chart.triads.forEach((triad, place) => {
    const lines = triad.members.flatMap((actor) => ('position' in actor ? [actor.position] : []))
    const { element, state, awaited } = triad
    facts.push({ id: `triad.${place + 1}`, kind: 'triad', lines, data: { element, state, ...(awaited === undefined ? {} : { awaited }) } })
  })
  return facts
}

/** A hidden line as a fact. */
function hiddenFact({ position, stem, branch, element, kin, cover }: HiddenLine): Fact {
  return { id: `hidden.${kin}.${position}`, kind: 'hidden', lines: [position], data: { stem, branch, element, kin, cover } }
}

/** Facts of the lines, of what they become, and of what lies under them. */
function lineFacts(chart: Chart): Fact[] {
  const facts: Fact[] = []
  for (const { position, stem, branch, element, kin, spirit, moving, states, change } of chart.lines) {
    facts.push({ id: `line.${position}`, kind: 'line', lines: [position], data: { stem, branch, element, kin, spirit, moving, states } })
    if (change === undefined) continue
    const { labels } = change
    const data = { stem: change.stem, branch: change.branch, element: change.element, kin: change.kin, labels }
    facts.push({ id: `change.${position}`, kind: 'change', lines: [position], data })
  }
  return [...facts, ...chart.hidden.filter((line) => line.from === 'palace').map(hiddenFact)]
}

/** Base lines of a kin. */
function linesOfKin(chart: Chart, kin: string): Position[] {
  return chart.lines.filter((line) => line.kin === kin).map((line) => line.position)
}

/** Facts of the judgement. */
function judgementFacts(chart: Chart, judgement: Judgement): Fact[] {
  const { subject, kin, hits, windows, direction, level } = judgement
  const facts: Fact[] = [
    {
      id: 'subject',
      kind: 'subject',
      lines: [subject.position],
      data: { subject: subject.subject, place: subject.place, branch: subject.branch, element: subject.element, vigour: subject.vigour },
    },
    { id: 'source', kind: 'source', lines: linesOfKin(chart, kin.source), data: { kin: kin.source } },
    { id: 'foe', kind: 'foe', lines: linesOfKin(chart, kin.foe), data: { kin: kin.foe } },
    { id: 'direction', kind: 'direction', lines: [], data: { direction } },
    { id: 'level', kind: 'level', lines: [], data: { level } },
  ]
  for (const { id, effect, weight, lines, cite } of hits) {
    facts.push({ id: `hit.${id}`, kind: 'hit', lines, data: { rule: id, effect, weight, book: cite.book, place: cite.place } })
  }
  windows.forEach(({ branch, unit, reason, cite }, place) => {
    facts.push({ id: `window.${place + 1}`, kind: 'window', lines: [], data: { branch, unit, rule: reason, book: cite.book, place: cite.place } })
  })
  return facts
}

/**
 * The closed list of what a text about a reading may cite, with unique ids: `hexagram`, `changed`, `flag.*`, `month`, `day`, `void`,
 * `self`, `other`, `triad.1`…, `line.1`…`line.6`, `change.*`, `hidden.<kin>.<line>`, `subject`, `source`, `foe`, `direction`, `level`,
 * `hit.<rule>`, `window.1`…
 */
export function factsOf(chart: Chart, judgement: Judgement): Fact[] {
  return [...plateFacts(chart), ...lineFacts(chart), ...judgementFacts(chart, judgement)]
}
