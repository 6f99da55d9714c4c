import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { TurnError } from '../src/index.ts'

/** One thing that the endpoint streams; `raw` is sent as the data of a chunk, whatever it holds. */
export type Chunk =
  | { readonly text: string }
  | { readonly think: string }
  | { readonly call: { readonly index?: number; readonly id?: string; readonly name?: string; readonly args?: string } }
  | { readonly finish: string }
  | { readonly usage: { readonly in: number; readonly out: number } }
  | { readonly error: { readonly message: string; readonly code?: string | number } }
  | { readonly raw: string }

/** How a stream ends: with `[DONE]`, by a plain end of the body, by a destroyed socket, or never. */
export type StreamEnd = 'done' | 'eof' | 'cut' | 'open'

/**
 * What the endpoint answers to one request: a stream of chunks, or a whole body with a status.
 * `bytes` splits the stream into writes of that size, through characters too; `pauseMs` waits between writes.
 */
export type Reply =
  | { readonly chunks: readonly Chunk[]; readonly end?: StreamEnd; readonly bytes?: number; readonly pauseMs?: number }
  | { readonly status: number; readonly body?: string; readonly contentType?: string }

/** A request as it arrived; the body is parsed JSON. */
export type Received = { readonly path: string; readonly authorization: string; readonly body: unknown }

/** An endpoint that speaks OpenAI chat completions from a script. */
export interface FakeOpenai {
  /** Base address for a provider, such as `http://127.0.0.1:40123/v1`. */
  readonly url: string
  readonly requests: readonly Received[]
  /** Throws TurnError 'script-unexpected' when more was asked than scripted, 'script-unused' when less. */
  readonly assertUsed: () => void
  /** Ends open streams and frees the port. */
  readonly close: () => Promise<void>
}

/** Starts the endpoint on a free port of 127.0.0.1; it gives `script` in order, one reply for each request. A request beyond it gets HTTP 500. */
export async function fakeOpenai(script: readonly Reply[]): Promise<FakeOpenai> {
  const requests: Received[] = []
  const server = createServer((request, response) => {
    void receive(request).then((received) => {
      requests.push(received)
      return give(script[requests.length - 1] ?? { status: 500, body: JSON.stringify({ error: { message: 'the script has no further reply' } }) }, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new TurnError('script-unexpected', `no TCP port: the server listens on ${String(address)}`)
  return {
    url: `http://127.0.0.1:${address.port}/v1`,
    requests,
    assertUsed: () => {
      const [asked, had] = [requests.length, script.length]
      if (asked > had) throw new TurnError('script-unexpected', `${asked} requests came, the script has ${had} replies`)
      if (asked < had) throw new TurnError('script-unused', `${had - asked} of ${had} replies were not asked for`)
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function receive(request: IncomingMessage): Promise<Received> {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return { path: request.url ?? '', authorization: request.headers.authorization ?? '', body: JSON.parse(Buffer.concat(pieces).toString()) }
}

async function give(reply: Reply, response: ServerResponse): Promise<void> {
  if ('status' in reply) {
    response.writeHead(reply.status, { 'content-type': reply.contentType ?? 'application/json' })
    return void response.end(reply.body ?? '')
  }
  const { chunks, end = 'done', bytes = Infinity, pauseMs } = reply
  const frames = chunks.map((chunk) => `data: ${dataOf(chunk)}\n\n`)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.flushHeaders()
  for (const piece of bytes === Infinity ? frames.map((frame) => Buffer.from(frame)) : split(Buffer.from(frames.join('')), bytes)) {
    await new Promise<void>((resolve) => response.write(piece, () => resolve()))
    if (pauseMs !== undefined) await pause(pauseMs)
  }
  if (end === 'done') response.end('data: [DONE]\n\n')
  else if (end === 'eof') response.end()
  else if (end === 'cut') response.destroy()
}

function split(body: Buffer, size: number): readonly Buffer[] {
  return Array.from({ length: Math.ceil(body.length / size) }, (_, at) => body.subarray(at * size, (at + 1) * size))
}

function dataOf(chunk: Chunk): string {
  if ('raw' in chunk) return chunk.raw
  if ('error' in chunk) return JSON.stringify({ error: chunk.error })
  if ('usage' in chunk) {
    const { in: prompt_tokens, out: completion_tokens } = chunk.usage
    return completion({ choices: [], usage: { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens } })
  }
  if ('finish' in chunk) return completion({ choices: [{ index: 0, delta: {}, finish_reason: chunk.finish }] })
  return completion({ choices: [{ index: 0, delta: deltaOf(chunk), finish_reason: null }] })
}

function completion(fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_700_000_000, model: 'fake-model', ...fields })
}

function deltaOf(chunk: Extract<Chunk, { readonly text: string } | { readonly think: string } | { readonly call: object }>): object {
  if ('text' in chunk) return { role: 'assistant', content: chunk.text }
  if ('think' in chunk) return { role: 'assistant', reasoning_content: chunk.think }
  const { index = 0, id, name, args = '' } = chunk.call
  return {
    tool_calls: [{ index, ...(id === undefined ? {} : { id, type: 'function' }), function: { ...(name === undefined ? {} : { name }), arguments: args } }],
  }
}
