import { expect, it } from 'vitest'
import { summarise, type Outcome } from './test-summary.ts'

const passed: Outcome = { title: 'adds', state: 'passed' }
const failed: Outcome = { title: 'divides', state: 'failed' }
const skipped: Outcome = { title: 'appends on PostgreSQL', state: 'skipped', reason: 'HEFU_TEST_POSTGRES_URL is not set' }

it('ends with the count alone on the last line', () => {
  expect(summarise([passed, failed], { requirePostgres: false })).toEqual({ lines: ['1 passed, 1 failed'], passed: false })
})

it('names each skipped test with its reason and counts it', () => {
  expect(summarise([passed, skipped], { requirePostgres: false })).toEqual({
    lines: ['skipped: appends on PostgreSQL (HEFU_TEST_POSTGRES_URL is not set)', '1 passed, 0 failed, 1 skipped'],
    passed: true,
  })
})

it('fails a test skipped for want of PostgreSQL where PostgreSQL is required', () => {
  const { lines, passed: green } = summarise([passed, skipped], { requirePostgres: true })
  expect(green).toBe(false)
  expect(lines.at(-1)).toBe('1 passed, 1 failed')
})

it('does not call a run without any test a success', () => {
  expect(summarise([], { requirePostgres: false }).passed).toBe(false)
})
