/** Wakes those who wait on a turn: readers when events are stored, the driver when a cancel mark is set. */
export interface Bell {
  readonly ring: (turn: string) => void
  /** Resolves at the next ring of `turn`, or when `signal` aborts; never rejects. */
  readonly wait: (turn: string, signal: AbortSignal) => Promise<void>
}

/** A bell for one process. */
export function memoryBell(): Bell {
  const waiting = new Map<string, Set<() => void>>()
  return {
    ring: (turn) => {
      for (const wake of waiting.get(turn) ?? []) wake()
    },
    wait: (turn, signal) =>
      new Promise((resolve) => {
        const wakers = waiting.get(turn) ?? new Set()
        waiting.set(turn, wakers)
        const wake = (): void => {
          wakers.delete(wake)
          if (wakers.size === 0 && waiting.get(turn) === wakers) waiting.delete(turn)
          signal.removeEventListener('abort', wake)
          resolve()
        }
        wakers.add(wake)
        signal.addEventListener('abort', wake, { once: true })
        if (signal.aborted) wake()
      }),
  }
}
