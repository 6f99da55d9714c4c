import { type Clock, type Contract, type Emission, type Model, runTurn, TurnError, type TurnEvent } from '../src/index.ts'
import type { Bell } from './bell.ts'
import { cancelBell } from './cancel.ts'
import type { Closing, Entry, Log, StoredEvent, TurnRow } from './log.ts'
import { accounts } from './receipt.ts'

/**
 * What a driver works with. `modelOf` gives the model that a stored turn is worded by and `contractOf` makes its contract; `mergeMs` is
 * how long text deltas may wait to be stored as one.
 */
export interface Driver {
  readonly log: Log
  readonly bell: Bell
  readonly clock: Clock
  readonly modelOf: (row: TurnRow, start: TurnEvent & { readonly type: 'turn-start' }) => Promise<Model>
  readonly contractOf: (row: TurnRow, start: TurnEvent & { readonly type: 'turn-start' }) => Promise<Contract>
  readonly mergeMs: number
}

/** Why a driver takes a turn, and the signal that takes it off again. */
export interface Drive {
  readonly why: 'opened' | 'takeover' | 'restart' | 'handover'
  readonly signal: AbortSignal
}

/** `ended`: the turn is over. `stale`: another driver took it, or it was erased. `gone`: unknown or over already. `left`: the signal took this driver off. */
export type Driven = 'ended' | 'stale' | 'gone' | 'left'

/** Drives one turn to its end: raises the epoch, goes on from the log, stores every event before the next is asked for. Throws what the log, `modelOf` and `contractOf` throw. */
export async function drive(turn: string, how: Drive, driver: Driver): Promise<Driven> {
  const epoch = await driver.log.raise(turn)
  const row = await driver.log.turn(turn)
  if (epoch === undefined || row === undefined) return 'gone'
  const past = await driver.log.read(turn, 0)
  const start = startOf(turn, past)
  const made = await driver.contractOf(row, start)
  const contract = { ...made, price: made.price === 0 ? 0 : (start.price ?? made.price) }
  const model = await driver.modelOf(row, start)
  const writer = new Writer({ turn, epoch, past, contract, asked: model.name, driver })
  try {
    await writer.put({ event: { type: 'drive-start', epoch, why: how.why } })
    const erased = await run(row, { how, contract, model, writer, driver })
    if (writer.ended) return 'ended'
    return erased ? 'stale' : 'left'
  } catch (error) {
    if (isOvertaken(error)) return 'stale'
    throw error
  } finally {
    writer.stop()
  }
}

function startOf(turn: string, past: readonly StoredEvent[]): TurnEvent & { readonly type: 'turn-start' } {
  const start = past[0]?.event
  if (start?.type === 'turn-start') return start
  throw new TurnError('log-invalid', `turn ${turn} does not begin with turn-start but with ${start?.type ?? 'nothing'}`)
}

const overtaken: readonly string[] = ['stale-epoch', 'seq-taken', 'turn-unknown']

/** Whether a refused append means that the turn is no longer this driver's: taken by another, or erased. */
function isOvertaken(error: unknown): boolean {
  return error instanceof TurnError && overtaken.includes(error.code)
}

interface Running {
  readonly how: Drive
  readonly contract: Contract
  readonly model: Model
  readonly writer: Writer
  readonly driver: Driver
}

/** Runs the turn until it ends, the signal takes the driver off, a store fails, or the turn is erased; true for the last. */
async function run({ turn, session, cancelAt }: TurnRow, { how, contract, model, writer, driver }: Running): Promise<boolean> {
  const { log, clock } = driver
  const [finished, cancel, failed, erased] = [new AbortController(), new AbortController(), new AbortController(), new AbortController()]
  writer.failed.catch(() => failed.abort())
  if (cancelAt !== undefined) cancel.abort()
  void watchMarks(turn, driver, { cancel, erased, finished: finished.signal })
  try {
    const history = await log.history(session)
    const signal = AbortSignal.any([how.signal, failed.signal, erased.signal])
    const focus = { read: () => log.focus(session) }
    const emissions = runTurn({ session, turn, contract, model, clock, focus, history, signal, cancel: cancel.signal }, writer.events())
    for await (const emission of emissions) await writer.put(emission)
    await writer.flush()
    return erased.signal.aborted
  } finally {
    finished.abort()
  }
}

