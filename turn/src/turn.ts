import type { Contract, FocusChange, Row } from './contract.ts'
import type { Message, TurnEvent } from './event.ts'
import type { Clock, Focus, Model } from './ports.ts'

/** All that one turn runs on. `signal` takes the driver off the turn; `cancel` is the user's stop. */
export interface Turn {
  readonly session: string
  readonly turn: string
  readonly contract: Contract
  readonly model: Model
  readonly clock: Clock
  readonly focus: Focus
  readonly history: readonly Message[]
  readonly signal: AbortSignal
  readonly cancel: AbortSignal
}

/** An event to store, with the rows and the change of focus that commit with it. */
export type Emission = { readonly event: TurnEvent; readonly rows?: readonly Row[]; readonly focus?: FocusChange }
