import { afterEach, expect, it } from 'vitest'
import { serve } from '@hono/node-server'
import type { Room } from '../room.ts'
import { ask, at, send } from '../testing/ask.ts'
import { type MemoryServer, memoryServer } from '../testing/memory-server.ts'
import { cast, eventsOf, followed, opened, type Told } from '../testing/walk.ts'
import type { Part } from '@hefu/turn'

const left: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of left.splice(0)) await stop()
})

async function read(server: MemoryServer): Promise<string> {
  const turn = await opened(server, await cast(server), { kind: 'reading' })
  await server.settled()
  return turn
}

/** A server whose turns wait until they are let go. */
async function waiting(room: Partial<Room> = {}): Promise<{ readonly server: MemoryServer; readonly turn: string; readonly go: () => void }> {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* stream(): AsyncGenerator<Part> {
    await promise
    yield { type: 'error', code: 'over' }
  }
  const server = await memoryServer({ model: { name: 'waiting', stream }, room: { keepAliveMs: 2, ...room } })
  const turn = await opened(server, await cast(server), { kind: 'reading' })
  left.push(async () => {
    resolve()
    await server.settled()
  })
  return { server, turn, go: resolve }
}

const followers = async ({ app }: MemoryServer): Promise<string | undefined> => /hefu_event_followers (\d+)/u.exec((await ask(app, 'GET /metrics')).text)?.[1]

it('gives a reader that comes back at any seq exactly the rest', async () => {
  const server = await memoryServer()
  const turn = await read(server)
  const all = await followed(server, turn)
  expect(all.length).toBeGreaterThan(5)
  expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b))
  const last = all.at(-1)?.id ?? 0
  for (let seq = 0; seq < last; seq += 1) {
    const rest = all.filter(({ id }) => id > seq)
    expect(await followed(server, turn, { headers: { 'last-event-id': String(seq) } })).toEqual(rest)
    expect(await eventsOf(await send(server.app, `GET /api/turns/${turn}/events?after=${seq}`))).toEqual(rest)
  }
  expect((await send(server.app, `GET /api/turns/${turn}/events?after=${last}`)).status).toBe(204)
})

it('lets the header of a broken line stand before the address that the line was opened with', async () => {
  const server = await memoryServer()
  const turn = await read(server)
  const all = await followed(server, turn)
  const rest = await eventsOf(await send(server.app, `GET /api/turns/${turn}/events?after=0`, { headers: { 'last-event-id': '3' } }))
  expect(rest).toEqual(all.filter(({ id }) => id > 3))
})

it('refuses an id that no event of the turn has', async () => {
  const server = await memoryServer()
  const turn = await read(server)
  for (const id of ['-1', '1.5', '1e3', '0x1', ' ', 'abc', '99999', '9007199254740993', '１'.normalize('NFKC').concat('a'), "1'; drop table turn; --"]) {
    const refused = await ask(server.app, `GET /api/turns/${turn}/events?after=${encodeURIComponent(id)}`)
    expect([id, refused.status, at(refused.json, 'error.code')]).toEqual([id, 400, 'event-id-invalid'])
  }
  expect(at((await ask(server.app, 'GET /api/turns/none/events')).json, 'error.code')).toBe('turn-unknown')
})

it('sends what a page may show and nothing else, framed for an EventSource', async () => {
  const server = await memoryServer()
  const response = await send(server.app, `GET /api/turns/${await read(server)}/events`)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const text = await response.text()
  expect(text.startsWith('retry: 1000\n\n')).toBe(true)
  expect(text).toMatch(/\nid: 1\nevent: turn-start\ndata: \{"at":\d+,"event":\{"type":"turn-start"/u)
  expect(text).not.toMatch(/event: (?:drive-start|data|text-delta|input-classified)/u)
})

it('keeps a quiet line alive, and lets everything go when the reader leaves', async () => {
  const { server, turn } = await waiting()
  const reader = (await send(server.app, `GET /api/turns/${turn}/events`)).body?.getReader()
  const decoder = new TextDecoder()
  let text = ''
  while (!text.includes('\n:\n\n')) text += decoder.decode((await reader?.read())?.value, { stream: true })
  expect(await followers(server)).toBe('1')
  await reader?.cancel()
  expect(await followers(server)).toBe('0')
})

it('asks for nothing before the reader does', async () => {
  const { server, turn } = await waiting()
  const response = await send(server.app, `HEAD /api/turns/${turn}/events`)
  expect(response.status).toBe(200)
  expect(await followers(server)).toBe('0')
})

it('ends every stream when the server stops', async () => {
  const { server, turn } = await waiting()
  const following = followed(server, turn)
  server.stop.abort()
  expect((await following).at(-1)?.event).not.toBe('turn-end')
  expect(await followers(server)).toBe('0')
})

it('gives a stream that two readers follow at once to both, whole', async () => {
  const { server, turn, go } = await waiting()
  const [one, two] = [followed(server, turn), followed(server, turn, { headers: { 'last-event-id': '1' } })]
  go()
  const seen: readonly (readonly Told[])[] = await Promise.all([one, two])
  expect(seen[0]?.at(-1)?.event).toBe('turn-end')
  expect(seen[1]).toEqual(seen[0]?.slice(1))
})

it('is let go of when the socket breaks', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  let own = 0
  const { server, turn } = await waiting({ hosts: { port: () => own, more: ['127.0.0.1:7480'], guests: [] } })
  const listening = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  left.push(async () => void listening.close())
  own = await promise
  const control = new AbortController()
  const response = await fetch(`http://127.0.0.1:${own}/api/turns/${turn}/events`, { signal: control.signal })
  await response.body?.getReader().read()
  expect(await followers(server)).toBe('1')
  control.abort()
  await expect.poll(() => followers(server)).toBe('0')
})

it('closes a stream whose store breaks, and logs no word of why', async () => {
  const lines: string[] = []
  const base = await memoryServer()
  const turn = await read(base)
  const broken = {
    ...base.useCases.turns,
    follow: () => ({ [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('the words of a person')) }) }),
  }
  const { app } = await memoryServer({ lines: { write: (line) => void lines.push(line) }, room: { useCases: { ...base.useCases, turns: broken } } })
  expect(await eventsOf(await send(app, `GET /api/turns/${turn}/events`))).toEqual([])
  expect(lines.join('')).toContain('"kind":"Error"')
  expect(lines.join('')).not.toContain('the words of a person')
})
