import { errorCodes } from '@hefu/wire'
import { expect, it } from 'vitest'
import { ask, at, sampleBirth, sampleSession } from './testing/ask.ts'
import { memoryServer } from './testing/memory-server.ts'

const server = await memoryServer()
const { app } = server

/** Every route with a body and one that it takes. */
const sample = sampleSession('hostile')
const bodies: readonly (readonly [string, object])[] = [
  ['POST /api/sessions', sample],
  ['PATCH /api/sessions/none', { title: 'a' }],
  ['POST /api/sessions/none/turns', { request: 'r', language: 'en', input: { kind: 'follow-up', text: 'when?' } }],
  ['POST /api/casts', { cast: sample.cast, options: {} }],
  ['POST /api/turns/none/report', { note: 'a' }],
  ['POST /api/providers', { kind: 'ollama', model: 'm' }],
  ['PUT /api/providers/none', { kind: 'ollama', model: 'm' }],
  ['PUT /api/writer', { provider: 'none', agreed: true }],
  ['PUT /api/settings', { hotline: { en: 'a: 1' } }],
  ['POST /api/people', { request: 'p', birth: sampleBirth() }],
  ['PUT /api/people/none', { birth: sampleBirth() }],
  ['POST /api/people/import/preview', { name: 'x.csv', text: 'name\nA', format: 'csv', csv: {} }],
  ['POST /api/people/import', { request: 'i', births: [sampleBirth()] }],
  ['POST /agui/liuyao', { threadId: 't', runId: 'r', messages: [{ id: '1', role: 'user', content: 'when?' }], tools: [], context: [] }],
]

const paths: readonly (readonly [string, string])[] = [
  ['/api/sessions', 'GET, HEAD, POST'],
  ['/api/sessions/x', 'GET, HEAD, PATCH, DELETE'],
  ['/api/sessions/x/turns', 'POST'],
  ['/api/sessions/x/export', 'GET, HEAD'],
  ['/api/casts', 'POST'],
  ['/api/turns/x/events', 'GET, HEAD'],
  ['/api/turns/x/cancel', 'POST'],
  ['/api/turns/x/receipt', 'GET, HEAD'],
  ['/api/turns/x/report', 'POST'],
  ['/api/providers', 'GET, HEAD, POST'],
  ['/api/providers/x', 'PUT, DELETE'],
  ['/api/providers/x/test', 'POST'],
  ['/api/writer', 'GET, HEAD, PUT'],
  ['/api/settings', 'GET, HEAD, PUT'],
  ['/api/export', 'GET, HEAD'],
  ['/api/people', 'GET, HEAD, POST'],
  ['/api/people/x', 'GET, HEAD, PUT, DELETE'],
  ['/api/people/x/export', 'GET, HEAD'],
  ['/api/people/export', 'GET, HEAD'],
  ['/api/people/import', 'POST'],
  ['/api/people/import/preview', 'POST'],
  ['/api/places', 'GET, HEAD'],
  ['/api/places/zone', 'GET, HEAD'],
  ['/api/everything', 'DELETE'],
  ['/agui/liuyao', 'POST'],
  ['/healthz', 'GET, HEAD'],
  ['/readyz', 'GET, HEAD'],
  ['/metrics', 'GET, HEAD'],
]

/** What is wrong with a refusal: it has a known code, a sentence, a status of the sender's fault, no stack and nothing of what was sent. */
function faultsOf({ status, json, text }: Awaited<ReturnType<typeof ask>>): readonly string[] {
  const [code, message] = [at(json, 'error.code'), at(json, 'error.message')]
  return [
    ...(errorCodes.some((known) => known === code) ? [] : [`no code: ${text}`]),
    ...(typeof message === 'string' && /。$|\.$/u.test(message) ? [] : [`no sentence: ${text}`]),
    ...(status >= 400 && status < 500 ? [] : [`status ${status}`]),
    ...(/\bat \S+:\d+|node:|Error:|planted-words/u.test(text) ? [`tells too much: ${text}`] : []),
  ]
}

const garbage: readonly string[] = [
  '',
  '{',
  '[]',
  'null',
  '1',
  '"planted-words"',
  '{"unknown":"planted-words"}',
  '{"a":',
  'a=b&c=planted-words',
  '\u0000',
  '{"request":{"toString":1}}',
]

it.each(bodies)('%s answers every garbage body with a typed refusal', async (line) => {
  for (const text of garbage) expect(faultsOf(await ask(app, line, { text }))).toEqual([])
})

it.each(bodies)('%s reads JSON alone, so that no form of another site can send one', async (line, body) => {
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp']) {
    const came = await ask(app, line, { body, headers: { 'content-type': type } })
    expect(at(came.json, 'error.code')).toBe('body-invalid')
  }
})

