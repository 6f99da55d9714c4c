import { describe, expect, it, vi } from 'vitest'
import { memoryLog } from '../adapters/memory-log.ts'
import { type Contract, type Model, type Part, TurnError, type TurnEvent } from '../src/index.ts'
import { fold, sampleContract, tool } from '../testing/fixtures/sample-turn.ts'
import { fakeClock } from '../testing/fake-clock.ts'
import { scriptedModel } from '../testing/scripted-model.ts'
import { memoryBell } from './bell.ts'
import { drive, type Driver } from './drive.ts'
import type { Log } from './log.ts'
import { sessionHost } from './session.ts'

const says = (...texts: readonly string[]): readonly Part[] => [...texts.map((text): Part => ({ type: 'text', text })), { type: 'finish', why: 'stop' }]
const looks: readonly Part[] = [
  { type: 'text', text: 'Let ' },
  { type: 'text', text: 'me.' },
  { type: 'call', call: 'c1', tool: 'look', args: {} },
  { type: 'text', text: 'So' },
  { type: 'text', text: '...' },
  { type: 'finish', why: 'tool-calls' },
]

interface Stage {
  readonly log: Log
  readonly driver: Driver
  readonly go: (own?: Partial<Driver>, why?: 'opened' | 'restart' | 'takeover', signal?: AbortSignal) => ReturnType<typeof drive>
  readonly events: () => Promise<readonly TurnEvent[]>
  readonly cancel: () => Promise<boolean>
}

async function staged(model: Model, own: Partial<Contract> = {}): Promise<Stage> {
  const terms = sampleContract({ tools: { look: tool('read') }, release: 'stream', ...own })
  const log = memoryLog([])
  await log.account('house')
  const driver: Driver = { log, bell: memoryBell(), clock: fakeClock(), modelOf: async () => model, contractOf: async () => terms, mergeMs: 0 }
  const host = sessionHost(driver, () => 't')
  await host.open({ session: 's', request: 'r', input: { text: 'go' }, account: 'house' }, terms)
  const off = new AbortController().signal
  return {
    log,
    driver,
    go: (more = {}, why = 'opened', signal = off) => drive('t', { why, signal }, { ...driver, ...more }),
    events: async () => (await log.read('t', 0)).map((stored) => stored.event),
    cancel: () => host.cancel('t'),
  }
}

const script = () => scriptedModel([{ calls: [looks, says('Two ', 'free.')] }])

describe('deltas', () => {
  it('that wait are stored as one, never across another event, and fold to the same turn', async () => {
    const raw = await staged(script())
    const merged = await staged(script())
    expect(await raw.go()).toBe('ended')
    expect(await merged.go({ mergeMs: 1_000_000 })).toBe('ended')
    const texts = (events: readonly TurnEvent[]) => events.flatMap((event) => (event.type === 'text-delta' ? [event.text] : []))
    expect(texts(await raw.events())).toEqual(['Let ', 'me.', 'So', '...', 'Two ', 'free.'])
    expect(texts(await merged.events())).toEqual(['Let me.', 'So...', 'Two free.'])
    expect(fold(await merged.events())).toEqual(fold(await raw.events()))
  })

  it('that wait are stored when their time is up, though nothing else happens', async () => {
    const stored = Promise.withResolvers<void>()
    async function* stream(): AsyncGenerator<Part> {
      yield { type: 'text', text: 'One' }
      await stored.promise
      yield* says()
    }
    const stage = await staged({ name: 'slow', stream })
    const log: Log = {
      ...stage.log,
      append: async (entry) => {
        await stage.log.append(entry)
        if (entry.events[0]?.type === 'text-delta') stored.resolve()
      },
    }
    expect(await stage.go({ log, mergeMs: 1 })).toBe('ended')
  })
})

it('deltas that come while the store is busy pile up into one event, and the next ones still have their time', async () => {
  vi.useFakeTimers()
  const busy = Promise.withResolvers<void>()
  const [stored, before]: [string[], string[]] = [[], []]
  const pass = () => vi.advanceTimersByTimeAsync(10)
  async function* stream(): AsyncGenerator<Part> {
    for (const text of ['One', 'Two', 'Three']) {
      yield { type: 'text', text }
      if (text !== 'Three') await pass()
    }
    busy.resolve()
    await pass()
    yield { type: 'text', text: 'Four' }
    await pass()
    before.push(...stored)
    yield* says()
  }
  const stage = await staged({ name: 'bursts', stream })
  const log: Log = {
    ...stage.log,
    append: async (entry) => {
      const texts = entry.events.flatMap((event) => (event.type === 'text-delta' ? [event.text] : []))
      if (texts.includes('One')) await busy.promise
      await stage.log.append(entry)
      stored.push(...texts)
    },
  }
  expect(await stage.go({ log, mergeMs: 10 }).finally(() => vi.useRealTimers())).toBe('ended')
  expect(before).toEqual(['One', 'TwoThree', 'Four'])
})

