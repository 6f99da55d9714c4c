import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { afterEach, describe, expect, it } from 'vitest'
import type { Message, ModelRequest, Part, ToolSpec } from '../src/index.ts'
import { type Chunk, type FakeOpenai, fakeOpenai, type Reply } from '../testing/fake-openai.ts'
import { type AiSdkOptions, aiSdkModel } from './ai-sdk.ts'

const key = 'sk-secret-of-the-test'
const chart: ToolSpec = {
  name: 'chart',
  description: 'Calculates a chart',
  input: { type: 'object', properties: { at: { type: 'string' } }, required: ['at'], additionalProperties: false },
}
const ping: ToolSpec = { name: 'ping', description: 'Needs nothing', input: { type: 'object', properties: {} } }
const output = { type: 'object', properties: { answer: { type: 'string' } }, required: ['answer'] }
const plain: ModelRequest = {
  at: { attempt: 1, step: 1 },
  instructions: 'Be brief.',
  messages: [{ role: 'user', text: '你好' }],
  tools: [],
  toolChoice: 'none',
}
const withTools: ModelRequest = { ...plain, tools: [chart, ping], toolChoice: 'auto' }
const never = new AbortController().signal

const servers: FakeOpenai[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()))
})

async function serve(...script: readonly Reply[]): Promise<FakeOpenai> {
  const server = await fakeOpenai(script)
  servers.push(server)
  return server
}

function modelAt(baseURL: string, options: AiSdkOptions = {}) {
  return aiSdkModel(createOpenAICompatible({ name: 'fake', baseURL, apiKey: key, includeUsage: true })('some-model'), options)
}

async function all(parts: AsyncIterable<Part>): Promise<readonly Part[]> {
  const seen: Part[] = []
  for await (const part of parts) seen.push(part)
  return seen
}

/** The parts that a scripted reply becomes, and the body that was sent for it. */
async function ask(
  reply: Reply,
  request: ModelRequest = plain,
  options: AiSdkOptions = {},
): Promise<{ readonly parts: readonly Part[]; readonly body: unknown }> {
  const server = await serve(reply)
  const parts = await all(modelAt(server.url, options).stream(request, never))
  server.assertUsed()
  return { parts, body: server.requests[0]?.body }
}

const stream = (...chunks: readonly Chunk[]): Reply => ({ chunks })
const finished = (why: string, model = 'fake-model') => ({ type: 'finish', why, usage: { in: 7, out: 5 }, model })
const usage: Chunk = { usage: { in: 7, out: 5 } }
const codesOf = (parts: readonly Part[]) => parts.flatMap((part) => (part.type === 'error' ? [part.code] : []))
const callChunk = (args: string, name = 'chart', id = 'c1'): Chunk => ({ call: { index: 0, id, name, args } })

describe('a good reply', () => {
  it('gives text, reasoning, calls and the finish with usage and the model really used', async () => {
    const { parts } = await ask(
      stream({ think: 'hm' }, { text: '你' }, { text: '好' }, callChunk('{"at":'), { call: { index: 0, args: '"now"}' } }, { finish: 'tool_calls' }, usage),
      withTools,
    )
    expect(parts).toEqual([
      { type: 'think', text: 'hm' },
      { type: 'text', text: '你' },
      { type: 'text', text: '好' },
      { type: 'call', call: 'c1', tool: 'chart', args: { at: 'now' } },
      finished('tool-calls'),
    ])
  })

  it('is the same however the bytes are cut and however slowly they come', async () => {
    const { parts } = await ask({ chunks: [{ text: '乾為天' }, { finish: 'stop' }, usage], bytes: 1 })
    const slow = await ask({ chunks: [{ text: '乾為天' }, { finish: 'stop' }, usage], pauseMs: 1 })
    expect(parts).toEqual([{ type: 'text', text: '乾為天' }, finished('stop')])
    expect(slow.parts).toEqual(parts)
  })

  it('counts usage once, by its last value', async () => {
    const { parts } = await ask(stream({ text: 'a' }, { usage: { in: 7, out: 1 } }, { finish: 'stop' }, usage))
    expect(parts.at(-1)).toEqual(finished('stop'))
  })

  it('finishes without usage where the provider counts nothing', async () => {
    const { parts } = await ask(stream({ text: 'a' }, { finish: 'stop' }))
    expect(parts.at(-1)).toEqual({ type: 'finish', why: 'stop', model: 'fake-model' })
  })
})

