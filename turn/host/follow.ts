import type { Bell } from './bell.ts'
import type { Log, StoredEvent } from './log.ts'
import { publicEvent, type View } from './public-events.ts'

/** Where a reader starts: after a seq it has seen (0 for the beginning), until `signal` aborts. */
export interface From {
  readonly after: number
  readonly signal: AbortSignal
}

/**
 * A turn's public events after `from.after`: the stored ones, then live ones, without gap or repeat, until turn-end or erasure.
 * Seqs may skip events that are not public. Throws what the log throws.
 */
export async function* follow(turn: string, from: From, source: { readonly log: Log; readonly bell: Bell; readonly view: View }): AsyncGenerator<StoredEvent> {
  const { log, bell, view } = source
  const { signal } = from
  const heard = new Heard(turn, bell, signal)
  let { after } = from
  try {
    while (!signal.aborted) {
      const handed = heard.next(after)
      const entries = handed ?? (await log.read(turn, after))
      for (const entry of entries) {
        after = entry.seq
        const event = publicEvent(entry.event, view)
        if (event !== undefined) yield { ...entry, event }
        if (entry.event.type === 'turn-end') return
      }
      if (entries.length > 0) continue
      if (handed === undefined && (await log.turn(turn)) === undefined) return
      await heard.more()
    }
  } finally {
    heard.stop()
  }
}

/** What a reader has heard of a turn and not yet taken. */
class Heard {
  readonly stop: () => void
  readonly #signal: AbortSignal
  #events: StoredEvent[] = []
  /** Whether the log may have events that were not handed over. */
  #unread = true
  #wake: () => void = () => undefined

  constructor(turn: string, bell: Bell, signal: AbortSignal) {
    this.#signal = signal
    const onAbort = (): void => this.#wake()
    signal.addEventListener('abort', onAbort)
    const still = bell.listen(turn, (stored) => {
      if (stored === undefined) this.#unread = true
      else this.#events.push(...stored)
      this.#wake()
    })
    this.stop = () => {
      still()
      signal.removeEventListener('abort', onAbort)
    }
  }

  /** The events after `after` that were handed over, without a gap; undefined where the log must be read. */
  next(after: number): readonly StoredEvent[] | undefined {
    const events = this.#events.filter(({ seq }) => seq > after)
    this.#events = []
    const whole = !this.#unread && (events[0]?.seq ?? after + 1) === after + 1
    this.#unread = false
    return whole ? events : undefined
  }

  /** Resolves when there is something to take or the signal aborts. */
  async more(): Promise<void> {
    if (this.#unread || this.#events.length > 0 || this.#signal.aborted) return
    await new Promise<void>((resolve) => {
      this.#wake = resolve
    })
  }
}
