import { type AgentSubscriber, HttpAgent } from '@ag-ui/client'
import { serve } from '@hono/node-server'
import { scriptedModel } from '@hefu/turn/testing'
import { afterEach, expect, it } from 'vitest'
import { ask, at, sampleSession, send } from '../http/testing/ask.ts'
import { type MemoryServer, memoryServer, type Wanted } from '../http/testing/memory-server.ts'
import { cast, opened } from '../http/testing/walk.ts'
import { testNotes, testTurns } from '../session/test-turns.ts'

const left: (() => void)[] = []
afterEach(() => {
  for (const stop of left.splice(0)) stop()
})

/** A server on a port of its own, with a client of AG-UI on a thread. */
async function listening(wanted: Wanted = {}): Promise<{ readonly server: MemoryServer; readonly client: (thread: string) => HttpAgent }> {
  let own = 0
  const { promise, resolve } = Promise.withResolvers<number>()
  const server = await memoryServer({ ...wanted, room: { hosts: { port: () => own, more: ['127.0.0.1:7480'], guests: [] } } })
  const http = serve({ fetch: server.app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  left.push(() => void http.close())
  own = await promise
  return { server, client: (threadId) => new HttpAgent({ url: `http://127.0.0.1:${own}/agui/liuyao`, threadId }) }
}

interface Run {
  readonly said: string
  readonly events: readonly string[]
  /** Everything that the client showed or could have shown as a message, at any time. */
  readonly messages: string
  readonly custom: ReadonlyMap<string, unknown>
  readonly drafts: readonly unknown[]
  readonly failed: string | undefined
  readonly result: unknown
}

const { cast: given, matter } = sampleSession('none')
const forwardedProps = { cast: given, matter, mode: 'other', contract: 'streaming', language: 'zh-Hans' }

/** Has the client say something and run. */
async function run(client: HttpAgent, content: string, props: object = {}): Promise<Run> {
  const [events, messages, drafts]: [string[], string[], unknown[]] = [[], [], []]
  const custom = new Map<string, unknown>()
  const seen: { failed: string | undefined; result: unknown } = { failed: undefined, result: undefined }
  const subscriber: AgentSubscriber = {
    onEvent: ({ event, messages: now }) => {
      events.push(event.type)
      messages.push(JSON.stringify(now.filter(({ role }) => role === 'assistant')))
    },
    onCustomEvent: ({ event }) => void custom.set(event.name, event.value),
    onStateChanged: ({ state }) => void drafts.push(JSON.stringify(state['draft'])),
    onRunErrorEvent: ({ event }) => void (seen.failed = event.code),
    onRunFinishedEvent: ({ event }) => void (seen.result = event.result),
  }
  client.addMessage({ id: `user-${client.messages.length}`, role: 'user', content })
  const ended = await client.runAgent({ forwardedProps: props }, subscriber)
  const said = ended.newMessages.flatMap((message) => (message.role === 'assistant' && typeof message.content === 'string' ? [message.content] : [])).join('')
  return { said, events, messages: messages.join('\n'), custom, drafts, ...seen }
}

it('reads a cast that the client brings, answers its one follow-up, and refuses a second', async () => {
  const { server, client } = await listening()
  const agent = client('thread-1')
  const reading = await run(agent, '这笔钱收得回来吗？', forwardedProps)
  expect(reading.said.length).toBeGreaterThan(50)
  expect(reading.events.at(0)).toBe('RUN_STARTED')
  expect(reading.events.at(-1)).toBe('RUN_FINISHED')
  expect(reading.custom.get('reading')).toMatchObject({ keywords: expect.any(Array), conclusion: expect.any(Array) })
  const session = String(at(reading.custom.get('session'), 'session'))
  const whole = await ask(server.app, `GET /api/sessions/${session}`)
  expect(whole.json).toMatchObject({
    state: 'read',
    question: '这笔钱收得回来吗？',
    matter: { category: 'wealth' },
    cast: given,
    reading: { turn: at(reading.result, 'receiptId') },
  })

  const followUp = await run(agent, '大概什么时候？', forwardedProps)
  expect(followUp.said).not.toBe('')
  expect(followUp.custom.has('reading')).toBe(false)
  expect(at(followUp.custom.get('session'), 'session')).toBe(session)
  await expect(run(agent, '还有呢？')).rejects.toThrow('409')
  expect(at((await ask(server.app, `GET /api/sessions/${session}`)).json, 'followedUp')).toBe(true)
})

it('tosses the coins itself where the client brings none, and answers in the language of the question', async () => {
  const { server, client } = await listening()
  const reading = await run(client('thread-en'), 'Will the parcel arrive this week?')
  expect(reading.said).toMatch(/[a-z]{4}/u)
  const { json } = await ask(server.app, 'GET /api/sessions')
  const whole = await ask(server.app, `GET /api/sessions/${String(at(json, 'sessions.0.session'))}`)
  expect(whole.json).toMatchObject({ language: 'en', matter: { category: 'other' }, cast: { way: { kind: 'random' }, when: { kind: 'instant' } } })
})

it('goes on with a session that was made on the page', async () => {
  const { server, client } = await listening()
  const session = await cast(server)
  const reading = await run(client(session), 'anything')
  expect(at(reading.custom.get('session'), 'session')).toBe(session)
  expect(at((await ask(server.app, `GET /api/sessions/${session}`)).json, 'question')).toBe('这笔钱收得回来吗？')
})

it('meets words that speak of self-harm with the calm text, opens no turn and keeps no thread', async () => {
  const { server, client } = await listening()
  const agent = client('thread-stop')
  const stopped = await run(agent, '我不想活了，想结束自己的生命', forwardedProps)
  expect(stopped.said).toContain('12356')
  expect(stopped.events).toEqual(['RUN_STARTED', 'TEXT_MESSAGE_START', 'TEXT_MESSAGE_CONTENT', 'TEXT_MESSAGE_END', 'RUN_FINISHED'])
  expect(stopped.result).toEqual({ stopped: 'self-harm' })
  expect((await ask(server.app, 'GET /api/sessions')).json).toEqual({ sessions: [] })
  expect((await ask(server.app, 'GET /metrics')).text).toContain('hefu_safety_stops_total 1')
  expect((await run(agent, '这笔钱收得回来吗？', forwardedProps)).custom.has('reading')).toBe(true)
  const again = await run(agent, '我想自杀')
  expect([again.said.includes('12356'), again.result]).toEqual([true, { stopped: 'self-harm' }])
})

it('never shows withdrawn text as a message, and takes it out of the draft', async () => {
  const model = scriptedModel([
    {
      calls: [
        [
          { type: 'text', text: 'withdrawn words' },
          { type: 'finish', why: 'stop' },
        ],
      ],
    },
    {
      calls: [
        [
          { type: 'call', call: 'c1', tool: 'record', args: { value: 1 } },
          { type: 'finish', why: 'tool-calls' },
        ],
        [
          { type: 'text', text: 'kept words' },
          { type: 'finish', why: 'stop' },
        ],
      ],
    },
  ])
  const { client } = await listening({ test: { ...testTurns(), modelOf: () => model }, tables: [testNotes] })
  const streamed = await run(client('thread-stream'), '#stream 1 0', forwardedProps)
  expect(streamed.said).toBe('kept words')
  expect(streamed.messages).not.toContain('withdrawn')
  expect(streamed.drafts).toContain('["withdrawn words"]')
  expect(streamed.drafts.at(-1)).toBe('[]')
})

it('ends a turn that came to nothing as an error of the run, after what the host said', async () => {
  const model = scriptedModel([{ calls: [[{ type: 'error', code: 'down' }]] }, { calls: [[{ type: 'error', code: 'down' }]] }])
  const { server, client } = await listening({ model })
  const failed = await run(client('thread-fail'), '这笔钱收得回来吗？', forwardedProps)
  expect(failed.said).toBe('这次解读没有完成，没有扣费。卦已保留，请稍后再试。')
  expect([failed.events.at(-1), failed.failed]).toEqual(['RUN_ERROR', 'turn_failed'])
  const sessions = await ask(server.app, 'GET /api/sessions')
  expect(at(sessions.json, 'sessions.0.state')).toBe('failed')
})

const input = { threadId: 't', runId: 'r', messages: [{ id: '1', role: 'user', content: 'when?' }], tools: [], context: [] }
const events = (response: Response) =>
  response.text().then((text) => text.split('\n\n').flatMap((one) => (one.startsWith('data: ') ? [JSON.parse(one.slice(6))] : [])))

it('says as an error of the run with our own word for it that the server stops or that the turn was deleted', async () => {
  const server = await memoryServer({
    model: { name: 'never', stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise(() => undefined) }) }) },
  })
  const one = await send(server.app, 'POST /agui/liuyao', { body: { ...input, threadId: 'one' }, headers: { 'accept-language': 'en' } })
  const two = await send(server.app, 'POST /agui/liuyao', { body: { ...input, threadId: 'two' } })
  const [first, second] = [events(one), events(two)]
  const { json } = await ask(server.app, 'GET /api/sessions')
  await ask(server.app, `DELETE /api/sessions/${String(at(json, 'sessions.0.session'))}`)
  expect((await second).at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'turn-unknown' })
  server.stop.abort()
  expect((await first).at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'shutting-down', message: 'Hefu is closing and did not take this.' })
})

