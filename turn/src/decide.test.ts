import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, sampleContract, startOf, stepOf, tool } from '../testing/fixtures/sample-turn.ts'
import type { Code } from './code.ts'
import type { Contract } from './contract.ts'
import { decide } from './decide.ts'
import type { TurnEvent } from './event.ts'

const terms: Partial<Contract> = {
  tools: { look: tool('read'), note: tool('record'), send: tool('write') },
  narrate: { send: () => 'Sent.', note: () => 'Noted.' },
}

function next(events: readonly TurnEvent[], own: Partial<Contract> = {}) {
  return decide(fold([startOf(), ...events]), sampleContract({ ...terms, ...own }))
}

const broken = (...codes: readonly Code[]): TurnEvent => ({ type: 'attempt-end', verdict: 'broken', codes })
const crash: TurnEvent = { type: 'drive-start', epoch: 2, why: 'restart' }
const takeover: TurnEvent = { type: 'drive-start', epoch: 2, why: 'takeover' }
const first: TurnEvent = { type: 'drive-start', epoch: 1, why: 'opened' }
const sends = (status: 'ok' | 'unknown' | 'failed') => [...stepOf(1, { calls: [['c1', 'send']] }), ...callOf('c1', 'write', { status })]
const opened: TurnEvent = { type: 'step-start', n: 2, tools: [], toolChoice: 'auto', model: 'm' }

it('a log without a beginning is refused', () => {
  expect(() => decide(fold([]), sampleContract())).toThrow('turn-start')
})

describe('another attempt', () => {
  it('begins with the last verdict as its correction while attempts remain', () => {
    expect(next([attempt(), ...stepOf(1, {}), broken('empty_output')])).toEqual({
      type: 'emit',
      event: { type: 'attempt-start', n: 2, corrections: ['empty_output'] },
    })
  })

  it.each(['ok', 'unknown'] as const)('never follows a write that is %s', (status) => {
    expect(next([attempt(), ...sends(status), ...stepOf(2, {}), broken('empty_output')])).toMatchObject({ event: { type: 'answer' } })
  })

  it('follows a write that failed', () => {
    expect(next([attempt(), ...sends('failed'), ...stepOf(2, {}), broken('empty_output')])).toMatchObject({ event: { type: 'attempt-start', n: 2 } })
  })

  it('never follows a record either', () => {
    const records = [...stepOf(1, { calls: [['c1', 'note']] }), ...callOf('c1', 'record', { status: 'ok' })]
    expect(next([attempt(), ...records, ...stepOf(2, {}), broken('empty_output')])).toMatchObject({ event: { type: 'answer', origin: 'host-result' } })
  })

  it('does not begin when all are spent; those that a crash or a takeover ended are not counted', () => {
    const lost = [attempt(), broken('recovered'), attempt(2), broken('stale_epoch')]
    expect(next([...lost, attempt(3), broken('empty_output')], { limits: { attempts: 2, maxSteps: 3 } })).toMatchObject({
      event: { type: 'attempt-start', n: 4, corrections: ['empty_output'] },
    })
    expect(next([...lost, attempt(3), broken('empty_output')], { limits: { attempts: 1, maxSteps: 3 } })).toMatchObject({ event: { type: 'answer' } })
  })
})

describe('a model call that did not end in order', () => {
  const asked: readonly TurnEvent[] = [
    { type: 'step-start', n: 1, tools: ['send'], toolChoice: 'auto', model: 'm' },
    { type: 'call-asked', call: 'c1', tool: 'send', args: {} },
  ]
  const end = { type: 'step-end', usage: { in: 0, out: 0 }, reasoned: false } as const

  it.each([
    ['length', { ...end, finish: 'length' }],
    ['a content filter', { ...end, finish: 'content-filter' }],
    ['nothing', end],
    ['an error beside stop', { ...end, finish: 'stop', error: 'overloaded' }],
  ] as const)('but with %s runs none of its calls', (_, last) => {
    expect(next([attempt(), ...asked, last])).toMatchObject({ event: { type: 'attempt-end', verdict: 'broken' } })
  })

  it('runs none of its calls when one of them did not parse', () => {
    const cut: TurnEvent = { type: 'call-asked', call: 'c2', tool: 'send', raw: '{' }
    expect(next([attempt(), ...asked, cut, { ...end, finish: 'tool-calls' }])).toMatchObject({ event: { type: 'attempt-end', verdict: 'broken' } })
  })

  it('and one that did runs them although it said stop', () => {
    expect(next([attempt(), ...asked, { ...end, finish: 'stop' }])).toMatchObject({ type: 'call', call: { call: 'c1' } })
  })
})

