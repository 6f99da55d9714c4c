import type { Chart, ChartLine, HiddenLine, LineChange, TimeEffects } from '../../chart.ts'
import { LiuyaoError } from '../../error.ts'
import { at } from '../../list.ts'
import type { Branch, Element, LineState, Position } from '../../terms.ts'
import type { Subject } from '../question.ts'
import { vigourOf } from './vigour.ts'

/** Where the subject (用神) stands and what acts on it by time. */
export type Target = {
  /** On a base line, in the outcome of a moving line, or hidden under a base line (伏神). */
  readonly place: 'line' | 'change' | 'hidden'
  readonly position: Position
  readonly branch: Branch
  readonly element: Element
  readonly time: TimeEffects
  readonly states: readonly LineState[]
  /** See `vigourOf`. */
  readonly vigour: number
  readonly moving: boolean
  readonly active: boolean
  readonly change?: LineChange
  /** Present when the subject is hidden. */
  readonly hidden?: HiddenLine
  /** Other base lines of the same kin (两现). */
  readonly twins: readonly Position[]
}

/** A base line as the target. */
function onLine(line: ChartLine, twins: readonly Position[]): Target {
  const { position, branch, element, time, states, moving, active, change } = line
  const rest = { position, branch, element, time, states, vigour: vigourOf(time), moving, active, twins }
  return change === undefined ? { place: 'line', ...rest } : { place: 'line', ...rest, change }
}

/** How a line is preferred among lines of one kin (两现章): moving, then neither void nor broken, then on 世 or 应, then strong. */
function preference(line: ChartLine): number {
  const held = line.self ? 300 : line.other ? 200 : 0
  const lamed = line.time.void || line.time.monthClash ? 400 : 0
  return (line.moving ? 1000 : 0) + held + 10 * vigourOf(line.time) - lamed
}

/** The best of several lines of one kin; of equals the lower one. */
function bestOf(lines: readonly ChartLine[]): ChartLine | undefined {
  let best: ChartLine | undefined
  for (const line of lines) if (best === undefined || preference(line) > preference(best)) best = line
  return best
}

const noPositions: readonly Position[] = []

/** The subject where no base line carries it: in the outcome of a moving line, else under the base line that covers it. */
function offPlate(chart: Chart, subject: Subject): Target | undefined {
  for (const { change, position } of chart.lines) {
    if (change === undefined || change.kin !== subject) continue
    const { branch, element, time } = change
    return { place: 'change', position, branch, element, time, states: [], vigour: vigourOf(time), moving: false, active: false, twins: noPositions }
  }
  const hidden = chart.hidden.find((line) => line.kin === subject)
  if (hidden === undefined) return undefined
  const { position, branch, element, time } = hidden
  return { place: 'hidden', position, branch, element, time, states: [], vigour: vigourOf(time), moving: false, active: false, hidden, twins: noPositions }
}

/** Where the subject stands (增删卜易 用神章, 两现章, 飞伏章). Every kin stands on the plate or in its palace; throws `table` otherwise. */
export function targetOf(chart: Chart, subject: Subject): Target {
  if (subject === 'self') return onLine(at(chart.lines, chart.hexagram.self - 1), noPositions)
  if (subject === 'other') return onLine(at(chart.lines, chart.hexagram.other - 1), noPositions)
  const lines = chart.lines.filter((line) => line.kin === subject)
  const best = bestOf(lines)
  if (best !== undefined) return onLine(best, lines.length === 1 ? noPositions : lines.filter((line) => line !== best).map((line) => line.position))
  const elsewhere = offPlate(chart, subject)
  if (elsewhere === undefined) throw new LiuyaoError('table', `The kin ${subject} stands neither on the plate nor under it; every palace holds all five.`)
  return elsewhere
}
