import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, sampleContract, startOf, stepOf, tool } from '../testing/fixtures/sample-turn.ts'
import type { Contract } from './contract.ts'
import { ending, pairs, turnHistory } from './ending.ts'
import type { CallStatus, TurnEvent } from './event.ts'

const terms: Partial<Contract> = {
  tools: { look: tool('read'), send: tool('write') },
  narrate: { send: (value) => `Sent ${String(value)}.` },
  onBroken: 'complete',
  price: 3,
}
const broken: TurnEvent = { type: 'attempt-end', verdict: 'broken', codes: ['empty_output'] }

function ended(events: readonly TurnEvent[], own: Partial<Contract> = {}) {
  const state = fold([startOf(), ...events])
  const agreed = sampleContract({ ...terms, ...own })
  const end = ending(state, agreed)
  return { ...end, text: end.segments.map((segment) => segment.text).join(''), history: turnHistory(state, agreed, end) }
}

function sends(...statuses: readonly CallStatus[]): readonly TurnEvent[] {
  const calls = statuses.map((_, at) => [`c${at}`, 'send', { at }] as const)
  return [attempt(), ...stepOf(1, { calls }), ...statuses.flatMap((status, at) => callOf(`c${at}`, 'write', { status, value: at }))]
}

describe('the host speaks', () => {
  it('from the results of the writes that are done, in call order, and it is charged', () => {
    expect(ended([...sends('ok', 'failed', 'ok'), broken])).toMatchObject({ origin: 'host-result', text: 'Sent 0.\nSent 2.', charge: 3, status: 'completed' })
  })

  it('of an unknown write before all else, and nothing is charged', () => {
    expect(ended([...sends('ok', 'unknown'), broken])).toMatchObject({ origin: 'host-fallback', text: 'Not known.', charge: 0 })
  })

  it('of an unknown write of its own as well', () => {
    const own: readonly TurnEvent[] = [
      { type: 'call-start', call: 'host.1', by: 'host', tool: 'send', args: {}, effect: 'write' },
      { type: 'call-end', call: 'host.1', status: 'unknown' },
    ]
    expect(ended(own)).toMatchObject({ origin: 'host-fallback', text: 'Not known.', charge: 0 })
  })

  it('its fixed words when nothing was done; a contract says whether that is a failure', () => {
    expect(ended([attempt(), ...stepOf(1, {}), broken])).toMatchObject({ origin: 'host-fallback', text: 'Not done.', charge: 0, status: 'completed' })
    expect(ended([attempt(), ...stepOf(1, {}), broken], { onBroken: 'fail' }).status).toBe('failed')
  })
})

describe('a stopped turn', () => {
  const stop: readonly TurnEvent[] = [{ type: 'cancel-seen' }, { type: 'attempt-end', verdict: 'broken', codes: ['aborted'] }]

  it('keeps what was shown, marked, and is never charged, whatever was written', () => {
    const log = [...sends('ok'), ...stepOf(2, { text: 'As far as' }).slice(0, -1), ...stop]
    expect(ended(log, { release: 'stream' })).toMatchObject({
      status: 'interrupted',
      origin: 'none',
      charge: 0,
      segments: [{ text: 'As far as', facts: [], mark: 'interrupted' }],
    })
    expect(ended(log).segments).toEqual([])
  })

  it('closes its history with the host’s note, results kept', () => {
    const roles = (events: readonly TurnEvent[]) => ended(events).history.map((message) => message.role)
    expect(roles([...sends('ok'), ...stop])).toEqual(['user', 'assistant', 'tool', 'assistant'])
    const looked = [attempt(), ...stepOf(1, { calls: [['c1', 'look']] }), ...callOf('c1', 'read', { status: 'ok' }), ...stepOf(2, { text: 'So.' })]
    expect(roles([...looked, { type: 'attempt-end', verdict: 'kept', codes: [] }, { type: 'cancel-seen' }])).toEqual(['user', 'assistant', 'tool', 'assistant'])
    expect(ended([...sends('ok'), ...stop]).history.at(-1)).toEqual({ role: 'assistant', text: '[interrupted]', calls: [], by: 'host' })
  })
})

describe('history', () => {
  it('of a broken turn keeps its writes alone, paired', () => {
    const log = [
      attempt(),
      ...stepOf(1, {
        calls: [
          ['c1', 'look'],
          ['c2', 'send'],
        ],
      }),
      ...callOf('c1', 'read', { status: 'ok' }),
      ...callOf('c2', 'write', { status: 'unknown' }),
    ]
    expect(ended([...log, broken]).history).toEqual([
      { role: 'user', text: 'go' },
      { role: 'assistant', text: '', calls: [{ call: 'c2', tool: 'send', args: {} }] },
      { role: 'tool', call: 'c2', tool: 'send', status: 'unknown', value: { error: 'unknown' } },
      { role: 'assistant', text: 'Not known.', calls: [], by: 'host' },
    ])
  })

  it('drops calls that never ran and keeps answered ones of any status', () => {
    const call = { tool: 'look', args: {}, by: 'model', begun: true } as const
    expect(pairs([{ ...call, call: 'c1' }])).toEqual([])
    const statuses: readonly CallStatus[] = ['ok', 'reused', 'failed', 'rejected', 'unknown', 'interrupted', 'refused']
    const kept = pairs(statuses.map((status) => ({ ...call, call: status, status })))
    expect(kept[0]).toMatchObject({ role: 'assistant', calls: statuses.map((status) => ({ call: status })) })
    expect(kept.slice(1)).toMatchObject(statuses.map((status) => ({ role: 'tool', call: status, status })))
  })

  it('never ends in the user’s words, however a turn ends', () => {
    const ways: readonly (readonly TurnEvent[])[] = [
      [],
      [attempt(), broken],
      [...sends('ok'), broken],
      [{ type: 'cancel-seen' }],
      [{ type: 'deadline' }],
      [attempt(), ...stepOf(1, { text: 'Hi.' }), { type: 'attempt-end', verdict: 'kept', codes: [] }],
    ]
    for (const way of ways) expect(ended(way).history.at(-1)).toMatchObject({ role: 'assistant', calls: [] })
  })
})
