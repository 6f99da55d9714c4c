import { admit } from './admit.ts'
import { isRejection } from './canonical.ts'
import type { Tool, ToolOutcome } from './contract.ts'
import type { Action } from './decide.ts'
import type { CallStatus, TurnEvent } from './event.ts'
import type { Call, TurnState } from './state.ts'
import type { Emission, Turn } from './turn.ts'

/** Makes a call of the host's own; a refusal is stored like any other end. */
export async function* callOfHost(action: Action & { readonly type: 'prepare' }, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const { tool: name, args } = action.prepared
  const call: Call = { call: action.call, tool: name, args, by: 'host', begun: false }
  const ruling = admit(call, state, turn.contract)
  const tool = turn.contract.tools[name]
  const start = { type: 'call-start', call: call.call, by: 'host', tool: name, args } as const
  if (!('run' in ruling) || tool === undefined) {
    yield { event: { ...start, effect: tool?.effect ?? 'read' } }
    return yield { event: { type: 'call-end', call: call.call, ...('run' in ruling ? { status: 'rejected' } : ruling) } }
  }
  yield { event: { ...start, effect: tool.effect } }
  yield* execute(call, { tool, args: ruling.run }, turn)
}

/** Runs, or refuses, a call that the model asked for. */
export async function* callOfModel(call: Call, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const ruling = admit(call, state, turn.contract)
  const tool = turn.contract.tools[call.tool]
  if (!('run' in ruling)) return yield { event: { type: 'call-end', call: call.call, ...ruling } }
  if (tool === undefined) return
  yield { event: { type: 'call-start', call: call.call, effect: tool.effect, by: 'model' } }
  yield* execute(call, { tool, args: ruling.run }, turn)
}

/** Runs a begun call. When the driver is taken off meanwhile, nothing more is said of it: the log holds a start without an end. */
async function* execute(call: Call, { tool, args }: { readonly tool: Tool; readonly args: unknown }, turn: Turn): AsyncGenerator<Emission> {
  const { session, signal } = turn
  const work = tool
    .run(args, { session, turn: turn.turn, call: call.call, signal })
    .catch((error: unknown): ToolOutcome =>
      tool.effect === 'write' ? { lost: true } : { fail: { code: 'threw', message: error instanceof Error ? error.name : 'threw' } },
    )
  const outcome = await Promise.race([work, aborted(signal)])
  if (outcome === undefined) return
  yield* settled(call, tool, outcome)
}

async function* settled(call: Call, tool: Tool, outcome: ToolOutcome): AsyncGenerator<Emission> {
  const ended = (status: CallStatus, more: { readonly value?: unknown; readonly code?: string }): TurnEvent => ({
    type: 'call-end',
    call: call.call,
    status,
    ...more,
  })
  if ('lost' in outcome) yield { event: tool.effect === 'write' ? ended('unknown', {}) : ended('failed', { code: 'lost' }) }
  else if ('fail' in outcome) yield { event: ended('failed', { code: outcome.fail.code, value: { error: outcome.fail.code, message: outcome.fail.message } }) }
  else if (isRejection(outcome.ok)) yield { event: ended('rejected', { code: 'tool_rejected', value: outcome.ok }) }
  else {
    const { ok, rows, focus } = outcome
    yield { event: ended('ok', { value: ok }), ...(rows === undefined ? {} : { rows }), ...(focus === undefined ? {} : { focus }) }
  }
}

function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined)
    else signal.addEventListener('abort', () => resolve(undefined), { once: true })
  })
}
