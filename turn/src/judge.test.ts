import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attempt, callOf, fold, sampleContract, startOf, stepOf, tool } from '../testing/fixtures/sample-turn.ts'
import type { Contract } from './contract.ts'
import type { CallStatus, Finish, TurnEvent } from './event.ts'
import { answerOf, greenFrom, judge, meets } from './judge.ts'
import type { Call } from './state.ts'

const need = (ok: 'exactly-one' | 'at-least-one', ...anyOf: readonly string[]) => ({ anyOf, ok })
const book = { tools: { book: tool('write') }, required: [need('exactly-one', 'book')], claims: [{ id: 'booked', say: ['is booked'], needs: ['book'] }] }

function verdictOf(terms: Partial<Contract>, ...events: readonly (readonly TurnEvent[])[]) {
  return judge(fold([startOf(), attempt(), ...events.flat()]), sampleContract(terms))
}

const call = (status: CallStatus): Call => ({ call: status, tool: 'book', args: {}, by: 'model', begun: true, status })

function end(finish: Finish | undefined, more: { readonly error?: string; readonly reasoned?: boolean } = {}): TurnEvent {
  return { type: 'step-end', usage: { in: 0, out: 0 }, reasoned: false, ...(finish === undefined ? {} : { finish }), ...more }
}

const open: TurnEvent = { type: 'step-start', n: 1, tools: [], toolChoice: 'auto', model: 'm' }
const says = (text: string): TurnEvent => ({ type: 'text-delta', text })
const gives = (value: unknown): TurnEvent => ({ type: 'data', value })

describe('requirements', () => {
  it('are satisfied by ok and reused results and by no other', () => {
    const statuses: readonly CallStatus[] = ['ok', 'reused', 'failed', 'rejected', 'unknown', 'interrupted', 'refused', 'not-run']
    expect(statuses.filter((status) => meets([need('exactly-one', 'book')], [call(status)]))).toEqual(['ok', 'reused'])
  })

  it('of exactly one are broken by two results, and not by the same result given again', () => {
    expect(meets([need('exactly-one', 'book')], [call('ok'), call('ok')])).toBe(false)
    expect(meets([need('exactly-one', 'book')], [call('ok'), call('reused')])).toBe(true)
    expect(meets([need('at-least-one', 'book')], [call('ok'), call('ok')])).toBe(true)
  })

  it('of any of several tools are met by each of them', () => {
    expect(meets([need('at-least-one', 'note', 'book')], [call('ok')])).toBe(true)
    expect(meets([need('at-least-one', 'note')], [call('ok')])).toBe(false)
  })
})

describe('words', () => {
  it('do not stand for a call: a claim without its write breaks the attempt', () => {
    expect(verdictOf(book, stepOf(1, { text: 'It is booked.' }))).toEqual({ verdict: 'broken', codes: ['required_missing', 'claim_unbacked'] })
  })

  it('claim in data as much as in text', () => {
    const terms = { ...book, required: [] }
    expect(verdictOf(terms, [open, gives({ answer: [{ text: 'It is booked.', facts: [] }] }), end('stop')]).codes).toEqual(['claim_unbacked'])
  })

  it('split over deltas are one text', () => {
    expect(verdictOf({ ...book, required: [] }, [open, says('It is bo'), says('oked.'), end('stop')]).codes).toEqual(['claim_unbacked'])
  })

  it('said before the last requirement was met are no part of the answer', () => {
    const calls = [['c1', 'book']] as const
    const log = [startOf(), attempt(), ...stepOf(1, { text: 'Soon.', calls }), ...callOf('c1', 'write', { status: 'ok' }), ...stepOf(2, { text: 'Now.' })]
    const state = fold(log)
    expect(greenFrom(state, sampleContract(book))).toBe(1)
    expect(answerOf(state, sampleContract(book))).toEqual([{ text: 'Now.', facts: [] }])
    expect(judge(fold([...log.slice(0, 8), ...stepOf(2, {})]), sampleContract(book)).codes).toEqual(['empty_output'])
  })

  it('of a contract without requirements count from the start', () => {
    expect(greenFrom(fold([startOf(), attempt(), ...stepOf(1, { text: 'Hi.' })]), sampleContract())).toBe(0)
  })
})

