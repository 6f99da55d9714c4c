import type { Code } from './code.ts'
import type { Fact } from './contract.ts'
import type { CallStatus, Classification, Effect, Finish, Origin, Question, Segment, TurnEvent, Usage } from './event.ts'

/** A call in the ledger. `status` is undefined while it is asked or begun; a call asked and never begun counts as not-run. */
export interface Call {
  readonly call: string
  readonly tool: string
  readonly args: unknown
  readonly by: 'model' | 'host'
  readonly begun: boolean
  readonly raw?: string
  readonly effect?: Effect
  readonly status?: CallStatus
  readonly value?: unknown
  readonly code?: string
}

/** One model call. `open` until its end is stored; `stopped` when a cancel or the deadline ended it; `shown` while its text is a draft on screen. */
export interface Step {
  readonly n: number
  readonly tools: readonly string[]
  readonly text: string
  readonly data: readonly unknown[]
  readonly calls: readonly Call[]
  readonly open: boolean
  readonly stopped: boolean
  readonly shown: boolean
  readonly reasoned: boolean
  readonly finish?: Finish
  readonly error?: string
}

/** One try at the turn. */
export interface Attempt {
  readonly n: number
  readonly corrections: readonly Code[]
  readonly steps: readonly Step[]
  readonly verdict?: 'kept' | 'broken'
  readonly codes: readonly Code[]
  readonly data?: Readonly<Record<string, unknown>>
}

/** Everything that a turn's log says, folded. `models` are the names asked for and reported. */
export interface TurnState {
  readonly start?: TurnEvent & { readonly type: 'turn-start' }
  readonly epoch: number
  readonly why?: 'opened' | 'takeover' | 'restart' | 'handover'
  readonly classification?: Classification
  readonly facts: readonly Fact[]
  readonly prepared: readonly Call[]
  readonly attempts: readonly Attempt[]
  readonly deadline?: true
  readonly cancelled?: true
  readonly answer?: { readonly origin: Origin; readonly segments: readonly Segment[] }
  readonly question?: Question & { readonly reshown: boolean }
  readonly stopped?: string
  readonly end?: TurnEvent & { readonly type: 'turn-end' }
  readonly codes: readonly Code[]
  readonly usage: Usage
  readonly models: readonly string[]
}

/** The state before any event. */
export const empty: TurnState = { epoch: 0, facts: [], prepared: [], attempts: [], codes: [], usage: { in: 0, out: 0 }, models: [] }

/** Calls of the turn in the order in which they run: the host's, then each attempt's. */
export function ledger(state: TurnState): readonly Call[] {
  return [...state.prepared, ...state.attempts.flatMap((attempt) => attempt.steps.flatMap((step) => step.calls))]
}

/** Whether a call's result counts: done now, or the same as one done before. */
export const isOk = (call: Call): boolean => call.status === 'ok' || call.status === 'reused'

/** Whether a call changes something that a second run would change again. */
export const writes = (call: Call): boolean => call.effect === 'write' || call.effect === 'record'

/** Whether a write of this turn is done. */
export const written = (state: TurnState): boolean => ledger(state).some((call) => writes(call) && call.status === 'ok')

/** The attempt that has no verdict yet. */
export function openAttempt(state: TurnState): Attempt | undefined {
  const last = state.attempts.at(-1)
  return last?.verdict === undefined ? last : undefined
}
