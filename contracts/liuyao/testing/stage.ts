import { randomUUID } from 'node:crypto'
import type { Contract, Model, Part } from '@hefu/turn'
import { type Driver, type Log, memoryBell, type Opened, sessionHost, type StoredEvent } from '@hefu/turn/host'
import { fakeClock } from '@hefu/turn/testing'
import type { FollowUpArguments, ReadingArguments } from '../arguments.ts'
import { followUpContract, readingContract } from '../contract.ts'
import { contractOf } from '../contract-of.ts'
import { storedReading } from '../stored-reading.ts'

/** A session over a log, as a program would run it: turns are opened by the host and driven from what is stored alone. */
export class Stage {
  readonly log: Log
  readonly #clock = fakeClock(1_785_078_600_000)
  readonly #bell = memoryBell()

  constructor(log: Log) {
    this.log = log
  }

  /** Opens and drives a reading. */
  async read(given: ReadingArguments, how: { readonly model: Model; readonly question?: string }): Promise<Told> {
    return this.#turn(readingContract(given), { ...how, question: how.question ?? '这笔钱收得回来吗？', given })
  }

  /** Opens and drives a follow-up to a kept reading. */
  async follow(given: FollowUpArguments, how: Asking): Promise<Told> {
    const stored = await storedReading(this.log, given.reading)
    if (stored === undefined) throw new Error(`no reading of ${given.reading} is kept`)
    return this.#turn(followUpContract(given, stored), { ...how, given })
  }

  /** Drives a turn that another driver left. */
  async recover(turn: string, model: Model): Promise<Told> {
    const host = sessionHost(this.#driver(model), () => turn)
    await host.drive(turn, { why: 'restart', signal: new AbortController().signal })
    return this.told(turn)
  }

  async #turn(contract: Contract, how: Asking & { readonly given: unknown }): Promise<Told> {
    const turn = `turn-${randomUUID()}`
    const host = sessionHost(this.#driver(how.model), () => turn)
    const input = { text: how.question, arguments: JSON.parse(JSON.stringify(how.given)) }
    const opened = await host.open({ session: how.session ?? 'session', request: turn, input, account: 'house' }, contract)
    await host.drive(turn, { why: 'opened', signal: how.signal ?? new AbortController().signal })
    return { ...(await this.told(turn)), opened }
  }

  /** What the log says of a turn. */
  async told(turn: string): Promise<Told> {
    const events = await this.log.read(turn, 0)
    const credits = await this.log.credits(turn)
    const end = events.map(({ event }) => event).findLast((event) => event.type === 'turn-end')
    const charge = credits.filter(({ kind }) => kind === 'settle').reduce((sum, { amount }) => sum + amount, 0)
    return { turn, events, charge, receipt: (await this.log.receipt(turn))?.receipt, status: end?.status ?? 'running' }
  }

  #driver(model: Model): Driver {
    return { log: this.log, bell: this.#bell, clock: this.#clock, modelOf: async () => model, contractOf: contractOf(this.log), mergeMs: 0 }
  }
}

/** A question, who answers it, and, where a driver is to be taken off half-way, by what signal. */
export type Asking = { readonly model: Model; readonly question: string; readonly signal?: AbortSignal; readonly session?: string }

/** What became of a turn. */
export type Told = {
  readonly turn: string
  readonly opened?: Opened
  readonly events: readonly StoredEvent[]
  readonly charge: number
  readonly receipt: unknown
  readonly status: string
}

/** The parts of a model call that submits a value and stops. */
export function submits(value: unknown): readonly Part[] {
  return [
    { type: 'data', value },
    { type: 'finish', why: 'stop' },
  ]
}
