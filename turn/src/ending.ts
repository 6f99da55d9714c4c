import type { Contract } from './contract.ts'
import { hostIntent } from './decide.ts'
import type { EndStatus, Origin, Segment } from './event.ts'
import { answerOf } from './judge.ts'
import type { CallPart, Message } from './message.ts'
import { type Call, ledger, type TurnState, writes } from './state.ts'

/** How a turn ends, from its ledger: who speaks, what is said, what it costs. */
export type Ending = { readonly status: EndStatus; readonly origin: Origin | 'none'; readonly segments: readonly Segment[]; readonly charge: number }

/** Settles who speaks: the model that kept the contract, the host from a committed write, or the host's fixed words. */
export function ending(state: TurnState, contract: Contract): Ending {
  const last = state.attempts.at(-1)
  if (state.cancelled) return { status: 'interrupted', origin: 'none', segments: shownSoFar(state, contract), charge: 0 }
  const host = hostIntent(state, contract)
  if (host !== undefined && state.prepared.every((call) => call.status === 'ok'))
    return { status: 'completed', origin: 'host', segments: say(host.say(state.prepared.map((call) => call.value))), charge: 0 }
  if (last?.verdict === 'kept') return { status: 'completed', origin: 'model', segments: answerOf(state, contract, last.data), charge: contract.price }
  const status = contract.onBroken === 'complete' ? 'completed' : 'failed'
  if (ledger(state).some((call) => call.status === 'unknown'))
    return { status, origin: 'host-fallback', segments: say(contract.unknownCopy || contract.fallback), charge: 0 }
  const told = ledger(state).flatMap((call) => narration(call, contract))
  if (told.length > 0) return { status: 'completed', origin: 'host-result', segments: say(told.join('\n')), charge: contract.price }
  return { status, origin: 'host-fallback', segments: say(contract.fallback), charge: 0 }
}

function narration(call: Call, contract: Contract): readonly string[] {
  if (call.by !== 'model' || !writes(call) || call.status !== 'ok') return []
  const tell = Object.hasOwn(contract.narrate, call.tool) ? contract.narrate[call.tool] : undefined
  return tell === undefined ? [] : [tell(call.value)]
}

function say(text: string): readonly Segment[] {
  return text === '' ? [] : [{ text, facts: [] }]
}

function shownSoFar(state: TurnState, contract: Contract): readonly Segment[] {
  if (contract.release !== 'stream') return []
  const text = (state.attempts.at(-1)?.steps ?? []).map((step) => (step.shown ? step.text : '')).join('')
  return text === '' ? [] : [{ text, facts: [], mark: 'interrupted' }]
}

/** The messages that a turn leaves behind: the user's, paired calls and results, and one assistant text. */
export function turnHistory(state: TurnState, contract: Contract, end: Ending): readonly Message[] {
  const text = end.segments.map((segment) => segment.text).join('')
  const user: Message = { role: 'user', text: state.start?.input.text ?? '' }
  if (end.origin === 'model') return [user, ...allPairs(state), { role: 'assistant', text, calls: [] }]
  const whole = end.origin === 'host-result' || state.attempts.at(-1)?.codes.includes('aborted') === true
  const done = ledger(state).filter((call) => writes(call) && (call.status === 'ok' || call.status === 'unknown'))
  const kept = whole ? allPairs(state) : pairs(done)
  const words = end.origin === 'none' ? `${text} ${contract.interruptedNote}`.trim() : text
  return [user, ...kept, { role: 'assistant', text: words, calls: [], by: 'host' }]
}

function allPairs(state: TurnState): readonly Message[] {
  const steps = state.attempts.at(-1)?.steps ?? []
  return [...pairs(state.prepared), ...steps.flatMap((step) => pairs(step.calls))]
}

/** One assistant message with those of `calls` that have a result, then a tool message for each; nothing for calls that never ran. */
export function pairs(calls: readonly Call[], text = ''): readonly Message[] {
  const answered = calls.filter((call) => call.status !== undefined)
  if (answered.length === 0) return text === '' ? [] : [{ role: 'assistant', text, calls: [] }]
  const parts: readonly CallPart[] = answered.map(({ call, tool, args }) => ({ call, tool, args }))
  return [
    { role: 'assistant', text, calls: parts },
    ...answered.map((call): Message => ({ role: 'tool', call: call.call, tool: call.tool, status: call.status ?? 'not-run', value: resultOf(call) })),
  ]
}

function resultOf(call: Call): unknown {
  return call.value ?? { error: call.code ?? call.status }
}
