import { expect, it } from 'vitest'
import { priorOf } from './prior.ts'

const sum = (shares: Float64Array): number => shares.reduce((total, share) => total + share, 0)

it('strikes out no minute of a declared day, however sure the memory', () => {
  const prior = priorOf({ minutes: 1440, source: { kind: 'memory', minute: 0, deviation: 1 } })
  expect(prior.every((share) => share > 0)).toBe(true)
  expect(sum(prior)).toBeCloseTo(1, 12)
})

it.each([30, 1440])('lets a record to the minute weigh the same in a window of %i minutes', (minutes) => {
  const prior = priorOf({ minutes, source: { kind: 'record', minute: 15, rounded: false } })
  expect(sum(prior.subarray(10 + 12, 10 + 19))).toBeGreaterThan(0.94)
  expect(sum(prior.subarray(0, 10))).toBeCloseTo(0.025, 12)
  expect(sum(prior.subarray(10 + minutes))).toBeCloseTo(0.025, 12)
})