it.each(bodies)('%s takes no field that nobody knows and none of another kind', async (line, body) => {
  if (line !== 'POST /agui/liuyao') expect(faultsOf(await ask(app, line, { body: { ...body, unknown: 'planted-words' } }))).toEqual([])
  for (const field of Object.keys(body)) {
    if (['tools', 'context'].includes(field)) continue
    for (const value of [{ a: 'planted-words' }, [[1]], -1.5, null, true]) {
      if (field === 'agreed' && value === true) continue
      if (field === 'options' && !Array.isArray(value) && typeof value === 'object' && value !== null) continue
      const came = await ask(app, line, { body: { ...body, [field]: value } })
      expect(faultsOf(came)).toEqual([])
    }
  }
})

it.each(bodies)('%s refuses a body over the limit, told or streamed', async (line, body) => {
  const most = line.includes('agui') ? 2048 : line.includes('import') ? 4096 : 64
  const text = JSON.stringify({ ...body, padding: 'x'.repeat(most * 1024) })
  for (const headers of [{}, { 'content-length': '5', 'transfer-encoding': 'chunked' }]) {
    const came = await ask(app, line, { text, headers })
    expect([came.status, at(came.json, 'error.code')]).toEqual([413, 'body-too-large'])
  }
})

it.each([
  ['POST /api/sessions', { ...sample, request: 'long', question: '问'.repeat(2001) }, 'question'],
  ['PATCH /api/sessions/none', { title: 'a'.repeat(121) }, 'title'],
  ['PATCH /api/sessions/none', { outcome: 'a'.repeat(2001) }, 'outcome'],
  ['POST /api/turns/none/report', { note: 'a'.repeat(2001) }, 'note'],
  ['POST /api/providers', { kind: 'ollama', model: 'm'.repeat(201) }, 'model'],
  ['POST /api/providers', { kind: 'ollama', model: 'm', key: 'k'.repeat(501) }, 'key'],
  ['PUT /api/settings', { hotline: { en: 'h'.repeat(501) } }, 'hotline.en'],
  ['POST /api/people', { request: 'p', birth: sampleBirth({ name: '名'.repeat(121) }) }, 'birth.name'],
  ['PUT /api/people/none', { birth: sampleBirth({ notes: 'n'.repeat(4001) }) }, 'birth.notes'],
  ['POST /api/people/import', { request: 'p', births: [sampleBirth(), sampleBirth({ name: 'n'.repeat(121) })] }, 'births.1.name'],
  ['POST /api/people/import', { request: 'p', births: Array.from({ length: 2001 }, () => sampleBirth()) }, 'births'],
  ['POST /api/people/import/preview', { name: 'x.csv', text: 'a'.repeat(3_000_001) }, 'text'],
  ['POST /api/casts', { cast: { ...sample.cast, way: { kind: 'lines', values: [7, 7, 7, 7, 7, 7, 7] } }, options: {} }, 'cast.way.values'],
  ['POST /agui/liuyao', { threadId: 't', runId: 'r', messages: [{ id: '1', role: 'user', content: '问'.repeat(2001) }], tools: [], context: [] }, 'messages'],
])('%s names the field that is too long', async (line, body, field) => {
  expect((await ask(app, line, { body })).json).toMatchObject({ error: { code: 'field-too-long', field } })
})

it('counts characters and not code units, and takes words of the longest length', async () => {
  const body = { ...sample, request: 'emoji', question: '🪙'.repeat(2000) }
  expect((await ask(app, 'POST /api/sessions', { body })).status).toBe(201)
})

it.each(['\u0000', 'a\u0007b', 'a\u001b[31m', 'x\u0085', '\ud800', 'ok\udc00'])('takes no words with characters that nobody writes (%j)', async (question) => {
  const text = JSON.stringify({ ...sample, request: 'control', question })
  expect((await ask(app, 'POST /api/sessions', { text })).json).toMatchObject({ error: { code: 'field-invalid', field: 'question' } })
})

it('takes line breaks in a question and none in a title', async () => {
  const made = await ask(app, 'POST /api/sessions', { body: { ...sample, request: 'lines', question: '一\n二\t三' } })
  expect(made.status).toBe(201)
  const renamed = await ask(app, `PATCH /api/sessions/${String(at(made.json, 'session'))}`, { body: { title: 'a\nb' } })
  expect(renamed.json).toMatchObject({ error: { code: 'field-invalid', field: 'title' } })
})

it('names the place of what is wrong deep within, and what may stand there', async () => {
  const way = { kind: 'coins', throws: [['back', 'edge', 'back']] }
  const came = await ask(app, 'POST /api/casts', { body: { cast: { ...sample.cast, way }, options: {} } })
  expect(came.json).toMatchObject({ error: { code: 'field-invalid', field: 'cast.way.throws.0.1', allowed: ['back', 'characters'] } })
  const option = await ask(app, 'POST /api/casts', { body: { cast: sample.cast, options: { dayChange: 'noon' } } })
  expect(option.json).toMatchObject({ error: { field: 'options.dayChange', allowed: ['twenty-three', 'midnight-late-zi', 'midnight'] } })
})

