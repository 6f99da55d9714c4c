import { type Chart, type Judgement, pillarFrom } from '@hefu/liuyao'
import { hexagramLabel, judgementLabels, labelsOf, pillarLabel } from '@hefu/liuyao/labels'
import type { CitedFact } from '@hefu/wire'
import type { PageLanguage } from '../../../words/index.ts'
import type { SayReading } from '../../words.ts'
import { sourceOf } from './source.ts'

/** What a short name of a fact is made from. */
export type Told = { readonly chart: Chart; readonly judgement: Judgement; readonly language: PageLanguage; readonly say: SayReading }

type Namer = (fact: CitedFact, told: Told) => string | undefined

const namers: Readonly<Record<string, Namer>> = {
  hexagram: (_, { chart, language }) => hexagramLabel(chart.hexagram.number, language).fullName,
  changed: (_, { chart, language, say }) =>
    chart.changed === undefined ? undefined : say('fact.changed', { name: hexagramLabel(chart.changed.hexagram.number, language).fullName }),
  flag: ({ id }, { chart, language }) => {
    const flag = chart.flags.find((one) => id === `flag.${one}`)
    return flag === undefined ? undefined : labelsOf(language).flag[flag]
  },
  month: (_, { chart, language, say }) => say('fact.month', { branch: labelsOf(language).branch[chart.pillars.monthBranch] }),
  day: (_, { chart, language, say }) => say('fact.day', { pillar: pillarLabel(chart.pillars.day, language) }),
  void: (_, { chart, language, say }) =>
    say('fact.void', {
      branches: joined(
        chart.void.map((branch) => labelsOf(language).branch[branch]),
        language,
      ),
    }),
  line: ({ lines }, told) => {
    const line = told.chart.lines.find(({ position }) => position === lines[0])
    return line === undefined ? undefined : told.say('fact.line', { line: places(lines, told), what: nature(line, told) })
  },
  change: ({ lines }, told) => {
    const change = told.chart.lines.find(({ position }) => position === lines[0])?.change
    return change === undefined ? undefined : told.say('fact.change', { line: places(lines, told), what: nature(change, told) })
  },
  hidden: ({ id, lines }, told) => {
    const hidden = told.chart.hidden.find((line) => id === `hidden.${line.kin}.${line.position}`)
    return hidden === undefined ? undefined : told.say('fact.hidden', { line: places(lines, told), what: nature(hidden, told) })
  },
  triad: ({ id }, { chart, language, say }) => {
    const triad = chart.triads[Number(id.slice('triad.'.length)) - 1]
    return triad === undefined ? undefined : say('fact.triad', { element: labelsOf(language).element[triad.element] })
  },
  self: ({ lines }, told) => told.say('fact.self', { line: places(lines, told) }),
  other: ({ lines }, told) => told.say('fact.other', { line: places(lines, told) }),
  subject: (_, { judgement, language, say }) => say('fact.subject', { subject: judgementLabels[language].subject[judgement.subject.subject] }),
  source: (_, { judgement, language, say }) => say('fact.source', { kin: labelsOf(language).kin[judgement.kin.source] }),
  foe: (_, { judgement, language, say }) => say('fact.foe', { kin: labelsOf(language).kin[judgement.kin.foe] }),
  direction: (_, { judgement, language, say }) => say('fact.direction', { direction: judgementLabels[language].direction[judgement.direction] }),
  level: (_, { judgement, language, say }) => say('fact.level', { level: judgementLabels[language].level[judgement.level] }),
  hit: (fact, { judgement, language, say }) => {
    const source = sourceOf(fact, judgement)
    return source === undefined ? undefined : say('fact.rule', { book: judgementLabels[language].book[source.book], place: source.place })
  },
  window: ({ id }, { judgement, language, say }) => {
    const window = judgement.windows[Number(id.slice('window.'.length)) - 1]
    if (window === undefined) return undefined
    return say('fact.window', { branch: labelsOf(language).branch[window.branch], unit: judgementLabels[language].unit[window.unit] })
  },
}

/** A fact's short name for the margin, in the page's language; its whole sentence where there is none. */
export function shortFact(fact: CitedFact, told: Told): string {
  const named = Object.hasOwn(namers, fact.kind) ? namers[fact.kind]?.(fact, told) : undefined
  return capital(named ?? fact.text)
}

type Nature = Pick<Chart['lines'][number], 'stem' | 'branch' | 'element' | 'kin'>

function nature({ stem, branch, element, kin }: Nature, { language }: Told): string {
  const words = labelsOf(language)
  const pillar = pillarLabel(pillarFrom(stem, branch), language)
  return language === 'en' ? `${words.kin[kin]}, ${pillar} ${words.element[element]}` : `${words.kin[kin]}${pillar}${words.element[element]}`
}

function places(lines: readonly number[], { chart, language }: Told): string {
  const { position } = labelsOf(language)
  return joined(
    chart.lines.filter((line) => lines.includes(line.position)).map((line) => position[line.position]),
    language,
  )
}

const joined = (words: readonly string[], language: PageLanguage): string => words.join(language === 'en' ? ', ' : '、')

const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
