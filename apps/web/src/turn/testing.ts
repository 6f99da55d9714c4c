import type { TurnEvent } from '@hefu/turn'
import type { Ears, Ports } from './follow.ts'
import type { Probe } from './line.ts'

/** Streams, timers and signals in the hands of a test. */
export class FakePorts implements Ports {
  readonly opened: { readonly after: number; readonly ears: Ears; closed: boolean }[] = []
  readonly timers: { readonly milliseconds: number; readonly run: () => void }[] = []
  found: Probe = 'there'
  isOnline = true
  tell: (signal: 'online' | 'offline' | 'seen') => void = () => undefined

  readonly open = (after: number, ears: Ears): (() => void) => {
    const one = { after, ears, closed: false }
    this.opened.push(one)
    return () => {
      one.closed = true
    }
  }

  readonly probe = (): Promise<Probe> => Promise.resolve(this.found)

  readonly later = (milliseconds: number, run: () => void): (() => void) => {
    const timer = { milliseconds, run }
    this.timers.push(timer)
    return () => {
      const place = this.timers.indexOf(timer)
      if (place !== -1) this.timers.splice(place, 1)
    }
  }

  readonly signals = (tell: FakePorts['tell']): (() => void) => {
    this.tell = tell
    return () => {
      this.tell = () => undefined
    }
  }

  readonly online = (): boolean => this.isOnline
  readonly chance = (): number => 0.5

  /** The stream that was opened last. */
  get ears(): Ears {
    const last = this.opened.at(-1)
    if (last === undefined) throw new RangeError('no stream was opened')
    return last.ears
  }

  /** Runs the timer that was set for so many milliseconds. */
  readonly fire = (milliseconds: number): void => {
    const place = this.timers.findIndex((timer) => timer.milliseconds === milliseconds)
    if (place === -1) throw new RangeError(`no timer of ${milliseconds} ms; there are ${this.timers.map((timer) => timer.milliseconds).join(', ')}`)
    this.timers.splice(place, 1)[0]?.run()
  }

  /** Sends events with seqs from `after` + 1 on the last stream. */
  readonly send = (events: readonly TurnEvent[], after = 0): void => {
    for (const [at, event] of events.entries()) this.ears.frame(String(after + at + 1), JSON.stringify({ at: 1_000 + after + at, event }))
  }
}

const usage = { in: 0, out: 0 }
const step = { type: 'step-start', n: 1, tools: [], toolChoice: 'none', model: 'narrator' } as const

/** A turn whose first draft was withdrawn and whose second was kept. */
export const twoAttempts: readonly TurnEvent[] = [
  { type: 'turn-start', contract: 'c', version: '1', skill: { name: 's', version: '1', hash: '' }, request: 'r', input: { text: 'Shall I go?' } },
  { type: 'call-start', call: 'host.1', effect: 'read', by: 'host', tool: 'derive' },
  { type: 'call-end', call: 'host.1', status: 'ok', value: {} },
  { type: 'fact', name: 'divination-derived', value: {} },
  { type: 'attempt-start', n: 1, corrections: [] },
  step,
  { type: 'text-delta', text: 'Go ' },
  { type: 'text-delta', text: 'now.' },
  { type: 'step-end', finish: 'stop', usage, reasoned: false },
  { type: 'draft-withdrawn' },
  { type: 'attempt-end', verdict: 'broken', codes: [] },
  { type: 'attempt-start', n: 2, corrections: [] },
  step,
  { type: 'text-delta', text: 'Wait.' },
  { type: 'step-end', finish: 'stop', usage, reasoned: false },
  { type: 'attempt-end', verdict: 'kept', codes: [] },
  { type: 'answer', origin: 'model', segments: [{ text: 'Wait.', facts: [] }] },
  { type: 'turn-end', status: 'completed', origin: 'model', charge: 1, codes: [], history: [] },
]
