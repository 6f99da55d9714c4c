import type { Code } from './code.ts'
import type { Contract, Requirement } from './contract.ts'
import type { Segment } from './event.ts'
import { type Attempt, type Call, isOk, ledger, type Step, type TurnState } from './state.ts'

/** Whether an attempt counts, every code that it raised in fixed order, and the accepted fields of its data. */
export interface Verdict {
  readonly verdict: 'kept' | 'broken'
  readonly codes: readonly Code[]
  readonly data?: Readonly<Record<string, unknown>>
}

/** Whether a requirement is met by these calls. A reused result is the same result, so `exactly-one` counts ok results only. */
export function meets(requirement: Requirement, calls: readonly Call[]): boolean {
  const good = calls.filter((call) => requirement.anyOf.includes(call.tool) && isOk(call))
  const done = good.filter((call) => call.status === 'ok').length
  return requirement.ok === 'exactly-one' ? good.length > 0 && done <= 1 : good.length > 0
}

/** Index of the first step of the last attempt whose text may be part of the answer; Infinity while a requirement is open. */
export function greenFrom(state: TurnState, contract: Contract): number {
  const attempt = state.attempts.at(-1)
  if (attempt === undefined) return 0
  const calls = [...ledger({ ...state, attempts: state.attempts.slice(0, -1) })]
  const met = (): boolean => contract.required.every((requirement) => meets(requirement, calls))
  for (const [at, step] of attempt.steps.entries()) {
    if (met()) return at
    calls.push(...step.calls)
  }
  return met() ? attempt.steps.length : Infinity
}

/** Whether the calls of a step may run: it finished in order, and every call's arguments parsed. */
export function mayRun(step: Step): boolean {
  const finished = step.finish === 'stop' || step.finish === 'tool-calls'
  return finished && !step.stopped && step.error === undefined && step.calls.every((call) => call.raw === undefined)
}

/** The text that the last attempt would deliver: its accepted `answer`, else what it said once every requirement was met. */
export function answerOf(state: TurnState, contract: Contract, data?: Readonly<Record<string, unknown>>): readonly Segment[] {
  const given = data?.['answer']
  if (typeof given === 'string') return given === '' ? [] : [{ text: given, facts: [] }]
  if (Array.isArray(given)) return given.filter(isSegment)
  if (contract.output !== undefined) return []
  const green = greenFrom(state, contract)
  const steps = state.attempts.at(-1)?.steps ?? []
  return steps.filter((step, at) => at >= green && step.text !== '').map((step) => ({ text: step.text, facts: [] }))
}

/** Judges the last attempt by the ledger and the contract alone. */
export function judge(state: TurnState, contract: Contract): Verdict {
  const attempt = state.attempts.at(-1)
  if (attempt === undefined) return { verdict: 'broken', codes: [] }
  const { data, dropped } = accepted(attempt, contract)
  const segments = answerOf(state, contract, data)
  const broken = [...streamCodes(attempt, contract), ...contentCodes(state, contract, { data, segments })]
  if (attempt.steps.at(-1)?.reasoned === true && broken[0] === 'empty_output' && silent(attempt)) broken[0] = 'reasoning_only'
  if (broken.length === 0 && ledger(state).some((call) => call.status === 'unknown')) broken.push('write_unknown')
  if (broken.length > 0) return { verdict: 'broken', codes: broken }
  return { verdict: 'kept', codes: dropped ? ['sealed_dropped'] : [], ...(data === undefined ? {} : { data }) }
}

function streamCodes(attempt: Attempt, contract: Contract): Code[] {
  const step = attempt.steps.at(-1)
  if (step === undefined) return []
  const cut = !mayRun(step)
  const codes: Code[] = []
  if (step.error !== undefined) codes.push('provider_error')
  else if (step.finish === undefined) codes.push('no_finish')
  if (cut && step.calls.length > 0) codes.push('call_cut')
  if ((step.finish === 'length' || step.finish === 'content-filter') && step.text !== '') codes.push('text_cut')
  if (!cut && step.calls.length > 0 && attempt.steps.length >= contract.limits.maxSteps && step.data.length === 0) codes.push('call_limit')
  return codes
}

function contentCodes(
  state: TurnState,
  contract: Contract,
  { data, segments }: { readonly data?: Verdict['data']; readonly segments: readonly Segment[] },
): Code[] {
  const attempt = state.attempts.at(-1)
  const said = attempt?.steps.map((step) => step.text).join('') ?? ''
  const met = contract.required.every((requirement) => meets(requirement, ledger(state)))
  const present = data !== undefined || (contract.output === undefined && (segments.length > 0 || (!met && said !== '')))
  const text = said + segments.map((segment) => segment.text).join('') + JSON.stringify(data ?? '')
  const codes: Code[] = []
  if (contract.text.need && !present) codes.push('empty_output')
  if (!met) codes.push('required_missing')
  if (contract.claims.some((claim) => claim.say.some((phrase) => text.includes(phrase)) && !backed(claim.needs, state))) codes.push('claim_unbacked')
  if (contract.citable !== undefined && data !== undefined && !cites(data, contract.citable(state.facts))) codes.push('fact_unknown')
  return codes
}

function backed(needs: readonly string[], state: TurnState): boolean {
  return ledger(state).some((call) => needs.includes(call.tool) && isOk(call))
}

/** Every string under a `facts` key, at any depth, is a known fact id. */
function cites(value: unknown, known: ReadonlySet<string>): boolean {
  if (Array.isArray(value)) return value.every((item) => cites(item, known))
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, field]) =>
    key === 'facts' && Array.isArray(field) ? field.every((id) => typeof id === 'string' && known.has(id)) : cites(field, known),
  )
}

function accepted(attempt: Attempt, contract: Contract): { readonly data?: Readonly<Record<string, unknown>>; readonly dropped: boolean } {
  const value = attempt.steps.flatMap((step) => step.data).at(-1)
  if (value === null || typeof value !== 'object') return { dropped: false }
  const fields = Object.entries(value)
  const allowed = contract.accept
  const kept = allowed === undefined ? fields : fields.filter(([key]) => allowed.includes(key))
  if (kept.length === 0) return { dropped: fields.length > 0 }
  return { data: Object.fromEntries(kept), dropped: kept.length < fields.length }
}

function silent(attempt: Attempt): boolean {
  const step = attempt.steps.at(-1)
  return step !== undefined && step.text === '' && step.calls.length === 0 && step.data.length === 0
}

function isSegment(value: unknown): value is Segment {
  return value !== null && typeof value === 'object' && 'text' in value && typeof value.text === 'string' && 'facts' in value && Array.isArray(value.facts)
}
