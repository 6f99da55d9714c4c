import { isStepCount, jsonSchema, streamText, tool } from 'ai'
import { MockLanguageModelV4 } from 'ai/test'
import { Bench } from 'tinybench'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { aiSdkModel } from '../../turn/adapters/ai-sdk.ts'
import { memoryLog } from '../../turn/adapters/memory-log.ts'
import { memoryBell, sessionHost, systemClock, type Driver, type SessionHost } from '../../turn/host/index.ts'
import { contract, type Model, type Part } from '../../turn/src/index.ts'
import { scriptedModel } from '../../turn/testing/index.ts'
import type { Measure } from './liuyao.ts'

/** One turn of two model calls: a tool call, then forty pieces of text that use its result. */
const deltas = Array.from({ length: 40 }, (_, n) => `piece ${n} of the answer, `)
const answer = deltas.join('')
const city = { city: 'Anyang' }
const weather = { sky: 'clear', degrees: 21 }
const inputSchema = { type: 'object', properties: { city: { type: 'string' } }, required: ['city'], additionalProperties: false } as const

const usage = { in: 100, out: 20 }
const script: readonly (readonly Part[])[] = [
  [
    { type: 'call', call: 'c1', tool: 'weather', args: city },
    { type: 'finish', why: 'tool-calls', usage },
  ],
  [...deltas.map((text) => ({ type: 'text', text }) as const), { type: 'finish', why: 'stop', usage }],
]

const report = contract({
  name: 'weather-report',
  version: '1',
  fallback: 'No report today.',
  instructions: 'Report the weather.',
  tools: {
    weather: {
      description: 'The weather in a city',
      effect: 'read',
      input: { json: inputSchema, parse: (value) => ({ ok: value }) },
      run: async () => ({ ok: weather }),
    },
  },
  required: [{ anyOf: ['weather'], ok: 'exactly-one' }],
  release: 'stream',
})

type TheirStream = Awaited<ReturnType<MockLanguageModelV4['doStream']>>['stream']
type TheirPart = TheirStream extends ReadableStream<infer Piece> ? Piece : never

const theirUsage = {
  inputTokens: { total: 100, noCache: 100, cacheRead: undefined, cacheWrite: undefined },
  outputTokens: { total: 20, text: 20, reasoning: undefined },
}
const theirScript: readonly (readonly TheirPart[])[] = [
  [
    { type: 'stream-start', warnings: [] },
    { type: 'tool-call', toolCallId: 'c1', toolName: 'weather', input: JSON.stringify(city) },
    { type: 'finish', finishReason: { unified: 'tool-calls', raw: undefined }, usage: theirUsage },
  ],
  [
    { type: 'stream-start', warnings: [] },
    { type: 'text-start', id: 't' },
    ...deltas.map((delta) => ({ type: 'text-delta', id: 't', delta }) as const),
    { type: 'text-end', id: 't' },
    { type: 'finish', finishReason: { unified: 'stop', raw: undefined }, usage: theirUsage },
  ],
]

/** A provider's model that plays the script, one list of parts for each call, all parts ready at once. */
function providerModel(): MockLanguageModelV4 {
  const calls = theirScript.values()
  return new MockLanguageModelV4({ doStream: async () => ({ stream: streamOf(calls.next().value ?? []) }) })
}

function streamOf(parts: readonly TheirPart[]): ReadableStream<TheirPart> {
  return new ReadableStream({
    start: (controller) => {
      for (const part of parts) controller.enqueue(part)
      controller.close()
    },
  })
}

/** A driver that keeps everything in memory and stores each delta by itself. */
function driverOf(model: Model): Driver {
  return { log: memoryLog([]), bell: memoryBell(), clock: systemClock, modelOf: async () => model, contractOf: async () => report, mergeMs: 0 }
}

let opened = 0

async function openOn(host: SessionHost): Promise<string> {
  opened += 1
  const found = await host.open({ session: `s${opened}`, request: 'r', input: { text: 'What is the weather?' }, account: 'house' }, report)
  if (found.kind !== 'opened') throw new Error(`a turn was opened as '${found.kind}', wanted is 'opened'`)
  return found.turn
}

