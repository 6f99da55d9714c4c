import type { Code } from './code.ts'
import type { Contract, Prepared } from './contract.ts'
import { greenFrom, judge, mayRun, type Verdict } from './judge.ts'
import { TurnError } from './errors.ts'
import { type Attempt, type Call, isOk, ledger, openAttempt, type TurnState, writes } from './state.ts'

/** The next thing to do in a turn. */
export type Action =
  | { readonly type: 'classify' }
  | { readonly type: 'prepare'; readonly call: string; readonly prepared: Prepared }
  | { readonly type: 'fact'; readonly name: string; readonly value: unknown }
  | { readonly type: 'attempt'; readonly n: number; readonly corrections: readonly Code[] }
  | { readonly type: 'step'; readonly n: number }
  | { readonly type: 'call'; readonly call: Call }
  | { readonly type: 'lose'; readonly call: Call }
  | { readonly type: 'withdraw' }
  | ({ readonly type: 'end-attempt' } & Verdict)
  | { readonly type: 'answer' }
  | { readonly type: 'question' }
  | { readonly type: 'end' }

/** What to do next, from the log's fold and the contract alone; it knows no time. Resuming is calling it on the folded log. */
export function decide(state: TurnState, contract: Contract): Action {
  if (state.start === undefined) throw new TurnError('log-invalid', 'a turn begins with turn-start; this log has none')
  if (state.answer !== undefined) return afterAnswer(state, contract)
  const hanging = ledger(state).find((call) => call.begun && call.status === undefined)
  if (hanging !== undefined && (hanging.effect === 'write' || state.cancelled || state.deadline)) return { type: 'lose', call: hanging }
  const attempt = openAttempt(state)
  if (state.cancelled || state.deadline) {
    if (attempt === undefined) return { type: 'answer' }
    if (state.deadline && !state.cancelled && drafted(attempt, contract)) return { type: 'withdraw' }
    return { type: 'end-attempt', verdict: 'broken', codes: [state.cancelled ? 'aborted' : 'deadline'] }
  }
  if (contract.classify !== undefined && state.classification === undefined) return { type: 'classify' }
  return attempt === undefined ? (beforeAttempt(state, contract) ?? between(state, contract)) : within(state, contract, attempt)
}

/** Calls that the host makes before attempt 1: the contract's own, or those of a turn that needs no agent. */
export function hostCalls(state: TurnState, contract: Contract): readonly Prepared[] {
  return hostIntent(state, contract)?.calls ?? contract.prepare
}

/** The host's own way with a typed intent (no, don't remember, skip, undo), where the contract has one. */
export function hostIntent(state: TurnState, contract: Contract) {
  const intent = state.classification?.intent
  const table = contract.classify?.host
  return intent !== undefined && table !== undefined && Object.hasOwn(table, intent) ? table[intent] : undefined
}

function beforeAttempt(state: TurnState, contract: Contract): Action | undefined {
  const news = ledger(state).find((call) => call.status === 'ok' && factName(call, contract, state) !== undefined)
  if (news !== undefined) return { type: 'fact', name: factName(news, contract, state) ?? '', value: news.value }
  const calls = hostCalls(state, contract)
  for (const [at, prepared] of calls.entries()) {
    const known = state.prepared.find((call) => call.call === `host.${at + 1}`)
    if (known?.status === undefined) return { type: 'prepare', call: `host.${at + 1}`, prepared }
    if (!isOk(known)) return { type: 'answer' }
  }
  return hostIntent(state, contract) === undefined ? undefined : { type: 'answer' }
}

function factName(call: Call, contract: Contract, state: TurnState): string | undefined {
  const name = Object.hasOwn(contract.tools, call.tool) ? contract.tools[call.tool]?.fact : undefined
  return name === undefined || state.facts.some((fact) => fact.name === name) ? undefined : name
}

