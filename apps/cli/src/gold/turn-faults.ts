import { memoryLog } from '@hefu/turn/memory-log'
import { compareFaultCase, type FaultCase, sealedTable } from '@hefu/turn/testing'
import { isRecord, listAt } from '../json.ts'
import { compareEach, type Comparer } from './outcome.ts'

/** Plays every fault case through the session host, each on a log of its own. */
export const compareTurnFaults: Comparer = (gold) =>
  compareEach(listAt(gold, 'cases'), {
    is: isFaultCase,
    wanted: 'a case with id, contract, world, tools and turns',
    name: ({ id }) => id,
    compare: (fault) => compareFaultCase(fault, memoryLog([sealedTable])),
  })

function isFaultCase(value: unknown): value is FaultCase {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false
  const { contract, world, tools, turns } = value
  return isContract(contract) && isWorld(world) && isTools(tools) && Array.isArray(turns) && turns.length > 0 && turns.every(isTurn)
}

function isContract(value: unknown): boolean {
  return (
    isRecord(value) && Array.isArray(value['required']) && Array.isArray(value['claims']) && isRecord(value['text']) && typeof value['attempts'] === 'number'
  )
}

function isWorld(value: unknown): boolean {
  return isRecord(value) && Array.isArray(value['history']) && isRecord(value['sealed']) && typeof value['epoch'] === 'number'
}

function isTools(value: unknown): boolean {
  return isRecord(value) && Object.values(value).every((tool) => isRecord(tool) && typeof tool['effect'] === 'string' && Array.isArray(tool['out']))
}

function isTurn(value: unknown): boolean {
  if (!isRecord(value) || typeof value['id'] !== 'string' || !isRecord(value['input']) || !isRecord(value['expect'])) return false
  return listAt(value, 'attempts').every((attempt) => listAt(attempt, 'calls').every((call) => isRecord(call) && Array.isArray(call['parts'])))
}
