import type { Code } from './code.ts'
import type { CallStatus, TurnEvent, Usage } from './event.ts'
import { type Attempt, type Call, openAttempt, type Step, type TurnState, written } from './state.ts'

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
      return driven({ ...state, epoch: event.epoch, why: event.why }, state.epoch === 0)
    case 'input-classified':
      return { ...state, classification: event, usage: sum(state.usage, event.usage) }
    case 'fact':
      return { ...state, facts: [...state.facts, { name: event.name, value: event.value }] }
    case 'attempt-start':
      return { ...state, attempts: [...state.attempts, { n: event.n, corrections: event.corrections, steps: [], codes: [] }] }
    case 'step-start':
      return stepStarted(named(state, event.model), event)
    case 'text-delta':
      return inStep(state, (step) => ({ ...step, text: step.text + event.text, shown: true }))
    case 'data':
      return inStep(state, (step) => ({ ...step, data: [...step.data, event.value] }))
    case 'call-asked':
      return inStep(state, (step) => ({ ...step, calls: [...step.calls, { args: undefined, ...fields(event), by: 'model', begun: false }] }))
    case 'step-end': {
      const { usage, model, ...end } = fields(event)
      return inStep({ ...named(state, model), usage: sum(state.usage, usage) }, (step) => ({ ...step, ...end, open: false }))
    }
    case 'call-start':
      return callStarted(state, event)
    case 'call-end': {
      const code = callCodes[event.status]
      return inCall(raise(state, code === undefined ? [] : [code]), event.call, (call) => ({ ...call, ...fields(event) }))
    }
    case 'draft-withdrawn':
      return inAttempt(state, (attempt) => ({ ...attempt, steps: attempt.steps.map((step) => ({ ...step, shown: false })) }))
    case 'attempt-end': {
      const lost = event.codes.includes('recovered') || event.codes.includes('stale_epoch') ? abandoned(state) : []
      const shut = (steps: Attempt['steps']): Attempt['steps'] => steps.map((step) => ({ ...step, open: false }))
      return raise(
        inAttempt(state, (attempt) => ({ ...attempt, ...fields(event), steps: shut(attempt.steps) })),
        [...event.codes, ...lost],
      )
    }
    case 'deadline':
      return raise({ ...halt(state), deadline: true }, ['deadline', ...abandoned(state)])
    case 'cancel-seen':
      return raise({ ...halt(state), cancelled: true }, ['aborted', ...abandoned(state)])
    case 'answer':
      return { ...state, answer: fields(event) }
    case 'question-set':
      return raise({ ...state, question: fields(event) }, event.reshown ? ['question_reshown'] : [])
    case 'question-stopped':
      return { ...state, stopped: event.reason }
    case 'turn-end':
      return { ...state, end: event }
  }
}

function fields<E extends TurnEvent>(event: E): Omit<E, 'type'> {
  const { type: _, ...rest } = event
  return rest
}

/** Whether a client sent parts that only a ledger may hold: anything but text. They stay input. */
function forged(parts: readonly unknown[]): boolean {
  return parts.some(
    (part) => part === null || typeof part !== 'object' || !('type' in part) || part.type !== 'text' || ('role' in part && part.role !== 'user'),
  )
}

/** A second driver goes on where the log stops; where a step was left open and no write is done, the attempt's end will say why instead. */
function driven(state: TurnState, first: boolean): TurnState {
  if (first) return state
  const open = openAttempt(state)?.steps.at(-1)?.open === true
  return open && !written(state) ? state : raise(state, open ? ['resumed', ...abandoned(state)] : ['resumed'])
}

/** A code for the calls that were asked for in a stopped step and never began. */
function abandoned(state: TurnState): readonly Code[] {
  const calls = openAttempt(state)?.steps.at(-1)?.calls ?? []
  return calls.some((call) => call.status === 'not-run' || (call.status === undefined && !call.begun)) ? ['abandoned_call'] : []
}

const halt = (state: TurnState): TurnState => inStep(state, (step) => ({ ...step, stopped: true, open: false }))

function stepStarted(state: TurnState, { n, tools }: Of<'step-start'>): TurnState {
  const step: Step = { n, tools, text: '', data: [], calls: [], open: true, stopped: false, shown: false, reasoned: false }
  return inAttempt(state, (attempt) => ({ ...attempt, steps: [...attempt.steps.filter((old) => old.n < n), step] }))
}

function callStarted(state: TurnState, { call, tool, args, by, effect }: Of<'call-start'>): TurnState {
  const known = by === 'model' || state.prepared.some((other) => other.call === call)
  if (known) return inCall(state, call, (other) => ({ ...other, begun: true, effect }))
  return { ...state, prepared: [...state.prepared, { call, tool: tool ?? '', args, by, begun: true, effect }] }
}

function raise(state: TurnState, risen: readonly Code[]): TurnState {
  const fresh = risen.filter((code) => !state.codes.includes(code))
  return fresh.length === 0 ? state : { ...state, codes: [...new Set([...state.codes, ...fresh])] }
}

function named(state: TurnState, model: string | undefined): TurnState {
  return model === undefined || state.models.includes(model) ? state : { ...state, models: [...state.models, model] }
}

function inAttempt(state: TurnState, change: (attempt: Attempt) => Attempt): TurnState {
  const open = openAttempt(state)
  return open === undefined ? state : { ...state, attempts: state.attempts.with(-1, change(open)) }
}

function inStep(state: TurnState, change: (step: Step) => Step): TurnState {
  return inAttempt(state, (attempt) => {
    const last = attempt.steps.at(-1)
    return last === undefined ? attempt : { ...attempt, steps: attempt.steps.with(-1, change(last)) }
  })
}

/** Changes a call by its id: one of the host's, else one of the open attempt's. */
function inCall(state: TurnState, id: string, change: (call: Call) => Call): TurnState {
  const among = (calls: readonly Call[]): readonly Call[] => calls.map((call) => (call.call === id ? change(call) : call))
  if (state.prepared.some((call) => call.call === id)) return { ...state, prepared: among(state.prepared) }
  return inAttempt(state, (attempt) => ({ ...attempt, steps: attempt.steps.map((step) => ({ ...step, calls: among(step.calls) })) }))
}

const sum = (a: Usage, b: Usage): Usage => ({ in: a.in + b.in, out: a.out + b.out })
