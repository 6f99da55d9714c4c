import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, sampleContract, startOf, stepOf, tool } from '../testing/fixtures/sample-turn.ts'
import { admit } from './admit.ts'
import type { Contract } from './contract.ts'
import type { CallStatus, Effect, TurnEvent } from './event.ts'
import { ledger } from './state.ts'

type Made = readonly [name: string, args: unknown, effect: Effect, status: CallStatus]
const tools = { look: tool('read'), ask: tool('ask'), note: tool('record'), send: tool('write') }

/** What becomes of a last call after the calls made before it. */
function ruling(made: readonly Made[], last: readonly [name: string, args: unknown], own: Partial<Contract> & { readonly offered?: readonly string[] } = {}) {
  const { offered = ['look', 'ask', 'note', 'send'], ...terms } = own
  const done = made.flatMap(([name, args, effect, status], at): readonly TurnEvent[] => [
    ...stepOf(at + 1, { calls: [[`c${at}`, name, args]], tools: offered }),
    ...callOf(`c${at}`, effect, { status, value: at }),
  ])
  const state = fold([startOf(), attempt(), ...done, ...stepOf(made.length + 1, { calls: [['last', ...last]], tools: offered })])
  const call = ledger(state).at(-1)
  return call === undefined ? undefined : admit(call, state, sampleContract({ tools, ...terms }))
}

describe('the same call again', () => {
  it('gives the earlier result, however its arguments are ordered', () => {
    expect(ruling([['look', { a: 1, b: 2 }, 'read', 'ok']], ['look', { b: 2, a: 1 }])).toEqual({ status: 'reused', value: 0 })
  })

  it('runs when the earlier one failed or was rejected', () => {
    for (const status of ['failed', 'rejected', 'interrupted'] as const) expect(ruling([['look', {}, 'read', status]], ['look', {}])).toEqual({ run: {} })
  })

  it.each([
    ['record', 'note'],
    ['write', 'send'],
  ] as const)('is read anew once a %s was done since', (effect, name) => {
    const made: readonly Made[] = [
      ['look', {}, 'read', 'ok'],
      [name, {}, effect, 'ok'],
    ]
    expect(ruling(made, ['look', {}])).toEqual({ run: {} })
    expect(ruling([...made, ['look', {}, 'read', 'ok']], ['look', {}])).toEqual({ status: 'reused', value: 2 })
    expect(ruling(made, [name, {}])).toEqual({ status: 'reused', value: 1 })
  })

  it('of a write whose outcome is unknown is refused', () => {
    expect(ruling([['send', { to: 'a' }, 'write', 'unknown']], ['send', { to: 'a' }])).toMatchObject({ status: 'refused', code: 'outcome_unknown' })
    expect(ruling([['send', { to: 'a' }, 'write', 'unknown']], ['send', { to: 'b' }])).toEqual({ run: { to: 'b' } })
  })
})

describe('a tool wanted exactly once', () => {
  const required = [{ anyOf: ['send', 'note'], ok: 'exactly-one' }] as const

  it('is refused with other arguments once it, or its alternative, is done or unknown', () => {
    expect(ruling([['send', { n: 1 }, 'write', 'ok']], ['send', { n: 2 }], { required })).toMatchObject({ status: 'refused', code: 'only_once' })
    expect(ruling([['note', { n: 1 }, 'record', 'ok']], ['send', { n: 2 }], { required })).toMatchObject({ status: 'refused' })
    expect(ruling([['send', { n: 1 }, 'write', 'unknown']], ['send', { n: 2 }], { required })).toMatchObject({ status: 'refused' })
  })

  it('may be called again after a failure', () => {
    expect(ruling([['send', { n: 1 }, 'write', 'failed']], ['send', { n: 1 }], { required })).toEqual({ run: { n: 1 } })
  })
})

describe('a call that was not offered', () => {
  const offered = ['note']

  it('runs when it only reads', () => {
    expect(ruling([], ['look', {}], { offered })).toEqual({ run: {} })
  })

  it.each(['ask', 'send'])('is refused when it is %s', (name) => {
    expect(ruling([], [name, {}], { offered })).toMatchObject({ status: 'refused', code: 'out_of_turn' })
  })
})

describe('a rejected call', () => {
  it.each(['nothing', 'constructor', '__proto__', 'toString'])('names no tool: %s', (name) => {
    expect(ruling([], [name, {}])).toMatchObject({ status: 'rejected', code: 'unknown_tool' })
  })

  it('has arguments that its tool does not take', () => {
    expect(ruling([], ['look', 'words'])).toMatchObject({ status: 'rejected', code: 'invalid_arguments' })
  })

  it('is output that its schema does not take', () => {
    const output = { json: {}, parse: () => ({ error: 'answer is missing' }) }
    expect(ruling([], ['submit', { level: 1 }], { output })).toMatchObject({ status: 'rejected', code: 'invalid_output' })
  })
})
