import type { Options } from '../options.ts'
import type { LineState } from '../terms.ts'
import { supportedByMovement } from './draft.ts'
import type { Draft } from './draft.ts'
import { supportedByTime } from './time.ts'

/** What the month does. */
function monthStates(draft: Draft, into: LineState[]): void {
  const { time, moving } = draft
  if (time.onMonth) into.push('onMonth')
  if (time.residualQi) into.push('residualQi')
  if (time.monthClash) {
    into.push('monthBreak')
    if (time.onDay) into.push('monthBreakFilled')
    if (time.dayCombine) into.push('monthBreakCombined')
  }
  if (time.monthCombine) into.push(moving ? 'boundByMonth' : 'raisedByMonth')
  if (time.monthStage === 'tomb' && !time.onMonth) into.push('monthTomb')
}

/** What a day that clashes does: wakes, breaks, fills a void, or scatters. */
function clashStates(draft: Draft, supported: boolean, options: Options): LineState[] {
  const { time, moving, dark } = draft
  if (moving) {
    const scattered = options.dayClashMoving === 'scatter' || !(time.strongInMonth || supported)
    return scattered ? ['dayClash', 'scattered'] : ['dayClash']
  }
  if (dark) return time.void ? ['dayClash', 'darkMoving', 'clashedVoid'] : ['dayClash', 'darkMoving']
  return time.void ? ['dayClash', 'clashedVoid'] : ['dayClash', 'dayBreak']
}

/** What the day does short of a clash. */
function dayStates(draft: Draft, into: LineState[]): void {
  const { time, moving } = draft
  if (time.onDay) into.push('onDay')
  if (time.dayCombine) into.push(moving ? 'boundByDay' : 'raisedByDay')
  if (time.onDay) return
  if (time.dayStage === 'tomb') into.push('dayTomb')
  if (time.dayStage === 'extinction') into.push('dayExtinction')
  if (time.dayStage === 'birth') into.push('dayBirth')
  if (time.dayStage === 'peak') into.push('dayPeak')
}

/** 旬空, and whether it is true (真空) or only apparent (空而不空). */
function voidStates(draft: Draft, supported: boolean, options: Options): LineState[] {
  const { time, moving } = draft
  if (!time.void) return []
  if (moving || time.dayClash || time.strongInMonth) return ['void', 'falseVoid']
  if (options.trueVoid === 'dead-only') {
    if (time.season === 'dead') return ['void', 'trueVoid']
    return supported ? ['void', 'falseVoid'] : ['void']
  }
  return supported ? ['void', 'falseVoid'] : ['void', 'trueVoid']
}

/** 化合, and the clash that opens any binding (合处逢冲). */
function bindStates(draft: Draft, into: LineState[]): void {
  const { time, change } = draft
  const boundByChange = change?.labels.includes('intoCombine') === true
  if (boundByChange) into.push('boundByChange')
  const bound = boundByChange || (draft.moving && (time.dayCombine || time.monthCombine))
  const clashed = time.dayClash || time.monthClash || (boundByChange && change?.time.dayClash === true)
  if (bound && clashed) into.push('bindReleased')
}

/** Every state of a line; `drafts` are all six lines. */
export function statesOf(draft: Draft, drafts: readonly Draft[], options: Options): LineState[] {
  const states: LineState[] = []
  const { time } = draft
  monthStates(draft, states)
  dayStates(draft, states)
  if (time.dayClash || time.void) {
    const supported = supportedByTime(time) || supportedByMovement(draft, drafts)
    if (time.dayClash) states.push(...clashStates(draft, supported, options))
    states.push(...voidStates(draft, supported, options))
  }
  if (draft.moving) bindStates(draft, states)
  return states
}
