import type { Direction } from '@hefu/liuyao'

/** Sentences for facts in one language; names in braces are filled in. */
export type FactWords = {
  readonly hexagram: string
  readonly changed: string
  readonly flag: string
  readonly month: string
  readonly day: string
  readonly void: string
  readonly voidOn: string
  readonly line: string
  readonly lineStates: string
  readonly moving: string
  readonly still: string
  readonly change: string
  readonly changeLabels: string
  readonly hidden: string
  readonly triadFormed: string
  readonly triadAwaiting: string
  readonly self: string
  readonly other: string
  readonly subjectOnLine: string
  readonly subjectInChange: string
  readonly subjectHidden: string
  readonly strong: string
  readonly middling: string
  readonly weak: string
  readonly source: string
  readonly foe: string
  readonly onLines: string
  readonly offPlate: string
  readonly direction: Readonly<Record<Direction, string>>
  readonly level: string
  /** When a window next comes; told by turns, so that three windows do not sound alike. */
  readonly nextOn: readonly [string, string, string]
  readonly nextFrom: readonly [string, string, string]
  readonly comma: string
  /** Before the last item of a list. */
  readonly and: string
}
