import {
  EmptyResponseBodyError,
  InvalidResponseDataError,
  type LanguageModelV4,
  type LanguageModelV4FinishReason,
  type LanguageModelV4StreamPart,
  LoadAPIKeyError,
  NoSuchModelError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider'
import { describe, expect, it } from 'vitest'
import type { ModelRequest, Part } from '../../src/index.ts'
import { aiSdkModel } from '../ai-sdk.ts'

const request: ModelRequest = { at: { attempt: 2, step: 3 }, instructions: '', messages: [{ role: 'user', text: 'hi' }], tools: [], toolChoice: 'none' }
const never = new AbortController().signal

function usage(input: number | undefined, output: number | undefined) {
  return {
    inputTokens: { total: input, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
    outputTokens: { total: output, text: undefined, reasoning: undefined },
  }
}

function finish(unified: LanguageModelV4FinishReason['unified']): LanguageModelV4StreamPart {
  return { type: 'finish', finishReason: { unified, raw: undefined }, usage: usage(3, 4) }
}

/** A model of the provider specification that streams these parts, or fails to. */
function double(stream: LanguageModelV4['doStream']): LanguageModelV4 {
  return {
    specificationVersion: 'v4',
    provider: 'double',
    modelId: 'double-1',
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error('not asked')),
    doStream: stream,
  }
}

async function all(parts: AsyncIterable<Part>): Promise<readonly Part[]> {
  const seen: Part[] = []
  for await (const part of parts) seen.push(part)
  return seen
}

const read = (...parts: readonly LanguageModelV4StreamPart[]) =>
  all(aiSdkModel(double(async () => ({ stream: ReadableStream.from(parts) }))).stream(request, never))
const refuse = (error: unknown) => all(aiSdkModel(double(() => Promise.reject(error))).stream(request, never))

describe('a stream of the provider specification', () => {
  it('shows reasoning as thought and leaves files, sources and pings out', async () => {
    const parts = await read(
      { type: 'stream-start', warnings: [] },
      { type: 'reasoning-start', id: 'r' },
      { type: 'reasoning-delta', id: 'r', delta: 'well' },
      { type: 'reasoning-delta', id: 'r', delta: '' },
      { type: 'reasoning-end', id: 'r' },
      { type: 'ping' },
      { type: 'source', sourceType: 'url', id: 's', url: 'https://example.org' },
      { type: 'text-start', id: 't' },
      { type: 'text-delta', id: 't', delta: 'yes' },
      { type: 'text-end', id: 't' },
      finish('stop'),
    )
    expect(parts).toEqual([
      { type: 'think', text: 'well' },
      { type: 'text', text: 'yes' },
      { type: 'finish', why: 'stop', usage: { in: 3, out: 4 } },
    ])
  })

  it('knows the four ways to finish, and gives none for the others', async () => {
    for (const why of ['stop', 'tool-calls', 'length', 'content-filter'] as const)
      expect(await read(finish(why))).toEqual([{ type: 'finish', why, usage: { in: 3, out: 4 } }])
    for (const why of ['other', 'interrupted'] as const) expect(await read(finish(why))).toEqual([{ type: 'usage', usage: { in: 3, out: 4 } }])
  })

  it('adds an error to a finish by error that told none, and none to one that did', async () => {
    expect(await read(finish('error'))).toEqual([
      { type: 'usage', usage: { in: 3, out: 4 } },
      { type: 'error', code: 'provider_failed' },
    ])
    const told = await read({ type: 'error', error: { code: '503' } }, finish('error'))
    expect(told).toEqual([
      { type: 'error', code: 'provider_503' },
      { type: 'usage', usage: { in: 3, out: 4 } },
    ])
  })

  it('takes an error without data for a mere end', async () => {
    expect(await read({ type: 'error', error: new InvalidResponseDataError({ data: undefined }) }, finish('error'))).toEqual([
      { type: 'usage', usage: { in: 3, out: 4 } },
    ])
  })

  it('makes an id for a call without one, from its place in the turn', async () => {
    const call: LanguageModelV4StreamPart = { type: 'tool-call', toolCallId: ' ', toolName: 'chart', input: '{}' }
    const parts = await read(call, call, finish('tool-calls'))
    expect(parts.slice(0, 2)).toEqual([
      { type: 'call', call: 'call-2-3-1', tool: 'chart', args: {} },
      { type: 'call', call: 'call-2-3-2', tool: 'chart', args: {} },
    ])
  })

  it('leaves out calls that the provider runs itself', async () => {
    const parts = await read(
      { type: 'tool-input-start', id: 'w', toolName: 'web', providerExecuted: true },
      { type: 'tool-input-delta', id: 'w', delta: '{' },
      { type: 'tool-call', toolCallId: 'w', toolName: 'web', input: '{}', providerExecuted: true },
      finish('stop'),
    )
    expect(parts).toEqual([{ type: 'finish', why: 'stop', usage: { in: 3, out: 4 } }])
  })
})

describe('a provider that fails before it streams', () => {
  it('becomes an error part with a code of ours', async () => {
    const known: readonly (readonly [unknown, string])[] = [
      [new LoadAPIKeyError({ message: 'no key' }), 'key_missing'],
      [new NoSuchModelError({ modelId: 'x', modelType: 'languageModel' }), 'model_unknown'],
      [new UnsupportedFunctionalityError({ functionality: 'x' }), 'unsupported'],
      [new EmptyResponseBodyError({ message: 'x' }), 'not_an_api'],
      [new DOMException('late', 'TimeoutError'), 'timed_out'],
      [new TypeError('fetch failed'), 'unreachable'],
      [new Error('anything'), 'provider_failed'],
    ]
    for (const [error, code] of known) expect(await refuse(error)).toEqual([{ type: 'error', code }])
  })

  it('is left at once on an abort, even when it never answers', async () => {
    const stop = new AbortController()
    const reading = all(aiSdkModel(double(() => new Promise(() => undefined))).stream(request, stop.signal))
    stop.abort(new Error('enough'))
    await expect(reading).rejects.toThrow('enough')
  })
})

it('gives the model its own name, or the one that the host chose', () => {
  const model = double(() => Promise.reject(new Error('not asked')))
  expect(aiSdkModel(model).name).toBe('double-1')
  expect(aiSdkModel(model, { name: 'house' }).name).toBe('house')
})
