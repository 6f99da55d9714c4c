import { expect, it } from 'vitest'
import { ask, at, sampleSession } from './testing/ask.ts'
import { memoryServer } from './testing/memory-server.ts'

const { app } = await memoryServer({ room: { hosts: { port: () => 7480, more: ['hefu.example.org'], guests: [] } } })

it.each(['127.0.0.1:7480', 'localhost:7480', '[::1]:7480', 'LocalHost:7480', 'hefu.example.org'])('answers under its own name %s', async (host) => {
  expect((await ask(app, 'GET /healthz', { headers: { host } })).status).toBe(200)
})

it.each([
  'evil.example',
  'evil.example:7480',
  '127.0.0.1:80',
  '127.0.0.1',
  'localhost:7481',
  '127.0.0.1.evil.example:7480',
  '192.168.1.5:7480',
  ':7480',
  'a b',
])('answers nothing under another name (%s), so that no page can point its own name at this machine', async (host) => {
  for (const line of ['GET /api/sessions', 'GET /', 'POST /api/sessions', 'GET /metrics'])
    expect(at((await ask(app, line, { headers: { host } })).json, 'error.code')).toBe('host-refused')
})

const ours = ['http://127.0.0.1:7480', 'http://localhost:7480', 'https://hefu.example.org']
const foreign = ['http://127.0.0.1:3000', 'https://evil.example', 'null', 'file://', 'http://localhost', 'http://hefu.example.org.evil.example']

it.each(ours)('takes a change from its own page at %s', async (origin) => {
  const sent = { body: sampleSession(`r-${origin}`.replaceAll(/[^\w]/gu, '-')), headers: { origin, 'sec-fetch-site': 'same-origin' } }
  expect((await ask(app, 'POST /api/sessions', sent)).status).toBe(201)
})

it.each(foreign)('takes no change from a page at %s, and gives it nothing to read', async (origin) => {
  for (const line of ['POST /api/sessions', 'DELETE /api/everything', 'PUT /api/writer', 'POST /agui/liuyao', 'GET /api/export', 'GET /api/sessions'])
    expect(at((await ask(app, line, { headers: { origin } })).json, 'error.code')).toBe('origin-refused')
})

it.each(['cross-site', 'same-site'])('takes nothing that a browser sends %s without an origin', async (site) => {
  expect((await ask(app, 'GET /api/export', { headers: { 'sec-fetch-site': site } })).status).toBe(403)
  expect((await ask(app, 'DELETE /api/everything', { headers: { 'sec-fetch-site': site } })).status).toBe(403)
})

it('opens the page from a link of another site', async () => {
  expect(at((await ask(app, 'GET /readings/1', { headers: { 'sec-fetch-site': 'cross-site' } })).json, 'error')).toBeUndefined()
})

it('puts the same safe headers on every answer', async () => {
  for (const line of ['GET /healthz', 'GET /api/none', 'GET /', 'PUT /healthz', 'GET /api/sessions']) {
    const { headers } = await ask(app, line)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/u)
  }
})
