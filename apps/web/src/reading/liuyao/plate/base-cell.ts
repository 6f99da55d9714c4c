import type { Chart, ChartLine, HiddenLine } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { Columns } from './columns.ts'
import type { Group, Run, Shape } from './drawing.ts'
import { ganzhi, ganzhiRun, hiddenAt, trouble, type Speech } from './line-words.ts'
import { textWidth } from './text-width.ts'

/** One row of a plate in the making. */
export type Row = { readonly chart: Chart; readonly line: ChartLine; readonly y: number; readonly columns: Columns; readonly speech: Speech }

/** Between a text and the bar beside it, at the least. */
const air = 8

/** Base text of a row with what lies under it: stem and branch in one line, in English in two; what finds no room goes to a line below. */
export function baseCell(row: Row): readonly Group[] {
  const { chart, line, columns, speech } = row
  const word = trouble(line.time, speech)
  const hidden = columns.hidden === undefined ? hiddenAt(chart.hidden, line.position)[0] : undefined
  const inline = word === undefined || runsWidth(lastLine(row, word)) <= columns.base.room - air
  const own: readonly Run[] = word === undefined || inline ? [] : [{ text: word, tone: 'ochre' }]
  const under = hidden === undefined ? own : fitting([...own, ...underRuns(hidden, own.length > 0, speech)], row)
  const texts = baseTexts(row, inline ? word : undefined, under.length > 0)
  if (under.length === 0) return [{ fact: `line.${line.position}`, shapes: texts }]
  const below: Shape = { kind: 'text', x: columns.base.x, y: row.y + (speech.language === 'en' ? 20 : 19), size: 13, runs: under }
  if (hidden === undefined) return [{ fact: `line.${line.position}`, shapes: [...texts, below] }]
  return [
    { fact: `line.${line.position}`, shapes: texts },
    { fact: `hidden.${hidden.kin}.${hidden.position}`, shapes: [below] },
  ]
}

/** The line below within its room: as far as the changed text, or the figure's edge; the last word is the first to go. */
function fitting(runs: readonly Run[], { chart, columns }: Row): readonly Run[] {
  const end = chart.changed === undefined ? columns.width : columns.changed.x - air
  return columns.base.x + runsWidth({ runs, size: 13 }) <= end ? runs : runs.slice(0, -1)
}

type Sized = { readonly runs: readonly Run[]; readonly size: number }

function runsWidth({ runs, size }: Sized): number {
  return runs.reduce((sum, { text }) => sum + textWidth(text, size), 0)
}

/** The line that carries stem and branch, with the word for void or broken after them. */
function lastLine({ line, columns, speech }: Row, word: string | undefined): Sized {
  const { kin, element } = labelsOf(speech.language)
  const phase = columns.base.element ? element[line.element] : ''
  if (speech.language === 'en') {
    const said: readonly Run[] = word === undefined ? [] : [{ text: ` ${word}`, tone: 'ochre' }]
    return {
      runs: [ganzhiRun(line, speech, 'ink-3'), { text: phase === '' ? '' : ` ${phase}`, tone: 'ink-3' }, ...said],
      size: columns.variant === 'wide' ? 12 : 13,
    }
  }
  const said: readonly Run[] = word === undefined ? [] : [{ text: ` ${word}`, tone: 'ochre' }]
  return { runs: [{ text: `${kin[line.kin]}${ganzhi(line)}` }, { text: phase, tone: 'ink-3' }, ...said], size: columns.variant === 'wide' ? 15 : 13.6 }
}

function baseTexts(row: Row, word: string | undefined, raised: boolean): readonly Shape[] {
  const { line, y, columns, speech } = row
  const { x } = columns.base
  const { runs, size } = lastLine(row, word)
  const filled = runs.filter(({ text }) => text !== '')
  const bold = line.self
  if (speech.language !== 'en') return [{ kind: 'text', x, y: y + (raised ? -3 : 5), size, runs: filled, bold }]
  const up = raised ? 9 : 0
  return [
    { kind: 'text', x, y: y - 2 - up, size: 13, runs: [{ text: labelsOf('en').kin[line.kin] }], bold },
    { kind: 'text', x, y: y + 14 - up, size, runs: filled },
  ]
}

/** A hidden line on the line below the base text: 伏 兄弟庚寅木 空, "hidden Siblings 庚寅, void". */
function underRuns(hidden: HiddenLine, follows: boolean, speech: Speech): readonly Run[] {
  const { say, language } = speech
  const { kin, element } = labelsOf(language)
  const word = trouble(hidden.time, speech)
  const joint = follows ? ' · ' : ''
  if (language === 'en') {
    return [
      { text: `${joint}${say('under', { what: kin[hidden.kin] })} `, tone: 'ink-3' },
      ganzhiRun(hidden, speech, 'ink-3'),
      ...(word === undefined ? [] : [{ text: `, ${word}`, tone: 'ochre' } as const]),
    ]
  }
  const what = `${kin[hidden.kin]}${ganzhi(hidden)}${element[hidden.element]}`
  return [{ text: `${joint}${say('under', { what })}`, tone: 'ink-3' }, ...(word === undefined ? [] : [{ text: ` ${word}`, tone: 'ochre' } as const])]
}

/** The column of hidden lines in a wide plate: kin with branch and phase, below it what troubles it. */
export function hiddenCell({ chart, line, y, columns, speech }: Row): readonly Group[] {
  const [hidden] = hiddenAt(chart.hidden, line.position)
  if (columns.hidden === undefined || hidden === undefined) return []
  const { kin, branch, element } = labelsOf(speech.language)
  const x = columns.hidden
  const word = trouble(hidden.time, speech)
  const english = speech.language === 'en'
  const first = english ? kin[hidden.kin] : `${kin[hidden.kin]} ${branch[hidden.branch]}${element[hidden.element]}`
  const said: readonly Run[] =
    word === undefined ? [] : [{ text: english ? ` ${word}` : word === speech.say('void') ? speech.say('fullVoid') : word, tone: 'ochre' }]
  const second: readonly Run[] = english ? [ganzhiRun(hidden, speech, 'ink-3'), ...said] : said
  const alone = second.length === 0
  return [
    {
      fact: `hidden.${hidden.kin}.${hidden.position}`,
      shapes: [
        { kind: 'text', x, y: y + (alone ? 5 : -2), size: 13, runs: [{ text: first, tone: 'ink-2' }] },
        ...(alone ? [] : [{ kind: 'text', x, y: y + 15, size: 12, runs: second } as const]),
      ],
    },
  ]
}
