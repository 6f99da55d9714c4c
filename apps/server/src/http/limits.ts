import type { MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import type { Request, Vars } from './room.ts'

/** How much one client may ask; 0 sets no bound. */
export interface Bounds {
  /** Requests that change something, in a minute. */
  readonly changes: number
  /** Streams that are open at once. */
  readonly streams: number
}

/** What each client asks, counted in this process. */
export interface Limits {
  /** Counts a change. Gives the seconds until the client may ask again where this is one too many, undefined where it may be done. */
  readonly change: (request: Request) => number | undefined
  /** Whether the client has as many streams open as it may. */
  readonly isFull: (request: Request) => boolean
  /** The same frames; from the first that is asked for to the end they are one open stream of the client. */
  readonly held: <Frame>(request: Request, frames: AsyncIterable<Frame>) => AsyncGenerator<Frame>
}

/** What the limits are built on: who asks, and a time in milliseconds that never goes back. */
export interface Counting {
  readonly clientOf: (request: Request) => string
  readonly now: () => number
}

const windowMs = 60_000

/** Counts by the minute: at its end every client begins anew, so that no more is kept than one minute's clients. */
export function makeLimits({ changes, streams }: Bounds, { clientOf, now }: Counting): Limits {
  const asked = new Map<string, number>()
  const open = new Map<string, number>()
  let began = now()
  return {
    change: (request) => {
      if (changes === 0) return undefined
      if (now() - began >= windowMs) {
        asked.clear()
        began = now()
      }
      const count = add(asked, clientOf(request), 1)
      return count > changes ? Math.max(1, Math.ceil((began + windowMs - now()) / 1000)) : undefined
    },
    isFull: (request) => streams > 0 && (open.get(clientOf(request)) ?? 0) >= streams,
    held: async function* held(request, frames) {
      const client = clientOf(request)
      add(open, client, 1)
      try {
        yield* frames
      } finally {
        add(open, client, -1)
      }
    },
  }
}

function add(counts: Map<string, number>, client: string, more: 1 | -1): number {
  const count = (counts.get(client) ?? 0) + more
  if (count > 0) counts.set(client, count)
  else counts.delete(client)
  return count
}

const reading: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Refuses changes beyond the bound, before anything of them is read. */
export function limitChanges(limits: Limits): MiddlewareHandler<Vars> {
  return async (request, next) => {
    const seconds = reading.has(request.req.method) ? undefined : limits.change(request)
    return seconds === undefined ? next() : refuse(request, { refused: 'rate-limited', seconds })
  }
}
