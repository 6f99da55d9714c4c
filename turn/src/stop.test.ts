import { expect, it } from 'vitest'
import { run, sample, tool } from '../testing/fixtures/sample-turn.ts'

const lines = [{ calls: [[{ type: 'call', call: 'c1', tool: 'send', args: {} } as const, { type: 'finish', why: 'tool-calls' } as const]] }]

it('runs no tool once the user has stopped the turn, though its call was about to begin', async () => {
  let ran = 0
  const send = tool('write', async () => {
    ran += 1
    return { ok: { ref: 1 } }
  })
  const given = sample({ terms: { tools: { send } }, lines })
  const log = await run(given, (emission) => (emission.event.type === 'call-start' ? given.cancel.abort() : undefined))
  const end = log.at(-1)
  expect(ran).toBe(0)
  expect(log.filter((event) => event.type === 'call-end')).toEqual([{ type: 'call-end', call: 'c1', status: 'not-run' }])
  expect(end).toMatchObject({ status: 'interrupted', charge: 0, codes: ['aborted', 'abandoned_call'] })
  expect(JSON.stringify(end)).not.toContain('c1')
})

it('delivers and charges an answer that was kept before the stop came', async () => {
  const kept = [{ calls: [[{ type: 'text', text: 'Done.' } as const, { type: 'finish', why: 'stop' } as const]] }]
  const given = sample({ lines: kept })
  const log = await run(given, (emission) => (emission.event.type === 'attempt-end' ? given.cancel.abort() : undefined))
  expect(log.at(-1)).toMatchObject({ status: 'completed', origin: 'model', charge: 1 })
})

it('offers each forced tool until it has an ok result of its own', async () => {
  const required = ['look', 'send'].map((name) => ({ anyOf: [name], ok: 'exactly-one' }) as const)
  const calls = [
    [{ type: 'call', call: 'c1', tool: 'look', args: {} } as const, { type: 'finish', why: 'tool-calls' } as const],
    [{ type: 'call', call: 'c2', tool: 'send', args: {} } as const, { type: 'finish', why: 'tool-calls' } as const],
    [{ type: 'text', text: 'Done.' } as const, { type: 'finish', why: 'stop' } as const],
  ]
  const given = sample({ terms: { tools: { look: tool('read'), send: tool('write') }, required, forceUntilOk: ['look', 'send'] }, lines: [{ calls }] })
  await run(given)
  expect(given.model.requests.map((request) => [request.toolChoice, request.tools.map(({ name }) => name).join()])).toEqual([
    ['required', 'look,send'],
    ['required', 'send'],
    ['auto', 'look,send'],
  ])
})
