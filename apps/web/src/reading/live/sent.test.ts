import type { ErrorCode } from '@hefu/wire'
import { describe, expect, it } from 'vitest'
import { outcomeOf } from './sent.ts'

const refused = (code: ErrorCode, turn?: string) =>
  outcomeOf({ ok: false, trouble: { kind: 'refused', status: 409, error: { code, message: code, ...(turn === undefined ? {} : { turn }) } } })

describe('what became of a send', () => {
  it('is the turn that it opened', () => {
    expect(outcomeOf({ ok: true, value: { turn: 't1' } })).toEqual({ sending: false, opened: 't1' })
  })

  it('is the turn that was running already, where the session is busy', () => {
    expect(refused('session-busy', 't0')).toEqual({ sending: false, opened: 't0' })
  })

  it('is nothing to speak of where another page was faster', () => {
    for (const code of ['already-read', 'follow-up-used', 'session-unknown'] as const) expect(refused(code)).toEqual({ sending: false })
  })

  it('is the calm text of a safety stop', () => {
    const stopped = { stopped: 'self-harm', text: 'Please call.' } as const
    expect(outcomeOf({ ok: true, value: stopped })).toEqual({ sending: false, stopped })
  })

  it('is a trouble where nothing came through or the server refused', () => {
    expect(outcomeOf({ ok: false, trouble: { kind: 'unreachable' } }).trouble).toEqual({ kind: 'unreachable' })
    expect(refused('provider-not-agreed').trouble).toMatchObject({ error: { code: 'provider-not-agreed' } })
  })
})
