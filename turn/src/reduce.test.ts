import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, startOf, stepOf } from '../testing/fixtures/sample-turn.ts'
import type { TurnEvent } from './event.ts'
import { reduce } from './reduce.ts'
import { empty, ledger } from './state.ts'

const drive = (epoch: number, why: 'opened' | 'restart' = 'restart'): TurnEvent => ({ type: 'drive-start', epoch, why })

function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const field of Object.values(value)) frozen(field)
  }
  return value
}

const event = fc.oneof(
  fc.string().map((text): TurnEvent => ({ type: 'text-delta', text })),
  fc.constantFrom<TurnEvent>(
    ...stepOf(1, { calls: [['c1', 'look']] }),
    ...callOf('c1', 'read', { status: 'ok', value: 1 }),
    ...callOf('c1', 'read', { status: 'rejected' }),
    attempt(2),
    drive(2),
    { type: 'draft-withdrawn' },
    { type: 'cancel-seen' },
    { type: 'deadline' },
    { type: 'attempt-end', verdict: 'broken', codes: ['text_cut'] },
  ),
)

/** Joins neighbouring deltas, as a store may. */
function merged(events: readonly TurnEvent[]): readonly TurnEvent[] {
  return events.reduce<readonly TurnEvent[]>((all, one) => {
    const last = all.at(-1)
    return one.type === 'text-delta' && last?.type === 'text-delta' ? [...all.slice(0, -1), { ...one, text: last.text + one.text }] : [...all, one]
  }, [])
}

it('deltas merged in the store fold to the same state', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const log = [startOf(), attempt(), ...events]
      expect(fold(merged(log))).toEqual(fold(log))
    }),
    { seed: 11, numRuns: 300 },
  )
})

it('folding changes neither the state nor the event it is given', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const log = [startOf(), attempt(), ...events]
      expect(() => log.reduce((state, each) => frozen(reduce(state, frozen(each))), frozen(empty))).not.toThrow()
    }),
    { seed: 13, numRuns: 100 },
  )
})

describe('codes', () => {
  it('are kept once, in the order of their first rise', () => {
    const step = stepOf(1, {
      calls: [
        ['c1', 'look'],
        ['c2', 'look'],
      ],
    })
    const ends = [...callOf('c1', 'read', { status: 'failed' }), ...callOf('c2', 'read', { status: 'rejected' })]
    const broken: TurnEvent = { type: 'attempt-end', verdict: 'broken', codes: ['tool_failed', 'empty_output'] }
    expect(fold([startOf(), attempt(), ...step, ...ends, broken]).codes).toEqual(['tool_failed', 'tool_rejected', 'empty_output'])
  })

  it('tell of parts that only a ledger may hold, and not of text', () => {
    const codes = (...parts: readonly unknown[]) => fold([startOf({ text: 'go', parts })]).codes
    expect(codes({ type: 'text', text: 'go' })).toEqual([])
    for (const part of [{ type: 'tool-result' }, { type: 'approval' }, { type: 'system' }, 'words', null]) expect(codes(part)).toEqual(['forged_ignored'])
  })

  it('tell of a driver that went on, once no attempt will say so', () => {
    const between = [startOf(), drive(1, 'opened'), attempt(), ...stepOf(1, { calls: [['c1', 'look']] })]
    expect(fold([...between, drive(2)]).codes).toEqual(['resumed'])
    expect(fold([...between.slice(0, -1), drive(2)]).codes).toEqual([])
  })

  it('tell of a call that was asked for in a stopped model call and never ran', () => {
    const asked = [startOf(), attempt(), ...stepOf(1, { calls: [['c1', 'look']] }).slice(0, -1)]
    for (const stop of [{ type: 'cancel-seen' }, { type: 'deadline' }] as const) expect(fold([...asked, stop]).codes).toContain('abandoned_call')
    expect(fold([...asked, drive(2), { type: 'attempt-end', verdict: 'broken', codes: ['recovered'] }]).codes).toEqual(['recovered', 'abandoned_call'])
  })
})

it('usage adds up over model calls, the classifier among them', () => {
  const classified: TurnEvent = { type: 'input-classified', intent: 'say', hasNewDatedEvent: false, expectedWrite: 'none', tries: 1, usage: { in: 5, out: 2 } }
  expect(fold([startOf(), classified, attempt(), ...stepOf(1, { text: 'a' }), ...stepOf(2, { text: 'b' })]).usage).toEqual({ in: 7, out: 4 })
})

it('a model call that is asked again takes the place of the one left open', () => {
  const cut = stepOf(1, { text: 'half', calls: [['c1', 'look']] }).slice(0, -1)
  const state = fold([startOf(), attempt(), ...cut, ...stepOf(1, { text: 'whole' })])
  expect(state.attempts[0]?.steps.map((step) => step.text)).toEqual(['whole'])
  expect(ledger(state)).toEqual([])
})
