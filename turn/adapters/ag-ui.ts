import { type Event, EventType, type JsonPatchOperation } from '@ag-ui/core'
import type { StoredEvent } from '../host/index.ts'
import type { TurnEvent } from '../src/index.ts'

/** The ids of one run: AG-UI's own, as the client sent them, and the turn that answers it. */
export type AgUiRun = { readonly threadId: string; readonly runId: string; readonly turn: string }

/** What has been said to an AG-UI client so far, as far as the next event needs it. */
export interface AgUiState {
  readonly attempt: number
  /** The step that was started and not finished. */
  readonly step?: string
  /** Whether the client's state has a `/draft`, and whether anything stands in it. */
  readonly draft: 'none' | 'empty' | 'written'
  readonly tools: Readonly<Record<string, string>>
  readonly begun: readonly string[]
  readonly data?: Readonly<Record<string, unknown>>
  readonly said: string
}

/** Events of the protocol for one stored event, and the state after them. */
export type AgUiStep = { readonly state: AgUiState; readonly events: readonly Event[] }

type Of<T extends TurnEvent['type']> = TurnEvent & { readonly type: T }
type Timed = { readonly run: AgUiRun; readonly timestamp: number }

/** The state before any event. */
export const emptyAgUi: AgUiState = { attempt: 0, draft: 'none', tools: {}, begun: [], said: '' }

/**
 * A turn's public events, as `follow` gives them, in AG-UI 1.0. Text that may still be withdrawn is draft state (`/draft`);
 * TEXT_MESSAGE_* comes only from the turn's answer. Call arguments are never sent. Ends with RUN_FINISHED or RUN_ERROR, if the turn ends.
 */
export async function* agUiEvents(stored: AsyncIterable<StoredEvent>, run: AgUiRun): AsyncGenerator<Event> {
  let state = emptyAgUi
  for await (const event of stored) {
    const step = agUiStep(state, event, run)
    state = step.state
    yield* step.events
  }
}

/** One step of `agUiEvents`, for a host that must know which seq an event came from. Fold from seq 1 even when the reader has seen some. */
export function agUiStep(state: AgUiState, { at, event }: StoredEvent, run: AgUiRun): AgUiStep {
  const timed: Timed = { run, timestamp: at }
  switch (event.type) {
    case 'turn-start':
      return { state, events: [{ type: EventType.RUN_STARTED, timestamp: at, threadId: run.threadId, runId: run.runId }] }
    case 'fact':
      return { state, events: [custom(timed, 'fact', { name: event.name, value: event.value })] }
    case 'attempt-start':
      return { state: { ...state, attempt: event.n }, events: [] }
    case 'step-start':
      return stepStarted(state, event, timed)
    case 'step-end':
      return stepFinished(state, timed)
    case 'text-delta':
      return drafted(state, event.text, timed)
    case 'draft-withdrawn':
      return withdrawn(state, timed)
    case 'call-asked':
      return { state: { ...state, tools: { ...state.tools, [keyOf(state, event.call)]: event.tool } }, events: [] }
    case 'call-start':
      return callBegun(state, event, timed)
    case 'call-end':
      return callEnded(state, event, timed)
    case 'attempt-end':
      return then(event.verdict === 'kept' && event.data !== undefined ? { ...state, data: event.data } : state, [(next) => stepFinished(next, timed)])
    case 'answer':
      return answered(state, event, timed)
    case 'question-set':
      return { state, events: [custom(timed, 'question', question(event))] }
    case 'question-stopped':
      return { state, events: [custom(timed, 'question-stopped', { reason: event.reason })] }
    case 'turn-end':
      return ended(state, event, timed)
    default:
      return { state, events: [] }
  }
}

/** Steps one after the other, their events in order. */
function then(state: AgUiState, steps: readonly ((state: AgUiState) => AgUiStep)[]): AgUiStep {
  return steps.reduce<AgUiStep>(
    (so, step) => {
      const next = step(so.state)
      return { state: next.state, events: [...so.events, ...next.events] }
    },
    { state, events: [] },
  )
}

const custom = ({ timestamp }: Timed, name: string, value: unknown): Event => ({ type: EventType.CUSTOM, timestamp, name, value })

const patch = ({ timestamp }: Timed, operation: JsonPatchOperation): Event => ({ type: EventType.STATE_DELTA, timestamp, delta: [operation] })

function stepStarted(state: AgUiState, { n }: Of<'step-start'>, timed: Timed): AgUiStep {
  const step = `attempt ${state.attempt}, step ${n}`
  return then(state, [
    (open) => stepFinished(open, timed),
    (closed) => ({ state: { ...closed, step }, events: [{ type: EventType.STEP_STARTED, timestamp: timed.timestamp, stepName: step }] }),
  ])
}

function stepFinished({ step, ...rest }: AgUiState, { timestamp }: Timed): AgUiStep {
  return { state: rest, events: step === undefined ? [] : [{ type: EventType.STEP_FINISHED, timestamp, stepName: step }] }
}

