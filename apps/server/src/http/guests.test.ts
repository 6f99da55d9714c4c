import { expect, it } from 'vitest'
import { makeLimits } from './limits.ts'
import { ask, at, sampleSession } from './testing/ask.ts'
import { memoryPort, memoryServer } from './testing/memory-server.ts'

const guest = 'https://app.example.org'
const hosts = { port: () => memoryPort, more: [], guests: [guest] }
const { app } = await memoryServer({ room: { hosts } })
const { cast, matter } = sampleSession('none')
const run = { threadId: 't', runId: 'r', messages: [{ id: '1', role: 'user', content: '问' }], tools: [], context: [], forwardedProps: { cast, matter } }
const asks = { 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' }

it('lets the page of a guest send a run and read what comes', async () => {
  const first = await ask(app, 'OPTIONS /agui/liuyao', { headers: { origin: guest, 'sec-fetch-site': 'cross-site', ...asks } })
  expect([first.status, first.headers.get('access-control-allow-origin'), first.headers.get('access-control-allow-methods')]).toEqual([204, guest, 'POST'])
  expect(first.headers.get('access-control-allow-headers')).toContain('content-type')
  const came = await ask(app, 'POST /agui/liuyao', { body: run, headers: { origin: guest, 'sec-fetch-site': 'cross-site' } })
  expect([came.status, came.headers.get('access-control-allow-origin'), came.headers.get('vary')]).toEqual([200, guest, 'Origin'])
  expect(came.text).toContain('RUN_FINISHED')
  expect(came.headers.get('access-control-allow-credentials')).toBeNull()
})

it('lets a guest read why it was refused', async () => {
  const limits = makeLimits({ changes: 1, streams: 0 }, { clientOf: () => 'one', now: () => 0 })
  const { app: limited } = await memoryServer({ room: { hosts, limits } })
  await ask(limited, 'POST /agui/liuyao', { body: run, headers: { origin: guest } })
  const refused = await ask(limited, 'POST /agui/liuyao', { body: run, headers: { origin: guest } })
  expect([at(refused.json, 'error.code'), refused.headers.get('access-control-allow-origin')]).toEqual(['rate-limited', guest])
  expect(refused.headers.get('access-control-expose-headers')).toContain('retry-after')
})

it.each(['GET /api/sessions', 'GET /api/export', 'POST /api/sessions', 'DELETE /api/everything', 'OPTIONS /api/sessions', 'POST /aguiliuyao'])(
  'a guest gets nothing but AG-UI (%s)',
  async (line) => {
    const came = await ask(app, line, { headers: { origin: guest, ...asks } })
    expect([came.status, came.headers.get('access-control-allow-origin')]).toEqual([403, null])
  },
)

it.each(['https://evil.example', 'http://app.example.org', 'https://app.example.org.evil.example', 'https://app.example.org:8443', 'null', ''])(
  'nobody else is a guest (%s)',
  async (origin) => {
    for (const line of ['POST /agui/liuyao', 'OPTIONS /agui/liuyao']) {
      const came = await ask(app, line, { headers: { origin, ...asks } })
      expect([came.status, came.headers.get('access-control-allow-origin')]).toEqual([403, null])
    }
  },
)

it('there are no guests unless the operator names them', async () => {
  const { app: usual } = await memoryServer()
  expect(at((await ask(usual, 'POST /agui/liuyao', { body: run, headers: { origin: guest } })).json, 'error.code')).toBe('origin-refused')
})
