import type { Clock } from '../src/index.ts'

/** A clock that moves only when told to. */
export interface FakeClock extends Clock {
  /** Moves on by `ms` and wakes all that waited for a time now reached. */
  readonly pass: (ms: number) => void
}

/** A fake clock that begins at `start` milliseconds. */
export function fakeClock(start = 0): FakeClock {
  let now = start
  const waiting = new Set<{ readonly at: number; readonly wake: () => void }>()
  return {
    now: () => now,
    wake: (at, signal) =>
      new Promise((resolve) => {
        const entry = { at, wake: resolve }
        if (at <= now || signal.aborted) return resolve()
        waiting.add(entry)
        signal.addEventListener('abort', () => (waiting.delete(entry) ? resolve() : undefined), { once: true })
      }),
    pass: (ms) => {
      now += ms
      for (const entry of waiting) if (entry.at <= now && waiting.delete(entry)) entry.wake()
    },
  }
}
