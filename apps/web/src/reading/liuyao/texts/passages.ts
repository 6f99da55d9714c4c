import type { Chart } from '@hefu/liuyao'
import { hexagramLabel } from '@hefu/liuyao/labels'
import { hexagramText, lineText } from '@hefu/liuyao/texts'
import type { PageLanguage } from '../../../words/index.ts'
import type { SayReading } from '../../words.ts'

/** A passage of the book with what it is called. */
export type Passage = { readonly name: string; readonly text: string }

/** What the book says of a cast: the judgement, the moving lines from the bottom up, and the judgement of what it changes into. */
export function passagesOf(chart: Chart, language: PageLanguage, say: SayReading): readonly Passage[] {
  const { number } = chart.hexagram
  const { judgement, extra } = hexagramText(number, language)
  const base: Passage = { name: hexagramLabel(number, language).name, text: judgement }
  const lines = chart.lines.filter((line) => line.moving)
  const moving = lines.map(({ position, yang }): Passage => {
    const mark = yang ? '○' : '✕'
    return { name: `${say(`texts.lines.${position}`, { number: say(yang ? 'texts.nine' : 'texts.six') })} ${mark}`, text: lineText(number, position, language) }
  })
  const nine = chart.lines.every((line) => line.yang)
  const all = lines.length === 6 && extra !== undefined ? [{ name: say('texts.extra', { number: say(nine ? 'texts.nine' : 'texts.six') }), text: extra }] : []
  return [base, ...moving, ...all, ...changedPassage(chart, language, say)]
}

function changedPassage({ changed }: Chart, language: PageLanguage, say: SayReading): readonly Passage[] {
  if (changed === undefined) return []
  const { number } = changed.hexagram
  return [{ name: say('texts.changed', { name: hexagramLabel(number, language).name }), text: hexagramText(number, language).judgement }]
}
