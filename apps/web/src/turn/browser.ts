import { eventTypes } from './arrived.ts'
import type { Ears, Ports } from './follow.ts'
import type { Probe } from './line.ts'

/** The ports of a follower in a browser. The stream is opened again by the follower alone, never by EventSource itself. */
export function browserPorts(turn: string): Ports {
  const address = (after: number): string => `/api/turns/${encodeURIComponent(turn)}/events?after=${after}`
  return {
    open: (after, ears) => open(address(after), ears),
    probe: (after) => probe(address(after)),
    later: (milliseconds, run) => {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
    signals,
    online: () => navigator.onLine,
    chance: () => Math.random(),
  }
}

function open(address: string, { opened, frame, broke }: Ears): () => void {
  const source = new EventSource(address)
  source.addEventListener('open', opened)
  source.addEventListener('error', () => {
    source.close()
    broke()
  })
  for (const type of eventTypes) source.addEventListener(type, ({ lastEventId, data }: MessageEvent<unknown>) => frame(lastEventId, String(data)))
  return () => source.close()
}

const refusals: Readonly<Record<string, Probe>> = { 'turn-unknown': 'unknown', 'session-unknown': 'unknown', 'event-id-invalid': 'restart' }

async function probe(address: string): Promise<Probe> {
  const stop = new AbortController()
  try {
    const response = await fetch(address, { headers: { accept: 'text/event-stream' }, signal: stop.signal })
    if (response.ok) return 'there'
    return refusals[codeIn(await response.json())] ?? 'unreachable'
  } catch {
    return 'unreachable'
  } finally {
    stop.abort()
  }
}

function codeIn(body: unknown): string {
  if (body === null || typeof body !== 'object' || !('error' in body)) return ''
  const { error } = body
  return error !== null && typeof error === 'object' && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

function signals(tell: (signal: 'online' | 'offline' | 'seen') => void): () => void {
  const online = (): void => tell('online')
  const offline = (): void => tell('offline')
  const seen = (): void => {
    if (document.visibilityState === 'visible') tell('seen')
  }
  addEventListener('online', online)
  addEventListener('offline', offline)
  document.addEventListener('visibilitychange', seen)
  return () => {
    removeEventListener('online', online)
    removeEventListener('offline', offline)
    document.removeEventListener('visibilitychange', seen)
  }
}
