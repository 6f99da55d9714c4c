import { fakeOpenai } from '@hefu/turn/testing'
import { expect, it } from 'vitest'
import { ask, at, sampleBirth, sampleSession, send } from '../http/testing/ask.ts'
import { memoryServer } from '../http/testing/memory-server.ts'
import { cast, followed, opened } from '../http/testing/walk.ts'
import { makeLogger } from './logger.ts'

const planted = [
  'planted-question-1987-04-24',
  'planted-follow-up',
  'sk-planted-key',
  'planted-search',
  'planted-title',
  'planted-note',
  'planted-hotline',
  'planted-path',
  '1987-04-24',
  '不想活了',
  'planted-name',
  'planted-town',
  '31.2223',
]

it('tells of a whole run in one line a request, by the pattern of its route, and nothing of what anybody wrote', async () => {
  const lines: string[] = []
  const server = await memoryServer({ lines: { write: (line) => void lines.push(line) } })
  const { app } = server
  const model = await fakeOpenai([{ status: 500, body: 'sk-planted-key' }, { status: 401 }, { status: 401 }])
  const provider = await ask(app, 'POST /api/providers', { body: { kind: 'ollama', model: 'qwen3', baseUrl: model.url, key: 'sk-planted-key' } })
  const id = String(at(provider.json, 'id'))
  await ask(app, `POST /api/providers/${id}/test`)
  const session = await cast(server, 'a', { question: 'planted-question-1987-04-24' })
  await followed(server, await opened(server, session, { kind: 'reading' }))
  await followed(server, await opened(server, session, { kind: 'follow-up', text: 'planted-follow-up' }))
  await ask(app, 'PUT /api/writer', { body: { provider: id, agreed: true } })
  await followed(server, await opened(server, await cast(server, 'b', { question: 'planted-question-1987-04-24' }), { kind: 'reading' }))
  await ask(app, 'GET /api/sessions?search=planted-search&unknown=planted-search')
  await ask(app, `PATCH /api/sessions/${session}`, { body: { title: 'planted-title', outcome: 'planted-note' } })
  await ask(app, 'PUT /api/settings', { body: { hotline: { en: 'planted-hotline: 1' } } })
  const birth = sampleBirth({ name: 'planted-name', place: { name: 'planted-town', latitude: 31.2223, longitude: 121.458 } })
  const person = String(at((await ask(app, 'POST /api/people', { body: { request: 'p', birth } })).json, 'person'))
  await ask(app, `PUT /api/people/${person}`, { body: { birth: { ...birth, notes: 'planted-note' } } })
  await ask(app, 'POST /api/people', { body: { request: 'q', birth: { ...birth, zone: 'planted-town' } } })
  await ask(app, 'POST /api/people/import/preview', { body: { name: 'planted-name.csv', text: 'name,lat\nplanted-name,31.2223' } })
  await ask(app, 'GET /api/people?search=planted-name')
  await ask(app, 'GET /api/places?search=planted-town')
  await ask(app, 'GET /api/places/zone?latitude=31.2223&longitude=121.458')
  await ask(app, `GET /api/people/${person}/export?format=csv`)
  await ask(app, `DELETE /api/people/${person}`)
  await ask(app, 'POST /api/sessions', { body: sampleSession('c', { question: '我不想活了' }) })
  await ask(app, 'POST /api/sessions', { text: '{"planted-question-1987-04-24"' })
  await ask(app, 'GET /planted-path/1987-04-24?q=planted-search', { headers: { referer: 'http://x/planted-path', 'user-agent': 'planted-path' } })
  await ask(app, 'GET /api/planted-path')
  await ask(app, 'GET /api/sessions/planted-path/export')
  await send(app, 'POST /agui/liuyao', {
    body: { threadId: 'd', runId: 'r', messages: [{ id: '1', role: 'user', content: 'planted-question-1987-04-24' }] },
  }).then((response) => response.text())
  await server.settled()
  await model.close()

  const told = lines.map((line): unknown => JSON.parse(line))
  expect(told.length).toBeGreaterThanOrEqual(20)
  for (const line of told) {
    expect(line).toMatchObject({
      method: expect.any(String),
      route: expect.any(String),
      status: expect.any(Number),
      ms: expect.any(Number),
      id: expect.any(String),
    })
  }
  const routes = new Set(told.map((line) => at(line, 'route')))
  for (const route of ['/api/sessions', '/api/sessions/:id', '/api/sessions/:id/export', '/api/turns/:id/events', '/agui/liuyao', '*'])
    expect(routes).toContain(route)
  for (const words of [...planted, session, id, person]) expect(lines.join('')).not.toContain(words)
  const metrics = await ask(app, 'GET /metrics')
  for (const words of [...planted, session, id]) expect(metrics.text).not.toContain(words)
})

it('takes a change from its own page only after it was numbered, and tells the number', async () => {
  const lines: string[] = []
  const server = await memoryServer({ lines: { write: (line) => void lines.push(line) } })
  const came = await ask(server.app, 'DELETE /api/everything', { headers: { origin: 'https://evil.example' } })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toContain(`"id":"${came.headers.get('x-request-id')}"`)
  expect(lines[0]).toContain('"status":403')
})

it('is silent when it is told to be', () => {
  const lines: string[] = []
  makeLogger('silent', { write: (line) => void lines.push(line) }).error('x')
  expect(lines).toEqual([])
})
