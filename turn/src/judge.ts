import type { Code } from './code.ts'
import type { Contract, Requirement } from './contract.ts'
import type { Segment } from './event.ts'
import { type Attempt, type Call, isOk, ledger, type Step, type TurnState } from './state.ts'

/** Whether an attempt counts, every code that it raised in fixed order, and the accepted fields of its data. */
export type Verdict = { readonly verdict: 'kept' | 'broken'; readonly codes: readonly Code[]; readonly data?: Data }
type Data = Readonly<Record<string, unknown>>

/** Whether every requirement of a contract is met by these calls. A reused result is the same result, so `exactly-one` counts ok results only. */
export function meets(required: readonly Requirement[], calls: readonly Call[]): boolean {
  return required.every((requirement) => {
    const good = calls.filter((call) => requirement.anyOf.includes(call.tool) && isOk(call))
    return good.length > 0 && (requirement.ok === 'at-least-one' || good.filter((call) => call.status === 'ok').length <= 1)
  })
}

/** Index of the first step of the last attempt whose text may be part of the answer; Infinity while a requirement is open. */
export function greenFrom(state: TurnState, contract: Contract): number {
  const calls = [...ledger({ ...state, attempts: state.attempts.slice(0, -1) })]
  for (const [at, step] of (state.attempts.at(-1)?.steps ?? []).entries()) {
    if (meets(contract.required, calls)) return at
    calls.push(...step.calls)
  }
  return meets(contract.required, calls) ? (state.attempts.at(-1)?.steps.length ?? 0) : Infinity
}

/** Whether the calls of a step may run: it finished in order, and every call's arguments parsed. */
export function mayRun(step: Step): boolean {
  const finished = step.finish === 'stop' || step.finish === 'tool-calls'
  return finished && !step.stopped && step.error === undefined && step.calls.every((call) => call.raw === undefined)
}

/** What the last attempt would deliver: its accepted `answer`, else the text it said once every requirement was met. */
export function answerOf(state: TurnState, contract: Contract, data?: Data): readonly Segment[] {
  const given = data?.['answer']
  if (typeof given === 'string') return given === '' ? [] : [{ text: given, facts: [] }]
  if (Array.isArray(given)) return given.filter(isSegment)
  if (contract.output !== undefined) return []
  const said = state.attempts.at(-1)?.steps.slice(greenFrom(state, contract)) ?? []
  return said.filter((step) => step.text !== '').map((step) => ({ text: step.text, facts: [] }))
}

/** Judges the last attempt by the ledger and the contract alone. */
export function judge(state: TurnState, contract: Contract): Verdict {
  const attempt = state.attempts.at(-1)
  const step = attempt?.steps.at(-1)
  if (attempt === undefined || step === undefined) return { verdict: 'broken', codes: ['empty_output'] }
  const { data, dropped } = accepted(attempt, contract)
  const codes: Code[] = [...new Set([...cuts(step, attempt, contract), ...gaps(state, contract, data)])]
  if (codes[0] === 'empty_output' && step.reasoned && isMute(step)) codes[0] = 'reasoning_only'
  if (codes.length === 0 && ledger(state).some((call) => call.status === 'unknown')) codes.push('write_unknown')
  if (codes.length > 0) return { verdict: 'broken', codes }
  return { verdict: 'kept', codes: dropped ? ['sealed_dropped'] : [], ...(data === undefined ? {} : { data }) }
}

const isCut = (step: Step): boolean => step.finish === 'length' || step.finish === 'content-filter'
const isSilent = (step: Step): boolean => step.text.trim() === '' && step.data.length === 0
const isMute = (step: Step): boolean => isSilent(step) && step.calls.length === 0

type Finding = readonly [Code, boolean]
const found = (findings: readonly Finding[]): readonly Code[] => findings.flatMap(([code, hit]) => (hit ? [code] : []))

/** Faults of the last model call itself. */
function cuts(step: Step, attempt: Attempt, contract: Contract): readonly Code[] {
  const calling = step.calls.length > 0
  return found([
    ['provider_error', step.error !== undefined],
    ['no_finish', step.error === undefined && step.finish === undefined],
    ['call_cut', calling && !mayRun(step)],
    ['text_cut', isCut(step) && !isSilent(step)],
    ['call_limit', calling && mayRun(step) && step.data.length === 0 && attempt.steps.length >= contract.limits.maxSteps],
    ['empty_output', isCut(step) && isMute(step)],
  ])
}

/** What the attempt's output lacks, or holds without a right to. */
function gaps(state: TurnState, contract: Contract, data: Data | undefined): readonly Code[] {
  const calls = ledger(state)
  const met = meets(contract.required, calls)
  const segments = answerOf(state, contract, data)
  const said =
    state.attempts
      .at(-1)
      ?.steps.map((step) => step.text)
      .join('') ?? ''
  const visible = segments.some((segment) => segment.text.trim() !== '')
  const present = data === undefined ? contract.output === undefined && (met ? visible : said.trim() !== '') : visible || !('answer' in data)
  const text = said + segments.map((segment) => segment.text).join('') + JSON.stringify(data ?? '')
  const claimed = contract.claims.filter(({ say }) => say.some((phrase) => text.includes(phrase)))
  return found([
    ['empty_output', contract.text.need && !present],
    ['required_missing', !met],
    ['claim_unbacked', claimed.some(({ needs }) => !calls.some((call) => needs.includes(call.tool) && isOk(call)))],
    ['fact_unknown', contract.citable !== undefined && data !== undefined && !cites(data, contract.citable(state.facts))],
  ])
}

/** Every string under a `facts` key, at any depth, is a known fact id. */
function cites(value: unknown, known: ReadonlySet<string>): boolean {
  if (value === null || typeof value !== 'object') return true
  return Object.entries(value).every(([key, field]: readonly [string, unknown]) =>
    key === 'facts' && Array.isArray(field) ? field.every((id) => typeof id === 'string' && known.has(id)) : cites(field, known),
  )
}

function accepted(attempt: Attempt, { accept }: Contract): { readonly data?: Data; readonly dropped: boolean } {
  const value = attempt.steps.flatMap((step) => step.data).at(-1)
  const fields = value !== null && typeof value === 'object' ? Object.entries(value) : []
  const kept = fields.filter(([key]) => accept?.includes(key) ?? true)
  return { ...(kept.length === 0 ? {} : { data: Object.fromEntries(kept) }), dropped: kept.length < fields.length }
}

function isSegment(value: unknown): value is Segment {
  return value !== null && typeof value === 'object' && 'text' in value && typeof value.text === 'string' && 'facts' in value && Array.isArray(value.facts)
}
