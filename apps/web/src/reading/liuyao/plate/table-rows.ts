import type { Chart, ChartLine, HiddenLine } from '@hefu/liuyao'
import { labelsOf } from '@hefu/liuyao/labels'
import type { Run } from './drawing.ts'
import { hiddenAt, lineRuns, type Speech } from './line-words.ts'

/** One row of the table twin; every cell is words, hanzi marked in English. */
export type TableRow = {
  readonly position: number
  readonly spirit: string
  readonly base: readonly Run[]
  readonly motion: string
  readonly becomes: readonly Run[]
  readonly note: readonly Run[]
}

/** The plate as a table, from line 6 down: every value of the drawing, and what the drawing leaves out. */
export function tableRows(chart: Chart, speech: Speech): readonly TableRow[] {
  return chart.lines.toReversed().map((line) => rowOf(line, chart, speech))
}

function rowOf(line: ChartLine, chart: Chart, speech: Speech): TableRow {
  const labels = labelsOf(speech.language)
  const names = chart.options.spiritNames === 'alias' ? labels.spiritAlias : labels.spirit
  const changed = chart.changed?.lines[line.position - 1]
  const role = line.self ? labels.plate.self : labels.plate.other
  return {
    position: line.position,
    spirit: names[line.spirit],
    base: [...lineRuns(line, speech), ...(line.self || line.other ? [{ text: ` · ${role}` }] : [])],
    motion: motionOf(line, speech),
    becomes: changed === undefined ? [{ text: speech.say('nothing') }] : lineRuns(changed, speech),
    note: notesOf(line, chart, speech),
  }
}

function motionOf(line: ChartLine, { language, say }: Speech): string {
  const value = labelsOf(language).lineValue[line.value]
  if (line.moving) return say('moves', { value })
  return line.states.includes('darkMoving') ? say('darkly', { value }) : say('rests', { value })
}

/** Season, states, what the change does, and what lies hidden under the line. */
function notesOf(line: ChartLine, chart: Chart, speech: Speech): readonly Run[] {
  const labels = labelsOf(speech.language)
  const joint = speech.say('noteJoint')
  const words = [
    labels.season[line.time.season],
    ...line.states.filter((state) => state !== 'darkMoving').map((state) => labels.state[state]),
    ...(line.change?.labels ?? []).map((label) => labels.change[label]),
  ]
  return hiddenAt(chart.hidden, line.position).reduce<readonly Run[]>(
    (runs, hidden) => [...runs, { text: joint }, ...hiddenRuns(hidden, speech)],
    [{ text: words.join(joint) }],
  )
}

/** Marks where a filled-in text is cut, so that hanzi in it keep their own runs. */
const cut = '\u0000'

function hiddenRuns(hidden: HiddenLine, speech: Speech): readonly Run[] {
  const { say } = speech
  const key = hidden.time.void ? 'noteHiddenVoid' : hidden.time.monthClash ? 'noteHiddenBroken' : 'noteHidden'
  const [before = '', after = ''] = say(key, { what: cut }).split(cut)
  return [{ text: before }, ...lineRuns(hidden, speech), { text: after }].filter(({ text }) => text !== '')
}
