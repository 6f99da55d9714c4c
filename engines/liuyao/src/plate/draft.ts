import type { LineChange, TimeEffects } from '../chart.ts'
import type { HexagramLine } from '../hexagram/types.ts'
import { relationOf } from '../phase/element.ts'

/** A base line before its states are known. */
export type Draft = {
  readonly line: HexagramLine
  readonly moving: boolean
  /** 暗动. */
  readonly dark: boolean
  readonly time: TimeEffects
  readonly change: LineChange | undefined
}

/** 暗动: static, clashed by the day, strong in the month and not broken by it. */
export function darkMoving(moving: boolean, time: TimeEffects): boolean {
  return !moving && time.dayClash && time.strongInMonth && !time.monthClash
}

/** Whether an active line elsewhere, or the line's own change, generates it or stands with it. */
export function supportedByMovement(draft: Draft, drafts: readonly Draft[]): boolean {
  const own = draft.change?.relation
  if (own === 'generates' || own === 'same') return true
  return drafts.some((other) => {
    if (other === draft || !(other.moving || other.dark)) return false
    const relation = relationOf[other.line.element][draft.line.element]
    return relation === 'generates' || relation === 'same'
  })
}
