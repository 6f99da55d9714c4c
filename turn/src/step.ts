import { abortable } from './abortable.ts'
import type { Contract } from './contract.ts'
import type { TurnEvent } from './event.ts'
import { type Part, submitTool } from './ports.ts'
import { offer, request } from './request.ts'
import type { TurnState } from './state.ts'
import type { Emission, Turn } from './turn.ts'

type StepEnd = TurnEvent & { readonly type: 'step-end' }

/** Makes one model call and yields what it streams; ends without step-end when a cancel, the deadline or a handover stops it. */
export async function* step(n: number, state: TurnState, turn: Turn): AsyncGenerator<Emission> {
  const { contract, model, signal } = turn
  const closed = withoutOpenStep(state)
  yield { event: { type: 'step-start', n, ...offer(closed, contract), model: model.name } }
  const unique = uniqueCalls(closed)
  let end: StepEnd = { type: 'step-end', usage: { in: 0, out: 0 }, reasoned: false }
  try {
    for await (const part of abortable(model.stream(request(closed, contract, turn.history), signal), signal)) {
      end = noted(end, part)
      const event = streamed(part, contract, unique)
      if (event !== undefined) yield { event }
    }
  } catch (error) {
    if (signal.aborted) return
    end = { ...end, error: error instanceof Error && error.name === 'TurnError' ? error.message : 'model_threw' }
  }
  yield { event: end }
}

/** A step left open by a crash is asked again from its beginning. */
function withoutOpenStep(state: TurnState): TurnState {
  return { ...state, attempts: state.attempts.map((attempt) => ({ ...attempt, steps: attempt.steps.filter((old) => !old.open) })) }
}

function noted(end: StepEnd, part: Part): StepEnd {
  if (part.type === 'usage') return { ...end, usage: part.usage }
  if (part.type === 'think') return { ...end, reasoned: true }
  if (part.type === 'error') return { ...end, error: part.code }
  if (part.type !== 'finish') return end
  return { ...end, finish: part.why, usage: part.usage ?? end.usage, ...(part.model === undefined ? {} : { model: part.model }) }
}

/** The event of a streamed part, where it has one. Data that its schema refuses is a call that will be rejected. */
function streamed(part: Part, contract: Contract, unique: (call: string) => string): TurnEvent | undefined {
  if (part.type === 'text') return part.text === '' ? undefined : { type: 'text-delta', text: part.text }
  if (part.type === 'call') {
    const call = unique(part.call)
    return 'raw' in part ? { type: 'call-asked', call, tool: part.tool, raw: part.raw } : { type: 'call-asked', call, tool: part.tool, args: part.args }
  }
  if (part.type !== 'data') return undefined
  const parsed = contract.output?.parse(part.value) ?? { ok: part.value }
  if ('ok' in parsed) return { type: 'data', value: parsed.ok }
  return { type: 'call-asked', call: unique(part.call ?? submitTool), tool: submitTool, args: part.value }
}

/** Gives repeats of a call id in one attempt, or of one of the host's, the suffix #2, #3. */
function uniqueCalls(state: TurnState): (call: string) => string {
  const attempt = state.attempts.at(-1)?.steps.flatMap((old) => old.calls) ?? []
  const taken = new Set([...state.prepared, ...attempt].map((call) => call.call))
  return (call) => {
    let key = call
    for (let n = 2; taken.has(key); n += 1) key = `${call}#${n}`
    taken.add(key)
    return key
  }
}
