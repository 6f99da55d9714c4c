import fc from 'fast-check'
import { expect, it } from 'vitest'
import { memoryLog } from '../adapters/memory-log.ts'
import type { TurnEvent } from '../src/index.ts'
import { startOf, stepOf } from '../testing/fixtures/sample-turn.ts'
import { memoryBell } from './bell.ts'
import { follow } from './follow.ts'
import type { Log, StoredEvent } from './log.ts'

const view = { release: 'stream', publicCodes: {} } as const
const end: TurnEvent = { type: 'turn-end', status: 'completed', origin: 'model', charge: 0, codes: [], history: [] }
const events: readonly TurnEvent[] = [
  { type: 'attempt-start', n: 1, corrections: [] },
  ...stepOf(1, { text: 'One', calls: [['c1', 'look']] }),
  { type: 'data', value: 1 },
  end,
]

async function opened(handed = false) {
  const log = memoryLog([])
  const bell = memoryBell()
  await log.account('house')
  const start = startOf()
  if (start.type !== 'turn-start') throw new Error('a turn begins with turn-start')
  await log.open({ session: 's', turn: 't', request: 'r', account: 'house', price: 0, at: 0, start })
  const epoch = (await log.raise('t')) ?? 0
  const place = { after: 1 }
  const put = async (...more: readonly TurnEvent[]): Promise<void> => {
    const close = more.some((event) => event.type === 'turn-end')
      ? { close: { status: 'completed', charge: 0, messages: [], receipt: {}, diagnostic: {} } as const }
      : {}
    const { after } = place
    await log.append({ turn: 't', epoch, after, at: 0, events: more, ...close })
    place.after += more.length
    if (handed)
      bell.ring(
        't',
        more.map((event, index) => ({ seq: after + index + 1, at: 0, event })),
      )
    else bell.ring('t')
  }
  return { log, bell, put }
}

const reader = (source: { readonly log: Log; readonly bell: ReturnType<typeof memoryBell> }, after = 0): Promise<readonly StoredEvent[]> =>
  Array.fromAsync(follow('t', { after, signal: new AbortController().signal }, { ...source, view }))

it('readers get every public event once and in order, wherever they begin and however the writes fall', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.nat(3), { minLength: events.length, maxLength: events.length }),
      fc.nat(events.length),
      fc.boolean(),
      async (waits, after, handed) => {
        const { log, bell, put } = await opened(handed)
        const readers = [reader({ log, bell }), reader({ log, bell }, after)]
        for (const [at, event] of events.entries()) {
          for (let n = 0; n < (waits[at] ?? 0); n += 1) await Promise.resolve()
          await put(event)
          if (at === 2) readers.push(reader({ log, bell }))
        }
        const [whole, tail, late] = await Promise.all(readers)
        expect(whole?.map((stored) => stored.seq)).toEqual([1, 2, 3, 4, 5, 6, 8])
        expect(tail).toEqual(whole?.filter((stored) => stored.seq > after))
        expect(late).toEqual(whole)
      },
    ),
    { seed: 5, numRuns: 60 },
  )
})

it.each([false, true])('an event stored between the reading and the waiting is not missed (handed over: %s)', async (handed) => {
  const { log, bell, put } = await opened(handed)
  const slow: Log = {
    ...log,
    read: async (turn, after) => {
      const found = await log.read(turn, after)
      if (after === 0) await put(end)
      return found
    },
  }
  expect((await reader({ log: slow, bell })).map((stored) => stored.event.type)).toEqual(['turn-start', 'turn-end'])
})

it('a reader that goes away stops waiting', async () => {
  const { log, bell } = await opened()
  const gone = new AbortController()
  const seen: number[] = []
  for await (const stored of follow('t', { after: 0, signal: gone.signal }, { log, bell, view })) {
    seen.push(stored.seq)
    queueMicrotask(() => gone.abort())
  }
  expect(seen).toEqual([1])
})

it('what is handed over is not read again, and a ring without events is', async () => {
  const { log, bell, put } = await opened(true)
  const reads: number[] = []
  const counted: Log = { ...log, read: async (turn, after) => (reads.push(after), log.read(turn, after)) }
  const gone = new AbortController()
  const seen: number[] = []
  for await (const stored of follow('t', { after: 0, signal: gone.signal }, { log: counted, bell, view })) {
    seen.push(stored.seq)
    if (stored.seq < 4) await put({ type: 'text-delta', text: 'x' })
    else if (stored.seq === 4) setImmediate(() => bell.ring('t'))
    if (stored.seq === 4) setImmediate(() => setImmediate(() => gone.abort()))
  }
  expect([seen, reads]).toEqual([
    [1, 2, 3, 4],
    [0, 4],
  ])
})
