import { expect, it } from 'vitest'
import type { TurnEvent } from '../src/index.ts'
import { attempt, callOf, sampleContract, startOf, stepOf } from '../testing/fixtures/sample-turn.ts'
import { accounts } from './receipt.ts'

const skill = { name: 'skill', version: '2', hash: 'abc' }
const terms = sampleContract({ skill, publicCodes: { required_missing: 'evidence_not_written' } })
const log: readonly TurnEvent[] = [
  startOf({ text: 'go', parts: [{ type: 'approval' }] }),
  { type: 'drive-start', epoch: 1, why: 'opened' },
  { type: 'input-classified', intent: 'tell', hasNewDatedEvent: true, expectedWrite: 'evidence', tries: 1, usage: { in: 5, out: 1 } },
  attempt(),
  ...stepOf(1, { text: 'Half a word', calls: [['c1', 'note', { kind: 'roof' }]] }),
  ...callOf('c1', 'record', { status: 'rejected', code: 'tool_rejected', value: { error: true, validationErrors: { kind: 'not allowed' } } }),
  { type: 'attempt-end', verdict: 'broken', codes: ['required_missing'] },
  attempt(2),
  ...stepOf(1, { calls: [['c1', 'note', { kind: 'yard' }]] }),
  ...callOf('c1', 'record', { status: 'ok', value: 'n1' }),
  ...stepOf(2, { text: 'Noted.' }),
  { type: 'attempt-end', verdict: 'kept', codes: [] },
  { type: 'answer', origin: 'model', segments: [{ text: 'Noted.', facts: ['n1', 'n1', 'n2'] }] },
  { type: 'turn-end', status: 'completed', origin: 'model', charge: 1, codes: [], history: [] },
]
const { receipt, diagnostic } = accounts(
  log.map((event, at) => ({ seq: at + 1, at: 1000 + at * 10, event })),
  terms,
  'configured-model',
)

it('a receipt says what was promised, tried, done, cited and charged', () => {
  expect(receipt).toMatchObject({
    contract: { name: 'sample', version: '1' },
    skill,
    model: { asked: 'configured-model', used: ['scripted'] },
    attempts: [
      { verdict: 'broken', codes: ['evidence_not_written'] },
      { verdict: 'kept', codes: [] },
    ],
    tools: [
      { tool: 'note', status: 'rejected', by: 'model', ms: 10 },
      { tool: 'note', status: 'ok', by: 'model', ms: 10 },
    ],
    facts: ['n1', 'n2'],
    status: 'completed',
    origin: 'model',
    charge: 1,
  })
  expect(receipt.phases.map(({ phase }) => phase)).toEqual(['opened', 'classified', 'attempt', 'judged', 'attempt', 'judged', 'answered', 'ended'])
  expect(receipt.phases.map(({ ms }) => ms)).toEqual(receipt.phases.map(({ ms }) => ms).toSorted((a, b) => a - b))
})

it('a receipt holds no argument, reason, host code or word of a broken attempt', () => {
  const text = JSON.stringify(receipt)
  for (const hidden of ['roof', 'yard', 'not allowed', 'validationErrors', 'forged_ignored', 'Half a word', 'evidence"']) expect(text).not.toContain(hidden)
})

it('a diagnostic says what the words asked for, what was written, what was refused and why, how long and how much', () => {
  expect(diagnostic).toEqual({
    codes: ['forged_ignored', 'tool_rejected', 'required_missing'],
    expectedWrite: 'evidence',
    stateMutationCommitted: true,
    rejected: [{ tool: 'note', status: 'rejected', code: 'tool_rejected' }],
    usage: { in: 8, out: 4 },
    epoch: 1,
    ms: (log.length - 1) * 10,
  })
})
