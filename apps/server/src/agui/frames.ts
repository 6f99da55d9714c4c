import { type Event, EventType } from '@ag-ui/core'
import type { Language } from '@hefu/liuyao/labels'
import { agUiEvents } from '@hefu/turn/ag-ui'
import { encodeFrame, type StoredEvent } from '@hefu/turn/host'
import type { ErrorCode, SafetyStop } from '@hefu/wire'
import { sentenceOf } from '../http/errors/error-body.ts'

/** A run by the ids that the client gave it, and the turn and session that answer it. */
export type Run = { readonly threadId: string; readonly runId: string; readonly turn: string; readonly session: string }

/** A run's events as frames. The session's id follows the start, so that a client can find the reading elsewhere. A turn that was taken away ends as an error. */
export async function* runFrames(stored: AsyncIterable<StoredEvent>, run: Run, broken: () => string): AsyncGenerator<string> {
  let over = false
  for await (const event of agUiEvents(stored, run)) {
    over = event.type === EventType.RUN_FINISHED || event.type === EventType.RUN_ERROR
    yield frame(event)
    if (event.type === EventType.RUN_STARTED) yield frame({ type: EventType.CUSTOM, timestamp: Date.now(), name: 'session', value: { session: run.session } })
  }
  if (!over) yield broken()
}

/** The frame of a run that cannot go on. */
export function errorFrame(code: ErrorCode, language: Language): string {
  return frame({ type: EventType.RUN_ERROR, timestamp: Date.now(), code, message: sentenceOf(code, language).message })
}

/** A run whose words met the safety screen: the calm text as a message; no turn was opened. */
export function stopFrames({ text, stopped }: SafetyStop, { threadId, runId }: Pick<Run, 'threadId' | 'runId'>): readonly string[] {
  const timestamp = Date.now()
  const messageId = `${runId}.stop`
  const events: readonly Event[] = [
    { type: EventType.RUN_STARTED, timestamp, threadId, runId },
    { type: EventType.TEXT_MESSAGE_START, timestamp, messageId, role: 'assistant' },
    { type: EventType.TEXT_MESSAGE_CONTENT, timestamp, messageId, delta: text },
    { type: EventType.TEXT_MESSAGE_END, timestamp, messageId },
    { type: EventType.RUN_FINISHED, timestamp, threadId, runId, result: { stopped }, outcome: { type: 'success' } },
  ]
  return events.map(frame)
}

function frame(event: Event): string {
  return encodeFrame({ data: JSON.stringify(event) })
}
