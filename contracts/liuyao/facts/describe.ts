import { type Chart, type Fact, type FactKind, factsOf, type Judgement, pillarFrom, type Position } from '@hefu/liuyao'
import { hexagramLabel, hitSentence, type Language, pillarLabel, windowSentence } from '@hefu/liuyao/labels'
import { capital, fill } from '../fill.ts'
import { type Speech, speechOf } from './speech.ts'
import { subjectText } from './subject-text.ts'
import { datedWindows, windowDates } from './windows.ts'

/** A citable fact in the reader's language: `text` is a whole sentence that says no more than the fact. */
export type WordedFact = { readonly id: string; readonly kind: FactKind; readonly lines: readonly Position[]; readonly text: string }

/** The closed list of facts of a plate and its judgement, in words. */
export function describeFacts(chart: Chart, judgement: Judgement, language: Language): readonly WordedFact[] {
  const speech = speechOf(language)
  return factsOf(chart, judgement).map((fact) => ({
    id: fact.id,
    kind: fact.kind,
    lines: fact.lines,
    text: capital(sentence(fact, { chart, judgement, speech })),
  }))
}

type Told = { readonly chart: Chart; readonly judgement: Judgement; readonly speech: Speech }

const sentences: Readonly<Record<FactKind, (fact: Fact, told: Told) => string>> = {
  hexagram: (_, { chart, speech }) => hexagramText(chart, speech),
  changed: (fact, { chart, speech }) =>
    fill(speech.words.changed, { lines: speech.lines(fact.lines), name: hexagramName(chart.changed?.hexagram.number ?? chart.hexagram.number, speech) }),
  flag: (fact, { chart, speech }) => {
    const flag = chart.flags.find((one) => fact.id === `flag.${one}`)
    return fill(speech.words.flag, { flag: flag === undefined ? '' : speech.labels.flag[flag] })
  },
  month: (_, { chart, speech }) => fill(speech.words.month, { branch: speech.labels.branch[chart.pillars.monthBranch] }),
  day: (_, { chart, speech }) => fill(speech.words.day, { pillar: pillarLabel(chart.pillars.day, speech.language) }),
  void: (fact, { chart, speech }) => {
    const branches = speech.list(chart.void.map((branch) => speech.labels.branch[branch]))
    return fill(fact.lines.length === 0 ? speech.words.void : speech.words.voidOn, { branches, lines: speech.lines(fact.lines) })
  },
  line: (fact, told) => lineText(fact, told),
  change: (fact, told) => changeText(fact, told),
  hidden: (fact, { chart, speech }) => {
    const hidden = chart.hidden.find((line) => line.from === 'palace' && fact.id === `hidden.${line.kin}.${line.position}`)
    return hidden === undefined ? '' : fill(speech.words.hidden, { ...natureOf(hidden, speech), line: speech.labels.position[hidden.position] })
  },
  triad: (fact, { chart, speech }) => {
    const triad = chart.triads[Number(fact.id.slice('triad.'.length)) - 1]
    if (triad === undefined) return ''
    const { element, state, awaited } = triad
    const branch = awaited === undefined ? '' : speech.labels.branch[awaited]
    const template = state === 'formed' || awaited === undefined ? speech.words.triadFormed : speech.words.triadAwaiting
    return fill(template, { element: speech.labels.element[element], branch })
  },
  self: (fact, told) => fill(told.speech.words.self, seatOf(fact, told)),
  other: (fact, told) => fill(told.speech.words.other, seatOf(fact, told)),
  subject: (_, { judgement, speech }) => subjectText(judgement.subject, speech),
  source: (fact, { judgement, speech }) => fill(speech.words.source, { kin: speech.labels.kin[judgement.kin.source], place: placeOf(fact.lines, speech) }),
  foe: (fact, { judgement, speech }) => fill(speech.words.foe, { kin: speech.labels.kin[judgement.kin.foe], place: placeOf(fact.lines, speech) }),
  hit: (fact, { chart, judgement, speech }) => {
    const hit = judgement.hits.find((one) => fact.id === `hit.${one.id}`)
    return hit === undefined ? '' : hitSentence(hit, { chart, judgement, language: speech.language })
  },
  direction: (_, { judgement, speech }) => speech.words.direction[judgement.direction],
  level: (_, { judgement, speech }) => fill(speech.words.level, { level: speech.judged.level[judgement.level] }),
  window: (fact, { chart, judgement, speech }) => {
    const window = datedWindows(chart, judgement).find(({ id }) => id === fact.id)
    return window === undefined ? '' : [windowSentence(window, speech.language), ...windowDates(window, speech)].join(speech.language === 'en' ? ' ' : '')
  },
}

function sentence(fact: Fact, told: Told): string {
  return sentences[fact.kind](fact, told)
}

function hexagramName(number: number, speech: Speech): string {
  const { name, fullName, pinyin } = hexagramLabel(number, speech.language)
  return speech.language === 'en' ? `${name} (${pinyin})` : fullName
}

function hexagramText(chart: Chart, speech: Speech): string {
  const { number, palace, generation } = chart.hexagram
  return fill(speech.words.hexagram, {
    name: hexagramName(number, speech),
    palace: speech.labels.trigram[palace],
    generation: speech.labels.generation[generation],
  })
}

type Nature = Pick<Chart['lines'][number], 'stem' | 'branch' | 'element' | 'kin'>

function natureOf({ stem, branch, element, kin }: Nature, speech: Speech): Readonly<Record<'stem' | 'element' | 'kin', string>> {
  return { stem: pillarLabel(pillarFrom(stem, branch), speech.language), element: speech.labels.element[element], kin: speech.labels.kin[kin] }
}

function lineOf(fact: Fact, chart: Chart): Chart['lines'][number] | undefined {
  return chart.lines.find((line) => line.position === fact.lines[0])
}

function lineText(fact: Fact, { chart, speech }: Told): string {
  const line = lineOf(fact, chart)
  if (line === undefined) return ''
  const { words, labels } = speech
  const spirits = chart.options.spiritNames === 'alias' ? labels.spiritAlias : labels.spirit
  return fill(line.states.length === 0 ? words.line : words.lineStates, {
    ...natureOf(line, speech),
    ...speech.place(line.position),
    spirit: spirits[line.spirit],
    motion: line.moving ? words.moving : words.still,
    states: line.states.map((state) => labels.state[state]).join(words.comma),
  })
}

function changeText(fact: Fact, { chart, speech }: Told): string {
  const line = lineOf(fact, chart)
  if (line?.change === undefined) return ''
  const { words, labels } = speech
  return fill(line.change.labels.length === 0 ? words.change : words.changeLabels, {
    ...natureOf(line.change, speech),
    ...speech.place(line.position),
    labels: line.change.labels.map((label) => labels.change[label]).join(words.comma),
  })
}

function seatOf(fact: Fact, { chart, speech }: Told): Readonly<Record<'line' | 'kin', string>> {
  const line = lineOf(fact, chart)
  return { line: speech.lines(fact.lines), kin: line === undefined ? '' : speech.labels.kin[line.kin] }
}

function placeOf(lines: readonly Position[], speech: Speech): string {
  return lines.length === 0 ? speech.words.offPlate : fill(speech.words.onLines, { lines: speech.lines(lines) })
}
