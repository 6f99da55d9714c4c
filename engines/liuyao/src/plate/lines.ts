import type { ChangedLine, ChartLine } from '../chart.ts'
import { at } from '../list.ts'
import type { Hexagram } from '../hexagram/types.ts'
import type { Options } from '../options.ts'
import { kinOf } from '../phase/element.ts'
import { stageOf } from '../phase/stage.ts'
import type { LineState, LineValue, Position, Spirit, Stage } from '../terms.ts'
import { lineChange } from './change.ts'
import { darkMoving } from './draft.ts'
import type { Draft } from './draft.ts'
import { statesOf } from './states.ts'
import type { TimeTable } from './time.ts'

/** What the lines of a plate are worked out from. */
export type PlateFrame = {
  readonly values: readonly LineValue[]
  readonly base: Hexagram
  readonly changed: Hexagram
  readonly times: TimeTable
  readonly spirits: readonly Spirit[]
  readonly options: Options
}

/** Whether a value moves. */
function moves(value: LineValue): boolean {
  return value === 6 || value === 9
}

/** The six lines before their states. */
export function draftsOf(frame: PlateFrame): Draft[] {
  const { base, changed, times, options } = frame
  const palace = options.changedKin === 'base-palace' ? base.element : changed.element
  return base.lines.map((line, place) => {
    const moving = moves(at(frame.values, place))
    const time = times[line.branch]
    const outcome = at(changed.lines, place)
    const change = moving ? lineChange(line, outcome, { times, options, kin: kinOf[palace][outcome.element] }) : undefined
    return { line, moving, dark: darkMoving(moving, time), time, change }
  })
}

/** Positions of other moving lines whose branch is a given stage of this line's phase. */
function moversAt(draft: Draft, drafts: readonly Draft[], wanted: { stage: Stage; options: Options }): Position[] {
  const stages = stageOf[wanted.options.earthBirth][draft.line.element]
  const found: Position[] = []
  for (const other of drafts) {
    if (other.moving && other !== draft && stages[other.line.branch] === wanted.stage) found.push(other.line.position)
  }
  return found
}

/** One finished base line. */
function finish(draft: Draft, drafts: readonly Draft[], frame: PlateFrame): ChartLine {
  const { line, moving, dark, time, change } = draft
  const { base, options } = frame
  const states: LineState[] = statesOf(draft, drafts, options)
  const tombOn = moversAt(draft, drafts, { stage: 'tomb', options })
  if (tombOn.length > 0) states.push('movingTomb')
  return {
    position: line.position,
    yang: line.yang,
    stem: line.stem,
    branch: line.branch,
    element: line.element,
    kin: line.kin,
    value: at(frame.values, line.position - 1),
    moving,
    self: base.self === line.position,
    other: base.other === line.position,
    spirit: at(frame.spirits, line.position - 1),
    time,
    states,
    active: moving || dark,
    tombOn,
    extinctionOn: moversAt(draft, drafts, { stage: 'extinction', options }),
    birthOn: moversAt(draft, drafts, { stage: 'birth', options }),
    ...(change === undefined ? undefined : { change }),
  }
}

/** The six base lines with everything that acts on them. */
export function chartLines(drafts: readonly Draft[], frame: PlateFrame): ChartLine[] {
  return drafts.map((draft) => finish(draft, drafts, frame))
}

/** The six lines of the changed plate; the kin by the palace that the options name, and by its own. */
export function changedLines(frame: PlateFrame): ChangedLine[] {
  const { base, changed, times, options, spirits } = frame
  const palace = options.changedKin === 'base-palace' ? base.element : changed.element
  return changed.lines.map((line, place) => ({
    position: line.position,
    yang: line.yang,
    stem: line.stem,
    branch: line.branch,
    element: line.element,
    kin: kinOf[palace][line.element],
    kinOwnPalace: line.kin,
    time: times[line.branch],
    ...(options.changedSpirits === 'none' ? undefined : { spirit: at(spirits, place) }),
  }))
}