/** Drives one turn and checks its answer; `model` is made anew for each turn, as for the other side. */
async function ours(model: Model): Promise<void> {
  const driver = driverOf(model)
  await driver.log.account('house')
  const host = sessionHost(driver, () => 'turn')
  const turn = await openOn(host)
  const end = await host.drive(turn, { why: 'opened', signal: new AbortController().signal })
  const last = (await driver.log.read(turn, 0)).findLast(({ event }) => event.type === 'answer')?.event
  const said = last?.type === 'answer' ? last.segments.map(({ text }) => text).join('') : ''
  if (end !== 'ended' || said !== answer) throw new Error(`our turn ${end} with ${JSON.stringify(said)}; wanted is the whole answer`)
}

/** The same turn by `streamText`, read to its end. */
async function theirs(): Promise<void> {
  const tools = { weather: tool({ description: 'The weather in a city', inputSchema: jsonSchema(inputSchema), execute: async () => weather }) }
  const result = streamText({ model: providerModel(), system: 'Report the weather.', prompt: 'What is the weather?', tools, stopWhen: isStepCount(5) })
  const said: string[] = []
  for await (const part of result.stream) if (part.type === 'text-delta') said.push(part.text)
  if (said.join('') !== answer) throw new Error(`streamText said ${JSON.stringify(said.join(''))}; wanted is the whole answer`)
}

/** Kilobytes of heap that a turn holds while its model is in mid-answer, over `count` turns held open at once. */
async function heldOpen(count: number): Promise<number> {
  const gate = Promise.withResolvers<void>()
  const waiting = Promise.withResolvers<void>()
  const arrived = new Set<number>()
  const model: Model = {
    name: 'held',
    async *stream({ at }) {
      const parts = script[at.step - 1] ?? []
      yield* parts.slice(0, 21)
      if (at.step === 1) return
      arrived.add(arrived.size)
      if (arrived.size === count) waiting.resolve()
      await gate.promise
      yield* parts.slice(21)
    },
  }
  const driver = driverOf(model)
  await driver.log.account('house')
  const ids = Array.from({ length: count }, (_, n) => `held-${n}`).values()
  const host = sessionHost(driver, () => ids.next().value ?? 'spare')
  const turns: string[] = []
  for (let n = 0; n < count; n += 1) turns.push(await openOn(host))
  const before = heapAfterCollection()
  const running = turns.map((turn) => host.drive(turn, { why: 'opened', signal: new AbortController().signal }))
  await waiting.promise
  const during = heapAfterCollection()
  gate.resolve()
  await Promise.all(running)
  return (during - before) / count / 1024
}

function heapAfterCollection(): number {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect !== 'function') throw new Error('this Node hands out no garbage collector; memory cannot be measured')
  collect()
  collect()
  return process.memoryUsage().heapUsed
}

/** One turn in memory against `streamText` on the same scripted parts, and the memory of a running turn. */
export async function bench(): Promise<Measure[]> {
  const runs = new Bench({ time: 1500, warmupTime: 500 })
  runs.add('scripted', () => ours(scriptedModel([{ calls: script }])))
  runs.add('provider', () => ours(aiSdkModel(providerModel())))
  runs.add('streamText', theirs)
  await runs.run()
  const median = (name: string): number => {
    const result = runs.getTask(name)?.result
    if (result === undefined || !('latency' in result)) throw new Error(`The task ${name} was not measured.`)
    return result.latency.p50
  }
  const [scripted, provider, streaming] = [median('scripted'), median('provider'), median('streamText')]
  const held = await heldOpen(200)
  const against = `streamText ${streaming.toFixed(2)} ms, ${deltas.length} deltas and one tool call, every event stored`
  return [
    { name: 'turn / streamText', ratio: streaming / scripted, wanted: 1, detail: `${scripted.toFixed(2)} ms with the scripted model; ${against}` },
    { name: 'turn on the same provider model / streamText', ratio: streaming / provider, wanted: 1, detail: `${provider.toFixed(2)} ms; ${against}` },
    { name: 'memory of a running turn', ratio: 1, wanted: 0, detail: `${held.toFixed(1)} KiB of heap a turn, 200 turns held open after 21 deltas` },
  ]
}
