import { empty, reduce, type TurnEvent } from '@hefu/turn'
import { describe, expect, it } from 'vitest'
import { draftOf, progressOf } from './progress.ts'
import { twoAttempts } from './testing.ts'

const after = (count: number) => twoAttempts.slice(0, count).reduce(reduce, empty)
const told = (count: number) => progressOf(after(count)).map(({ step, done }) => (done ? `(${step})` : step))

describe('progress', () => {
  it('tells of each real step, and of a broken attempt by its withdrawal alone', () => {
    expect([0, 1, 2, 4, 5, 9, 11, 12, 15, 16].map(told)).toEqual([
      ['received'],
      ['received'],
      ['deriving'],
      ['derived'],
      ['(derived)', 'writing'],
      ['(derived)', '(writing)', 'checking'],
      ['(derived)', 'withdrawn'],
      ['(derived)', '(withdrawn)', 'rewriting'],
      ['(derived)', '(withdrawn)', '(rewriting)', 'checking'],
      ['(derived)', '(withdrawn)', '(rewriting)', 'checked'],
    ])
  })

  it('has nothing going on once the turn is over', () => {
    expect(told(twoAttempts.length)).toEqual(['(derived)', '(withdrawn)', '(rewriting)', '(checked)'])
  })
})

describe('a draft', () => {
  const drafts = (count: number) => draftOf(after(count))

  it('stands while it is written, leaves its place when withdrawn, and is filled by the next one', () => {
    expect(drafts(6)).toEqual({ kind: 'none' })
    expect(drafts(7)).toEqual({ kind: 'draft', text: 'Go ' })
    expect(drafts(9)).toEqual({ kind: 'draft', text: 'Go now.' })
    expect([10, 11, 12, 13].map((count) => drafts(count).kind)).toEqual(['withdrawn', 'withdrawn', 'withdrawn', 'withdrawn'])
    expect(drafts(14)).toEqual({ kind: 'draft', text: 'Wait.' })
  })

  it('is gone once there is an answer', () => {
    expect([17, 18].map((count) => drafts(count).kind)).toEqual(['none', 'none'])
  })

  it('never stands where the contract holds its text', () => {
    const held = twoAttempts.filter((event: TurnEvent) => event.type !== 'text-delta' && event.type !== 'draft-withdrawn')
    for (let count = 0; count <= held.length; count += 1) expect(draftOf(held.slice(0, count).reduce(reduce, empty))).toEqual({ kind: 'none' })
  })
})