function between(state: TurnState, contract: Contract): Action {
  const last = state.attempts.at(-1)
  if (last?.verdict === 'kept') return { type: 'answer' }
  const counted = state.attempts.filter((attempt) => !uncounted(attempt))
  const mayRetry = counted.length < contract.limits.attempts && !touched(state)
  if (!mayRetry) return { type: 'answer' }
  return { type: 'attempt', n: state.attempts.length + 1, corrections: counted.at(-1)?.codes ?? [] }
}

/** Whether a write of this turn is done or may have been done; then nothing is ever tried again. */
function touched(state: TurnState): boolean {
  return ledger(state).some((call) => writes(call) && call.by === 'model' && (call.status === 'ok' || call.status === 'unknown'))
}

function uncounted(attempt: Attempt): boolean {
  return attempt.codes.includes('recovered') || attempt.codes.includes('stale_epoch')
}

function drafted(attempt: Attempt, contract: Contract): boolean {
  return contract.release === 'stream' && attempt.steps.some((step) => step.shown)
}

function within(state: TurnState, contract: Contract, attempt: Attempt): Action {
  const step = attempt.steps.at(-1)
  if (step === undefined) return { type: 'step', n: 1 }
  if (step.open) return recover(state, contract, attempt)
  if (!mayRun(step)) return end(state, contract, attempt)
  const waiting = step.calls.find((call) => call.status === undefined)
  if (waiting !== undefined) return { type: 'call', call: waiting }
  const news = step.calls.find((call) => call.status === 'ok' && factName(call, contract, state) !== undefined)
  if (news !== undefined) return { type: 'fact', name: factName(news, contract, state) ?? '', value: news.value }
  if (spokeTooSoon(state, contract, attempt)) return { type: 'withdraw' }
  const over = step.calls.length === 0 || step.data.length > 0 || attempt.steps.length >= contract.limits.maxSteps
  return over ? end(state, contract, attempt) : { type: 'step', n: step.n + 1 }
}

/** A step that a crash or a takeover left open: asked again when a write is done in this turn, else the attempt is over. */
function recover(state: TurnState, contract: Contract, attempt: Attempt): Action {
  if (drafted(attempt, contract)) return { type: 'withdraw' }
  const step = attempt.steps.at(-1)
  const written = ledger(state).some((call) => writes(call) && call.status === 'ok')
  if (written && step !== undefined) return { type: 'step', n: step.n }
  return { type: 'end-attempt', verdict: 'broken', codes: [state.why === 'takeover' ? 'stale_epoch' : 'recovered'] }
}

/** A draft is on screen that was said before the last requirement was met. */
function spokeTooSoon(state: TurnState, contract: Contract, attempt: Attempt): boolean {
  if (contract.release !== 'stream') return false
  const green = greenFrom(state, contract)
  return green !== Infinity && attempt.steps.some((step, at) => at < green && step.shown)
}

function end(state: TurnState, contract: Contract, attempt: Attempt): Action {
  const verdict = judge(state, contract)
  return verdict.verdict === 'broken' && drafted(attempt, contract) ? { type: 'withdraw' } : { type: 'end-attempt', ...verdict }
}

function afterAnswer(state: TurnState, contract: Contract): Action {
  if (state.end !== undefined) throw new TurnError('log-invalid', 'the turn has ended; nothing is left to decide')
  const asked = state.question !== undefined || state.stopped !== undefined
  return asked || state.cancelled || !wantsQuestion(state, contract) ? { type: 'end' } : { type: 'question' }
}

/** Whether the turn must end with a question on screen: it staged one, or its contract demands a live one. */
function wantsQuestion(state: TurnState, contract: Contract): boolean {
  return contract.question === 'must-be-live' || stagedQuestion(state, contract) !== undefined
}

/** The value of the last question staged by an `ask` that goes live: of a kept attempt, or of one the host ended from a committed write. */
export function stagedQuestion(state: TurnState, contract: Contract): unknown {
  const last = state.attempts.at(-1)
  const live = last?.verdict === 'kept' || state.answer?.origin === 'host-result'
  if (!live || last === undefined) return undefined
  const calls = last.steps.flatMap((step) => step.calls)
  return calls.findLast((call) => isOk(call) && contract.tools[call.tool]?.effect === 'ask')?.value
}
