import { serve } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Part } from '@hefu/turn'
import { afterEach, expect, it } from 'vitest'
import { type Bounds, makeLimits } from './limits.ts'
import { ask, at, type Came, sampleSession, send } from './testing/ask.ts'
import { type MemoryServer, memoryServer, type Wanted } from './testing/memory-server.ts'
import { cast, opened } from './testing/walk.ts'

const left: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const stop of left.splice(0)) await stop()
})

/** A server whose clients say in a header who they are, at a time that the test sets. */
async function limited(bounds: Bounds, wanted: Wanted = {}): Promise<{ readonly server: MemoryServer; readonly time: { now: number } }> {
  const time = { now: 1_000 }
  const limits = makeLimits(bounds, { clientOf: ({ req }) => req.header('x-client') ?? 'one', now: () => time.now })
  return { server: await memoryServer({ ...wanted, room: { limits } }), time }
}

const change = ({ app }: MemoryServer, client = 'one'): Promise<Came> =>
  ask(app, 'PUT /api/settings', { body: { hotline: {} }, headers: { 'x-client': client } })

it('takes as many changes a minute from a client as it may make, then says when it may go on, and takes them again then', async () => {
  const { server, time } = await limited({ changes: 3, streams: 0 })
  for (let n = 0; n < 3; n += 1) expect((await change(server)).status).toBe(200)
  time.now += 20_500
  const refused = await change(server)
  expect([refused.status, at(refused.json, 'error.code'), refused.headers.get('retry-after')]).toEqual([429, 'rate-limited', '40'])
  time.now += 39_499
  expect((await change(server)).headers.get('retry-after')).toBe('1')
  time.now += 1
  expect((await change(server)).status).toBe(200)
})

it('counts each client for itself, and no reading', async () => {
  const { server } = await limited({ changes: 1, streams: 0 })
  expect((await change(server, 'one')).status).toBe(200)
  expect((await change(server, 'one')).status).toBe(429)
  expect((await change(server, 'two')).status).toBe(200)
  for (const line of ['GET /api/sessions', 'GET /api/settings', 'GET /healthz', 'GET /api/export'])
    for (let n = 0; n < 3; n += 1) expect((await ask(server.app, line)).status).toBe(200)
})

it.each(['POST /api/sessions', 'PATCH /api/sessions/x', 'DELETE /api/everything', 'POST /agui/liuyao', 'POST /api/none', 'POST /api/turns/x/cancel'])(
  'counts %s, and reads nothing of it when it is too much',
  async (line) => {
    const { server } = await limited({ changes: 1, streams: 0 })
    await change(server)
    const refused = await ask(server.app, line, { text: 'no json' })
    expect([refused.status, at(refused.json, 'error.code')]).toEqual([429, 'rate-limited'])
  },
)

it('opens as many streams to a client as it may have, and another one as soon as one ends', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  async function* stream(): AsyncGenerator<Part> {
    await promise
    yield { type: 'error', code: 'over' }
  }
  const { server } = await limited({ changes: 0, streams: 2 }, { model: { name: 'waiting', stream } })
  left.push(async () => {
    resolve()
    await server.settled()
  })
  const turn = await opened(server, await cast(server), { kind: 'reading' })
  const follow = (client: string): Promise<Response> => send(server.app, `GET /api/turns/${turn}/events`, { headers: { 'x-client': client } })
  const readers = [(await follow('one')).body?.getReader(), (await follow('one')).body?.getReader()]
  for (const reader of readers) await reader?.read()
  const refused = await follow('one')
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5'])
  expect(at(await refused.json(), 'error.code')).toBe('too-many')
  const { cast: given, matter } = sampleSession('none')
  const run = {
    threadId: 't',
    runId: 'r',
    messages: [{ id: '1', role: 'user', content: '问' }],
    tools: [],
    context: [],
    forwardedProps: { cast: given, matter },
  }
  const before = (await ask(server.app, 'GET /api/sessions')).text
  expect(at((await ask(server.app, 'POST /agui/liuyao', { body: run })).json, 'error.code')).toBe('too-many')
  expect((await ask(server.app, 'GET /api/sessions')).text).toBe(before)
  const other = await follow('two')
  expect(other.status).toBe(200)
  await other.body?.cancel()
  await readers[0]?.cancel()
  const again = await follow('one')
  expect(again.status).toBe(200)
  await again.body?.cancel()
  await readers[1]?.cancel()
})

it('0 sets no bound', async () => {
  const { server } = await limited({ changes: 0, streams: 0 })
  for (let n = 0; n < 50; n += 1) expect((await change(server)).status).toBe(200)
})

it('knows a client by the address that its line comes from, whatever its headers say', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  let own = 0
  const limits = makeLimits({ changes: 1, streams: 0 }, { clientOf: (request) => getConnInfo(request).remote.address ?? '', now: () => 0 })
  const { app } = await memoryServer({ room: { limits, hosts: { port: () => own, more: [], guests: [] } } })
  const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  left.push(() => void listening.close())
  own = await promise
  const sent = async (forwarded: string): Promise<number> =>
    (await fetch(`http://127.0.0.1:${own}/api/everything`, { method: 'DELETE', headers: { 'x-forwarded-for': forwarded, connection: 'close' } })).status
  expect([await sent('10.0.0.1'), await sent('10.0.0.2')]).toEqual([200, 429])
})