describe('the request', () => {
  const history: readonly Message[] = [
    { role: 'user', text: 'first' },
    { role: 'assistant', text: '', calls: [] },
    {
      role: 'assistant',
      text: 'let me see',
      calls: [
        { call: 'kept.1', tool: 'chart', args: { at: 'x' } },
        { call: 'b', tool: 'ping', args: {} },
      ],
    },
    { role: 'tool', call: 'kept.1', tool: 'chart', status: 'ok', value: { sun: 1 } },
    { role: 'tool', call: 'b', tool: 'ping', status: 'failed', value: undefined },
    { role: 'assistant', text: 'done', calls: [] },
    { role: 'assistant', text: '', calls: [{ call: 'b', tool: 'ping', args: undefined }] },
    { role: 'tool', call: 'b', tool: 'ping', status: 'reused', value: 2 },
    { role: 'user', text: 'again' },
  ]
  const done = stream({ text: 'ok' }, { finish: 'stop' })

  it('carries instructions, paired calls under ids that providers take, never twice the same, and no empty message', async () => {
    const { body } = await ask(done, { ...withTools, messages: history, maxTokens: 400 }, { temperature: 0.25 })
    expect(body).toMatchObject({
      model: 'some-model',
      stream: true,
      max_tokens: 400,
      temperature: 0.25,
      tool_choice: 'auto',
      messages: [
        { role: 'system', content: 'Be brief.' },
        { role: 'user', content: 'first' },
        {
          role: 'assistant',
          content: 'let me see',
          tool_calls: [
            { id: 'call_1', function: { name: 'chart', arguments: '{"at":"x"}' } },
            { id: 'b', function: { name: 'ping', arguments: '{}' } },
          ],
        },
        { role: 'tool', tool_call_id: 'call_1', content: '{"sun":1}' },
        { role: 'tool', tool_call_id: 'b', content: 'null' },
        { role: 'assistant', content: 'done' },
        { role: 'assistant', tool_calls: [{ id: 'call_3', function: { name: 'ping', arguments: '{}' } }] },
        { role: 'tool', tool_call_id: 'call_3', content: '2' },
        { role: 'user', content: 'again' },
      ],
      tools: [
        { type: 'function', function: { name: 'chart', description: 'Calculates a chart', parameters: chart.input } },
        { type: 'function', function: { name: 'ping', parameters: ping.input } },
      ],
    })
  })

  it('names a lone required tool, unless the endpoint refuses names', async () => {
    const lone: ModelRequest = { ...plain, tools: [chart], toolChoice: 'required' }
    const named = await ask(done, lone)
    expect(named.body).toMatchObject({ tool_choice: { type: 'function', function: { name: 'chart' } } })
    const bare = await ask(done, lone, { singleTool: 'required' })
    expect(bare.body).toMatchObject({ tool_choice: 'required' })
  })

  it('leaves the choice open among several required tools', async () => {
    const { body } = await ask(done, { ...withTools, toolChoice: 'required' })
    expect(body).toMatchObject({ tool_choice: 'required' })
  })

  it('offers tools with choice none where the turn forbids calls, and no choice without tools', async () => {
    const forbidden = await ask(done, { ...withTools, toolChoice: 'none' })
    expect(forbidden.body).toMatchObject({ tool_choice: 'none' })
    const bare = await ask(done, plain)
    expect(bare.body).not.toHaveProperty('tool_choice')
    expect(bare.body).not.toHaveProperty('tools')
  })

  it('offers structured output as the tool submit and turns its call into data', async () => {
    const { parts, body } = await ask(stream(callChunk('{"answer":"yes"}', 'submit', 's1'), { finish: 'tool_calls' }, usage), {
      ...plain,
      toolChoice: 'required',
      output,
    })
    expect(body).toMatchObject({
      tools: [{ function: { name: 'submit', parameters: output } }],
      tool_choice: { type: 'function', function: { name: 'submit' } },
    })
    expect(parts).toEqual([{ type: 'data', value: { answer: 'yes' }, call: 's1' }, finished('tool-calls')])
  })

  it('takes a submit that was not offered for a plain call', async () => {
    const { parts } = await ask(stream(callChunk('{"answer":"yes"}', 'submit'), { finish: 'tool_calls' }), withTools)
    expect(parts[0]).toEqual({ type: 'call', call: 'c1', tool: 'submit', args: { answer: 'yes' } })
  })
})

