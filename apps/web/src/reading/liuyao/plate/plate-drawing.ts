import type { Chart, ChartLine } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import { baseCell, hiddenCell, type Row } from './base-cell.ts'
import { changedCell } from './changed-cell.ts'
import { type Columns, columnsFor } from './columns.ts'
import type { Drawing, Group, Run, Shape } from './drawing.ts'
import type { Speech } from './line-words.ts'
import { hexagramName, sentenceOf } from './sentence.ts'
import { textWidth } from './text-width.ts'

/** Between two headings, at the least. */
const air = 6

/** How far the row of the 世 line reaches out on either side. */
const bleed = 6

/** A plate drawn for a container of a width. Pure: the same chart, width and language give the same drawing. */
export function plateDrawing(chart: Chart, container: number, speech: Speech): Drawing {
  const columns = centred(columnsFor(container), chart)
  const height = columns.header + 6 * columns.row + 4
  const rows = chart.lines.toReversed().map((line, place): Row => {
    const top = columns.header + place * columns.row
    return { chart, line, y: top + columns.row / 2 - 2, columns, speech }
  })
  return {
    width: columns.width,
    height,
    bleed,
    sentence: sentenceOf(chart, speech),
    groups: [...rows.flatMap(ground), ...header(chart, columns, speech), ...rows.flatMap(rowGroups)],
  }
}

/** Without a changed hexagram its column is left out and the rest is centred. */
function centred(columns: Columns, chart: Chart): Columns {
  if (chart.changed !== undefined) return columns
  const shift = (columns.width - columns.role - 10) / 2
  return {
    ...columns,
    spirit: columns.spirit + shift,
    ...(columns.hidden === undefined ? {} : { hidden: columns.hidden + shift }),
    base: { ...columns.base, x: columns.base.x + shift },
    bar: { ...columns.bar, x: columns.bar.x + shift },
    mark: columns.mark + shift,
    role: columns.role + shift,
  }
}

/** What lies behind a row: the wash of the 世 line and the rule above. */
function ground({ line, y, columns }: Row): readonly Group[] {
  const top = y + 2 - columns.row / 2
  const divider = line.position === 3 ? ({ tone: 'line-ui', thickness: 1.5 } as const) : ({ tone: 'line', thickness: 1 } as const)
  const shapes: Shape[] = []
  if (line.self) shapes.push({ kind: 'wash', tone: 'sunken', x: -bleed, y: top - 1, width: columns.width + 2 * bleed, height: columns.row - 2 })
  if (line.position !== 6) shapes.push({ kind: 'rule', y: top - 2, width: columns.width, ...divider })
  return shapes.length === 0 ? [] : [{ shapes }]
}

function header(chart: Chart, columns: Columns, speech: Speech): readonly Group[] {
  const { say } = speech
  const size = columns.variant === 'wide' ? 12 : 13
  const text = (x: number, words: string): Shape => ({ kind: 'text', x, y: 14, size, runs: [{ text: words, tone: 'ink-3' }] })
  const base = say('base', { name: hexagramName(chart.hexagram.number, speech) })
  const groups: Group[] = [{ fact: 'hexagram', shapes: [text(columns.base.x, base)] }]
  const next = columns.hidden ?? columns.base.x
  if (columns.spirit + textWidth(say('spirit'), size) + air <= next) groups.push({ shapes: [text(columns.spirit, say('spirit'))] })
  if (columns.hidden !== undefined && chart.hidden.length > 0) groups.push({ shapes: [text(columns.hidden, say('hidden'))] })
  if (chart.changed !== undefined) {
    const changed = say('changed', { name: hexagramName(chart.changed.hexagram.number, speech) })
    groups.push({ fact: 'changed', shapes: [text(columns.changedBar.x, changed)] })
  }
  return [...groups, { shapes: [{ kind: 'rule', y: 26.5, width: columns.width, tone: 'line-ui', thickness: 1 }] }]
}

function rowGroups(row: Row): readonly Group[] {
  const { line, y, columns } = row
  const [base, ...under] = baseCell(row)
  const bar: Shape = { kind: 'bar', x: columns.bar.x, y, width: columns.bar.width, yang: line.yang, tone: line.moving ? 'cinnabar' : 'ink' }
  const mark: readonly Shape[] = line.moving ? [{ kind: line.yang ? 'circle' : 'cross', x: columns.mark, y }] : []
  const shapes = [...(base?.shapes ?? []), bar, ...mark]
  return [{ shapes: [spirit(row)] }, ...hiddenCell(row), { fact: `line.${line.position}`, shapes }, ...under, ...role(line, row), ...changedCell(row)]
}

/** The spirit, in hanzi in every language: its place is narrow and the table says it in words. */
function spirit({ chart, line, y, columns, speech }: Row): Shape {
  const labels = labelsOf('zh-Hans')
  const name = (chart.options.spiritNames === 'alias' ? labels.spiritAlias : labels.spirit)[line.spirit]
  const run: Run = { text: name.slice(0, columns.spiritCharacters), tone: 'ink-3', ...(speech.language === 'en' ? { hanzi: true } : {}) }
  return { kind: 'text', x: columns.spirit, y: y + 5, size: 13, runs: [run] }
}

function role(line: ChartLine, { y, columns, speech }: Row): readonly Group[] {
  if (!line.self && !line.other) return []
  const { plate } = labelsOf('zh-Hans')
  const run: Run = { text: line.self ? plate.self : plate.other, ...(speech.language === 'en' ? { hanzi: true } : {}) }
  return [{ fact: line.self ? 'self' : 'other', shapes: [{ kind: 'text', x: columns.role, y: y + 5, size: 14, runs: [run], middle: true, bold: true }] }]
}
