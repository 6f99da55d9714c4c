import { expect, it } from 'vitest'
import { fold, run, sample, tool } from '../testing/fixtures/sample-turn.ts'
import type { Part } from './ports.ts'
import { ledger } from './state.ts'

const calls = (...names: readonly (readonly [id: string, tool: string, args?: unknown])[]): readonly Part[] => [
  ...names.map(([call, name, args = {}]): Part => ({ type: 'call', call, tool: name, args })),
  { type: 'finish', why: 'tool-calls' },
]
const says = (text: string): readonly Part[] => [
  { type: 'text', text },
  { type: 'finish', why: 'stop' },
]

it('repeats of a call id in one attempt, over model calls too, get a number', async () => {
  const lines = [{ calls: [calls(['c', 'look', { n: 1 }], ['c', 'look', { n: 2 }]), calls(['c', 'look', { n: 3 }]), says('Done.')] }]
  const log = await run(sample({ terms: { tools: { look: tool('read') } }, lines }))
  expect(ledger(fold(log)).map((call) => `${call.call} ${String(call.status)}`)).toEqual(['c ok', 'c#2 ok', 'c#3 ok'])
})

it('a call cannot take the place of one that the host made', async () => {
  const terms = { tools: { look: tool('read'), derive: tool('read') }, prepare: [{ tool: 'derive', args: { of: 'host' } }] }
  const log = await run(sample({ terms, lines: [{ calls: [calls(['host.1', 'look']), says('Done.')] }] }))
  expect(ledger(fold(log)).map((call) => `${call.call} ${call.by} ${call.tool} ${String(call.status)}`)).toEqual([
    'host.1 host derive ok',
    'host.1#2 model look ok',
  ])
})

it('output that its schema refuses is a rejected call, and the attempt goes on', async () => {
  const output = {
    json: {},
    parse: (value: unknown) => (value !== null && typeof value === 'object' && 'answer' in value ? { ok: { ...value } } : { error: 'answer is missing' }),
  }
  const data = (value: unknown): readonly Part[] => [
    { type: 'data', value },
    { type: 'finish', why: 'tool-calls' },
  ]
  const given = sample({ terms: { output }, lines: [{ calls: [data({ level: 1 }), data({ answer: 'Yes.' })] }] })
  const log = await run(given)
  expect(log.filter((event) => event.type === 'call-end')).toMatchObject([{ call: 'submit', status: 'rejected', code: 'invalid_output' }])
  expect(log.at(-1)).toMatchObject({ status: 'completed', origin: 'model', codes: ['tool_rejected'] })
  expect(JSON.stringify(given.model.requests.at(-1))).toContain('answer is missing')
})

it('the last of repeated usages counts, and the model’s reported name is kept', async () => {
  const parts: readonly Part[] = [
    { type: 'usage', usage: { in: 9, out: 1 } },
    { type: 'text', text: 'Hi.' },
    { type: 'usage', usage: { in: 9, out: 4 } },
    { type: 'finish', why: 'stop', model: 'served-by-another' },
  ]
  const state = fold(await run(sample({ lines: [{ calls: [parts] }] })))
  expect(state.usage).toEqual({ in: 9, out: 4 })
  expect(state.models).toEqual(['scripted', 'served-by-another'])
})

it('a provider that throws breaks the attempt and is asked again', async () => {
  const given = sample({ lines: [{ calls: [] }, { calls: [says('Hi.')] }] })
  const flaky = {
    ...given.model,
    stream: (request: Parameters<typeof given.model.stream>[0], signal: AbortSignal) => {
      if (request.at.attempt === 1) throw new Error('socket hang up')
      return given.model.stream(request, signal)
    },
  }
  const log = await run({ ...given, turn: { ...given.turn, model: flaky } })
  expect(log.find((event) => event.type === 'step-end')).toMatchObject({ error: 'model_threw' })
  expect(log.at(-1)).toMatchObject({ status: 'completed', codes: ['provider_error', 'empty_output'] })
  expect(JSON.stringify(log)).not.toContain('socket hang up')
})

it('reasoning is never stored', async () => {
  const thinks: readonly Part[] = [{ type: 'think', text: 'secret thought' }, ...says('Hi.')]
  expect(JSON.stringify(await run(sample({ lines: [{ calls: [thinks] }] })))).not.toContain('secret thought')
})