describe('calls as they come', () => {
  const one = async (chunk: Chunk) => (await ask(stream(chunk, { finish: 'tool_calls' }), withTools)).parts[0]

  it('keeps arguments that are no whole JSON object as raw text', async () => {
    for (const args of ['{"at":', '[1]', '"x"', 'null', '']) expect(await one(callChunk(args))).toEqual({ type: 'call', call: 'c1', tool: 'chart', raw: args })
  })

  it('reads no arguments at all as none where the tool needs none', async () => {
    expect(await one(callChunk('', 'ping'))).toEqual({ type: 'call', call: 'c1', tool: 'ping', args: {} })
  })

  it('keeps a cut submit as a raw call', async () => {
    const { parts } = await ask(stream(callChunk('{"answer":"y', 'submit'), { finish: 'tool_calls' }), { ...withTools, output })
    expect(parts[0]).toEqual({ type: 'call', call: 'c1', tool: 'submit', raw: '{"answer":"y' })
  })

  it('gives every call its own id where the endpoint sends none or the same twice', async () => {
    const two = (first?: string, second?: string): Reply =>
      stream(
        { call: { index: 0, name: 'chart', args: '{"at":"a"}', ...(first === undefined ? {} : { id: first }) } },
        { call: { index: 1, name: 'chart', args: '{"at":"b"}', ...(second === undefined ? {} : { id: second }) } },
        { finish: 'tool_calls' },
      )
    for (const reply of [two(), two('', ''), two('x', 'x')]) {
      const { parts } = await ask(reply, withTools)
      const calls = parts.flatMap((part) => (part.type === 'call' ? [part] : []))
      expect(calls.map((call) => ('args' in call ? call.args : undefined))).toEqual([{ at: 'a' }, { at: 'b' }])
      expect(new Set(calls.map(({ call }) => call)).size).toBe(2)
      expect(calls.every(({ call }) => call.trim() !== '')).toBe(true)
    }
  })

  it('passes on words where a call was required, and a finish for calls without calls', async () => {
    const { parts } = await ask(stream({ text: 'no need' }, { finish: 'stop' }), { ...withTools, toolChoice: 'required' })
    expect(parts.map(({ type }) => type)).toEqual(['text', 'finish'])
    const bare = await ask(stream({ finish: 'tool_calls' }, usage), withTools)
    expect(bare.parts).toEqual([finished('tool-calls')])
  })
})

