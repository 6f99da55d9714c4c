import { appendFileSync, cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite, Transaction } from '@electric-sql/pglite'
import { TurnError } from '../../src/index.ts'
import { lockFolder, unwritable } from './folder-lock.ts'
import { type Found, isFull, type Query, type Sql } from './sql.ts'

/** Where PGlite keeps its files, or, without a folder, that it keeps none; `template` is the `database` folder of a closed one, which a new database begins as a copy of. */
export interface PgliteOpening {
  readonly folder?: string
  readonly template?: string
}

/** A PGlite and what ends it and lets its folder go. */
export interface PgliteOpened {
  readonly client: PGlite
  readonly close: () => Promise<void>
}

/**
 * Opens PGlite, a PostgreSQL in this process: in a folder, which no other process can open meanwhile, or in memory. It never calls
 * fsync: what was committed outlives the process, not a power cut. Throws TurnError 'store-held' when the folder is held, 'store-unwritable' when it cannot be written,
 * 'store-damaged' when the database in it does not open.
 */
export async function openPgliteClient({ folder, template }: PgliteOpening = {}): Promise<PgliteOpened> {
  const unlock = folder === undefined ? () => undefined : lockFolder(folder)
  try {
    const client = await start(folder, template)
    return { client, close: () => client.close().finally(unlock) }
  } catch (error) {
    unlock()
    throw folder === undefined || error instanceof TurnError ? error : isUnwritable(error) ? unwritable(folder, error) : damaged(folder, error)
  }
}

function damaged(folder: string, cause: unknown): TurnError {
  const why = cause instanceof Error ? cause.message : String(cause)
  return new TurnError('store-damaged', `the database in the folder ${folder} does not open (${why}); allowed is one that was closed or killed, whole`, {
    cause,
  })
}

/** A new database takes its place by a rename when it is whole, so that one whose making was cut short is never opened. */
async function start(folder: string | undefined, template: string | undefined): Promise<PGlite> {
  const { PGlite: Lite } = await import('@electric-sql/pglite')
  if (folder === undefined) return Lite.create()
  const place = join(folder, 'database')
  if (!existsSync(place)) {
    const fresh = `${place}.new`
    rmSync(fresh, { recursive: true, force: true })
    try {
      if (template === undefined) await makeDatabase(fresh)
      else cpSync(template, fresh, { recursive: true })
      renameSync(fresh, place)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      throw error
    }
  }
  return Lite.create(place)
}

/** PostgreSQL sets aside 128 MB for pages by itself; one person's records need far less. */
const pages = 'shared_buffers = 16MB\n'

async function makeDatabase(place: string): Promise<void> {
  const { PGlite: Lite } = await import('@electric-sql/pglite')
  const made = await Lite.create(place)
  await made.close()
  appendFileSync(join(place, 'postgresql.conf'), pages)
}

const systemCodes: readonly unknown[] = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EISDIR', 'EEXIST', 'ENOSPC', 'EDQUOT']

/** The same by their numbers in WASI, as PGlite's file system throws them: no access, exists, is a folder, no space, no folder, not allowed, read-only, quota. */
const wasiCodes: readonly unknown[] = [2, 20, 31, 51, 54, 63, 69, 19]

/** Whether the file system refused to be written; PGlite throws such an error as an object that is no Error. */
function isUnwritable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const [code, name, errno] = ['code', 'name', 'errno'].map((key): unknown => Reflect.get(error, key))
  return isFull(error) || systemCodes.includes(code) || (name === 'ErrnoError' && wasiCodes.includes(errno))
}

/** The log's port over a PGlite that the caller opened; closing it calls `close`. */
export function pgliteSql(client: PGlite, close: () => Promise<void>): Sql {
  return { ...queries(client), transaction: (work) => client.transaction((transaction) => work(queries(transaction))), close }
}

/** Opens PGlite for a log alone; see `openPgliteClient`. */
export async function openPglite(opening: PgliteOpening = {}): Promise<Sql> {
  const { client, close } = await openPgliteClient(opening)
  return pgliteSql(client, close)
}

function queries(on: Pick<PGlite | Transaction, 'query' | 'exec'>): Query {
  return { query: async (text, params) => (await on.query<Found>(text, [...params])).rows, script: async (text) => void (await on.exec(text)) }
}
