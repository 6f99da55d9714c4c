import type { ReactNode } from 'react'
import type { Editing } from '../draft/use-draft.ts'
import type { FaultTexts } from '../fault-text.ts'

/** What every way of casting is given: the draft, what is wrong, and the way on under a name. */
export type PanelProps = {
  readonly editing: Editing
  readonly faults: FaultTexts
  /** The button that goes on, or what stands in its place. */
  readonly goOn: (label: string) => ReactNode
}
