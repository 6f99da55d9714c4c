import { hexagramLabel } from '../../labels/index.ts'
import type { Chart } from '../chart.ts'
import { castFacts, pillarLine, plateFacts } from './facts.ts'
import type { Fact } from './facts.ts'
import { plateRows } from './table.ts'
import { alignRows } from './width.ts'
import { hexagramTitle, lineNotes, palaceTitle } from './words.ts'
import type { Speech } from './words.ts'

/** Headings in one column, what they head in the next. */
function listed(facts: readonly Fact[]): string[] {
  return alignRows(facts.map(({ head, text }) => [head, text]))
}

/** The title: both hexagrams with their palaces and signs. */
function title(chart: Chart, speech: Speech): string {
  return [chart.hexagram, ...(chart.changed === undefined ? [] : [chart.changed.hexagram])]
    .map((hexagram) => `${hexagramTitle(hexagram, speech)} ${hexagramLabel(hexagram.number, speech.language).symbol}  ${palaceTitle(hexagram, speech)}`)
    .join('  →  ')
}

/** The plate as plain text for a terminal, aligned by columns of one and two cells. */
export function textPlate(chart: Chart, speech: Speech): string {
  const { position } = speech.labels
  const notes = chart.lines.toReversed().map((line) => ({ head: position[line.position], text: lineNotes(line, speech) }))
  return [
    title(chart, speech),
    ...listed(castFacts(chart, speech)),
    pillarLine(chart, speech),
    '',
    ...alignRows(plateRows(chart, speech)),
    '',
    ...listed(notes),
    '',
    ...listed(plateFacts(chart, speech)),
    '',
  ].join('\n')
}
