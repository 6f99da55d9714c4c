import { type Call, type Contract, isOk, ledger, reduce, empty, type TurnState, writes } from '../src/index.ts'
import type { StoredEvent } from './log.ts'
import { publicCode } from './public-events.ts'

/** A turn's public account: what was promised, tried, done, cited and charged. No arguments, no reasons, no text of broken attempts. */
export interface Receipt {
  readonly contract: { readonly name: string; readonly version: string }
  readonly skill: { readonly name: string; readonly version: string; readonly hash: string }
  readonly model: { readonly asked: string; readonly used: readonly string[] }
  readonly phases: readonly { readonly phase: string; readonly ms: number }[]
  readonly attempts: readonly { readonly verdict: string; readonly codes: readonly string[] }[]
  readonly tools: readonly { readonly tool: string; readonly status: string; readonly by: string; readonly ms: number }[]
  readonly facts: readonly string[]
  /** Names in the answer that no derived fact bears out. */
  readonly marks: readonly string[]
  readonly status: string
  readonly origin: string
  readonly charge: number
}

/** A turn's private account, for those who run the server. */
export interface Diagnostic {
  readonly codes: readonly string[]
  readonly expectedWrite: string
  readonly stateMutationCommitted: boolean
  readonly rejected: readonly { readonly tool: string; readonly status: string; readonly code: string }[]
  readonly usage: { readonly in: number; readonly out: number }
  readonly epoch: number
  readonly ms: number
}

/** Both accounts of an ended turn, from its log alone. `asked` is the model's name as configured. */
export function accounts(log: readonly StoredEvent[], contract: Contract, asked: string): { readonly receipt: Receipt; readonly diagnostic: Diagnostic } {
  const state = log.map((stored) => stored.event).reduce(reduce, empty)
  return { receipt: receipt(state, { log, contract, asked }), diagnostic: diagnostic(state, log) }
}

function receipt(
  state: TurnState,
  { log, contract, asked }: { readonly log: readonly StoredEvent[]; readonly contract: Contract; readonly asked: string },
): Receipt {
  const named = (codes: TurnState['codes']): readonly string[] => codes.flatMap((code) => publicCode(code, contract) ?? [])
  const cited = new Set(citedIn([state.answer?.segments, state.attempts.at(-1)?.verdict === 'kept' ? state.attempts.at(-1)?.data : undefined]))
  return {
    contract: { name: contract.name, version: contract.version },
    skill: contract.skill,
    model: { asked, used: state.models },
    phases: phases(log),
    attempts: state.attempts.map((attempt) => ({ verdict: attempt.verdict ?? 'open', codes: named(attempt.codes) })),
    tools: toolsOf(state, log),
    facts: [...cited],
    marks: marks(state, contract),
    status: state.end?.status ?? 'running',
    origin: state.end?.origin ?? 'none',
    charge: state.end?.charge ?? 0,
  }
}

function marks({ facts, answer, attempts, end }: TurnState, contract: Contract): readonly string[] {
  if (end?.origin !== 'model' || answer === undefined) return []
  return contract.marks?.({ facts, data: attempts.at(-1)?.data ?? {}, segments: answer.segments }) ?? []
}

function diagnostic(state: TurnState, log: readonly StoredEvent[]): Diagnostic {
  const calls = ledger(state)
  return {
    codes: state.codes,
    expectedWrite: state.classification?.expectedWrite ?? 'unclassified',
    stateMutationCommitted: calls.some((call) => writes(call) && isOk(call)),
    rejected: calls.filter((call) => call.code !== undefined).map((call) => ({ tool: call.tool, status: call.status ?? 'not-run', code: call.code ?? '' })),
    usage: state.usage,
    epoch: state.epoch,
    ms: (log.at(-1)?.at ?? 0) - (log[0]?.at ?? 0),
  }
}

const named: Readonly<Record<string, string>> = {
  'turn-start': 'opened',
  'input-classified': 'classified',
  fact: 'derived',
  'attempt-start': 'attempt',
  'attempt-end': 'judged',
  answer: 'answered',
  'question-set': 'asked',
  'turn-end': 'ended',
}

function phases(log: readonly StoredEvent[]): Receipt['phases'] {
  const begin = log[0]?.at ?? 0
  return log.flatMap(({ at, event }) => {
    const phase = named[event.type]
    return phase === undefined ? [] : [{ phase, ms: at - begin }]
  })
}

/** Every string under a `facts` key, at any depth. */
function citedIn(value: unknown): readonly string[] {
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([key, field]: readonly [string, unknown]) =>
    key === 'facts' && Array.isArray(field) ? field.filter((id) => typeof id === 'string') : citedIn(field),
  )
}

/** Each call of the ledger with the time between its last start and its end, in its own attempt; 0 where it never began. */
function toolsOf(state: TurnState, log: readonly StoredEvent[]): Receipt['tools'] {
  const times = new Map<string, number>()
  const begun = new Map<string, number>()
  let attempt = 0
  for (const { at, event } of log) {
    if (event.type === 'attempt-start') attempt = event.n
    if (event.type !== 'call-start' && event.type !== 'call-end') continue
    const key = `${event.call.startsWith('host.') ? 0 : attempt} ${event.call}`
    if (event.type === 'call-start') begun.set(key, at)
    else times.set(key, at - (begun.get(key) ?? at))
  }
  const line = (n: number) => (call: Call) => ({ tool: call.tool, status: call.status ?? 'not-run', by: call.by, ms: times.get(`${n} ${call.call}`) ?? 0 })
  return [...state.prepared.map(line(0)), ...state.attempts.flatMap((one) => one.steps.flatMap((step) => step.calls.map(line(one.n))))]
}
