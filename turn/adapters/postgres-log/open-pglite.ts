import { existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { lockFolder } from './folder-lock.ts'
import type { Found, Query, Sql } from './sql.ts'

/**
 * Opens PGlite, a PostgreSQL in this process: in `folder`, which no other process can open meanwhile, or, without one, in memory.
 * It never calls fsync: what was committed outlives the process, not a power cut. Throws TurnError 'log-invalid' when the folder is held.
 */
export async function openPglite(folder?: string): Promise<Sql> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  try {
    const lite = await start(folder)
    return {
      ...queries(lite),
      transaction: (work) => lite.transaction((transaction) => work(queries(transaction))),
      close: async () => {
        await lite.close().finally(unlock)
      },
    }
  } catch (error) {
    unlock()
    throw error
  }
}

/** A new database takes its place by a rename when it is whole, so that one whose making was cut short is never opened. */
async function start(folder: string | undefined): Promise<PGlite> {
  const { PGlite: Lite } = await import('@electric-sql/pglite')
  if (folder === undefined) return Lite.create()
  const place = join(folder, 'database')
  if (!existsSync(place)) {
    const fresh = `${place}.new`
    rmSync(fresh, { recursive: true, force: true })
    const made = await Lite.create(fresh)
    await made.close()
    renameSync(fresh, place)
  }
  return Lite.create(place)
}

function queries(on: Pick<PGlite | Transaction, 'query' | 'exec'>): Query {
  return { query: async (text, params) => (await on.query<Found>(text, [...params])).rows, script: async (text) => void (await on.exec(text)) }
}
