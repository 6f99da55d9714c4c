import type { Actor, TimeEffects } from '../chart.ts'
import type { Draft } from './draft.ts'
import type { TimeFrame, TimeTable } from './time.ts'

/** An actor with what it takes to say whether it can act. */
export type ActorFact = {
  readonly actor: Actor
  readonly time: TimeEffects
  /** A moving line or the change of one. */
  readonly moved: boolean
  /** Neither void nor broken by the month; month and day are always whole. */
  readonly whole: boolean
}

/** Month, day, active lines and the changes of moving lines: everything that can act on a line or join a triad. */
export function actorsOf(drafts: readonly Draft[], frame: TimeFrame, times: TimeTable): ActorFact[] {
  const facts: ActorFact[] = [
    { actor: { at: 'month', branch: frame.month }, time: times[frame.month], moved: false, whole: true },
    { actor: { at: 'day', branch: frame.day }, time: times[frame.day], moved: false, whole: true },
  ]
  for (const { line, moving, dark, time, change } of drafts) {
    if (moving || dark) {
      const actor: Actor = { at: 'line', branch: line.branch, position: line.position }
      facts.push({ actor, time, moved: moving, whole: !(time.void || time.monthClash) })
    }
    if (change !== undefined) {
      const actor: Actor = { at: 'change', branch: change.branch, position: line.position }
      facts.push({ actor, time: change.time, moved: true, whole: !(change.time.void || change.time.monthClash) })
    }
  }
  return facts
}
