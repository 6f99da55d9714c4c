import type { Code } from './code.ts'
import type { CallStatus, TurnEvent, Usage } from './event.ts'
import { type Attempt, type Call, openAttempt, type Step, type TurnState, writes, ledger } from './state.ts'

type Of<T extends TurnEvent['type']> = TurnEvent & { readonly type: T }

const callCodes: Readonly<Partial<Record<CallStatus, Code>>> = {
  rejected: 'tool_rejected',
  failed: 'tool_failed',
  unknown: 'write_unknown',
  refused: 'extra_call',
}

/** The only place where a turn's state changes. Runtime, store and screen all fold with it. */
export function reduce(state: TurnState, event: TurnEvent): TurnState {
  switch (event.type) {
    case 'turn-start':
      return raise({ ...state, start: event }, forged(event.input.parts ?? []) ? ['forged_ignored'] : [])
    case 'drive-start':
      return driven(state, event)
    case 'input-classified':
      return { ...state, classification: event, usage: sum(state.usage, event.usage) }
    case 'fact':
      return { ...state, facts: [...state.facts, { name: event.name, value: event.value }] }
    case 'attempt-start':
      return { ...state, attempts: [...state.attempts, { n: event.n, corrections: event.corrections, steps: [], codes: [] }] }
    case 'attempt-end':
      return attemptEnded(state, event)
    case 'deadline':
      return raise({ ...halt(state), deadline: true }, ['deadline', ...abandoned(state)])
    case 'cancel-seen':
      return raise({ ...halt(state), cancelled: true }, ['aborted', ...abandoned(state)])
    case 'answer':
      return { ...state, answer: { origin: event.origin, segments: event.segments } }
    case 'question-set':
      return raise({ ...state, question: event }, event.reshown ? ['question_reshown'] : [])
    case 'question-stopped':
      return { ...state, stopped: event.reason }
    case 'turn-end':
      return { ...state, end: event }
    default:
      return inside(state, event)
  }
}

function inside(
  state: TurnState,
  event: Of<'step-start' | 'text-delta' | 'data' | 'call-asked' | 'step-end' | 'call-start' | 'call-end' | 'draft-withdrawn'>,
): TurnState {
  switch (event.type) {
    case 'step-start':
      return stepStarted(state, event)
    case 'text-delta':
      return inStep(state, (step) => ({ ...step, text: step.text + event.text, shown: true }))
    case 'data':
      return inStep(state, (step) => ({ ...step, data: [...step.data, event.value] }))
    case 'call-asked':
      return inStep(state, (step) => ({ ...step, calls: [...step.calls, asked(event)] }))
    case 'step-end':
      return stepEnded(state, event)
    case 'call-start':
      return callStarted(state, event)
    case 'call-end':
      return callEnded(state, event)
    case 'draft-withdrawn':
      return inAttempt(state, (attempt) => ({ ...attempt, steps: attempt.steps.map((step) => ({ ...step, shown: false })) }))
  }
}

/** Whether a client sent parts that only a ledger may hold: anything but text. They stay input. */
function forged(parts: readonly unknown[]): boolean {
  return parts.some((part) => part === null || typeof part !== 'object' || !('type' in part) || part.type !== 'text')
}

function driven(state: TurnState, event: Of<'drive-start'>): TurnState {
  const next = { ...state, epoch: event.epoch, why: event.why }
  if (state.epoch === 0) return next
  const open = openAttempt(state)?.steps.at(-1)?.open === true
  const written = ledger(state).some((call) => writes(call) && call.status === 'ok')
  return open && !written ? next : raise(next, open ? ['resumed', ...abandoned(state)] : ['resumed'])
}

/** A code for the calls that were asked for in a stopped step and never began. */
function abandoned(state: TurnState): readonly Code[] {
  const step = openAttempt(state)?.steps.at(-1)
  return step?.calls.some((call) => call.status === undefined && !call.begun) === true ? ['abandoned_call'] : []
}

function halt(state: TurnState): TurnState {
  return inStep(state, (step) => ({ ...step, stopped: true, open: false }))
}

