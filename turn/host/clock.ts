import type { Clock } from '../src/index.ts'

/** The machine's clock. */
export const systemClock: Clock = {
  now: () => Date.now(),
  wake: (at, signal) =>
    new Promise((resolve) => {
      if (signal.aborted) return resolve()
      const timer = setTimeout(done, Math.min(Math.max(0, at - Date.now()), 2 ** 31 - 1))
      signal.addEventListener('abort', done, { once: true })
      function done(): void {
        clearTimeout(timer)
        signal.removeEventListener('abort', done)
        resolve()
      }
    }),
}
