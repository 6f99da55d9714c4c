import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hexagramLabel } from '@hefu/liuyao/labels'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Listening, startServer } from '../serve.ts'
import { at, sampleSession } from './testing/ask.ts'
import { eventsOf } from './testing/walk.ts'

const lines: string[] = []
let folder = ''
let server: Listening

const start = (): Promise<Listening> =>
  startServer({ variables: { PORT: '0', HEFU_DATA: folder, HEFU_LOG: 'debug' }, lines: { write: (line) => void lines.push(line) } })

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hefu-whole-'))
  server = await start()
})
afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true })
})

async function asked(line: string, body?: object): Promise<{ readonly status: number; readonly json: unknown; readonly text: string }> {
  const [method = 'GET', path = '/'] = line.split(' ')
  const sent = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
  const response = await fetch(`${server.address}${path}`, { method, ...sent })
  const text = await response.text()
  return { status: response.status, text, json: response.headers.get('content-type')?.includes('json') === true ? JSON.parse(text) : undefined }
}

async function followed(turn: string, after = 0): ReturnType<typeof eventsOf> {
  return eventsOf(await fetch(`${server.address}/api/turns/${turn}/events`, { headers: { 'last-event-id': String(after) } }))
}

async function read(question: string, request: string): Promise<{ readonly session: string; readonly turn: string }> {
  const session = String(at((await asked('POST /api/sessions', sampleSession(request, { question }))).json, 'session'))
  const turn = String(at((await asked(`POST /api/sessions/${session}/turns`, { request: 't', language: 'en', input: { kind: 'reading' } })).json, 'turn'))
  return { session, turn }
}

it('walks on its database as in memory, keeps what it said over a restart, and gives a reader the rest wherever it left', async () => {
  const { session, turn } = await read('planted-question 1987-04-24', 'one')
  const seen = await followed(turn)
  expect(seen.at(-1)?.event).toBe('turn-end')
  const provider = await asked('POST /api/providers', { kind: 'ollama', model: 'qwen3', baseUrl: 'http://127.0.0.1:9/v1', key: 'sk-planted' })
  await asked('PUT /api/writer', { provider: at(provider.json, 'id'), agreed: true })
  const before = await asked(`GET /api/sessions/${session}`)
  await server.close()
  server = await start()
  expect((await asked(`GET /api/sessions/${session}`)).json).toEqual(before.json)
  for (const { id } of seen.slice(0, -1)) expect(await followed(turn, id)).toEqual(seen.filter((one) => one.id > id))
  expect(at((await asked('GET /api/writer')).json, 'provider')).toBe(at(provider.json, 'id'))
  const { session: second, turn: failing } = await read('planted-question two', 'two')
  await followed(failing)
  expect(at((await asked(`GET /api/sessions/${second}`)).json, 'turns.0')).toMatchObject({
    status: 'failed',
    charge: 0,
    said: expect.stringContaining('127.0.0.1:9'),
  })
})

it('finds a cast by the name of its hexagram in any language, and not by the number alone', async () => {
  const { session } = await read('planted-question three', 'three')
  const { json } = await asked(`GET /api/sessions/${session}`)
  const number = Number(at(json, 'base'))
  const found = async (search: string): Promise<unknown> => (await asked(`GET /api/sessions?search=${encodeURIComponent(search)}`)).json
  for (const language of ['zh-Hans', 'zh-Hant', 'en'] as const)
    expect(await found(hexagramLabel(number, language).name)).toMatchObject({ sessions: expect.arrayContaining([expect.objectContaining({ session })]) })
  expect(await found(hexagramLabel(number === 1 ? 2 : 1, 'zh-Hans').name)).toEqual({ sessions: [] })
  expect(await found('999')).toEqual({ sessions: [] })
  await asked(`DELETE /api/sessions/${session}`)
})

it.each(['%', '_', '\\', "'", '"; drop table turn; --', '🪙', '第', '[', 'a'.repeat(200)])('searches for %s as words and not as a pattern', async (search) => {
  const { status, json } = await asked(`GET /api/sessions?search=${encodeURIComponent(search)}`)
  expect([status, Array.isArray(at(json, 'sessions'))]).toEqual([200, true])
  if (search === '%') expect(json).toEqual({ sessions: [] })
})

it.each(['x', '1.', '99999999999999999999.a', '-1.a', 'a.b.c', '1.2.3'])(
  'takes the page after %s for the first, or for none, and never breaks',
  async (before) => {
    expect((await asked(`GET /api/sessions?before=${before}`)).status).toBe(200)
  },
)

it.each(['/api/sessions/none', '/api/turns/none/receipt', '/api/turns/none/events', '/api/sessions/00000000-0000-0000-0000-000000000000'])(
  'has nothing at %s',
  async (path) => {
    expect((await asked(`GET ${path}`)).status).toBe(404)
  },
)

it('leaves no key in its files and no word of anybody in its log', async () => {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  const holding = await Promise.all(files.map(async ({ parentPath, name }) => (await readFile(join(parentPath, name))).includes('sk-planted')))
  expect([files.length > 100, holding.includes(true)]).toEqual([true, false])
  for (const planted of ['sk-planted', 'planted-question', '1987-04-24', 'drop table', '127.0.0.1:9']) expect(lines.join('')).not.toContain(planted)
  expect(lines.every((line) => !line.includes('"level":50'))).toBe(true)
})

it('exports and erases everything', async () => {
  const { json, text } = await asked('GET /api/export')
  expect(at(json, 'sessions.1.session.question')).toBe('planted-question 1987-04-24')
  expect(text).not.toContain('sk-planted')
  expect((await asked('DELETE /api/everything')).json).toEqual({ sessions: 2, people: 0 })
  expect((await asked('GET /api/sessions')).json).toEqual({ sessions: [] })
  expect((await asked('GET /api/providers')).json).toEqual([])
})
