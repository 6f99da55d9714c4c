import { beforeEach, expect, test, vi } from 'vitest'
import { request } from './request.ts'

const sent = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
const answers = (body: string, status: number): void => void sent.mockResolvedValue(new Response(status === 204 ? null : body, { status }))

beforeEach(() => {
  sent.mockReset()
  vi.stubGlobal('fetch', sent)
})

test('an answer is a value', async () => {
  answers('{"sessions":[]}', 200)
  expect(await request('/api/sessions')).toEqual({ ok: true, value: { sessions: [] } })
})

test('an empty answer is a value too', async () => {
  answers('', 204)
  expect(await request('/api/sessions/a', { method: 'DELETE' })).toEqual({ ok: true, value: undefined })
})

test('a refusal is told in the words of the server', async () => {
  const error = { code: 'session-unknown', message: 'm', next: 'n' }
  answers(JSON.stringify({ error }), 404)
  expect(await request('/api/sessions/a')).toEqual({ ok: false, trouble: { kind: 'refused', status: 404, error } })
})

test('a page of somebody else, a cut answer and no connection all mean that the server cannot be reached', async () => {
  const unreachable = { ok: false, trouble: { kind: 'unreachable' } }
  answers('<html>Sign in to the network</html>', 200)
  expect(await request('/api/writer')).toEqual(unreachable)
  answers('{"error":', 500)
  expect(await request('/api/writer')).toEqual(unreachable)
  answers('{"error":"Bad Gateway"}', 502)
  expect(await request('/api/writer')).toEqual(unreachable)
  sent.mockRejectedValue(new TypeError('Failed to fetch'))
  expect(await request('/api/writer')).toEqual(unreachable)
})

test('every call says the language of the page, and a body says what it is', async () => {
  answers('{}', 200)
  await request('/api/writer', { method: 'PUT', body: {} })
  const headers = new Headers(sent.mock.calls[0]?.[1].headers)
  expect(headers.get('accept-language')).toMatch(/^(?:zh-Hans|en)$/)
  expect(headers.get('content-type')).toBe('application/json')
})
