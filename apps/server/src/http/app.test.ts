import { expect, it } from 'vitest'
import { parseFrames } from '@hefu/turn/host'
import { ask, at, sampleSession, send } from './testing/ask.ts'
import { type MemoryServer, memoryServer } from './testing/memory-server.ts'

async function cast(server: MemoryServer, request = 'r1', more = {}): Promise<string> {
  const made = await ask(server.app, 'POST /api/sessions', { body: sampleSession(request, more) })
  expect(made.status).toBe(201)
  return String(at(made.json, 'session'))
}

async function open(
  { app }: MemoryServer,
  session: string,
  { request = 't1', ...input }: { readonly kind: string; readonly text?: string; readonly request?: string },
): Promise<string> {
  const opened = await ask(app, `POST /api/sessions/${session}/turns`, { body: { request, language: 'zh-Hans', input } })
  expect(opened.status).toBe(202)
  return String(at(opened.json, 'turn'))
}

async function frames(response: Response): Promise<readonly { readonly id: number; readonly event: string; readonly data: unknown }[]> {
  const seen = []
  if (response.body !== null)
    for await (const { id, event, data } of parseFrames(response.body)) seen.push({ id: Number(id), event: event ?? '', data: JSON.parse(data) })
  return seen
}

it('walks one question from cast to reading to its one follow-up', async () => {
  const server = await memoryServer()
  const session = await cast(server)
  const reading = await open(server, session, { kind: 'reading' })
  const seen = await frames(await send(server.app, `GET /api/turns/${reading}/events`))
  expect(seen.at(0)?.event).toBe('turn-start')
  expect(seen.at(-1)).toMatchObject({ event: 'turn-end', data: { event: { type: 'turn-end', status: 'completed', charge: 1 } } })
  await server.settled()
  const whole = await ask(server.app, `GET /api/sessions/${session}`)
  expect(whole.json).toMatchObject({ state: 'read', reading: { turn: reading, reading: { status: 'ok' } } })
  const followUp = await open(server, session, { kind: 'follow-up', text: '大概什么时候？', request: 't2' })
  expect((await frames(await send(server.app, `GET /api/turns/${followUp}/events`))).at(-1)?.event).toBe('turn-end')
  const third = await ask(server.app, `POST /api/sessions/${session}/turns`, {
    body: { request: 't3', language: 'en', input: { kind: 'follow-up', text: 'and then?' } },
  })
  expect([third.status, at(third.json, 'error.code')]).toEqual([409, 'follow-up-used'])
  expect((await ask(server.app, `GET /api/turns/${reading}/receipt`)).json).toMatchObject({ charge: 1, model: { asked: 'narrator' } })
})
