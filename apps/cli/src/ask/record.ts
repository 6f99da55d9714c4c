import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { contractOf, liuyaoTables } from '@hefu/contracts/liuyao'
import { TurnError } from '@hefu/turn'
import { type Bell, type Log, memoryBell, type SessionHost, sessionHost, systemClock } from '@hefu/turn/host'
import { openPglite, postgresLog } from '@hefu/turn/postgres-log'
import { CliError } from '../error.ts'
import type { Provider } from '../provider.ts'

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

/** The folder that a flag names, or the usual one. */
export function folderOf(flag: string | undefined): string {
  return flag ?? join('data', 'hefu')
}

/** Whether a folder holds a record already. */
export function hasRecord(folder: string): boolean {
  return existsSync(join(folder, 'database'))
}

/** Opens the record in a folder, making it where there is none. Throws CliError 'folder-held' where it cannot be had. */
export async function openRecord(folder: string, { model }: Provider): Promise<Keeping> {
  const log = await openLog(folder)
  await log.account(houseAccount)
  const bell = memoryBell()
  const host = sessionHost({ log, bell, clock: systemClock, modelOf: async () => model, contractOf: contractOf(log), mergeMs }, randomUUID)
  return { log, bell, host }
}

async function openLog(folder: string): Promise<Log> {
  try {
    await mkdir(folder, { recursive: true })
    return await postgresLog({ sql: await openPglite({ folder }), tables: liuyaoTables })
  } catch (error) {
    if (error instanceof TurnError || isSystemError(error)) throw new CliError('folder-held', { field: '--data', value: `${folder} (${error.message})` })
    throw error
  }
}

function isSystemError(error: unknown): error is Error & { readonly code: string } {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/u.test(error.code)
}
