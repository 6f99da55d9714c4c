import { admit } from './admit.ts'
import { isRejection } from './canonical.ts'
import type { Tool, ToolOutcome } from './contract.ts'
import type { Action } from './decide.ts'
import type { Call, TurnState } from './state.ts'
import type { Emission, Turn } from './turn.ts'

/** Makes a call of the host's own; a refusal is stored like any other end. */
export async function* callOfHost({ call, prepared }: Action & { readonly type: 'prepare' }, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const effect = turn.contract.tools[prepared.tool]?.effect ?? 'read'
  yield { event: { type: 'call-start', call, by: 'host', ...prepared, effect } }
  yield* callOfModel({ call, ...prepared, by: 'host', begun: true, effect }, state, turn)
}

/** Runs, or refuses, a call; the start of the host's own is stored already. */
export async function* callOfModel(call: Call, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const ruling = admit(call, state, turn.contract)
  const tool = turn.contract.tools[call.tool]
  if (!('run' in ruling)) return yield { event: { type: 'call-end', call: call.call, ...ruling } }
  if (tool === undefined) return
  if (call.by === 'model') yield { event: { type: 'call-start', call: call.call, effect: tool.effect, by: 'model' } }
  yield* execute(call, { tool, args: ruling.run }, turn)
}

/** Runs a begun call, unless a stop came first. When a stop comes meanwhile, nothing more is said of it: the log holds a start without an end. */
async function* execute(call: Call, { tool, args }: { readonly tool: Tool; readonly args: unknown }, turn: Turn): AsyncGenerator<Emission> {
  const { session, signal } = turn
  if (signal.aborted) return yield { event: { type: 'call-end', call: call.call, status: 'not-run' } }
  const threw = (error: unknown): ToolOutcome =>
    tool.effect === 'write' ? { lost: true } : { fail: { code: 'threw', message: error instanceof Error ? error.name : 'threw' } }
  const work = tool.run(args, { session, turn: turn.turn, call: call.call, signal }).catch(threw)
  const stop = Promise.withResolvers<undefined>()
  const onAbort = (): void => stop.resolve(undefined)
  signal.addEventListener('abort', onAbort, { once: true })
  const outcome = await Promise.race([work, stop.promise])
  signal.removeEventListener('abort', onAbort)
  if (outcome !== undefined) yield settled(call.call, tool, outcome)
}

function settled(call: string, tool: Tool, outcome: ToolOutcome): Emission {
  const end = { type: 'call-end', call } as const
  if ('lost' in outcome) return { event: tool.effect === 'write' ? { ...end, status: 'unknown' } : { ...end, status: 'failed', code: 'lost' } }
  if ('fail' in outcome)
    return { event: { ...end, status: 'failed', code: outcome.fail.code, value: { error: outcome.fail.code, message: outcome.fail.message } } }
  const { ok: value, ...more } = outcome
  return isRejection(value) ? { event: { ...end, status: 'rejected', code: 'tool_rejected', value } } : { event: { ...end, status: 'ok', value }, ...more }
}
