import { empty, reduce, type TurnState } from '@hefu/turn'
import { type Arrived, parseArrived } from './arrived.ts'
import { type Happening, type Line, next, offline, opening, pause, type Probe } from './line.ts'

/** What the follower hears from one opened stream. */
export type Ears = { readonly opened: () => void; readonly frame: (id: string, data: string) => void; readonly broke: () => void }

/** All that a follower touches outside itself. */
export type Ports = {
  /** Opens the stream after a seq; the answer closes it. */
  readonly open: (after: number, ears: Ears) => () => void
  /** Looks at the stream's address without following it. Never rejects. */
  readonly probe: (after: number) => Promise<Probe>
  /** Runs something later; the answer takes it back. */
  readonly later: (milliseconds: number, run: () => void) => () => void
  /** Tells of the network and of the page coming into view; the answer stops that. */
  readonly signals: (tell: (signal: 'online' | 'offline' | 'seen') => void) => () => void
  readonly online: () => boolean
  /** From 0 to 1. */
  readonly chance: () => number
}

/** A turn as far as the page has seen it. `reconnecting` only after two seconds without a line; `gone` when the server knows no such turn. */
export type Followed = {
  readonly state: TurnState
  readonly last: number
  readonly line: 'steady' | 'reconnecting' | 'offline' | 'gone' | 'over'
  /** When the first event was stored, in milliseconds since 1970. */
  readonly begunAt?: number
  /** The line was lost on the way and came back. */
  readonly rejoined: boolean
}

/** How long a lost line stays unsaid. */
export const patience = 2_000

const nothing: Followed = { state: empty, last: 0, line: 'steady', rejoined: false }

/** Follows one turn: folds its events with the reducer of the server, and opens the line again for as long as anybody listens. */
export class Follower {
  readonly #ports: Ports
  readonly #listeners = new Set<() => void>()
  #seen: Followed = nothing
  #line: Line = opening
  #late = false
  #close: () => void = () => undefined
  #timer: () => void = () => undefined
  #patience: (() => void) | undefined
  #deaf: () => void = () => undefined
  #opening = 0

  constructor(ports: Ports) {
    this.#ports = ports
  }

  /** The turn as seen now; the same value until something changes. */
  readonly snapshot = (): Followed => this.#seen

  /** Listens; the first listener opens the line and the last closes it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    if (this.#listeners.size === 1) this.#start()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#stop()
    }
  }

  #start(): void {
    if (this.#line.phase === 'over' || this.#line.phase === 'gone') return
    this.#deaf = this.#ports.signals((signal) => this.#happen({ type: signal }))
    const from = this.#ports.online() ? opening : offline
    this.#line = { ...from, after: this.#line.after }
    if (this.#line.phase === 'opening') this.#open()
    this.#show()
  }

  #stop(): void {
    this.#shut()
    this.#deaf()
  }

  /** Closes what is open; whatever it still says is not heard. */
  #shut(): void {
    this.#cut()
    this.#patience?.()
    this.#patience = undefined
    this.#late = false
  }

  #cut(): void {
    this.#opening += 1
    this.#close()
    this.#timer()
    this.#close = this.#timer = () => undefined
  }

  #open(): void {
    this.#cut()
    const mine = this.#opening
    const ear = (hear: () => void): void => {
      if (mine === this.#opening) hear()
    }
    this.#close = this.#ports.open(this.#line.after, {
      opened: () => ear(() => this.#happen({ type: 'opened' })),
      frame: (id, data) => ear(() => this.#hear(parseArrived(id, data))),
      broke: () => ear(() => this.#happen({ type: 'broke' })),
    })
  }

  #hear(arrived: Arrived | undefined): void {
    if (arrived === undefined || arrived.seq <= this.#line.after) return
    const { seq, at, event } = arrived
    this.#seen = { ...this.#seen, state: reduce(this.#seen.state, event), last: seq, begunAt: this.#seen.begunAt ?? at }
    this.#happen({ type: 'arrived', seq, ended: event.type === 'turn-end' })
  }

  #happen(happening: Happening): void {
    const before = this.#line
    const { line, doing } = next(before, happening)
    this.#line = line
    if (before.lost && !line.lost && this.#seen.last > 0) this.#seen = { ...this.#seen, rejoined: true }
    if (doing === 'restart') this.#seen = { ...nothing, rejoined: true }
    if (doing === 'open' || doing === 'restart') this.#open()
    if (doing === 'close') this.#shut()
    if (doing === 'wait' || doing === 'probe') this.#cut()
    if (doing === 'wait') this.#timer = this.#ports.later(pause(line.tries, this.#ports.chance()), () => this.#happen({ type: 'due' }))
    if (doing === 'probe') this.#probe()
    this.#show()
  }

  #probe(): void {
    const mine = this.#opening
    const tell = (found: Probe): void => {
      if (mine === this.#opening) this.#happen({ type: 'probed', found })
    }
    void this.#ports.probe(this.#line.after).then(tell)
  }

  #show(): void {
    this.#watch()
    this.#seen = { ...this.#seen, line: shown(this.#line, this.#late) }
    for (const listener of this.#listeners) listener()
  }

  /** Lets a lost line go unsaid for a while. */
  #watch(): void {
    const absent = this.#line.phase === 'opening' || this.#line.phase === 'probing' || this.#line.phase === 'waiting'
    if (absent) {
      this.#patience ??= this.#ports.later(patience, () => {
        this.#late = true
        this.#show()
      })
      return
    }
    this.#patience?.()
    this.#patience = undefined
    this.#late = false
  }
}

function shown(line: Line, late: boolean): Followed['line'] {
  if (line.phase === 'over' || line.phase === 'gone' || line.phase === 'offline') return line.phase
  return late && line.phase !== 'open' ? 'reconnecting' : 'steady'
}
