import { empty, reduce } from '@hefu/turn'
import { describe, expect, it } from 'vitest'
import { Follower, patience } from './follow.ts'
import { FakePorts, twoAttempts } from './testing.ts'

const whole = twoAttempts.reduce(reduce, empty)

function followed() {
  const ports = new FakePorts()
  const follower = new Follower(ports)
  const stop = follower.subscribe(() => undefined)
  return { ports, follower, stop }
}

describe('following a turn', () => {
  it('folds the stream as the server does and closes it at the end', () => {
    const { ports, follower } = followed()
    ports.ears.opened()
    ports.send(twoAttempts)
    expect(follower.snapshot()).toEqual({ state: whole, last: twoAttempts.length, line: 'over', begunAt: 1_000, rejoined: false })
    expect(ports.opened.map(({ after, closed }) => [after, closed])).toEqual([[0, true]])
  })

  it('reaches the same state wherever the line breaks, and asks only for the rest', () => {
    for (let cut = 0; cut < twoAttempts.length; cut += 1) {
      const { ports, follower } = followed()
      ports.ears.opened()
      ports.send(twoAttempts.slice(0, cut))
      ports.ears.broke()
      ports.fire(500)
      ports.ears.opened()
      ports.send(twoAttempts.slice(cut), cut)
      expect(ports.opened.map(({ after }) => after)).toEqual([0, cut])
      expect(follower.snapshot()).toMatchObject({ state: whole, line: 'over', rejoined: cut > 0 })
    }
  })

  it('drops events that it has seen and frames that it does not know', () => {
    const { ports, follower } = followed()
    ports.ears.opened()
    ports.send(twoAttempts.slice(0, 8))
    ports.send(twoAttempts.slice(0, 8))
    ports.ears.frame('9', '{"at":1,"event":{"type":"from-next-year"}}')
    ports.ears.frame('nine', '{}')
    ports.ears.frame('9', '{"at":')
    expect(follower.snapshot().state).toEqual(twoAttempts.slice(0, 8).reduce(reduce, empty))
  })

  it('says that it reconnects only after two seconds, and no more once the line is back', () => {
    const { ports, follower } = followed()
    ports.ears.opened()
    ports.send(twoAttempts.slice(0, 5))
    ports.ears.broke()
    expect(follower.snapshot().line).toBe('steady')
    ports.fire(patience)
    expect(follower.snapshot().line).toBe('reconnecting')
    ports.fire(500)
    ports.ears.opened()
    expect(follower.snapshot()).toMatchObject({ line: 'steady', rejoined: true })
  })

  it('waits quietly without a network and goes on with it', () => {
    const { ports, follower } = followed()
    ports.ears.opened()
    ports.send(twoAttempts.slice(0, 5))
    ports.tell('offline')
    expect(follower.snapshot().line).toBe('offline')
    expect(ports.opened.at(-1)?.closed).toBe(true)
    expect(ports.timers).toEqual([])
    ports.tell('online')
    expect(ports.opened.at(-1)?.after).toBe(5)
  })

  it('begins offline where there is no network', () => {
    const ports = new FakePorts()
    ports.isOnline = false
    const follower = new Follower(ports)
    follower.subscribe(() => undefined)
    expect(follower.snapshot().line).toBe('offline')
    expect(ports.opened).toEqual([])
  })

  it('gives up where the server knows no such turn', async () => {
    const { ports, follower } = followed()
    ports.found = 'unknown'
    ports.ears.broke()
    await Promise.resolve()
    expect(follower.snapshot().line).toBe('gone')
    expect(ports.timers).toEqual([])
  })

  it('folds from nothing where the log was cut back behind what it has seen', async () => {
    const { ports, follower } = followed()
    ports.ears.opened()
    ports.send(twoAttempts.slice(0, 9))
    ports.ears.broke()
    ports.fire(500)
    ports.found = 'restart'
    ports.ears.broke()
    await Promise.resolve()
    expect(ports.opened.at(-1)?.after).toBe(0)
    expect(follower.snapshot()).toMatchObject({ state: empty, rejoined: true })
    ports.ears.opened()
    ports.send(twoAttempts)
    expect(follower.snapshot().state).toEqual(whole)
  })

  it('hears nothing of a stream that it has closed', () => {
    const { ports, follower, stop } = followed()
    const { ears } = ports
    ears.opened()
    stop()
    ears.frame('1', JSON.stringify({ at: 1, event: twoAttempts[0] }))
    ears.broke()
    expect(follower.snapshot().last).toBe(0)
    expect(ports.timers).toEqual([])
  })

  it('goes on where it stopped when somebody listens again', () => {
    const { ports, follower, stop } = followed()
    ports.ears.opened()
    ports.send(twoAttempts.slice(0, 5))
    stop()
    follower.subscribe(() => undefined)
    expect(ports.opened.map(({ after, closed }) => [after, closed])).toEqual([
      [0, true],
      [5, false],
    ])
  })
})
