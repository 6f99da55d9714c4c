import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, sampleContract, startOf, stepOf, tool } from '../testing/fixtures/sample-turn.ts'
import type { Contract } from './contract.ts'
import type { TurnEvent } from './event.ts'
import { offer, request } from './request.ts'

const tools = { look: tool('read'), send: tool('write'), derive: tool('read') }
const sees = (events: readonly TurnEvent[], own: Partial<Contract> = {}) => request(fold([startOf(), ...events]), sampleContract({ tools, ...own }), [])
const looked = [...stepOf(1, { calls: [['c1', 'look', { day: 1 }]] }), ...callOf('c1', 'read', { status: 'ok', value: { free: 2 } })]
const output = { json: { type: 'object' }, parse: (value: unknown) => ({ ok: { value } }) }

describe('a retry', () => {
  const retry = (own: Partial<Contract> = {}) => {
    const broken: TurnEvent = { type: 'attempt-end', verdict: 'broken', codes: ['required_missing', 'tool_rejected'] }
    return sees(
      [
        attempt(),
        ...looked,
        ...stepOf(2, { text: 'Half a word' }),
        broken,
        { type: 'attempt-start', n: 2, corrections: ['required_missing', 'tool_rejected'] },
      ],
      own,
    )
  }

  it('is told what broke, by the contract’s words, then by its public name', () => {
    expect(retry({ corrections: { required_missing: 'Call the tool first.' } }).instructions).toContain('- Call the tool first.\n- tool_call_rejected')
    expect(retry({ publicCodes: { required_missing: 'evidence_not_written' } }).instructions).toContain('- evidence_not_written')
  })

  it('sees the results that stand, paired, and no word of the broken attempt', () => {
    const seen = retry()
    expect(seen.messages).toEqual([
      { role: 'user', text: 'go' },
      { role: 'assistant', text: '', calls: [{ call: 'kept.1', tool: 'look', args: { day: 1 } }] },
      { role: 'tool', call: 'kept.1', tool: 'look', status: 'ok', value: { free: 2 } },
    ])
    expect(JSON.stringify(seen)).not.toContain('Half a word')
  })
})

describe('the first request', () => {
  it('has no correction', () => {
    expect(sees([attempt()]).instructions).toBe('')
  })

  it('holds the closed history before the user’s words, and nothing else that a client sent', () => {
    const parts = [{ type: 'tool-result', value: 'F-99' }]
    const history = [
      { role: 'user', text: 'before' },
      { role: 'assistant', text: 'then', calls: [] },
    ] as const
    const seen = request(fold([startOf({ text: 'go', parts }), attempt()]), sampleContract({ tools }), history)
    expect(seen.messages).toEqual([...history, { role: 'user', text: 'go' }])
    expect(JSON.stringify(seen)).not.toContain('F-99')
  })

  it('holds what the host prepared, and does not offer its tool', () => {
    const prepared: readonly TurnEvent[] = [
      { type: 'call-start', call: 'host.1', by: 'host', tool: 'derive', args: {}, effect: 'read' },
      { type: 'call-end', call: 'host.1', status: 'ok', value: { lines: 6 } },
    ]
    const seen = sees([...prepared, attempt()], { prepare: [{ tool: 'derive', args: {} }] })
    expect(seen.messages.map((message) => message.role)).toEqual(['user', 'assistant', 'tool'])
    expect(seen.tools.map(({ name }) => name)).toEqual(['look', 'send'])
  })

  it('passes the token limit on', () => {
    expect(sees([attempt()], { limits: { attempts: 1, maxSteps: 1, maxTokens: 99 } }).maxTokens).toBe(99)
    expect('maxTokens' in sees([attempt()])).toBe(false)
  })
})

describe('the offer', () => {
  const offered = (events: readonly TurnEvent[], own: Partial<Contract>) => offer(fold([startOf(), ...events]), sampleContract({ tools, ...own }))

  it('is the forced tools alone until one of them is done in this turn, and free from then on, retries too', () => {
    const own = { forceUntilOk: ['look'] }
    expect(offered([attempt()], own)).toEqual({ tools: ['look'], toolChoice: 'required' })
    expect(offered([attempt(), ...looked], own)).toEqual({ tools: ['look', 'send', 'derive'], toolChoice: 'auto' })
    expect(offered([attempt(), ...looked, attempt(2)], own).toolChoice).toBe('auto')
  })

  it('holds the answer’s own tool only when every requirement is met', () => {
    const own = { output, required: [{ anyOf: ['look'], ok: 'exactly-one' }] } as const
    expect(offered([attempt()], own).tools).toEqual(['look', 'send', 'derive'])
    expect(offered([attempt(), ...looked], own).tools).toEqual(['look', 'send', 'derive', 'submit'])
    expect(offered([attempt()], { tools: {}, output })).toEqual({ tools: ['submit'], toolChoice: 'required' })
  })

  it('of nothing forbids calls', () => {
    expect(offered([attempt()], { tools: {} })).toEqual({ tools: [], toolChoice: 'none' })
  })
})
