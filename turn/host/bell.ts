import type { StoredEvent } from './log.ts'

/** Tells those who wait on a turn: readers when events are stored, the driver when a mark is set on it. */
export interface Bell {
  /** `stored` are the events that were just committed, in order; readers here need not read them then. */
  readonly ring: (turn: string, stored?: readonly StoredEvent[]) => void
  /** Calls `heard` at every ring of `turn` until the returned function is called; without events there may be some that only the log has. */
  readonly listen: (turn: string, heard: (stored: readonly StoredEvent[] | undefined) => void) => () => void
  /** Resolves at the next ring of `turn`, or when `signal` aborts; never rejects. */
  readonly wait: (turn: string, signal: AbortSignal) => Promise<void>
}

/** A bell for one process. */
export function memoryBell(): Bell {
  const listening = new Map<string, Set<(stored: readonly StoredEvent[] | undefined) => void>>()
  const listen: Bell['listen'] = (turn, heard) => {
    const ears = listening.get(turn) ?? new Set()
    listening.set(turn, ears)
    const ear: typeof heard = (stored) => heard(stored)
    ears.add(ear)
    return () => {
      ears.delete(ear)
      if (ears.size === 0 && listening.get(turn) === ears) listening.delete(turn)
    }
  }
  return {
    ring: (turn, stored) => {
      for (const ear of listening.get(turn) ?? []) ear(stored)
    },
    listen,
    wait: (turn, signal) => waitOn(listen, turn, signal),
  }
}

/** Resolves at the next ring that `listen` hears of `turn`, or when `signal` aborts. */
export function waitOn(listen: Bell['listen'], turn: string, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = listen(turn, done)
    signal.addEventListener('abort', done, { once: true })
    if (signal.aborted) done()
    function done(): void {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
  })
}
