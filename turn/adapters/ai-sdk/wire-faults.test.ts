import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { expect, it } from 'vitest'
import { drive, memoryBell, sessionHost } from '../../host/index.ts'
import { contract, empty, reduce, type Schema } from '../../src/index.ts'
import { fakeClock } from '../../testing/fake-clock.ts'
import { type Chunk, fakeOpenai, type Reply } from '../../testing/fake-openai.ts'
import { aiSdkModel } from '../ai-sdk.ts'
import { memoryLog } from '../memory-log.ts'

const when: Schema<unknown> = {
  json: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'] },
  parse: (value) => (value !== null && typeof value === 'object' && 'at' in value ? { ok: value } : { error: 'at is missing' }),
}
const terms = contract({
  name: 'natal',
  version: '1',
  instructions: 'Read the chart.',
  fallback: 'No chart, no words.',
  tools: { chart: { description: 'Calculates', effect: 'read', input: when, run: async () => ({ ok: { sun: 'aries' } }) } },
  required: [{ anyOf: ['chart'], ok: 'exactly-one' }],
  forceUntilOk: ['chart'],
  limits: { attempts: 2, maxSteps: 3, maxTokens: 100 },
})

/** One whole turn over HTTP, each request answered by the next reply. */
async function turn(...script: readonly Reply[]) {
  const server = await fakeOpenai(script)
  const model = aiSdkModel(createOpenAICompatible({ name: 'fake', baseURL: server.url, includeUsage: true })('m'))
  const driver = { log: memoryLog([]), bell: memoryBell(), clock: fakeClock(), modelOf: async () => model, contractOf: async () => terms, mergeMs: 0 }
  await driver.log.account('house')
  await sessionHost(driver, () => 'turn').open({ session: 's', request: 'r', input: { text: 'Read' }, account: 'house' }, terms)
  await drive('turn', { why: 'opened', signal: new AbortController().signal }, driver)
  await server.close()
  server.assertUsed()
  const events = await driver.log.read('turn', 0)
  const state = events.map(({ event }) => event).reduce(reduce, empty)
  const choices = server.requests.map(({ body }) => (body !== null && typeof body === 'object' && 'tool_choice' in body ? body.tool_choice : undefined))
  return { state, choices, log: JSON.stringify(events) }
}

const usage: Chunk = { usage: { in: 10, out: 5 } }
const calls: Reply = { chunks: [{ call: { id: 'c', name: 'chart', args: '{"at":"now"}' } }, { finish: 'tool_calls' }, usage] }
const speaks: Reply = { chunks: [{ text: 'Aries.' }, { finish: 'stop' }, usage] }
const cutCall: Chunk = { call: { id: 'c', name: 'chart', args: '{"at":"n' } }

it('asks for the forced tool by name until it has a result, then leaves the choice open', async () => {
  const { state, choices } = await turn(calls, speaks)
  expect(state.end).toMatchObject({ status: 'completed', origin: 'model', charge: 1 })
  expect(choices).toEqual([{ type: 'function', function: { name: 'chart' } }, 'auto'])
  expect(state.usage).toEqual({ in: 20, out: 10 })
  expect(state.models).toEqual(['m', 'fake-model'])
})

const early: readonly (readonly [string, Reply, readonly string[]])[] = [
  ['a length cut that calls itself tool_calls', { chunks: [cutCall, { finish: 'tool_calls' }, usage] }, ['call_cut']],
  ['a whole call in a reply that used all its tokens', { chunks: [...callsChunks(), { usage: { in: 10, out: 100 } }] }, ['call_cut']],
  ['a clean end without a finish', { chunks: callsChunks().slice(0, 1), end: 'eof' }, ['no_finish', 'call_cut']],
  ['a cut socket', { chunks: [{ text: 'Ar' }], end: 'cut' }, ['provider_error']],
  ['a bad chunk beside stop', { chunks: [{ raw: '{"cho' }, ...callsChunks()] }, ['provider_error', 'call_cut']],
  ['an error chunk', { chunks: [{ error: { message: 'overloaded' } }] }, ['provider_error']],
  ['HTTP 500', { status: 500, body: '{"error":{"message":"secret"}}' }, ['provider_error']],
  ['HTTP 429', { status: 429, body: '{"error":{"message":"secret"}}' }, ['provider_error']],
  ['HTTP 401', { status: 401, body: '{"error":{"message":"secret"}}' }, ['provider_error']],
  ['a web page', { status: 200, body: '<html>secret</html>', contentType: 'text/html' }, ['provider_error']],
  ['words where a call was required', speaks, ['required_missing']],
  ['a finish for calls without calls', { chunks: [{ finish: 'tool_calls' }] }, ['empty_output']],
]

function callsChunks(): readonly Chunk[] {
  return [{ call: { id: 'c', name: 'chart', args: '{"at":"now"}' } }, { finish: 'tool_calls' }]
}

it.each(early)('breaks the attempt on %s, runs nothing of it, and the next attempt delivers', async (_, reply, codes) => {
  const { state, log } = await turn(reply, calls, speaks)
  expect(state.attempts.map(({ verdict }) => verdict)).toEqual(['broken', 'kept'])
  expect(state.attempts[0]?.codes.slice(0, codes.length)).toEqual(codes)
  expect(state.attempts[0]?.codes).toContain('required_missing')
  expect(state.attempts[0]?.steps.flatMap((step) => step.calls).every(({ begun }) => !begun)).toBe(true)
  expect(state.end).toMatchObject({ status: 'completed', charge: 1 })
  expect(state.answer?.segments.map(({ text }) => text)).toEqual(['Aries.'])
  expect(log).not.toContain('secret')
})

it('fails a turn whose provider is down twice, with the fixed words and no charge', async () => {
  const { state } = await turn({ status: 503 }, { status: 503 })
  expect(state.end).toMatchObject({ status: 'failed', origin: 'host-fallback', charge: 0 })
  expect(state.answer?.segments.map(({ text }) => text)).toEqual(['No chart, no words.'])
})
