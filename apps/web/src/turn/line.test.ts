import { describe, expect, it } from 'vitest'
import { type Happening, type Line, next, offline, opening, pause } from './line.ts'

const run = (happenings: readonly Happening[], from: Line = opening) => {
  let line = from
  const doings = happenings.map((happening) => {
    const step = next(line, happening)
    line = step.line
    return step.doing
  })
  return { line, doings }
}

describe('the line to a turn', () => {
  it('waits and opens again after its last seq when an open line breaks', () => {
    const { line, doings } = run([{ type: 'opened' }, { type: 'arrived', seq: 7, ended: false }, { type: 'broke' }, { type: 'due' }])
    expect(doings).toEqual(['nothing', 'nothing', 'wait', 'open'])
    expect(line).toEqual({ phase: 'opening', after: 7, tries: 1, lost: true })
  })

  it('looks at the address of a line that never opened', () => {
    expect(run([{ type: 'broke' }]).doings).toEqual(['probe'])
  })

  it('is gone for good where the server knows no such turn', () => {
    const { line, doings } = run([{ type: 'broke' }, { type: 'probed', found: 'unknown' }, { type: 'online' }, { type: 'seen' }])
    expect(doings).toEqual(['probe', 'close', 'nothing', 'nothing'])
    expect(line.phase).toBe('gone')
  })

  it('begins again from nothing where the log no longer reaches its last seq', () => {
    const lost: Line = { ...opening, after: 9 }
    const { line, doings } = run([{ type: 'broke' }, { type: 'probed', found: 'restart' }], lost)
    expect(doings).toEqual(['probe', 'restart'])
    expect(line.after).toBe(0)
  })

  it('waits longer while the server cannot be reached, and not at all once the page comes into view', () => {
    const out: readonly Happening[] = [{ type: 'broke' }, { type: 'probed', found: 'unreachable' }, { type: 'due' }]
    const { line } = run([...out, ...out, ...out])
    expect(line.tries).toBe(3)
    expect(next(line, { type: 'seen' })).toEqual({ line: { ...line, phase: 'opening', tries: 0 }, doing: 'open' })
  })

  it('is over with the end of the turn and stays so', () => {
    const { line, doings } = run([{ type: 'opened' }, { type: 'arrived', seq: 3, ended: true }, { type: 'broke' }, { type: 'online' }])
    expect(doings).toEqual(['nothing', 'close', 'nothing', 'nothing'])
    expect(line).toEqual({ phase: 'over', after: 3, tries: 0, lost: false })
  })

  it('tries nothing without a network and opens at once with it', () => {
    const { line, doings } = run([{ type: 'seen' }, { type: 'due' }, { type: 'online' }], offline)
    expect(doings).toEqual(['nothing', 'nothing', 'open'])
    expect(line.phase).toBe('opening')
  })

  it('doubles its pause from half a second to five seconds, a quarter either way', () => {
    expect([1, 2, 3, 4, 5, 6, 9].map((tries) => pause(tries, 0.5))).toEqual([500, 1_000, 2_000, 4_000, 5_000, 5_000, 5_000])
    expect([pause(1, 0), pause(1, 1)]).toEqual([375, 625])
  })
})
