import { expect, it } from 'vitest'
import { ask, at, sampleSession } from './testing/ask.ts'
import { memoryServer } from './testing/memory-server.ts'
import { cast, followed, opened } from './testing/walk.ts'

it('walks one question from cast to reading to its one follow-up', async () => {
  const server = await memoryServer()
  const made = await ask(server.app, 'POST /api/sessions', { body: sampleSession('r1') })
  expect(made.status).toBe(201)
  const session = String(at(made.json, 'session'))
  const turn = await opened(server, session, { kind: 'reading' })
  const seen = await followed(server, turn)
  expect(seen.at(0)?.event).toBe('turn-start')
  expect(seen.at(-1)).toMatchObject({ event: 'turn-end', data: { event: { type: 'turn-end', status: 'completed', charge: 1 } } })
  const whole = await ask(server.app, `GET /api/sessions/${session}`)
  expect(whole.json).toMatchObject({ state: 'read', reading: { turn, reading: { status: 'ok' } } })
  const followUp = await opened(server, session, { kind: 'follow-up', text: '大概什么时候？' })
  expect((await followed(server, followUp)).at(-1)?.event).toBe('turn-end')
  const third = await ask(server.app, `POST /api/sessions/${session}/turns`, {
    body: { request: 't3', language: 'en', input: { kind: 'follow-up', text: 'and then?' } },
  })
  expect([third.status, at(third.json, 'error.code')]).toEqual([409, 'follow-up-used'])
  expect((await ask(server.app, `GET /api/turns/${turn}/receipt`)).json).toMatchObject({ charge: 1, model: { asked: 'narrator' } })
})

it('gives the same session and the same turn to the same send', async () => {
  const server = await memoryServer()
  const [first, second] = [
    await ask(server.app, 'POST /api/sessions', { body: sampleSession('r') }),
    await ask(server.app, 'POST /api/sessions', { body: sampleSession('r') }),
  ]
  expect([first.status, second.status]).toEqual([201, 200])
  expect(at(second.json, 'session')).toBe(at(first.json, 'session'))
  const line = `POST /api/sessions/${String(at(first.json, 'session'))}/turns`
  const sent = { body: { request: 't', language: 'en', input: { kind: 'reading' } } }
  const turns = [await ask(server.app, line, sent), await ask(server.app, line, sent)]
  expect(turns.map(({ status }) => status)).toEqual([202, 200])
  expect(turns[0]?.json).toEqual(turns[1]?.json)
})

it('answers words that speak of self-harm with the operator’s own line of help, and opens and keeps nothing', async () => {
  const server = await memoryServer()
  await ask(server.app, 'PUT /api/settings', { body: { hotline: { 'zh-Hans': '本地热线：12320' } } })
  const stopped = await ask(server.app, 'POST /api/sessions', { body: sampleSession('r', { question: '我不想活了，想结束自己的生命' }) })
  expect(stopped.status).toBe(200)
  expect(at(stopped.json, 'stopped')).toBe('self-harm')
  expect(at(stopped.json, 'text')).toContain('· 本地热线：12320')
  expect((await ask(server.app, 'GET /api/sessions')).json).toEqual({ sessions: [] })
  expect((await ask(server.app, 'GET /metrics')).text).toContain('hefu_safety_stops_total 1')
})

it('derives a cast without keeping it, and says which rule of the engine one breaks', async () => {
  const { app } = await memoryServer()
  const { cast: given, options, matter } = sampleSession('r')
  const plain = await ask(app, 'POST /api/casts', { body: { cast: given, options } })
  expect(at(plain.json, 'chart.hexagram.number')).toBeTypeOf('number')
  expect(at(plain.json, 'judgement')).toBeUndefined()
  const judged = await ask(app, 'POST /api/casts', { body: { cast: given, options, matter, language: 'en' } })
  expect(at(judged.json, 'judgement.level')).toBeTypeOf('string')
  expect(at(judged.json, 'hash')).toBe(at(plain.json, 'hash'))
  const five = await ask(app, 'POST /api/casts', { body: { cast: { ...given, way: { kind: 'lines', values: [7, 7, 7, 7, 7] } }, options } })
  expect(five.json).toMatchObject({ error: { code: 'cast-invalid', field: 'cast', allowed: ['line-count'] } })
  expect((await ask(app, 'GET /api/sessions')).json).toEqual({ sessions: [] })
})

it('lists, renames, notes, deletes and empties', async () => {
  const server = await memoryServer()
  const [one] = [await cast(server, 'a'), await cast(server, 'b', { question: '猫走丢两天，往哪边找？' })]
  const found = await ask(server.app, `GET /api/sessions?search=${encodeURIComponent('猫走丢')}&limit=5`)
  expect(found.json).toMatchObject({ sessions: [{ question: '猫走丢两天，往哪边找？' }] })
  const page = await ask(server.app, 'GET /api/sessions?limit=1')
  const rest = await ask(server.app, `GET /api/sessions?limit=1&before=${String(at(page.json, 'next'))}`)
  expect(at(rest.json, 'sessions.0.session')).toBe(one)
  const changed = await ask(server.app, `PATCH /api/sessions/${one}`, { body: { title: '欠款', outcome: '收回来了' } })
  expect(changed.json).toMatchObject({ title: '欠款', outcome: '收回来了' })
  expect((await ask(server.app, `DELETE /api/sessions/${one}`)).json).toEqual({ erased: true })
  expect((await ask(server.app, `GET /api/sessions/${one}`)).status).toBe(404)
  await ask(server.app, 'POST /api/providers', { body: { kind: 'ollama', model: 'qwen3' } })
  expect((await ask(server.app, 'DELETE /api/everything')).json).toEqual({ sessions: 1, people: 0 })
  expect((await ask(server.app, 'GET /api/providers')).json).toEqual([])
})

it('stops a turn that is over with a typed refusal, and keeps a report', async () => {
  const server = await memoryServer()
  const turn = await opened(server, await cast(server), { kind: 'reading' })
  await server.settled()
  expect(at((await ask(server.app, `POST /api/turns/${turn}/cancel`)).json, 'error.code')).toBe('turn-over')
  expect((await ask(server.app, `POST /api/turns/${turn}/report`, { body: { note: '第三爻说错了' } })).json).toEqual({ reported: true })
})

it('says how it is', async () => {
  const { app, stop } = await memoryServer({ room: { health: { version: '0.1.0', deployment: { gitCommit: 'abc' }, database: 'postgres', startedAt: 5 } } })
  expect((await ask(app, 'GET /healthz')).json).toEqual({
    status: 'ok',
    version: '0.1.0',
    deployment: { gitCommit: 'abc' },
    database: 'postgres',
    startedAt: 5,
  })
  expect((await ask(app, 'GET /readyz')).json).toEqual({ status: 'ready' })
  const metrics = await ask(app, 'GET /metrics')
  expect(metrics.text).toContain('hefu_http_request_seconds_count{method="GET",route="/healthz",status="200"} 1')
  stop.abort()
  expect((await ask(app, 'GET /healthz')).status).toBe(200)
  const refused = await ask(app, 'POST /api/sessions', { body: sampleSession('r') })
  expect([refused.status, at(refused.json, 'error.code')]).toEqual([503, 'shutting-down'])
})

it('says that it is not ready while the database does not answer', async () => {
  const { useCases } = await memoryServer()
  const { app } = await memoryServer({ room: { useCases: { ...useCases, ready: async () => false } } })
  expect((await ask(app, 'GET /readyz')).status).toBe(503)
})
