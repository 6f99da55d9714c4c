import { describe, expect, it } from 'vitest'
import { type Given, run, sample, tool } from '../testing/fixtures/sample-turn.ts'
import type { ToolOutcome } from './contract.ts'
import type { Effect } from './event.ts'

const lines: NonNullable<Given['lines']> = [
  {
    calls: [
      [
        { type: 'call', call: 'c1', tool: 'do', args: {} },
        { type: 'finish', why: 'tool-calls' },
      ],
      [
        { type: 'text', text: 'Well.' },
        { type: 'finish', why: 'stop' },
      ],
    ],
  },
]

async function endOf(effect: Effect, outcome: ToolOutcome | (() => Promise<ToolOutcome>)) {
  const emissions: unknown[] = []
  const terms = { tools: { do: tool(effect, outcome) }, limits: { attempts: 1, maxSteps: 3 } }
  const log = await run(sample({ terms, lines }), (emission) => (emission.event.type === 'call-end' ? emissions.push(emission) : undefined))
  return { end: log.find((event) => event.type === 'call-end'), emissions }
}

const throws = async (): Promise<ToolOutcome> => {
  throw new TypeError('password=1234')
}

describe('a tool that throws', () => {
  it('leaves an outside write unknown', async () => {
    expect((await endOf('write', throws)).end).toEqual({ type: 'call-end', call: 'c1', status: 'unknown' })
  })

  it.each(['read', 'ask', 'record'] as const)('fails a %s, and its message stays in the process', async (effect) => {
    const { end } = await endOf(effect, throws)
    expect(end).toMatchObject({ status: 'failed', code: 'threw' })
    expect(JSON.stringify(end)).not.toContain('1234')
  })
})

describe('a tool without an answer', () => {
  it('is unknown where it writes outside and failed elsewhere', async () => {
    expect((await endOf('write', { lost: true })).end).toMatchObject({ status: 'unknown' })
    expect((await endOf('read', { lost: true })).end).toMatchObject({ status: 'failed', code: 'lost' })
  })
})

describe('an ok value', () => {
  it('of the shape of refused arguments is rejected, and its rows are not written', async () => {
    const value = { error: true, validationErrors: { kind: 'not allowed' } }
    const { end, emissions } = await endOf('record', { ok: value, rows: [{ table: 'notes', values: {} }] })
    expect(end).toMatchObject({ status: 'rejected', code: 'tool_rejected' })
    expect(emissions).toEqual([{ event: end }])
  })

  it.each([{ error: true }, { error: 'x', validationErrors: {} }, { validationErrors: {} }])('of another shape stands: %j', async (value) => {
    expect((await endOf('read', { ok: value })).end).toMatchObject({ status: 'ok', value })
  })

  it('brings its rows and the change of focus with it', async () => {
    const more = { rows: [{ table: 'notes', values: { id: 'n1' } }], focus: { close: 'q1', next: { id: 'q2', text: 'And then?' } } }
    const { end, emissions } = await endOf('record', { ok: { id: 'n1' }, ...more })
    expect(emissions).toEqual([{ event: end, ...more }])
  })
})
