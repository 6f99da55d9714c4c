import type { Chart } from '../chart.ts'
import { castFacts, pillarLine, plateFacts } from './facts.ts'
import { plateRows } from './table.ts'
import { hexagramTitle, lineNotes, palaceTitle } from './words.ts'
import type { Speech } from './words.ts'

/** One row of a table. */
function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

/** Headings of the columns; those of the changed plate only when something moves. */
function headings(chart: Chart, speech: Speech): string[] {
  const { plate } = speech.labels
  return [plate.spirit, plate.hidden, plate.base, '', '', '', '', ...(chart.changed === undefined ? [] : [plate.changed, '', '', ''])]
}

/** The plate as Markdown: a title, the facts as a list, the lines as a table. */
export function markdownPlate(chart: Chart, speech: Speech): string {
  const { labels, colon } = speech
  const names = [chart.hexagram, ...(chart.changed === undefined ? [] : [chart.changed.hexagram])]
  const titles = names.map((hexagram) => `${hexagramTitle(hexagram, speech)} (${palaceTitle(hexagram, speech)})`)
  const heads = headings(chart, speech)
  const notes = chart.lines.toReversed().map((line) => `- ${labels.position[line.position]}${colon}${lineNotes(line, speech)}`)
  const facts = (list: ReturnType<typeof plateFacts>) => list.map(({ head, text }) => `- ${head}${colon}${text}`)
  return [
    `# ${titles.join(' → ')}`,
    '',
    ...facts(castFacts(chart, speech)),
    `- ${pillarLine(chart, speech)}`,
    '',
    row(heads),
    row(heads.map(() => '---')),
    ...plateRows(chart, speech).map(row),
    '',
    ...notes,
    '',
    ...facts(plateFacts(chart, speech)),
    '',
  ].join('\n')
}
