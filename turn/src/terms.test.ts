import { expect, it } from 'vitest'
import { sampleContract } from '../testing/fixtures/sample-turn.ts'
import { terms } from './terms.ts'

it('the prompt states every requirement and every claim of the contract, and nothing of its own', () => {
  const text = terms(
    sampleContract({
      required: [
        { anyOf: ['chart'], ok: 'exactly-one' },
        { anyOf: ['record', 'revise'], ok: 'at-least-one' },
      ],
      claims: [{ id: 'noted', say: ['noted', '记下了'], needs: ['record'] }],
      output: { json: {}, parse: () => ({ ok: {} }) },
      citable: () => new Set(),
    }),
  )
  expect(text.split('\n')).toEqual([
    'Terms of this turn:',
    '- Before any answer, call `chart` exactly once and wait for its result.',
    '- Before any answer, call `record` or `revise` at least once and wait for its result.',
    '- Say "noted", "记下了" only after `record` has returned an ok result in this turn.',
    '- Give the answer by calling `submit` once, as the last thing; text outside it is not delivered.',
    '- Every id in a `facts` list must be one of the given fact ids.',
  ])
})

it('a contract that demands nothing has no terms', () => {
  expect(terms(sampleContract())).toBe('')
})
