import { expect, it } from 'vitest'
import { codeOf } from '../../testing/log-suite/samples.ts'
import { isFull, type Sql, sqlState, tellingFull } from './sql.ts'

const failing = (code: string): Sql => {
  const fail = async (): Promise<never> => {
    throw Object.assign(new Error('could not extend file'), { code })
  }
  return { query: fail, script: fail, transaction: fail, close: async () => undefined }
}

it.each(['53100', 'ENOSPC'])('a full disk is told as one, whatever was asked for (%s)', async (code) => {
  const sql = tellingFull(failing(code))
  const work = [sql.query('select 1', []), sql.script('select 1'), sql.transaction(async () => 1)]
  expect(await Promise.all(work.map(codeOf))).toEqual(['store-full', 'store-full', 'store-full'])
})

it('any other failure is told as it came', async () => {
  expect(await codeOf(tellingFull(failing('23505')).query('select 1', []))).toBe('23505')
  expect([isFull(new Error('53100')), isFull('ENOSPC'), sqlState(Object.assign(new Error(''), { code: 'ENOSPC' }))]).toEqual([false, false, undefined])
})
