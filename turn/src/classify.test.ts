import { describe, expect, it } from 'vitest'
import { type Given, fold, run, sample, tool } from '../testing/fixtures/sample-turn.ts'
import type { Classify } from './contract.ts'
import type { Classification } from './event.ts'
import type { Model, ModelRequest, Part } from './ports.ts'

const writes = ['evidence', 'revision', 'both', 'none', 'unknown'] as const

function parse(value: unknown): { readonly ok: Classification } | { readonly error: string } {
  if (value === null || typeof value !== 'object' || !('expectedWrite' in value) || !('intent' in value)) return { error: 'not a classification' }
  const expectedWrite = writes.find((name) => name === value.expectedWrite)
  return expectedWrite === undefined ? { error: 'not in the closed list' } : { ok: { intent: String(value.intent), hasNewDatedEvent: false, expectedWrite } }
}

const host: Classify['host'] = { undo: { calls: [{ tool: 'revert', args: {} }], say: ([value]) => `Taken back: ${String(value)}.` } }
const tools = { note: tool('record'), revert: tool('record', { ok: 'the move' }) }
const terms: NonNullable<Given['terms']> = {
  tools,
  classify: { instructions: 'What do the words ask for?', output: { json: {}, parse }, record: ['note'], revise: [], host },
  claims: [{ id: 'noted', say: ['noted'], needs: ['note'] }],
}
const usage = { in: 5, out: 1 }
const judged = (intent: string, expectedWrite: string): readonly Part[] => [
  { type: 'data', value: { intent, expectedWrite } },
  { type: 'finish', why: 'tool-calls', usage },
]
const says = (text: string): readonly Part[] => [
  { type: 'text', text },
  { type: 'finish', why: 'stop', usage },
]
const notes: readonly Part[] = [
  { type: 'call', call: 'c1', tool: 'note', args: {} },
  { type: 'finish', why: 'tool-calls', usage },
]

/** A turn whose classifier hears `answers` in order, and whose attempts are scripted. */
function classified(answers: readonly (readonly Part[])[], lines: NonNullable<Given['lines']> = []) {
  const given = sample({ terms, lines })
  const asked: ModelRequest[] = []
  async function* stream(request: ModelRequest, signal: AbortSignal): AsyncGenerator<Part> {
    if (request.at.attempt > 0) return yield* given.model.stream(request, signal)
    asked.push(request)
    yield* answers[asked.length - 1] ?? []
  }
  const model: Model = { name: 'scripted', stream }
  return { given: { ...given, turn: { ...given.turn, model } }, asked }
}

describe('the classifier', () => {
  it('is asked once, before the first attempt, outside attempts and inside usage', async () => {
    const { given, asked } = classified([judged('tell', 'evidence')], [{ calls: [notes, says('It is noted.')] }])
    const log = await run(given)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({ at: { attempt: 0 }, tools: [], toolChoice: 'required' })
    expect(log[1]).toMatchObject({ type: 'input-classified', expectedWrite: 'evidence', tries: 1 })
    expect(fold(log).usage).toEqual({ in: 15, out: 3 })
    expect(log.at(-1)).toMatchObject({ origin: 'model', charge: 1 })
  })

  it.each([
    ['nonsense', says('hm')],
    ['an answer outside the closed list', judged('tell', 'perhaps')],
    ['an error', [{ type: 'error', code: 'overloaded' }] satisfies readonly Part[]],
    ['a cut answer', judged('tell', 'evidence').slice(0, 1)],
  ] as const)('is asked once more after %s', async (_, first) => {
    const { given, asked } = classified([first, judged('tell', 'none')], [{ calls: [says('Hello.')] }])
    expect((await run(given))[1]).toMatchObject({ expectedWrite: 'none', tries: 2 })
    expect(asked).toHaveLength(2)
  })

  it('that fails twice says unknown: nothing is required, and a claim still needs its write', async () => {
    const { given, asked } = classified([says('hm'), says('hm')], [{ calls: [says('It is noted.')] }, { calls: [says('Tell me more.')] }])
    const log = await run(given)
    expect(asked).toHaveLength(2)
    expect(log[1]).toMatchObject({ expectedWrite: 'unknown', tries: 2 })
    expect(log.filter((event) => event.type === 'attempt-end')).toMatchObject([
      { verdict: 'broken', codes: ['claim_unbacked'] },
      { verdict: 'kept', codes: [] },
    ])
  })

  it('is not asked again by a resumed turn', async () => {
    const first = classified([judged('tell', 'none')], [{ calls: [says('Hello.')] }])
    const log = await run(first.given)
    const second = classified([], [{ calls: [says('Hello.')] }])
    await run(second.given, undefined, log.slice(0, 2))
    expect(second.asked).toHaveLength(0)
  })

  it('that says none leaves no write tool on offer', async () => {
    const { given } = classified([judged('chat', 'none')], [{ calls: [says('Hello.')] }])
    await run(given)
    expect(given.model.requests[0]?.tools).toEqual([])
  })
})

describe('a typed intent of the host’s', () => {
  it('is a turn without an attempt, spoken by the host from its own result and not charged', async () => {
    const { given } = classified([judged('undo', 'none')])
    const log = await run(given)
    expect(log.some((event) => event.type === 'attempt-start')).toBe(false)
    expect(log.at(-1)).toMatchObject({ status: 'completed', origin: 'host', charge: 0 })
    expect(log.find((event) => event.type === 'answer')).toMatchObject({ segments: [{ text: 'Taken back: the move.' }] })
    expect(log.find((event) => event.type === 'call-start')).toMatchObject({ call: 'host.1', by: 'host', tool: 'revert' })
  })

  it('is known by its own name only', async () => {
    const { given } = classified([judged('constructor', 'none')], [{ calls: [says('Hello.')] }])
    expect((await run(given)).at(-1)).toMatchObject({ origin: 'model' })
  })
})