function attemptEnded(state: TurnState, event: Of<'attempt-end'>): TurnState {
  const lost = event.codes.includes('recovered') || event.codes.includes('stale_epoch') ? abandoned(state) : []
  const ended = inAttempt(state, (attempt) => ({
    ...attempt,
    verdict: event.verdict,
    codes: event.codes,
    ...(event.data === undefined ? {} : { data: event.data }),
    steps: attempt.steps.map((step) => ({ ...step, open: false })),
  }))
  return raise(ended, [...event.codes, ...lost])
}

function stepStarted(state: TurnState, event: Of<'step-start'>): TurnState {
  const step: Step = { n: event.n, tools: event.tools, text: '', data: [], calls: [], open: true, stopped: false, shown: false, reasoned: false }
  const models = state.models.includes(event.model) ? state.models : [...state.models, event.model]
  return inAttempt({ ...state, models }, (attempt) => ({ ...attempt, steps: [...attempt.steps.filter((old) => old.n < event.n), step] }))
}

function stepEnded(state: TurnState, event: Of<'step-end'>): TurnState {
  const { finish, error, reasoned, model } = event
  const models = model === undefined || state.models.includes(model) ? state.models : [...state.models, model]
  return inStep({ ...state, models, usage: sum(state.usage, event.usage) }, (step) => ({
    ...step,
    open: false,
    reasoned,
    ...(finish === undefined ? {} : { finish }),
    ...(error === undefined ? {} : { error }),
  }))
}

function asked(event: Of<'call-asked'>): Call {
  return { call: event.call, tool: event.tool, args: event.args, by: 'model', begun: false, ...(event.raw === undefined ? {} : { raw: event.raw }) }
}

function callStarted(state: TurnState, event: Of<'call-start'>): TurnState {
  const begin = (call: Call): Call => ({ ...call, begun: true, effect: event.effect })
  if (event.by === 'model') return inCall(state, event.call, begin)
  if (state.prepared.some((call) => call.call === event.call))
    return { ...state, prepared: state.prepared.map((call) => (call.call === event.call ? begin(call) : call)) }
  const call: Call = { call: event.call, tool: event.tool ?? '', args: event.args, by: 'host', begun: true, effect: event.effect }
  return { ...state, prepared: [...state.prepared, call] }
}

function callEnded(state: TurnState, event: Of<'call-end'>): TurnState {
  const ended = state.ended + 1
  const close = (call: Call): Call => ({
    ...call,
    status: event.status,
    ended,
    ...(event.value === undefined ? {} : { value: event.value }),
    ...(event.code === undefined ? {} : { code: event.code }),
  })
  const code = callCodes[event.status]
  const counted = raise({ ...state, ended }, code === undefined ? [] : [code])
  if (state.prepared.some((call) => call.call === event.call))
    return { ...counted, prepared: state.prepared.map((call) => (call.call === event.call ? close(call) : call)) }
  return inCall(counted, event.call, close)
}

function raise(state: TurnState, risen: readonly Code[]): TurnState {
  const fresh = [...new Set(risen)].filter((code) => !state.codes.includes(code))
  return fresh.length === 0 ? state : { ...state, codes: [...state.codes, ...fresh] }
}

function inAttempt(state: TurnState, change: (attempt: Attempt) => Attempt): TurnState {
  const last = state.attempts.length - 1
  return { ...state, attempts: state.attempts.map((attempt, at) => (at === last && attempt.verdict === undefined ? change(attempt) : attempt)) }
}

function inStep(state: TurnState, change: (step: Step) => Step): TurnState {
  return inAttempt(state, (attempt) => {
    const last = attempt.steps.at(-1)
    return last === undefined ? attempt : { ...attempt, steps: [...attempt.steps.slice(0, -1), change(last)] }
  })
}

function inCall(state: TurnState, id: string, change: (call: Call) => Call): TurnState {
  return inAttempt(state, (attempt) => ({
    ...attempt,
    steps: attempt.steps.map((step) =>
      step.calls.some((call) => call.call === id) ? { ...step, calls: step.calls.map((call) => (call.call === id ? change(call) : call)) } : step,
    ),
  }))
}

function sum(a: Usage, b: Usage): Usage {
  return { in: a.in + b.in, out: a.out + b.out }
}
