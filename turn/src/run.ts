import { contractFor } from './contract-for.ts'
import { decide } from './decide.ts'
import type { TurnEvent } from './event.ts'
import { perform } from './perform.ts'
import { reduce } from './reduce.ts'
import { empty, type TurnState } from './state.ts'
import type { Emission, Turn } from './turn.ts'

/**
 * Runs a turn to its end, or carries on from `log`, which begins with turn-start. The caller stores each emission before it asks
 * for the next, and shows it only then. Ends without turn-end when `turn.signal` aborts; throws what a port or the consumer throws.
 */
export async function* runTurn(turn: Turn, log: readonly TurnEvent[]): AsyncGenerator<Emission> {
  let state = log.reduce(reduce, empty)
  const finished = new AbortController()
  const late = alarm(state, turn, finished.signal)
  const stop = AbortSignal.any([turn.signal, turn.cancel, late])
  try {
    while (state.end === undefined && !turn.signal.aborted) {
      for await (const emission of next(state, turn, { late, stop })) {
        if (turn.signal.aborted && emission.event.type === 'call-end' && emission.event.status === 'not-run') return
        state = reduce(state, emission.event)
        yield emission
      }
    }
  } finally {
    finished.abort()
  }
}

/** Aborts when the turn's deadline passes. */
function alarm(state: TurnState, turn: Turn, finished: AbortSignal): AbortSignal {
  const control = new AbortController()
  const at = state.start?.deadlineAt ?? Infinity
  if (turn.clock.now() >= at) control.abort()
  else if (at !== Infinity) void turn.clock.wake(at, finished).then(() => (finished.aborted ? undefined : control.abort()))
  return control.signal
}

type Stops = { readonly late: AbortSignal; readonly stop: AbortSignal }

function next(state: TurnState, turn: Turn, { late, stop }: Stops): AsyncIterable<Emission> | Iterable<Emission> {
  const live = state.answer === undefined && state.attempts.at(-1)?.verdict !== 'kept' && state.cancelled !== true && state.deadline !== true
  if (live && turn.cancel.aborted) return [{ event: { type: 'cancel-seen' } }]
  if (live && late.aborted) return [{ event: { type: 'deadline' } }]
  const contract = contractFor(turn.contract, state.classification)
  return perform(decide(state, contract), state, { ...turn, contract, signal: live ? stop : turn.signal })
}