function drafted(state: AgUiState, text: string, timed: Timed): AgUiStep {
  const made = state.draft === 'none' ? [patch(timed, { op: 'add', path: '/draft', value: [] })] : []
  return { state: { ...state, draft: 'written' }, events: [...made, patch(timed, { op: 'add', path: '/draft/-', value: text })] }
}

function withdrawn(state: AgUiState, timed: Timed): AgUiStep {
  if (state.draft !== 'written') return { state, events: [] }
  return { state: { ...state, draft: 'empty' }, events: [patch(timed, { op: 'replace', path: '/draft', value: [] })] }
}

/** Call ids are unique within one attempt only. */
const keyOf = (state: AgUiState, call: string): string => (state.attempt === 0 ? call : `a${state.attempt}.${call}`)

function callBegun(state: AgUiState, { call, tool }: { readonly call: string; readonly tool?: string }, { timestamp }: Timed): AgUiStep {
  const toolCallId = keyOf(state, call)
  if (state.begun.includes(toolCallId)) return { state, events: [] }
  const toolCallName = tool ?? state.tools[toolCallId] ?? 'tool'
  return {
    state: { ...state, begun: [...state.begun, toolCallId] },
    events: [
      { type: EventType.TOOL_CALL_START, timestamp, toolCallId, toolCallName },
      { type: EventType.TOOL_CALL_END, timestamp, toolCallId },
    ],
  }
}

function callEnded(state: AgUiState, { call, status, value }: Of<'call-end'>, timed: Timed): AgUiStep {
  const toolCallId = keyOf(state, call)
  const good = status === 'ok' || status === 'reused'
  const content = JSON.stringify(good && value !== undefined ? { status, value } : { status })
  const { timestamp, run } = timed
  return then(state, [
    (before) => callBegun(before, { call }, timed),
    (begun) => ({
      state: begun,
      events: [{ type: EventType.TOOL_CALL_RESULT, timestamp, messageId: `${run.turn}.${toolCallId}`, toolCallId, content, role: 'tool' }],
    }),
  ])
}

function answered(state: AgUiState, { origin, segments }: Of<'answer'>, timed: Timed): AgUiStep {
  const said = segments.filter(({ text }) => text !== '')
  const spoken = { ...state, said: said.map(({ text }) => text).join('') }
  return then(spoken, [
    (before) => stepFinished(before, timed),
    (before) => withdrawn(before, timed),
    (before) => ({ state: before, events: said.length === 0 ? [] : message(said, timed) }),
    (before) => (origin === 'model' ? reading(before, timed) : { state: before, events: [] }),
  ])
}

function message(segments: Of<'answer'>['segments'], { run, timestamp }: Timed): readonly Event[] {
  const messageId = `${run.turn}.answer`
  const cut = segments.some(({ mark }) => mark === 'interrupted')
  const content = segments.map(({ text, facts }): Event => {
    const cited = facts.length === 0 ? {} : { metadata: { facts: [...facts] } }
    return { type: EventType.TEXT_MESSAGE_CONTENT, timestamp, messageId, delta: text, ...cited }
  })
  return [
    { type: EventType.TEXT_MESSAGE_START, timestamp, messageId, role: 'assistant' },
    ...content,
    { type: EventType.TEXT_MESSAGE_END, timestamp, messageId, ...(cut ? { metadata: { mark: 'interrupted' } } : {}) },
  ]
}

/** The whole of a reading, once; none where the data was nothing but the answer that has been said. */
function reading({ data, ...rest }: AgUiState, timed: Timed): AgUiStep {
  const more = data !== undefined && Object.keys(data).some((key) => key !== 'answer')
  return { state: rest, events: more ? [custom(timed, 'reading', data)] : [] }
}

function question({ id, text, options, reshown }: Of<'question-set'>): object {
  return { id, text, ...(options === undefined ? {} : { options }), reshown }
}

function ended(state: AgUiState, event: Of<'turn-end'>, timed: Timed): AgUiStep {
  return then(state, [
    (before) => stepFinished(before, timed),
    (before) => withdrawn(before, timed),
    (before) => (event.origin === 'model' ? reading(before, timed) : { state: before, events: [] }),
    (before) => ({ state: before, events: [runEnd(before, event, timed)] }),
  ])
}

function runEnd({ said }: AgUiState, { status, codes }: Of<'turn-end'>, { run, timestamp }: Timed): Event {
  const code = codes[0] ?? 'turn_failed'
  if (status === 'failed') return { type: EventType.RUN_ERROR, timestamp, message: said === '' ? code : said, code }
  const { threadId, runId, turn } = run
  const outcome = status === 'completed' ? { type: 'success' as const } : { type: 'cancelled' as const }
  return { type: EventType.RUN_FINISHED, timestamp, threadId, runId, result: { receiptId: turn }, outcome }
}