describe('a model call', () => {
  it.each([
    ['a length cut', end('length'), ['empty_output']],
    ['a content filter', end('content-filter'), ['empty_output']],
    ['no finish', end(undefined), ['no_finish']],
    ['an error beside stop', end('stop', { error: 'overloaded' }), ['provider_error']],
  ] as const)('that ended with %s breaks the attempt even where no text is wanted', (_, last, codes) => {
    expect(verdictOf({ text: { need: false } }, [open, last])).toEqual({ verdict: 'broken', codes })
  })

  it('that only reasoned is told apart from one that gave nothing', () => {
    expect(verdictOf({}, [open, end('stop', { reasoned: true })]).codes).toEqual(['reasoning_only'])
    expect(verdictOf({}, [open, end('stop')]).codes).toEqual(['empty_output'])
    expect(verdictOf({}, [open, end(undefined, { reasoned: true })]).codes).toEqual(['no_finish', 'empty_output'])
  })

  it('that finished as tool-calls without calls is judged like a stop', () => {
    expect(verdictOf({}, [open, says('Hi.'), end('tool-calls')]).verdict).toBe('kept')
  })
})

describe('data', () => {
  it('keeps accepted fields only, and says that others were dropped', () => {
    const answer = { answer: 'In spring.', level: 'ruin' }
    expect(verdictOf({ accept: ['answer'] }, [open, gives(answer), end('stop')])).toEqual({
      verdict: 'kept',
      codes: ['sealed_dropped'],
      data: { answer: 'In spring.' },
    })
  })

  it.each(['', '  ', []])('with the answer %j is no answer', (answer) => {
    expect(verdictOf({ accept: ['answer'] }, [open, gives({ answer }), end('stop')]).codes).toEqual(['empty_output'])
  })

  it('is the only answer where a contract has an output', () => {
    const output = { json: {}, parse: () => ({ ok: {} }) }
    expect(verdictOf({ output }, stepOf(1, { text: 'Free words.' })).codes).toEqual(['empty_output'])
  })

  it('may cite known facts only, at any depth', () => {
    const citable = () => new Set(['a'])
    const cite = (...facts: readonly unknown[]) => verdictOf({ citable }, [open, gives({ body: { parts: [{ text: 't', facts }] } }), end('stop')]).codes
    expect(cite('a')).toEqual([])
    expect(cite('a', 'b')).toEqual(['fact_unknown'])
    expect(cite(7)).toEqual(['fact_unknown'])
  })
})

const order = 'provider_error no_finish call_cut text_cut call_limit empty_output reasoning_only required_missing claim_unbacked fact_unknown'.split(' ')
const anyStep = fc.record({
  finish: fc.constantFrom<Finish | undefined>('stop', 'tool-calls', 'length', 'content-filter', undefined),
  text: fc.constantFrom('', 'Fine.', 'It is booked.'),
  calls: fc.boolean(),
  failed: fc.boolean(),
  reasoned: fc.boolean(),
})

it('a verdict raises its codes in one fixed order, is the same every time and changes nothing', () => {
  fc.assert(
    fc.property(anyStep, ({ finish, text, calls, failed, reasoned }) => {
      const asked: TurnEvent = { type: 'call-asked', call: 'c1', tool: 'book', raw: '{' }
      const log = [startOf(), attempt(), open, says(text), ...(calls ? [asked] : []), end(finish, { reasoned, ...(failed ? { error: 'e' } : {}) })]
      const state = fold(log)
      const before = JSON.stringify(state)
      const { codes, verdict } = judge(state, sampleContract(book))
      expect(codes).toEqual(order.filter((code) => codes.some((risen) => risen === code)))
      expect(verdict).toBe('broken')
      expect(judge(state, sampleContract(book)).codes).toEqual(codes)
      expect(JSON.stringify(state)).toBe(before)
    }),
    { seed: 7, numRuns: 200 },
  )
})
