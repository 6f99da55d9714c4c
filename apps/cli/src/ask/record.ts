import { randomUUID } from 'node:crypto'
import { contractOf, liuyaoTables } from '@hefu/contracts/liuyao'
import { type Bell, type Driver, type Log, memoryBell, type SessionHost, sessionHost, systemClock } from '@hefu/turn/host'
import { modelOfOneTurn } from '@hefu/turn/ai-sdk'
import { openPglite, postgresLog } from '@hefu/turn/postgres-log'
import { CliError } from '../error.ts'
import type { Provider } from '../provider.ts'
import { storeRefusal } from '../refusal.ts'
import { makeFolder } from './folder.ts'
import { absentModel, isOpenedWith } from './opened-with.ts'

/** The record of all readings, open and held by this process, with the host that runs turns on it. */
export interface Keeping {
  readonly log: Log
  readonly bell: Bell
  readonly host: SessionHost
}

/** The account that readings at this terminal are written to; it has no limit. */
export const houseAccount = 'house'

/** How long text may wait to be stored as one event, in milliseconds. */
const mergeMs = 40

/**
 * Opens the record in a folder, making it where there is none. A turn is worded by the provider it was opened with; where that is not this
 * one, nothing is asked anywhere. Throws CliError 'folder-held', 'folder-newer', 'folder-unusable', 'folder-full', 'record-damaged' where it cannot be had.
 */
export async function openRecord(folder: string, provider: Provider): Promise<Keeping> {
  const log = await openLog(folder)
  await log.account(houseAccount)
  const bell = memoryBell()
  const modelOf: Driver['modelOf'] = async (_, { input }) => (isOpenedWith(input, provider) ? modelOfOneTurn(provider.model) : absentModel(input))
  const host = sessionHost({ log, bell, clock: systemClock, modelOf, contractOf: contractOf(log), mergeMs }, randomUUID)
  return { log, bell, host }
}

async function openLog(folder: string): Promise<Log> {
  makeFolder(folder)
  try {
    return await postgresLog({ sql: await openPglite({ folder }), tables: liuyaoTables })
  } catch (error) {
    const code = storeRefusal(error)
    if (code !== undefined) throw new CliError(code, { field: '--data', value: folder })
    throw error
  }
}