it.each([
  [{ ...input, messages: [] }, 'field-invalid', 'messages'],
  [{ ...input, messages: [{ id: '1', role: 'assistant', content: 'a' }] }, 'field-invalid', 'messages'],
  [{ ...input, messages: [{ id: '1', role: 'user', content: [{ type: 'text', text: ' ' }] }] }, 'field-invalid', 'messages'],
  [{ ...input, threadId: '../x' }, 'field-invalid', 'threadId'],
  [{ ...input, forwardedProps: { matter: { category: 'lottery' } } }, 'field-invalid', 'forwardedProps.matter.category'],
  [{ ...input, forwardedProps: { zone: 'Mars/Base' } }, 'field-invalid', 'forwardedProps.zone'],
  [{ ...input, state: { cast: { ...given, way: { kind: 'lines', values: [1] } } } }, 'cast-invalid', 'cast'],
])('refuses a run that cannot begin before its stream does (%#)', async (body, code, field) => {
  const { app } = await memoryServer()
  expect((await ask(app, 'POST /agui/liuyao', { body })).json).toMatchObject({ error: { code, field } })
})

it('gives the same turn to a run that is sent again', async () => {
  const server = await memoryServer()
  const ids = async () => (await events(await send(server.app, 'POST /agui/liuyao', { body: input }))).at(-1).result.receiptId
  expect(await ids()).toBe(await ids())
})

it('refuses a run on a cast that is being read', async () => {
  const model = { name: 'never', stream: () => ({ [Symbol.asyncIterator]: () => ({ next: () => new Promise<never>(() => undefined) }) }) }
  const server = await memoryServer({ model })
  const session = await cast(server)
  const turn = await opened(server, session, { kind: 'reading' })
  const came = await ask(server.app, 'POST /agui/liuyao', { body: { ...input, threadId: session } })
  expect(came.json).toMatchObject({ error: { code: 'session-busy', turn } })
})
