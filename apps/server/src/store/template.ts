import { existsSync, openAsBlob } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { liuyaoTables } from '@hefu/contracts/liuyao'
import { postgresLog } from '@hefu/turn/postgres-log'
import packageJson from '../../package.json' with { type: 'json' }
import { startQueue } from '../jobs/queue.ts'
import { houseAccount } from '../session/room.ts'
import { openDatabase } from './database.ts'

/** An embedded database belongs to the version that made it; migrations bring an older schema up to date. */
const place = join(import.meta.dirname, `../../dist/template-${packageJson.dependencies['@electric-sql/pglite']}.tar.gz`)

/** Whether the template of this version was made. */
export function hasTemplate(): boolean {
  return existsSync(place)
}

/** What a new data folder begins from, which saves making a database anew; undefined where it was not made. */
export async function readTemplate(): Promise<Blob | undefined> {
  return hasTemplate() ? openAsBlob(place) : undefined
}

/** Makes the template: an empty database with every table, dumped. It takes its place whole. */
export async function makeTemplate(): Promise<void> {
  const database = await openDatabase({})
  try {
    const boss = await startQueue(database, (error) => {
      throw error
    })
    const log = await postgresLog({ sql: database.sql, tables: liuyaoTables })
    await log.account(houseAccount)
    await boss.stop({ graceful: false })
    const dumped = await database.dump?.()
    if (dumped === undefined) return
    await mkdir(join(place, '..'), { recursive: true })
    await writeFile(`${place}.new`, new Uint8Array(await dumped.arrayBuffer()))
    await rename(`${place}.new`, place)
  } finally {
    await database.close()
  }
}