const foreign = ['none', '00000000-0000-0000-0000-000000000000', '%00', '..%2f..%2fetc%2fpasswd', "'%20or%201=1--", 'a'.repeat(500), '%E5%8D%A6', '%ff']

it.each(foreign)('knows no session, turn or provider by the id %s', async (id) => {
  const asked: readonly (readonly [string, string, object?])[] = [
    [`GET /api/sessions/${id}`, 'session-unknown'],
    [`PATCH /api/sessions/${id}`, 'session-unknown', { title: 'a' }],
    [`DELETE /api/sessions/${id}`, 'session-unknown'],
    [`GET /api/sessions/${id}/export`, 'session-unknown'],
    [`POST /api/sessions/${id}/turns`, 'session-unknown', { request: 'r', language: 'en', input: { kind: 'reading' } }],
    [`GET /api/turns/${id}/events`, 'turn-unknown'],
    [`POST /api/turns/${id}/cancel`, 'turn-unknown'],
    [`GET /api/turns/${id}/receipt`, 'turn-unknown'],
    [`POST /api/turns/${id}/report`, 'turn-unknown', { note: 'a' }],
    [`PUT /api/providers/${id}`, 'provider-unknown', { kind: 'ollama', model: 'm' }],
    [`DELETE /api/providers/${id}`, 'provider-unknown'],
    [`POST /api/providers/${id}/test`, 'provider-unknown'],
    [`GET /api/people/${id}`, 'person-unknown'],
    [`PUT /api/people/${id}`, 'person-unknown', { birth: sampleBirth() }],
    [`DELETE /api/people/${id}`, 'person-unknown'],
    [`GET /api/people/${id}/export`, 'person-unknown'],
  ]
  for (const [line, code, body] of asked) {
    const came = await ask(app, line, body === undefined ? {} : { body })
    expect([line, came.status, at(came.json, 'error.code')]).toEqual([line, 404, code])
  }
})

it.each(paths)('%s answers a wrong method with 405 and the right ones', async (path, allow) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    if (allow.split(', ').includes(method)) continue
    const came = await ask(app, `${method} ${path}`)
    expect([method, came.status, came.headers.get('allow'), at(came.json, 'error.code')]).toEqual([method, 405, allow, 'method-unknown'])
  }
})

it.each([
  '/api',
  '/api/',
  '/api/none',
  '/api/sessions/x/none',
  '/api/sessions//turns',
  '/agui',
  '/agui/other',
  '/api/../etc/passwd/x.txt',
  '/none.js',
  '/.env',
])('has nothing at %s', async (path) => {
  const came = await ask(app, `GET ${path}`)
  expect([came.status, at(came.json, 'error.code')]).toEqual([404, 'route-unknown'])
})

it.each(['limit=0', 'limit=1000', 'limit=a', 'since=-1', 'since=x', 'unknown=planted-words', 'before=%00', `search=${'a'.repeat(201)}`])(
  'refuses the query %s',
  async (query) => {
    expect(faultsOf(await ask(app, `GET /api/sessions?${query}`))).toEqual([])
  },
)

it.each(['format=pdf', 'language=fr', 'x=1'])('refuses the export %s', async (query) => {
  expect(faultsOf(await ask(app, `GET /api/sessions/none/export?${query}`))).toEqual([])
})

it('answers in the language of the reader', async () => {
  const said = async (language: string): Promise<unknown> =>
    at((await ask(app, 'GET /api/sessions/none', { headers: { 'accept-language': language } })).json, 'error.message')
  expect(await said('en')).toBe('There is no such cast, or it has been deleted.')
  expect(await said('zh-Hans')).toBe('没有这一卦，也可能已经删掉了。')
  expect(await said('zh-TW')).toBe('沒有這一卦，也可能已經刪掉了。')
})

it('says of a fault of its own only under which number the log has it', async () => {
  const lines: string[] = []
  const boom = async (): Promise<never> => {
    throw new Error('planted-words')
  }
  const { useCases } = server
  const sessions = { ...useCases.sessions, whole: boom }
  const broken = await memoryServer({ room: { useCases: { ...useCases, sessions } }, lines: { write: (line) => void lines.push(line) } })
  const came = await ask(broken.app, 'GET /api/sessions/any')
  expect([came.status, at(came.json, 'error.code')]).toEqual([500, 'internal'])
  const id = String(at(came.json, 'error.id'))
  expect(came.headers.get('x-request-id')).toBe(id)
  expect(lines.some((line) => line.includes(id) && line.includes('"kind":"Error"'))).toBe(true)
  expect(came.text + lines.join('')).not.toContain('planted-words')
})

it.each(['POST /api/sessions', 'POST /agui/liuyao'])('%s reads a body that is nested without end and is none the worse for it', async (line) => {
  const deep = line.includes('agui') ? 900_000 : 30_000
  const came = await ask(app, line, { text: `{"threadId":"deep","runId":"r","messages":[],"state":${'['.repeat(deep)}${']'.repeat(deep)}}` })
  expect(faultsOf(came)).toEqual([])
})
