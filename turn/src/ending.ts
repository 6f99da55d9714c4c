import type { Contract } from './contract.ts'
import type { EndStatus, Message, Origin, Segment } from './event.ts'
import { answerOf } from './judge.ts'
import { type Call, isOk, ledger, type TurnState, writes } from './state.ts'

/** How a turn ends, from its ledger: who speaks, what is said, what it costs. */
export type Ending = { readonly status: EndStatus; readonly origin: Origin | 'none'; readonly segments: readonly Segment[]; readonly charge: number }

/** The host's own way with a typed intent (no, don't remember, skip, undo), where the contract has one. */
export function hostIntent(state: TurnState, { classify }: Contract) {
  const intent = state.classification?.intent ?? ''
  return classify !== undefined && Object.hasOwn(classify.host, intent) ? classify.host[intent] : undefined
}

/** Settles who speaks: the model that kept the contract, the host from a committed write, or the host's fixed words. */
export function ending(state: TurnState, contract: Contract): Ending {
  const last = state.attempts.at(-1)
  if (state.cancelled === true) return { status: 'interrupted', origin: 'none', segments: shownSoFar(state, contract), charge: 0 }
  const host = state.prepared.every(isOk) ? hostIntent(state, contract) : undefined
  if (host !== undefined) return { status: 'completed', origin: 'host', segments: say(host.say(state.prepared.map((call) => call.value))), charge: 0 }
  if (last?.verdict === 'kept') return { status: 'completed', origin: 'model', segments: answerOf(state, contract, last.data), charge: contract.price }
  const unknown = ledger(state).some((call) => call.status === 'unknown')
  const done = ledger(state).filter((call) => writes(call) && call.status === 'ok')
  const told = done.flatMap((call) => contract.narrate[call.tool]?.(call.value) ?? [])
  const charge = done.some((call) => call.by === 'model') ? contract.price : 0
  if (told.length > 0 && !unknown) return { status: 'completed', origin: 'host-result', segments: say(told.join('\n')), charge }
  const copy = unknown && contract.unknownCopy !== '' ? contract.unknownCopy : contract.fallback
  return { status: contract.onBroken === 'complete' ? 'completed' : 'failed', origin: 'host-fallback', segments: say(copy), charge: 0 }
}

const say = (text: string): readonly Segment[] => (text === '' ? [] : [{ text, facts: [] }])

function shownSoFar(state: TurnState, contract: Contract): readonly Segment[] {
  const steps = contract.release === 'stream' ? (state.attempts.at(-1)?.steps ?? []) : []
  return steps.filter((step) => step.shown).map((step) => ({ text: step.text, facts: [], mark: 'interrupted' }))
}

/** The messages that a turn leaves behind: the user's, paired calls and results, and one assistant text. */
export function turnHistory(state: TurnState, contract: Contract, end: Ending): readonly Message[] {
  const text = end.segments.map((segment) => segment.text).join(state.attempts.at(-1)?.data === undefined ? '' : '\n')
  const last = state.attempts.at(-1)
  const whole = end.origin === 'host-result' || last?.verdict === 'kept' || last?.codes.includes('aborted') === true
  const stays = (call: Call): boolean => whole || (writes(call) && (call.status === 'ok' || call.status === 'unknown'))
  const steps = (whole ? state.attempts.slice(-1) : state.attempts).flatMap((attempt) => attempt.steps)
  const kept = [state.prepared, ...steps.map((step) => step.calls)].flatMap((calls) => pairs(calls.filter(stays)))
  const words = end.origin === 'none' ? `${text} ${contract.interruptedNote}`.trim() : text
  const spoken = { role: 'assistant', text: words, calls: [] } as const
  return [{ role: 'user', text: state.start?.input.text ?? '' }, ...kept, end.origin === 'model' ? spoken : { ...spoken, by: 'host' }]
}

/** One assistant message with those of `calls` that have a result, then a tool message for each; nothing for calls that never ran. */
export function pairs(calls: readonly Call[], text = ''): readonly Message[] {
  const answered = calls.filter((call) => call.status !== undefined && call.status !== 'not-run')
  if (answered.length === 0) return text === '' ? [] : [{ role: 'assistant', text, calls: [] }]
  const results = answered.map(({ call, tool, status = 'not-run', value, code }): Message => ({
    role: 'tool',
    call,
    tool,
    status,
    value: value ?? { error: code ?? status },
  }))
  return [{ role: 'assistant', text, calls: answered.map(({ call, tool, args }) => ({ call, tool, args })) }, ...results]
}