describe('faults of the wire', () => {
  it('sees a length cut that calls itself tool_calls by arguments that do not parse', async () => {
    const { parts } = await ask(stream(callChunk('{"at":"20'), { finish: 'tool_calls' }, usage), withTools)
    expect(parts).toEqual([{ type: 'call', call: 'c1', tool: 'chart', raw: '{"at":"20' }, finished('tool-calls')])
  })

  it('sees a length cut under any name by usage that reached what was allowed', async () => {
    const called = await ask(stream(callChunk('{"at":"20"}'), { finish: 'tool_calls' }, usage), { ...withTools, maxTokens: 5 })
    expect(called.parts.at(-1)).toEqual(finished('length'))
    const said = await ask(stream({ text: 'half a sent' }, { finish: 'stop' }, usage), { ...plain, maxTokens: 5 })
    expect(said.parts.at(-1)).toEqual(finished('length'))
    const whole = await ask(stream({ text: 'whole' }, { finish: 'stop' }, usage), { ...plain, maxTokens: 6 })
    expect(whole.parts.at(-1)).toEqual(finished('stop'))
  })

  it('names length and content filter', async () => {
    const length = await ask(stream({ text: 'a' }, { finish: 'length' }, usage))
    expect(length.parts.at(-1)).toEqual(finished('length'))
    const filter = await ask(stream({ text: 'a' }, { finish: 'content_filter' }, usage))
    expect(filter.parts.at(-1)).toEqual(finished('content-filter'))
  })

  it('gives no finish for one that it does not know', async () => {
    const { parts } = await ask(stream({ text: 'a' }, { finish: 'weather' }, usage))
    expect(parts).toEqual([
      { type: 'text', text: 'a' },
      { type: 'usage', usage: { in: 7, out: 5 } },
    ])
  })

  it('ends without a finish, and without an error, when the body just ends', async () => {
    const { parts } = await ask({ chunks: [{ text: 'half' }], end: 'eof' })
    expect(parts).toEqual([{ type: 'text', text: 'half' }])
    const calling = await ask({ chunks: [callChunk('{"at":"20')], end: 'eof' }, withTools)
    expect(calling.parts).toEqual([{ type: 'call', call: 'c1', tool: 'chart', raw: '{"at":"20' }])
    const silent = await ask({ chunks: [], end: 'done' })
    expect(silent.parts).toEqual([])
  })

  it('ends with socket_cut when the connection breaks, and shows the call that was under way', async () => {
    const { parts } = await ask({ chunks: [{ text: 'half' }, callChunk('{"at":"20')], end: 'cut' }, withTools)
    expect(parts).toEqual([
      { type: 'text', text: 'half' },
      { type: 'call', call: 'c1', tool: 'chart', raw: '{"at":"20' },
      { type: 'error', code: 'socket_cut' },
    ])
  })

  it('keeps a bad chunk an error although the stream goes on and says stop', async () => {
    for (const raw of ['{"choices":[{"del', '{"choices":7}', 'hello']) {
      const { parts } = await ask(stream({ text: 'a' }, { raw }, { text: 'b' }, { finish: 'stop' }, usage))
      expect(parts).toEqual([{ type: 'text', text: 'a' }, { type: 'error', code: 'bad_chunk' }, { type: 'text', text: 'b' }, finished('stop')])
    }
  })

  it('tells an error that was streamed, by its status where it holds one', async () => {
    const plainly = await ask(stream({ text: 'a' }, { error: { message: `boom ${key}` } }))
    expect(codesOf(plainly.parts)).toEqual(['stream_error'])
    const limited = await ask(stream({ error: { message: 'slow down', code: 429 } }))
    expect(codesOf(limited.parts)).toEqual(['rate_limited'])
  })

  it('gives one short code for each refusal, asks only once, and lets no key or body out', async () => {
    const refusals: readonly (readonly [number, string])[] = [
      [500, 'provider_500'],
      [503, 'provider_503'],
      [429, 'rate_limited'],
      [401, 'key_refused'],
      [403, 'key_refused'],
      [402, 'quota_spent'],
      [400, 'provider_400'],
    ]
    for (const [status, code] of refusals) {
      const { parts } = await ask({ status, body: JSON.stringify({ error: { message: `body of the provider, ${key}` } }) })
      expect(parts).toEqual([{ type: 'error', code }])
    }
  })

  it('sees that a web page or a bare JSON object is no model', async () => {
    const page = '<!doctype html><title>Welcome</title>'
    const replies: readonly Reply[] = [
      { status: 200, body: page, contentType: 'text/html' },
      { status: 404, body: page, contentType: 'text/html; charset=utf-8' },
      { status: 200, body: '{"hello":1}' },
    ]
    for (const reply of replies) expect((await ask(reply)).parts).toEqual([{ type: 'error', code: 'not_an_api' }])
  })

  it('calls a closed port unreachable', async () => {
    const server = await serve()
    await server.close()
    expect(await all(modelAt(server.url).stream(plain, never))).toEqual([{ type: 'error', code: 'unreachable' }])
  })
})

describe('an abort', () => {
  it('throws its reason in the middle of a stream that never ends', async () => {
    const server = await serve({ chunks: [{ text: 'a' }], end: 'open' })
    const stop = new AbortController()
    const seen: Part[] = []
    const reading = (async () => {
      for await (const part of modelAt(server.url).stream(plain, stop.signal)) {
        seen.push(part)
        stop.abort(new Error('enough'))
      }
    })()
    await expect(reading).rejects.toThrow('enough')
    expect(seen).toEqual([{ type: 'text', text: 'a' }])
  })

  it('throws its reason when it came first, and then asks nothing', async () => {
    const server = await serve()
    await expect(all(modelAt(server.url).stream(plain, AbortSignal.abort(new Error('never mind'))))).rejects.toThrow('never mind')
    server.assertUsed()
  })
})

it.each([
  ['words', { text: 'a'.repeat(100_000) }],
  ['arguments of a call', { call: { id: 'c', name: 'chart', args: 'a'.repeat(100_000) } }],
] as const)('stops reading a reply whose %s are far longer than any was allowed to be', async (_, chunk) => {
  const server = await serve({
    chunks: [chunk, ...Array.from({ length: 40 }, () => ('call' in chunk ? { call: { args: 'a'.repeat(100_000) } } : chunk)), { finish: 'stop' }],
  })
  const parts = await all(modelAt(server.url).stream(withTools, never))
  expect(parts.at(-1)).toEqual({ type: 'error', code: 'too_long' })
  expect(parts.reduce((sum, part) => (part.type === 'text' ? sum + part.text.length : sum), 0)).toBeLessThanOrEqual(2 ** 20)
})
