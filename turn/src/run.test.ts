import { describe, expect, it } from 'vitest'
import { attempt, fold, type Given, run, type Sample, sample, startOf, tool } from '../testing/fixtures/sample-turn.ts'
import type { ToolOutcome } from './contract.ts'
import type { TurnEvent } from './event.ts'
import type { Part } from './ports.ts'

const calls = (name: string): readonly Part[] => [
  { type: 'call', call: 'c1', tool: name, args: {} },
  { type: 'finish', why: 'tool-calls' },
]
const says = (...texts: readonly string[]): readonly Part[] => [...texts.map((text): Part => ({ type: 'text', text })), { type: 'finish', why: 'stop' }]
const never = (): Promise<ToolOutcome> => new Promise(() => undefined)
const types = (events: readonly TurnEvent[]): readonly string[] => events.map((event) => event.type)

/** Runs `given` and does `act` as soon as an event of `type` is stored. */
function when(given: Sample, type: TurnEvent['type'], act: () => void): Promise<readonly TurnEvent[]> {
  return run(given, ({ event }) => (event.type === type ? act() : undefined))
}

describe('the deadline', () => {
  const slow: Given = { terms: { tools: { look: tool('read', never), send: tool('write', never) }, unknownCopy: 'Not known.' }, deadlineAt: 50 }

  it('ends a tool that never answers, and the turn with it', async () => {
    const given = sample({ ...slow, lines: [{ calls: [calls('look')] }] })
    const log = await when(given, 'call-start', () => given.clock.pass(50))
    expect(types(log.slice(-5))).toEqual(['deadline', 'call-end', 'attempt-end', 'answer', 'turn-end'])
    expect(log.at(-4)).toMatchObject({ status: 'interrupted' })
    expect(log.at(-1)).toMatchObject({ status: 'failed', origin: 'host-fallback', charge: 0, codes: ['deadline'] })
  })

  it('leaves an outside write that was under way unknown', async () => {
    const given = sample({ ...slow, lines: [{ calls: [calls('send')] }] })
    const log = await when(given, 'call-start', () => given.clock.pass(50))
    expect(log.find((event) => event.type === 'answer')).toMatchObject({ segments: [{ text: 'Not known.' }] })
  })

  it('ends a model call, withdraws its draft, and no attempt follows', async () => {
    const given = sample({ terms: { release: 'stream' }, lines: [{ calls: [says('One, ', 'two.')] }], deadlineAt: 50 })
    const log = await when(given, 'text-delta', () => given.clock.pass(50))
    expect(types(log.slice(-5))).toEqual(['deadline', 'draft-withdrawn', 'attempt-end', 'answer', 'turn-end'])
    expect(fold(log).attempts).toHaveLength(1)
  })

  it('is shared by all attempts', async () => {
    const given = sample({ lines: [{ calls: [says()] }, { calls: [says('Hi.')] }], deadlineAt: 50 })
    const log = await when(given, 'attempt-end', () => given.clock.pass(50))
    expect(log.at(-1)).toMatchObject({ codes: ['empty_output', 'deadline'] })
    expect(given.model.requests).toHaveLength(1)
  })

  it('that passed while no driver lived is seen at once', async () => {
    const given = sample({ lines: [{ calls: [says('Hi.')] }], deadlineAt: 50 })
    given.clock.pass(60)
    const log = await run(given, undefined, [startOf({ text: 'go' }, 50), attempt()])
    expect(types(log.slice(2))).toEqual(['deadline', 'attempt-end', 'answer', 'turn-end'])
    expect(given.model.requests).toHaveLength(0)
  })

  it('does not take back an answer that is out', async () => {
    const given = sample({ lines: [{ calls: [says('Hi.')] }], deadlineAt: 50 })
    expect((await when(given, 'answer', () => given.clock.pass(50))).at(-1)).toMatchObject({ status: 'completed', codes: [] })
  })
})

describe('a driver that is taken off', () => {
  it.each(['turn-start', 'attempt-start', 'step-start', 'text-delta', 'call-asked', 'step-end', 'call-start'] as const)(
    'after %s says nothing more of the turn',
    async (type) => {
      const lines = [{ calls: [[{ type: 'text', text: 'One.' } as const, ...calls('look')], says('Two.')] }]
      const given = sample({ terms: { tools: { look: tool('read', never) } }, lines })
      if (type === 'turn-start') given.off.abort()
      const log = await when(given, type, () => given.off.abort())
      expect(log.at(-1)?.type).toBe(type)
    },
  )

  it('leaves a turn that its successor ends as if alone', async () => {
    const terms = { tools: { look: tool('read') } }
    const line = { calls: [calls('look'), says('Two.')] }
    const given = sample({ terms, lines: [line] })
    const log = await when(given, 'call-end', () => given.off.abort())
    const handover: TurnEvent = { type: 'drive-start', epoch: 1, why: 'handover' }
    const end = await run(sample({ terms, lines: [{ calls: [says('Two.')] }] }), undefined, [...log, handover])
    expect(end.at(-1)).toMatchObject({ status: 'completed', origin: 'model', codes: [] })
  })
})

describe('a stop by the user', () => {
  it('before anything was done leaves a closed turn', async () => {
    const given = sample({ lines: [{ calls: [says('Hi.')] }] })
    given.cancel.abort()
    const log = await run(given)
    expect(types(log)).toEqual(['turn-start', 'cancel-seen', 'answer', 'turn-end'])
    expect(log.at(-1)).toMatchObject({ status: 'interrupted', charge: 0, codes: ['aborted'] })
  })

  it('shows no question, even where one is demanded', async () => {
    const given = sample({ terms: { question: 'must-be-live' }, focus: { question: { id: 'q', text: 'When?' } }, lines: [{ calls: [says('Hi.', 'Ho.')] }] })
    const log = await when(given, 'text-delta', () => given.cancel.abort())
    expect(types(log)).not.toContain('question-set')
  })

  it('does not stop an answer that is out', async () => {
    const given = sample({ lines: [{ calls: [says('Hi.')] }] })
    expect((await when(given, 'answer', () => given.cancel.abort())).at(-1)).toMatchObject({ status: 'completed' })
  })
})

describe('the live question', () => {
  const demand = { question: 'must-be-live' } as const

  it('is read from the store after the answer', async () => {
    const given = sample({ terms: demand, focus: { question: { id: 'q', text: 'When?' } }, lines: [{ calls: [says('What is q?')] }] })
    expect((await run(given)).slice(-3)).toMatchObject([{ type: 'answer' }, { type: 'question-set', id: 'q', reshown: true }, { type: 'turn-end' }])
  })

  it('or the reason why nothing more is asked', async () => {
    const given = sample({ terms: demand, focus: { stopped: 'enough_known' }, lines: [{ calls: [says('Done.')] }] })
    expect((await run(given)).at(-2)).toEqual({ type: 'question-stopped', reason: 'enough_known' })
  })
})

describe('rows of a delivered turn', () => {
  const terms = { deliver: () => [{ table: 'readings', values: { id: 'r' } }] }
  const rowsOf = async (given: Sample) => {
    const rows: unknown[] = []
    await run(given, (emission) => rows.push(...(emission.rows ?? [])))
    return rows
  }

  it('come with its end when the contract was kept', async () => {
    expect(await rowsOf(sample({ terms, lines: [{ calls: [says('Hi.')] }] }))).toEqual([{ table: 'readings', values: { id: 'r' } }])
  })

  it('do not come when it was not', async () => {
    expect(await rowsOf(sample({ terms, lines: [{ calls: [says()] }, { calls: [says()] }] }))).toEqual([])
  })
})
