import { expect, it } from 'vitest'
import { memoryBell } from './bell.ts'

it('a ring wakes all who wait on that turn and nobody else', async () => {
  const bell = memoryBell()
  const signal = new AbortController()
  const woken: string[] = []
  const waits = ['a', 'a', 'b'].map((turn) => bell.wait(turn, signal.signal).then(() => woken.push(turn)))
  bell.ring('a')
  await Promise.all(waits.slice(0, 2))
  expect(woken).toEqual(['a', 'a'])
  bell.ring('b')
  await waits[2]
  expect(woken).toEqual(['a', 'a', 'b'])
})

it('a wait ends with its signal, even one that is over already', async () => {
  const bell = memoryBell()
  const signal = new AbortController()
  const waiting = bell.wait('a', signal.signal)
  signal.abort()
  await waiting
  await bell.wait('a', signal.signal)
  expect(() => bell.ring('a')).not.toThrow()
})
