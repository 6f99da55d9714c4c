import { memoryLog } from '@hefu/turn/memory-log'
import { expect, test } from 'vitest'
import { contractOf } from './contract-of.ts'
import { liuyaoTables } from './tables.ts'
import { sampleArguments } from './testing/samples.ts'

const row = { turn: 'turn-1', session: 'session', request: 'request', status: 'running', epoch: 1, last: 1 } as const
const skill = { name: 'liuyao', version: '1', hash: '' }

function started(contract: string, given: unknown) {
  return { type: 'turn-start', contract, version: '1', skill, request: 'request', input: { text: '?', arguments: given } } as const
}

const remake = contractOf(memoryLog(liuyaoTables))

test('a stored reading gets the contract that it was opened with', async () => {
  const given = sampleArguments('en')
  const made = await remake(row, started('liuyao-reading', JSON.parse(JSON.stringify(given))))
  expect(made).toMatchObject({ name: 'liuyao-reading', language: 'en', prepare: [{ tool: 'derive', args: given }], limits: { attempts: 2 } })
})

test('arguments that cannot be read, or a reading that is not there, end the turn in a plain sentence', async () => {
  const lost = await remake(row, started('liuyao-reading', { language: 'en', cast: 3 }))
  expect(lost).toMatchObject({
    limits: { attempts: 0 },
    price: 0,
    fallback: 'The cast could not be read from its record, so no reading was made and nothing was charged.',
  })
  const orphan = await remake(row, started('liuyao-follow-up', { language: 'zh-Hant', reading: 'cast-9' }))
  expect(orphan).toMatchObject({ limits: { attempts: 0 }, price: 0, fallback: '這一卦還沒有成立的解讀，無從追問。' })
  expect(await remake(row, started('liuyao-follow-up', undefined))).toMatchObject({ limits: { attempts: 0 }, language: 'zh-Hans' })
})

test('a turn of another contract is a bug of the caller', async () => {
  await expect(remake(row, started('consult', {}))).rejects.toThrow("the contract is 'consult'; allowed here are liuyao-reading, liuyao-follow-up")
})
