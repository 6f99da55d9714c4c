import { presetOptions } from '@hefu/liuyao'
import type { KeptFollowUp, SessionWhole, TurnSummary } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { standingOf } from './standing.ts'

const bare: Omit<SessionWhole, 'turns'> = {
  session: 's',
  title: 'Shall I go?',
  question: 'Shall I go?',
  createdAt: 0,
  state: 'cast',
  base: 1,
  followedUp: false,
  language: 'en',
  matter: { category: 'travel' },
  cast: {
    way: { kind: 'lines', values: [7, 7, 7, 7, 7, 7] },
    when: { kind: 'instant', instant: 0, local: { year: 1970, month: 1, day: 1, hour: 0, minute: 0, second: 0 } },
  },
  options: presetOptions.zengshan,
}
const turn = (id: string, given: Partial<TurnSummary> = {}): TurnSummary => ({
  turn: id,
  kind: 'reading',
  text: 'Shall I go?',
  status: 'failed',
  openedAt: 0,
  charge: 0,
  origin: 'none',
  writtenBy: { by: 'rules' },
  ...given,
})
const whole = (turns: readonly TurnSummary[], rest: Partial<SessionWhole> = {}): SessionWhole => ({ ...bare, turns, ...rest })

describe('where a reading stands', () => {
  it('is nowhere before its first turn', () => {
    expect(standingOf(whole([]), 'reading')).toEqual({ kind: 'none' })
  })

  it('runs from the moment that this page opened its turn, before the session lists it', () => {
    expect(standingOf(whole([]), 'reading', 't1')).toEqual({ kind: 'running', turn: 't1' })
  })

  it('follows the turn that the session lists as running, whoever opened it', () => {
    expect(standingOf(whole([turn('t1'), turn('t2', { status: 'queued', openedAt: 1 })]), 'reading')).toMatchObject({ kind: 'running', turn: 't2' })
  })

  it('has ended with its last turn where that was not kept', () => {
    const turns = [turn('t2', { status: 'interrupted', openedAt: 5 }), turn('t1', { openedAt: 1 })]
    expect(standingOf(whole(turns), 'reading', 't2')).toMatchObject({ kind: 'ended', turn: { turn: 't2', status: 'interrupted' } })
  })

  it('tells the follow-up from the reading', () => {
    const turns = [turn('t1', { status: 'completed' }), turn('t2', { kind: 'follow-up', status: 'running', openedAt: 1 })]
    expect(standingOf(whole(turns), 'reading').kind).toBe('none')
    expect(standingOf(whole(turns), 'follow-up')).toMatchObject({ kind: 'running', turn: 't2' })
    const followUp: KeptFollowUp = { turn: 't2', at: 2, text: 'And then?', writtenBy: { by: 'rules' }, answer: [] }
    expect(standingOf(whole(turns, { followUp }), 'follow-up')).toEqual({ kind: 'kept' })
  })
})
