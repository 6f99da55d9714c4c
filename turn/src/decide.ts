import type { Code } from './code.ts'
import type { Contract, Prepared } from './contract.ts'
import { TurnError } from './errors.ts'
import { greenFrom, judge, mayRun, type Verdict } from './judge.ts'
import { type Attempt, type Call, isOk, ledger, openAttempt, type TurnState, writes, written } from './state.ts'

/** The next thing to do in a turn. */
export type Action =
  | { readonly type: 'classify' | 'withdraw' | 'answer' | 'question' | 'end' }
  | { readonly type: 'prepare'; readonly call: string; readonly prepared: Prepared }
  | { readonly type: 'fact'; readonly name: string; readonly value: unknown }
  | { readonly type: 'attempt'; readonly n: number; readonly corrections: readonly Code[] }
  | { readonly type: 'step'; readonly n: number }
  | { readonly type: 'call' | 'lose'; readonly call: Call }
  | ({ readonly type: 'end-attempt' } & Verdict)

/** What to do next, from the log's fold and the contract alone; it knows no time. Resuming is calling it on the folded log. */
export function decide(state: TurnState, contract: Contract): Action {
  if (state.start === undefined) throw new TurnError('log-invalid', 'a turn begins with turn-start; this log has none')
  if (state.answer !== undefined) return afterAnswer(state, contract)
  const attempt = openAttempt(state)
  const halted = whenHalted(state, contract, attempt)
  if (halted !== undefined) return halted
  if (contract.classify !== undefined && state.classification === undefined) return { type: 'classify' }
  return publish(state, contract) ?? (attempt === undefined ? (beforeAttempt(state, contract) ?? between(state, contract)) : within(state, contract, attempt))
}

/** After a cancel or the deadline, and for an outside write that a crash left without an end: what was begun is closed, nothing is begun. */
function whenHalted(state: TurnState, contract: Contract, attempt: Attempt | undefined): Action | undefined {
  const halted = state.cancelled === true || state.deadline === true
  const hanging = ledger(state).find((call) => call.begun && call.status === undefined)
  if (hanging !== undefined && (halted || hanging.effect === 'write')) return { type: 'lose', call: hanging }
  if (!halted) return undefined
  if (attempt === undefined) return { type: 'answer' }
  if (state.cancelled !== true && drafted(attempt, contract)) return { type: 'withdraw' }
  return { type: 'end-attempt', verdict: 'broken', codes: [state.cancelled === true ? 'aborted' : 'deadline'] }
}

/** The host's own way with a typed intent (no, don't remember, skip, undo), where the contract has one. */
export function hostIntent(state: TurnState, { classify }: Contract) {
  const intent = state.classification?.intent ?? ''
  return classify !== undefined && Object.hasOwn(classify.host, intent) ? classify.host[intent] : undefined
}

/** An ok result that its tool makes a fact of the turn, and that is not one yet. */
function publish(state: TurnState, { tools }: Contract): Action | undefined {
  for (const call of ledger(state)) {
    const name = call.status === 'ok' && Object.hasOwn(tools, call.tool) ? tools[call.tool]?.fact : undefined
    if (name !== undefined && !state.facts.some((fact) => fact.name === name)) return { type: 'fact', name, value: call.value }
  }
  return undefined
}

function beforeAttempt(state: TurnState, contract: Contract): Action | undefined {
  const intent = hostIntent(state, contract)
  for (const [at, prepared] of (intent?.calls ?? contract.prepare).entries()) {
    const known = state.prepared.find((call) => call.call === `host.${at + 1}`)
    if (known?.status === undefined) return { type: 'prepare', call: `host.${at + 1}`, prepared }
    if (!isOk(known)) return { type: 'answer' }
  }
  return intent === undefined ? undefined : { type: 'answer' }
}

function between(state: TurnState, contract: Contract): Action {
  const counted = state.attempts.filter(({ codes }) => !codes.includes('recovered') && !codes.includes('stale_epoch'))
  const touched = ledger(state).some((call) => writes(call) && call.by === 'model' && (call.status === 'ok' || call.status === 'unknown'))
  const over = state.attempts.at(-1)?.verdict === 'kept' || touched || counted.length >= contract.limits.attempts
  return over ? { type: 'answer' } : { type: 'attempt', n: state.attempts.length + 1, corrections: counted.at(-1)?.codes ?? [] }
}

function drafted(attempt: Attempt, contract: Contract): boolean {
  return contract.release === 'stream' && attempt.steps.some((step) => step.shown)
}

function within(state: TurnState, contract: Contract, attempt: Attempt): Action {
  const step = attempt.steps.at(-1)
  if (step === undefined) return { type: 'step', n: 1 }
  if (step.open) return recover(state, contract, attempt)
  const waiting = mayRun(step) ? step.calls.find((call) => call.status === undefined) : undefined
  if (waiting !== undefined) return { type: 'call', call: waiting }
  const green = greenFrom(state, contract)
  const tooSoon = contract.release === 'stream' && green !== Infinity && attempt.steps.some((old, at) => at < green && old.shown)
  if (tooSoon && mayRun(step)) return { type: 'withdraw' }
  const over = !mayRun(step) || step.calls.length === 0 || step.data.length > 0 || attempt.steps.length >= contract.limits.maxSteps
  if (!over) return { type: 'step', n: step.n + 1 }
  const verdict = judge(state, contract)
  return verdict.verdict === 'broken' && drafted(attempt, contract) ? { type: 'withdraw' } : { type: 'end-attempt', ...verdict }
}

/** A step that a crash or a takeover left open: asked again when a write is done in this turn, else the attempt is over. */
function recover(state: TurnState, contract: Contract, attempt: Attempt): Action {
  if (drafted(attempt, contract)) return { type: 'withdraw' }
  if (written(state)) return { type: 'step', n: attempt.steps.length }
  return { type: 'end-attempt', verdict: 'broken', codes: [state.why === 'takeover' ? 'stale_epoch' : 'recovered'] }
}

function afterAnswer(state: TurnState, contract: Contract): Action {
  const asked = state.question !== undefined || state.stopped !== undefined || state.cancelled === true
  const wanted = contract.question === 'must-be-live' || stagedQuestion(state, contract) !== undefined
  return wanted && !asked ? { type: 'question' } : { type: 'end' }
}

/** The value of the last question staged by an `ask` that goes live: of a kept attempt, or of one the host ended from a committed write. */
export function stagedQuestion(state: TurnState, { tools }: Contract): unknown {
  const last = state.attempts.at(-1)
  const live = last?.verdict === 'kept' || state.answer?.origin === 'host-result'
  const calls = live ? (last?.steps.flatMap((step) => step.calls) ?? []) : []
  return calls.findLast((call) => isOk(call) && tools[call.tool]?.effect === 'ask')?.value
}
