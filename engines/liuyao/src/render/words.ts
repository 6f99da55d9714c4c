import { hexagramLabel, labelsOf, pillarLabel } from '../../labels/index.ts'
import type { Labels, Language } from '../../labels/index.ts'
import type { Chart, ChartLine, LineNature } from '../chart.ts'
import type { Hexagram } from '../hexagram/types.ts'
import type { Position, Spirit } from '../terms.ts'
import { pillarFrom } from '../phase/pillar.ts'

/** The words of one language and the joints that text in it needs. */
export type Speech = {
  readonly language: Language
  readonly labels: Labels
  /** Between the items of a list. */
  readonly comma: string
  /** Between a heading and what it heads. */
  readonly colon: string
  /** Between words: nothing in Chinese. */
  readonly gap: string
}

/** The speech of a language. Throws `language-unknown`. */
export function speechOf(language: Language): Speech {
  const labels = labelsOf(language)
  return language === 'en' ? { language, labels, comma: ', ', colon: ': ', gap: ' ' } : { language, labels, comma: '、', colon: '：', gap: '' }
}

/** Stem, branch and phase of a line: 丁未土, Ding-Wei Earth. */
export function lineStem(line: Pick<LineNature, 'stem' | 'branch' | 'element'>, speech: Speech): string {
  return `${pillarLabel(pillarFrom(line.stem, line.branch), speech.language)}${speech.gap}${speech.labels.element[line.element]}`
}

/** Name of a spirit in the spelling that the options choose. */
export function spiritName(spirit: Spirit, chart: Chart, speech: Speech): string {
  return (chart.options.spiritNames === 'alias' ? speech.labels.spiritAlias : speech.labels.spirit)[spirit]
}

/** Full name of a hexagram: 兑为泽; in English with the pinyin, "Lake (duì)". */
export function hexagramTitle(hexagram: Hexagram, speech: Speech): string {
  const label = hexagramLabel(hexagram.number, speech.language)
  return speech.language === 'en' ? `${hexagram.number} ${label.name} (${label.pinyin})` : label.fullName
}

/** Palace and generation: 兑宫本宫, "Dui palace, head of the palace". */
export function palaceTitle(hexagram: Hexagram, speech: Speech): string {
  const { trigram, generation, plate } = speech.labels
  const place = generation[hexagram.generation]
  if (speech.language === 'en') return `${trigram[hexagram.palace]} palace, ${place}`
  return `${trigram[hexagram.palace]}${plate.palace}${place}`
}

/** 世 or 应 by position, or nothing. */
export function roleOf(position: Position, hexagram: Hexagram, speech: Speech): string {
  if (position === hexagram.self) return speech.labels.plate.self
  return position === hexagram.other ? speech.labels.plate.other : ''
}

/** Season, states and labels of change of one line, in that order. */
export function lineNotes(line: ChartLine, speech: Speech): string {
  const { labels, comma } = speech
  const states = line.states.map((state) => labels.state[state])
  const changes = line.change?.labels.map((label) => labels.change[label]) ?? []
  return [labels.season[line.time.season], ...states, ...changes].join(comma)
}
