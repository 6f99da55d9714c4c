import type { ChangedLine } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { Row } from './base-cell.ts'
import type { Group, Run, Shape } from './drawing.ts'
import { ganzhi, ganzhiRun, trouble } from './line-words.ts'

/** The changed column of a row: the bar always; the text in full where the line moves, faint in Chinese and left out in English where it does not. */
export function changedCell(row: Row): readonly Group[] {
  const { chart, line, y, columns } = row
  const changed = chart.changed?.lines[line.position - 1]
  if (changed === undefined) return []
  const { moving } = line
  const bar: Shape = {
    kind: 'bar',
    x: columns.changedBar.x,
    y,
    width: columns.changedBar.width,
    yang: changed.yang,
    tone: 'ink',
    ...(moving ? {} : { faded: true }),
  }
  return [{ ...(moving ? { fact: `change.${line.position}` } : {}), shapes: [bar, ...outcome(row, changed)] }]
}

function outcome(row: Row, changed: ChangedLine): readonly Shape[] {
  const { speech } = row
  const { moving } = row.line
  const word = moving ? trouble(changed.time, speech) : undefined
  if (speech.language === 'en') return moving ? englishTexts(row, changed, word) : []
  const { kin, element } = labelsOf(speech.language)
  const phase = row.columns.changed.element ? element[changed.element] : ''
  const name = `${kin[changed.kin]}${ganzhi(changed)}`
  const runs: readonly Run[] = moving
    ? [{ text: name }, ...(phase === '' ? [] : [{ text: phase, tone: 'ink-3' } as const])]
    : [{ text: `${name}${phase}`, tone: 'ink-3' }]
  const size = row.columns.variant === 'wide' ? 15 : 13
  const { x } = row.columns.changed
  const first: Shape = { kind: 'text', x, y: row.y + (word === undefined ? 5 : -3), size, runs }
  return word === undefined ? [first] : [first, below(row, word, 17)]
}

function englishTexts(row: Row, changed: ChangedLine, word: string | undefined): readonly Shape[] {
  const { y, columns } = row
  const { kin, element } = labelsOf('en')
  const { x } = columns.changed
  const up = word === undefined ? 0 : 9
  const phase = columns.changed.element ? ` ${element[changed.element]}` : ''
  const second: readonly Run[] = [ganzhiRun(changed, row.speech, 'ink-3'), ...(phase === '' ? [] : [{ text: phase, tone: 'ink-3' } as const])]
  return [
    { kind: 'text', x, y: y - 2 - up, size: 13, runs: [{ text: kin[changed.kin] }] },
    { kind: 'text', x, y: y + 14 - up, size: 12, runs: second },
    ...(word === undefined ? [] : [below(row, word, 20)]),
  ]
}

function below({ columns, y }: Row, word: string, down: number): Shape {
  return { kind: 'text', x: columns.changed.x, y: y + down, size: 12, runs: [{ text: word, tone: 'ochre' }] }
}