describe('a driver', () => {
  it('names each epoch once, and finds nothing to do on a turn that is over or unknown', async () => {
    const stage = await staged(script())
    await stage.go()
    expect(await stage.go()).toBe('gone')
    expect(await drive('unknown', { why: 'restart', signal: new AbortController().signal }, stage.driver)).toBe('gone')
    expect((await stage.events()).filter((event) => event.type === 'drive-start')).toMatchObject([{ epoch: 1, why: 'opened' }])
  })

  it('that was overtaken stops at its next event and leaves nothing', async () => {
    const stage = await staged(script())
    const state = { overtaken: false }
    const log: Log = {
      ...stage.log,
      append: async (entry) => {
        if (entry.events[0]?.type === 'text-delta' && !state.overtaken) {
          state.overtaken = true
          expect(await stage.go({ modelOf: async () => scriptedModel([{ calls: [] }, { calls: [says('From the new one.')] }]) }, 'takeover')).toBe('ended')
        }
        await stage.log.append(entry)
      },
    }
    expect(await stage.go({ log })).toBe('stale')
    expect(await stage.events()).not.toContainEqual({ type: 'text-delta', text: 'Let ' })
    expect((await stage.log.turn('t'))?.epoch).toBe(2)
    expect((await stage.log.credits('t')).map(({ kind }) => kind)).toEqual(['hold', 'settle'])
  })

  it('that is taken off stores what it has heard and no end of it', async () => {
    const stage = await staged(script())
    const off = new AbortController()
    const log: Log = {
      ...stage.log,
      append: async (entry) => {
        await stage.log.append(entry)
        if (entry.events.some((event) => event.type === 'call-asked')) off.abort()
      },
    }
    expect(await stage.go({ log, mergeMs: 1_000_000 }, 'opened', off.signal)).toBe('left')
    expect((await stage.events()).slice(-2)).toMatchObject([{ type: 'text-delta', text: 'Let me.' }, { type: 'call-asked' }])
    expect((await stage.log.turn('t'))?.status).toBe('running')
  })

  it('does not go on when the store fails', async () => {
    const stage = await staged(script())
    const log: Log = {
      ...stage.log,
      append: async (entry) => {
        if (entry.events.some((event) => event.type === 'call-start')) throw new Error('disk full')
        await stage.log.append(entry)
      },
    }
    await expect(stage.go({ log })).rejects.toThrow('disk full')
    expect(await stage.go({ modelOf: async () => scriptedModel([{ calls: [says('Free.')] }]) }, 'restart')).toBe('ended')
  })

  it('that takes up a turn with a stop on it says nothing first and keeps what was shown', async () => {
    const stage = await staged(script())
    const off = new AbortController()
    const log: Log = {
      ...stage.log,
      append: async (entry) => {
        await stage.log.append(entry)
        if (entry.events[0]?.type === 'text-delta') off.abort()
      },
    }
    await stage.go({ log }, 'opened', off.signal)
    await stage.cancel()
    expect(await stage.go({}, 'restart')).toBe('ended')
    const events = await stage.events()
    expect(events.slice(-5).map((event) => event.type)).toEqual(['drive-start', 'cancel-seen', 'attempt-end', 'answer', 'turn-end'])
    expect(events.at(-2)).toMatchObject({ segments: [{ text: 'Let ', mark: 'interrupted' }] })
  })

  it('whose turn is erased stops at once and leaves nothing', async () => {
    const asked = Promise.withResolvers<void>()
    async function* stream(_request: unknown, signal: AbortSignal): AsyncGenerator<Part> {
      asked.resolve()
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      yield* says('too late')
    }
    const stage = await staged({ name: 'waits', stream })
    const driven = stage.go()
    await asked.promise
    expect(await sessionHost(stage.driver, () => 't').erase('s')).toEqual(['t'])
    expect(await driven).toBe('stale')
    expect([await stage.events(), (await stage.log.credits('t')).map(({ kind }) => kind)]).toEqual([[], ['hold', 'release']])
  })

  it('reads a mark again that could not be read', async () => {
    const clock = fakeClock()
    const [asked, failed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    async function* stream(_request: unknown, signal: AbortSignal): AsyncGenerator<Part> {
      asked.resolve()
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))
      signal.throwIfAborted()
      yield* says()
    }
    const stage = await staged({ name: 'waits', stream })
    const state = { reads: 0 }
    const log: Log = {
      ...stage.log,
      turn: async (turn) => {
        state.reads += 1
        if (state.reads === 3) failed.resolve()
        if (state.reads > 2 && state.reads < 5) throw new Error('no connection')
        return stage.log.turn(turn)
      },
    }
    const driven = stage.go({ log, clock })
    await asked.promise
    await stage.cancel()
    await failed.promise
    while ((await stage.events()).at(-1)?.type !== 'turn-end') {
      clock.pass(1_000)
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(await driven).toBe('ended')
    expect((await stage.log.turn('t'))?.status).toBe('interrupted')
  })

  it('refuses a log that does not begin with turn-start', async () => {
    const stage = await staged(script())
    const log: Log = { ...stage.log, read: async () => [] }
    await expect(stage.go({ log })).rejects.toThrow(TurnError)
  })
})

it('a turn ends with its messages, its receipt and its diagnostic in one entry', async () => {
  const stage = await staged(script())
  const closes: unknown[] = []
  const log: Log = {
    ...stage.log,
    append: async (entry) => {
      if (entry.close !== undefined) closes.push({ events: entry.events.map((event) => event.type), ...entry.close })
      await stage.log.append(entry)
    },
  }
  await stage.go({ log })
  expect(closes).toMatchObject([{ events: ['turn-end'], status: 'completed', charge: 1, receipt: { origin: 'model' }, diagnostic: { epoch: 1 } }])
  expect((await stage.log.history('s')).map((message) => message.role)).toEqual(['user', 'assistant', 'tool', 'assistant'])
})