/** How long to wait before a mark that could not be read is read again, in milliseconds. */
const rereadMs = 1_000

interface Marks {
  readonly cancel: AbortController
  readonly erased: AbortController
  readonly finished: AbortSignal
}

/** Looks, at first and whenever the bell rings, whether the turn is to be stopped or is no longer there. */
async function watchMarks(turn: string, { log, bell, clock }: Driver, { cancel, erased, finished }: Marks): Promise<void> {
  while (!finished.aborted) {
    const rung = bell.wait(cancelBell(turn), finished)
    const found = await log.turn(turn).then(
      (row) => ({ row }),
      () => undefined,
    )
    if (found !== undefined && found.row === undefined) return erased.abort()
    if (found?.row?.cancelAt !== undefined) return cancel.abort()
    await (found === undefined ? Promise.race([rung, clock.wake(clock.now() + rereadMs, finished)]) : rung)
  }
}

interface Writing {
  readonly turn: string
  readonly epoch: number
  readonly past: readonly StoredEvent[]
  readonly contract: Contract
  readonly asked: string
  readonly driver: Driver
}

/** Stores a turn's events in order. Text deltas wait up to `mergeMs` and are stored as one; nothing is merged across another event. */
class Writer {
  readonly failed: Promise<never>
  ended = false
  readonly #writing: Writing
  readonly #stored: StoredEvent[]
  readonly #fail: (error: unknown) => void
  #text = ''
  #timer: NodeJS.Timeout | undefined
  #tail: Promise<void> = Promise.resolve()

  constructor(writing: Writing) {
    const { promise, reject } = Promise.withResolvers<never>()
    promise.catch(() => undefined)
    this.failed = promise
    this.#fail = reject
    this.#writing = writing
    this.#stored = [...writing.past]
  }

  events(): readonly TurnEvent[] {
    return this.#stored.map((stored) => stored.event)
  }

  async put(emission: Emission): Promise<void> {
    const { event } = emission
    if (event.type === 'text-delta' && this.#writing.driver.mergeMs > 0) {
      this.#text += event.text
      this.#timer ??= setTimeout(() => void this.flush().catch(this.#fail), this.#writing.driver.mergeMs)
      return
    }
    await this.#append(emission)
  }

  async flush(): Promise<void> {
    this.stop()
    await (this.#text === '' ? this.#tail : this.#append(undefined))
  }

  stop(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** Stores the text that waits, then the emission. The text is taken when its place in the queue comes, so that it piles up while the store is busy. */
  async #append(emission: Emission | undefined): Promise<void> {
    this.stop()
    this.#tail = this.#tail.then(async () => {
      const text = this.#text
      this.#text = ''
      const events: readonly TurnEvent[] = [
        ...(text === '' ? [] : [{ type: 'text-delta', text } as const]),
        ...(emission === undefined ? [] : [emission.event]),
      ]
      if (events.length > 0) await this.#store(events, emission)
    })
    await this.#tail
  }

  async #store(events: readonly TurnEvent[], emission: Emission | undefined): Promise<void> {
    const { turn, epoch, contract, asked, driver } = this.#writing
    const after = this.#stored.length
    const at = driver.clock.now()
    const stored = events.map((event, index) => ({ seq: after + index + 1, at, event }))
    const last = emission?.event
    const close = last?.type === 'turn-end' ? closing(last, [...this.#stored, ...stored], { contract, asked }) : undefined
    const entry: Entry = {
      turn,
      epoch,
      after,
      at,
      events,
      ...(emission?.rows === undefined ? {} : { rows: emission.rows }),
      ...(emission?.focus === undefined ? {} : { focus: emission.focus }),
      ...(last?.type === 'question-set'
        ? { question: { id: last.id, text: last.text, ...(last.options === undefined ? {} : { options: last.options }) } }
        : {}),
      ...(close === undefined ? {} : { close }),
    }
    await driver.log.append(entry)
    this.#stored.push(...stored)
    this.ended = close !== undefined
    driver.bell.ring(turn, stored)
  }
}

function closing(
  end: TurnEvent & { readonly type: 'turn-end' },
  log: readonly StoredEvent[],
  { contract, asked }: { readonly contract: Contract; readonly asked: string },
): Closing {
  return { status: end.status, charge: end.charge, messages: end.history, ...accounts(log, contract, asked) }
}
