import type { Chart, ChartLine } from '../chart.ts'
import { lineStem, roleOf, spiritName } from './words.ts'
import type { Speech } from './words.ts'

/** A drawn line: whole or broken. */
function drawn(yang: boolean): string {
  return yang ? '━━━━━━━' : '━━━ ━━━'
}

/** ○ for an old yang that moves, × for an old yin. */
function mark(line: ChartLine): string {
  if (!line.moving) return ''
  return line.yang ? '○→' : '×→'
}

/** Hidden lines at a place. */
function hiddenCell(line: ChartLine, chart: Chart, speech: Speech): string {
  return chart.hidden
    .filter((hidden) => hidden.position === line.position)
    .map((hidden) => `${speech.labels.kin[hidden.kin]} ${lineStem(hidden, speech)}`)
    .join(' ')
}

/** Cells of the changed plate at a place; none when nothing moves. */
function changedCells(line: ChartLine, chart: Chart, speech: Speech): string[] {
  const { changed } = chart
  const outcome = changed?.lines[line.position - 1]
  if (changed === undefined || outcome === undefined) return []
  return [speech.labels.kin[outcome.kin], lineStem(outcome, speech), drawn(outcome.yang), roleOf(outcome.position, changed.hexagram, speech)]
}

/** The cells of one row: spirit, hidden, kin, stem, line, role, mark, then the changed plate. */
function rowOf(line: ChartLine, chart: Chart, speech: Speech): string[] {
  return [
    spiritName(line.spirit, chart, speech),
    hiddenCell(line, chart, speech),
    speech.labels.kin[line.kin],
    lineStem(line, speech),
    drawn(line.yang),
    roleOf(line.position, chart.hexagram, speech),
    mark(line),
    ...changedCells(line, chart, speech),
  ]
}

/** Rows of the plate from line 6 down to line 1. */
export function plateRows(chart: Chart, speech: Speech): string[][] {
  return chart.lines.toReversed().map((line) => rowOf(line, chart, speech))
}
