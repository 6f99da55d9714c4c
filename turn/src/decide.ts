import type { Contract, Prepared } from './contract.ts'
import { ending, hostIntent } from './ending.ts'
import { TurnError } from './errors.ts'
import type { Question, TurnEvent } from './event.ts'
import { greenFrom, judge, mayRun } from './judge.ts'
import { type Attempt, type Call, isOk, ledger, openAttempt, type TurnState, writes, written } from './state.ts'

/** The next thing to do in a turn; `emit` has no effect but its event. */
export type Action =
  | { readonly type: 'emit'; readonly event: TurnEvent }
  | { readonly type: 'classify' | 'question' | 'end' }
  | { readonly type: 'prepare'; readonly call: string; readonly prepared: Prepared }
  | { readonly type: 'step'; readonly n: number }
  | { readonly type: 'call'; readonly call: Call }

const emit = (event: TurnEvent): Action => ({ type: 'emit', event })

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
  if (hanging !== undefined && (halted || hanging.effect === 'write'))
    return emit({ type: 'call-end', call: hanging.call, status: hanging.effect === 'write' ? 'unknown' : 'interrupted' })
  if (!halted) return undefined
  if (attempt === undefined) return answer(state, contract)
  if (state.cancelled !== true && drafted(attempt, contract)) return emit({ type: 'draft-withdrawn' })
  return emit({ type: 'attempt-end', verdict: 'broken', codes: [state.cancelled === true ? 'aborted' : 'deadline'] })
}

/** An ok result that its tool makes a fact of the turn, and that is not one yet. */
function publish(state: TurnState, { tools }: Contract): Action | undefined {
  for (const call of ledger(state)) {
    const name = call.status === 'ok' && Object.hasOwn(tools, call.tool) ? tools[call.tool]?.fact : undefined
    if (name !== undefined && !state.facts.some((fact) => fact.name === name)) return emit({ type: 'fact', name, value: call.value })
  }
  return undefined
}

function beforeAttempt(state: TurnState, contract: Contract): Action | undefined {
  const intent = hostIntent(state, contract)
  for (const [at, prepared] of (intent?.calls ?? contract.prepare).entries()) {
    const known = state.prepared.find((call) => call.call === `host.${at + 1}`)
    if (known?.status === undefined || known.status === 'not-run') return { type: 'prepare', call: `host.${at + 1}`, prepared }
    if (!isOk(known)) return answer(state, contract)
  }
  return intent === undefined ? undefined : answer(state, contract)
}

function between(state: TurnState, contract: Contract): Action {
  const counted = state.attempts.filter(({ codes }) => !codes.includes('recovered') && !codes.includes('stale_epoch'))
  const touched = ledger(state).some((call) => writes(call) && call.by === 'model' && (call.status === 'ok' || call.status === 'unknown'))
  const over = state.attempts.at(-1)?.verdict === 'kept' || touched || counted.length >= contract.limits.attempts
  return over ? answer(state, contract) : emit({ type: 'attempt-start', n: state.attempts.length + 1, corrections: counted.at(-1)?.codes ?? [] })
}

const drafted = (attempt: Attempt, { release }: Contract): boolean => release === 'stream' && attempt.steps.some((step) => step.shown)

function within(state: TurnState, contract: Contract, attempt: Attempt): Action {
  const step = attempt.steps.at(-1)
  if (step === undefined) return { type: 'step', n: 1 }
  if (step.open) return recover(state, contract, attempt)
  if (!mayRun(step)) return verdict(state, contract, attempt)
  const waiting = step.calls.find((call) => call.status === undefined || call.status === 'not-run')
  if (waiting !== undefined) return { type: 'call', call: waiting }
  if (spokeTooSoon(state, contract, attempt)) return emit({ type: 'draft-withdrawn' })
  const over = step.calls.length === 0 || step.data.length > 0 || attempt.steps.length >= contract.limits.maxSteps
  return over ? verdict(state, contract, attempt) : { type: 'step', n: step.n + 1 }
}

function verdict(state: TurnState, contract: Contract, attempt: Attempt): Action {
  const judged = judge(state, contract)
  const withdraw = judged.verdict === 'broken' && drafted(attempt, contract)
  return emit(withdraw ? { type: 'draft-withdrawn' } : { type: 'attempt-end', ...judged })
}

/** A draft is on screen that was said before the last requirement was met. */
function spokeTooSoon(state: TurnState, contract: Contract, attempt: Attempt): boolean {
  const green = greenFrom(state, contract)
  return contract.release === 'stream' && green !== Infinity && attempt.steps.some((step, at) => at < green && step.shown)
}

/** A step that a crash or a takeover left open: asked again when a write is done in this turn, else the attempt is over. */
function recover(state: TurnState, contract: Contract, attempt: Attempt): Action {
  if (drafted(attempt, contract)) return emit({ type: 'draft-withdrawn' })
  if (written(state)) return { type: 'step', n: attempt.steps.length }
  return emit({ type: 'attempt-end', verdict: 'broken', codes: [state.why === 'takeover' ? 'stale_epoch' : 'recovered'] })
}

function answer(state: TurnState, contract: Contract): Action {
  const { origin, segments } = ending(state, contract)
  return emit({ type: 'answer', origin: origin === 'none' ? 'model' : origin, segments })
}

/** A staged question goes live; else, where the contract demands one, the one in the store does. */
function afterAnswer(state: TurnState, { question, tools }: Contract): Action {
  if (state.question !== undefined || state.stopped !== undefined || state.cancelled === true) return { type: 'end' }
  const staged = askedLive(state).findLast((call) => tools[call.tool]?.effect === 'ask')?.value
  if (isQuestion(staged)) return emit({ type: 'question-set', ...staged, reshown: false })
  return { type: question === 'must-be-live' ? 'question' : 'end' }
}

/** Ok calls whose questions go live: those of a kept attempt, or of one that the host ended from a committed write. */
function askedLive(state: TurnState): readonly Call[] {
  const last = state.attempts.at(-1)
  const live = last?.verdict === 'kept' || state.answer?.origin === 'host-result'
  return live ? (last?.steps.flatMap((step) => step.calls.filter(isOk)) ?? []) : []
}

function isQuestion(value: unknown): value is Question {
  return value !== null && typeof value === 'object' && 'id' in value && typeof value.id === 'string' && 'text' in value && typeof value.text === 'string'
}
