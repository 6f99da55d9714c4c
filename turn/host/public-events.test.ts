import { expect, it } from 'vitest'
import { codes, hostCodes, type TurnEvent } from '../src/index.ts'
import { publicCode, publicEvent, type View } from './public-events.ts'

const hold: View = { release: 'hold', publicCodes: { required_missing: 'evidence_not_written' } }
const stream: View = { ...hold, release: 'stream' }
const secret = 'S3CRET'

/** Every kind of event, with a secret in each field that must not leave the server. */
const events: readonly TurnEvent[] = [
  {
    type: 'turn-start',
    contract: 'c',
    version: '1',
    skill: { name: 's', version: '1', hash: 'h' },
    request: 'r',
    input: { text: 'go', arguments: { secret }, parts: [{ secret }] },
  },
  { type: 'drive-start', epoch: 3, why: 'takeover' },
  { type: 'input-classified', intent: secret, hasNewDatedEvent: false, expectedWrite: 'none', tries: 1, usage: { in: 1, out: 1 } },
  { type: 'attempt-start', n: 2, corrections: ['required_missing', 'stale_epoch'] },
  { type: 'data', value: secret },
  { type: 'call-asked', call: 'c1', tool: 'look', args: { secret } },
  { type: 'call-asked', call: 'c2', tool: 'look', raw: secret },
  { type: 'step-end', usage: { in: 1, out: 1 }, reasoned: true, error: secret, model: secret },
  { type: 'call-start', call: 'c1', effect: 'read', by: 'host', tool: 'look', args: { secret } },
  { type: 'call-end', call: 'c1', status: 'rejected', code: 'tool_rejected', value: { error: true, validationErrors: { kind: secret } } },
  { type: 'call-end', call: 'c1', status: 'failed', code: secret, value: { message: secret } },
  { type: 'call-end', call: 'c1', status: 'refused', code: secret, value: { error: secret } },
  { type: 'attempt-end', verdict: 'broken', codes: ['stale_epoch', 'tool_rejected'], data: {} },
  {
    type: 'turn-end',
    status: 'completed',
    origin: 'model',
    charge: 1,
    codes: ['resumed', 'stale_epoch', 'forged_ignored', 'required_missing'],
    history: [{ role: 'tool', call: 'c1', tool: 'look', status: 'rejected', value: secret }],
  },
]

it.each([hold, stream])('no argument, rejected value, reason, provider error or diagnostic code leaves the server under $release', (view) => {
  const text = JSON.stringify(events.map((event) => publicEvent(event, view) ?? null))
  expect(text).not.toContain(secret)
  expect(text).not.toContain('validationErrors')
  for (const code of codes) expect(text).not.toContain(`"${code}"`)
})

it('under hold no draft leaves, and under stream it leaves and is withdrawn', () => {
  const draft: readonly TurnEvent[] = [{ type: 'text-delta', text: 'Half' }, { type: 'draft-withdrawn' }]
  expect(draft.map((event) => publicEvent(event, hold))).toEqual([undefined, undefined])
  expect(draft.map((event) => publicEvent(event, stream))).toEqual(draft)
})

it('results, facts, answers and questions are shown as they are', () => {
  const shown: readonly TurnEvent[] = [
    { type: 'call-end', call: 'c1', status: 'ok', value: { lines: 6 } },
    { type: 'fact', name: 'plate', value: { lines: 6 } },
    { type: 'answer', origin: 'model', segments: [{ text: 'Hi.', facts: ['a'] }] },
    { type: 'question-set', id: 'q', text: 'When?', reshown: true },
  ]
  expect(shown.map((event) => publicEvent(event, hold))).toEqual(shown)
})

it('a code leaves under the contract’s name, the library’s, or its own; a host code never', () => {
  expect(publicCode('required_missing', hold)).toBe('evidence_not_written')
  expect(publicCode('tool_rejected', hold)).toBe('tool_call_rejected')
  expect(publicCode('text_cut', hold)).toBe('text_cut')
  for (const code of hostCodes) expect(publicCode(code, { ...hold, publicCodes: { [code]: 'named' } })).toBeUndefined()
})
