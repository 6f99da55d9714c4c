import type { TurnEvent } from '@hefu/turn'

/** An event as the stream brings it: its place in the log, when it was stored in milliseconds since 1970, and what happened. */
export type Arrived = { readonly seq: number; readonly at: number; readonly event: TurnEvent }

const known: Readonly<Record<TurnEvent['type'], true>> = {
  'turn-start': true,
  'drive-start': true,
  'input-classified': true,
  fact: true,
  'attempt-start': true,
  'step-start': true,
  'text-delta': true,
  data: true,
  'call-asked': true,
  'step-end': true,
  'call-start': true,
  'call-end': true,
  'draft-withdrawn': true,
  'attempt-end': true,
  answer: true,
  'question-set': true,
  'question-stopped': true,
  deadline: true,
  'cancel-seen': true,
  'turn-end': true,
}

/** Names under which a stream sends its events. */
export const eventTypes: readonly string[] = Object.keys(known)

/** Reads a frame of the stream; undefined for one that this page does not know, such as a newer server may send. */
export function parseArrived(id: string, data: string): Arrived | undefined {
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  const value = parsed(data)
  if (!isRecord(value)) return undefined
  const { at, event } = value
  return typeof at === 'number' && isTurnEvent(event) ? { seq: Number(id), at, event } : undefined
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === 'object'
}

/** Whether a value is an event of a turn: our own server wrote it, so only its kind is checked. */
function isTurnEvent(value: unknown): value is TurnEvent {
  return isRecord(value) && typeof value['type'] === 'string' && Object.hasOwn(known, value['type'])
}