describe('after a crash', () => {
  it('with no model call open the same attempt goes on', () => {
    expect(next([first, attempt(), ...stepOf(1, { calls: [['c1', 'look']] }), ...callOf('c1', 'read', { status: 'ok' }), crash])).toEqual({
      type: 'step',
      n: 2,
    })
  })

  it('an open model call ends the attempt, as recovered or as stale', () => {
    const log = [first, attempt(), ...stepOf(1, { calls: [['c1', 'look']] }), ...callOf('c1', 'read', { status: 'ok' }), opened]
    expect(next([...log, crash])).toMatchObject({ event: { type: 'attempt-end', verdict: 'broken', codes: ['recovered'] } })
    expect(next([...log, takeover])).toMatchObject({ event: { type: 'attempt-end', verdict: 'broken', codes: ['stale_epoch'] } })
  })

  it('only the open model call is asked again once a write is done', () => {
    expect(next([first, attempt(), ...sends('ok'), opened, crash])).toEqual({ type: 'step', n: 2 })
  })

  it('a draft of the open model call is withdrawn before anything else', () => {
    const draft: TurnEvent = { type: 'text-delta', text: 'Half' }
    expect(next([first, attempt(), ...sends('ok'), opened, draft, crash], { release: 'stream' })).toMatchObject({ event: { type: 'draft-withdrawn' } })
  })

  it.each([
    ['read', 'look'],
    ['record', 'note'],
  ] as const)('a %s that was begun is run again', (effect, name) => {
    const begun: TurnEvent = { type: 'call-start', call: 'c1', effect, by: 'model' }
    expect(next([first, attempt(), ...stepOf(1, { calls: [['c1', name]] }), begun, crash])).toMatchObject({ type: 'call', call: { call: 'c1' } })
  })

  it('an outside write that was begun is unknown', () => {
    const begun: TurnEvent = { type: 'call-start', call: 'c1', effect: 'write', by: 'model' }
    expect(next([first, attempt(), ...stepOf(1, { calls: [['c1', 'send']] }), begun, crash])).toMatchObject({
      event: { type: 'call-end', call: 'c1', status: 'unknown' },
    })
  })
})

describe('the order inside a turn', () => {
  const kept: TurnEvent = { type: 'attempt-end', verdict: 'kept', codes: [] }
  const answered: TurnEvent = { type: 'answer', origin: 'model', segments: [{ text: 'Hi.', facts: [] }] }
  const said = [attempt(), ...stepOf(1, { text: 'Hi.' })]

  it('is verdict, release, question, end', () => {
    const own = { question: 'must-be-live' } as const
    expect(next(said, own)).toMatchObject({ event: { type: 'attempt-end', verdict: 'kept' } })
    expect(next([...said, kept], own)).toMatchObject({ event: { type: 'answer', origin: 'model' } })
    expect(next([...said, kept, answered], own)).toEqual({ type: 'question' })
    expect(next([...said, kept, answered, { type: 'question-stopped', reason: 'done' }], own)).toEqual({ type: 'end' })
  })

  it('withdraws a streamed draft before the verdict that breaks it', () => {
    const own = { release: 'stream', claims: [{ id: 'sent', say: ['Hi'], needs: ['send'] }] } as const
    expect(next(said, own)).toMatchObject({ event: { type: 'draft-withdrawn' } })
    expect(next([...said, { type: 'draft-withdrawn' }], own)).toMatchObject({ event: { type: 'attempt-end', codes: ['claim_unbacked'] } })
  })

  it('begins with what the host prepares, and ends there when that fails', () => {
    const own = { prepare: [{ tool: 'look', args: { day: 1 } }] }
    expect(next([], own)).toEqual({ type: 'prepare', call: 'host.1', prepared: { tool: 'look', args: { day: 1 } } })
    const begun: TurnEvent = { type: 'call-start', call: 'host.1', by: 'host', tool: 'look', args: { day: 1 }, effect: 'read' }
    expect(next([begun, { type: 'call-end', call: 'host.1', status: 'ok' }], own)).toMatchObject({ event: { type: 'attempt-start', n: 1 } })
    expect(next([begun, { type: 'call-end', call: 'host.1', status: 'failed' }], own)).toMatchObject({ event: { type: 'answer', origin: 'host-fallback' } })
  })
})

it('a staged question of a kept attempt goes live, and that of a broken one does not', () => {
  const own = { tools: { ask: tool('ask') } }
  const value = { id: 'q1', text: 'When?' }
  const asks = [attempt(), ...stepOf(1, { calls: [['c1', 'ask']] }), ...callOf('c1', 'ask', { status: 'ok', value }), ...stepOf(2, { text: 'Well.' })]
  const answered = (origin: 'model' | 'host-fallback'): TurnEvent => ({ type: 'answer', origin, segments: [] })
  expect(next([...asks, { type: 'attempt-end', verdict: 'kept', codes: [] }, answered('model')], own)).toEqual({
    type: 'emit',
    event: { type: 'question-set', ...value, reshown: false },
  })
  expect(next([...asks, broken('text_cut'), answered('host-fallback')], own)).toEqual({ type: 'end' })
})
