import { parseFrames } from '@hefu/turn/host'
import { ask, at, sampleSession, type Sent, send } from './ask.ts'
import type { MemoryServer } from './memory-server.ts'

/** One event as a reader receives it. */
export interface Told {
  readonly id: number
  readonly event: string
  readonly data: unknown
}

/** Casts the sample question; gives the session. */
export async function cast({ app }: MemoryServer, request = 'cast-1', more: Parameters<typeof sampleSession>[1] = {}): Promise<string> {
  return String(at((await ask(app, 'POST /api/sessions', { body: sampleSession(request, more) })).json, 'session'))
}

/** Opens a turn; gives it. */
export async function opened(
  { app }: MemoryServer,
  session: string,
  input: { readonly kind: string; readonly text?: string; readonly request?: string },
): Promise<string> {
  const { request = `turn-${input.kind}`, ...rest } = input
  const sent = { body: { request, language: 'zh-Hans', input: rest } }
  return String(at((await ask(app, `POST /api/sessions/${session}/turns`, sent)).json, 'turn'))
}

/** Every event of a stream until it ends. */
export async function eventsOf(response: Response): Promise<readonly Told[]> {
  const seen: Told[] = []
  if (response.body === null) return seen
  for await (const { id, event, data } of parseFrames(response.body)) seen.push({ id: Number(id), event: event ?? '', data: JSON.parse(data) })
  return seen
}

/** A turn's events from where the headers say. */
export async function followed({ app }: MemoryServer, turn: string, sent: Sent = {}): Promise<readonly Told[]> {
  return eventsOf(await send(app, `GET /api/turns/${turn}/events`, sent))
}
