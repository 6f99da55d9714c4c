import { judgementLabels, type Language } from '@hefu/liuyao/labels'
import { closedData } from './closed-data.ts'
import { fill } from './fill.ts'
import { sealedView } from './sealed-view.ts'
import { liuyaoSkill } from './skill.ts'
import type { StoredReading } from './stored-reading.ts'
import { contractWords } from './words/contract-words.ts'

/** What a model is told before a reading; the derivation itself reaches it as the result of the host's own call. */
export function readingInstructions(language: Language): string {
  const { reading, method } = contractWords[language]
  return [bullets(reading), `${method}\n${liuyaoSkill.text[language]}`].join('\n\n')
}

/** What a model is told before a follow-up: the rules, and the sealed reading with the facts it may cite. */
export function followUpInstructions(stored: StoredReading, language: Language): string {
  const { followUp, data } = contractWords[language]
  const sign = stored.reading.sign_level
  const level = sign === null ? '' : judgementLabels[language].level[sign]
  return [bullets(followUp.map((rule) => fill(rule, { level }))), `${data}\n${closedData(sealedView(stored, language))}`].join('\n\n')
}

function bullets(rules: readonly string[]): string {
  return rules.map((rule) => `- ${rule}`).join('\n')
}
