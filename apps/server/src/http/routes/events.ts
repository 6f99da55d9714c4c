import { encodeFrame, lastEventId, type StoredEvent } from '@hefu/turn/host'
import { faultOf } from '../../log/fault.ts'
import { refuse } from '../answer.ts'
import { isRefused } from '../../session/refused.ts'
import { idOf } from '../ids.ts'
import type { Handler, Request, Room } from '../room.ts'
import { eventStream } from '../stream.ts'

/** How soon a reader whose line broke comes back, in milliseconds. */
const retry = 'retry: 1000\n\n'

/** How many readers may follow turns at once. */
const mostFollowers = 2_000

/** How long a stream may be silent where nothing else is said, in milliseconds. */
export const usualKeepAliveMs = 15_000

/** `GET /api/turns/:id/events`: what is stored after the id that the reader has seen, then what comes, until the turn ends. */
export function events(room: Room): Handler {
  const { useCases, limits, meter, logger, stopping, keepAliveMs = usualKeepAliveMs } = room
  return async (request) => {
    const id = idOf(request, 'turn-unknown')
    if (isRefused(id)) return refuse(request, id)
    const seen = await useCases.turns.seen(id.ok)
    if (isRefused(seen)) return refuse(request, seen)
    const after = afterOf(request)
    if (after === undefined || after > seen.last) return refuse(request, { refused: 'event-id-invalid', allowed: [`0–${seen.last}`] })
    // A reader that has everything is told so with 204, at which an EventSource does not come back.
    if (seen.ended && after === seen.last) return request.body(null, 204)
    if (meter.followers() >= mostFollowers || limits.isFull(request)) return refuse(request, { refused: 'too-many' })
    const stop = new AbortController()
    const signal = AbortSignal.any([stop.signal, stopping, request.req.raw.signal])
    const stored = useCases.turns.follow(id.ok, { after, signal })
    const onFault = (error: unknown): string => {
      logger.error({ id: request.get('id'), fault: faultOf(error) }, 'a stream of events broke off')
      return ''
    }
    return eventStream(limits.held(request, frames(stored, { meter, live: seen.last })), { stop, keepAliveMs, onFault })
  }
}

/** Where the reader wants to go on; undefined where what it says is no place in a log. */
function afterOf({ req }: Request): number | undefined {
  const place = lastEventId(req.header('last-event-id') ?? req.query('after'))
  return typeof place === 'number' ? place : undefined
}

async function* frames(stored: AsyncIterable<StoredEvent>, { meter, live }: { readonly meter: Room['meter']; readonly live: number }): AsyncGenerator<string> {
  const leave = meter.following()
  try {
    yield retry
    for await (const { seq, at, event } of stored) {
      if (seq > live) meter.eventSent(Date.now() - at)
      yield encodeFrame({ id: seq, event: event.type, data: JSON.stringify({ at, event }) })
    }
  } finally {
    leave()
  }
}
