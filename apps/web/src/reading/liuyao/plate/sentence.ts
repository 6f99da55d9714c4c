import type { Chart } from '@hefu/liuyao'
import { hexagramLabel, labelsOf } from '@hefu/liuyao/labels'
import type { Speech } from './line-words.ts'

/** Name of the base or of the changed hexagram: 雷风恒, "Duration". */
export function hexagramName(number: number, { language }: Speech): string {
  return hexagramLabel(number, language).fullName
}

/** The sentence that says a plate to who does not see it. */
export function sentenceOf(chart: Chart, speech: Speech): string {
  const { position } = labelsOf(speech.language)
  const numbered = (number: number): string => `${hexagramName(number, speech)}${speech.language === 'en' ? ` (${number})` : ''}`
  const base = numbered(chart.hexagram.number)
  const ends = { self: position[chart.hexagram.self], other: position[chart.hexagram.other] }
  if (chart.changed === undefined) return speech.say('stillSentence', { base, ...ends })
  const lines = chart.moving.map((place) => position[place]).join(speech.say('joint'))
  return speech.say('sentence', { base, changed: numbered(chart.changed.hexagram.number), lines, ...ends })
}
