import { expect, it } from 'vitest'
import { systemClock } from './clock.ts'

it('a wake-up comes at its time, and at once when it is past or taken back', async () => {
  const gone = new AbortController()
  await systemClock.wake(systemClock.now() - 1, gone.signal)
  const waiting = systemClock.wake(systemClock.now() + 1_000_000_000_000, gone.signal)
  gone.abort()
  await waiting
  await systemClock.wake(systemClock.now() + 1_000_000, gone.signal)
  expect(gone.signal.aborted).toBe(true)
})
