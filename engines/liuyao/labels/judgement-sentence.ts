import type { Chart } from '../src/chart.ts'
import type { JudgementHit } from '../src/judge/hits.ts'
import type { Judgement } from '../src/judge/judgement.ts'
import type { TimingWindow } from '../src/judge/timing.ts'
import type { Position } from '../src/terms.ts'
import { judgementLabels } from './judgement.ts'
import { labelsOf } from './of.ts'
import type { Language } from './types.ts'

/** What a sentence about a judgement is made from. */
export type SentenceFrame = { readonly chart: Chart; readonly judgement: Judgement; readonly language: Language }

/** The subject in words: 用神妻财卯木, "the Wealth line (Mao Wood)". */
export function subjectWords({ judgement, language }: SentenceFrame): string {
  const { branch, element } = labelsOf(language)
  const { subject } = judgement
  const name = judgementLabels[language].subject[subject.subject]
  const place = `${branch[subject.branch]}${language === 'en' ? ' ' : ''}${element[subject.element]}`
  return language === 'en' ? `${name} (${place})` : `${name}${place}`
}

/** Lines in words: 二爻官鬼巳火、上爻父母未土. */
function lineWords(lines: readonly Position[], { chart, language }: SentenceFrame): string {
  const { branch, element, kin, position } = labelsOf(language)
  const words = chart.lines
    .filter((line) => lines.includes(line.position))
    .map((line) =>
      language === 'en'
        ? `${position[line.position]} (${kin[line.kin]}, ${branch[line.branch]} ${element[line.element]})`
        : `${position[line.position]}${kin[line.kin]}${branch[line.branch]}${element[line.element]}`,
    )
  return words.join(language === 'en' ? ' and ' : '、')
}

/** The first letter of an English sentence in upper case; other languages unchanged. */
function begun(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** One rule hit as a sentence. */
export function hitSentence(hit: JudgementHit, frame: SentenceFrame): string {
  const template = judgementLabels[frame.language].rule[hit.id]
  return begun(template.replaceAll('{subject}', subjectWords(frame)).replaceAll('{lines}', lineWords(hit.lines, frame)))
}

/** One window of timing as a sentence. */
export function windowSentence(window: TimingWindow, language: Language): string {
  const { timing, unit } = judgementLabels[language]
  const branch = labelsOf(language).branch[window.branch]
  const named = language === 'en' ? `a ${branch} ${unit[window.unit]}` : `${branch}${unit[window.unit]}`
  return begun(timing[window.reason].replaceAll('{branch}', named))
}
