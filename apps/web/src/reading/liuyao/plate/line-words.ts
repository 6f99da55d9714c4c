import type { ChartLine, HiddenLine, LineNature } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { PageLanguage } from '../../../words/index.ts'
import type { Run } from './drawing.ts'
import type { SayPlate } from './words.ts'

/** A language with the plate's words in it. */
export type Speech = { readonly language: PageLanguage; readonly say: SayPlate }

type Placed = Pick<LineNature, 'kin' | 'stem' | 'branch' | 'element'>

/** Stem and branch in hanzi, in every language. */
export function ganzhi({ stem, branch }: Pick<LineNature, 'stem' | 'branch'>): string {
  const { stem: stems, branch: branches } = labelsOf('zh-Hans')
  return `${stems[stem]}${branches[branch]}`
}

/** Stem and branch as a run that says which script it is in. */
export function ganzhiRun(line: Pick<LineNature, 'stem' | 'branch'>, { language }: Speech, tone?: Run['tone']): Run {
  return { text: ganzhi(line), ...(tone === undefined ? {} : { tone }), ...(language === 'en' ? { hanzi: true } : {}) }
}

/** Kin, stem-branch and phase: 妻财庚戌土, "Wealth 庚戌 Geng-Xu Earth". */
export function lineRuns(line: Placed, speech: Speech): readonly Run[] {
  const { kin, element, stem, branch } = labelsOf(speech.language)
  if (speech.language !== 'en') return [{ text: `${kin[line.kin]}${ganzhi(line)}${element[line.element]}` }]
  return [{ text: `${kin[line.kin]} ` }, ganzhiRun(line, speech), { text: ` ${stem[line.stem]}-${branch[line.branch]} ${element[line.element]}` }]
}

/** 空, 破 or both, as month and day leave a line; nothing where neither holds. */
export function trouble({ void: empty, monthClash }: ChartLine['time'], { say, language }: Speech): string | undefined {
  const words = [...(empty ? [say('void')] : []), ...(monthClash ? [say('broken')] : [])]
  return words.length === 0 ? undefined : words.join(language === 'en' ? ' ' : '')
}

/** Hidden lines under a place, that of the palace first. */
export function hiddenAt(hidden: readonly HiddenLine[], position: number): readonly HiddenLine[] {
  return hidden.filter((line) => line.position === position)
}
