import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { EndStatus } from '@hefu/turn'

/** One answered request. `route` is the pattern, never the path. */
export type Request = { readonly method: string; readonly route: string; readonly status: number; readonly ms: number }

/** What the server counts of itself. No label holds anything that a person sent. */
export interface Meter {
  readonly answered: (request: Request) => void
  /** A turn began to be driven in this process; the function returned is called when its driver leaves it. */
  readonly driving: () => () => void
  readonly turnEnded: (status: EndStatus) => void
  readonly safetyStopped: () => void
  /** A reader follows a turn; the function returned is called when it leaves. */
  readonly following: () => () => void
  readonly followers: () => number
  /** Milliseconds from an event being stored to its being sent. */
  readonly eventSent: (lagMs: number) => void
  /** Everything in the text format of Prometheus. */
  readonly text: () => Promise<string>
  readonly contentType: string
}

const seconds = 1000
const lagBuckets = [0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]
const answerBuckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3, 10]

/** A meter with a registry of its own. */
export function makeMeter(): Meter {
  const register = new Registry()
  const registers = [register]
  const requests = new Histogram({
    name: 'hefu_http_request_seconds',
    help: 'Time until a request was answered; a stream counts when it begins.',
    labelNames: ['method', 'route', 'status'],
    buckets: answerBuckets,
    registers,
  })
  const ends = new Counter({ name: 'hefu_turns_total', help: 'Turns that ended, by how.', labelNames: ['end'], registers })
  const stops = new Counter({ name: 'hefu_safety_stops_total', help: 'Sends that the safety screen stopped.', registers })
  const running = new Gauge({ name: 'hefu_turns_running', help: 'Turns that this process drives.', registers })
  const followers = new Gauge({ name: 'hefu_event_followers', help: 'Readers that follow a turn.', registers })
  const lag = new Histogram({
    name: 'hefu_event_lag_seconds',
    help: 'Time from an event being stored to its being sent to a reader who waits for it.',
    buckets: lagBuckets,
    registers,
  })
  const readers = new Set<symbol>()
  return {
    answered: ({ method, route, status, ms }) => requests.observe({ method, route, status }, ms / seconds),
    driving: () => counted(running, new Set()),
    turnEnded: (end) => ends.inc({ end }),
    safetyStopped: () => stops.inc(),
    following: () => counted(followers, readers),
    followers: () => readers.size,
    eventSent: (lagMs) => lag.observe(Math.max(0, lagMs) / seconds),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}

/** Counts one up, and down again once, however often the function is called. */
function counted(gauge: Gauge, held: Set<symbol>): () => void {
  const one = Symbol('one')
  held.add(one)
  gauge.inc()
  return () => {
    if (held.delete(one)) gauge.dec()
  }
}
