import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { liuyaoTables } from '@hefu/contracts/liuyao'
import { postgresLog } from '@hefu/turn/postgres-log'
import packageJson from '../../package.json' with { type: 'json' }
import { startQueue } from '../jobs/queue.ts'
import { houseAccount } from '../session/room.ts'
import { openDatabase } from './database.ts'

const folder = join(import.meta.dirname, '../../dist')
/** An embedded database belongs to the version that made it; migrations bring an older schema up to date. */
const place = join(folder, `template-${packageJson.dependencies['@electric-sql/pglite']}`)

/** What a new data folder begins from, which saves making a database anew; undefined where it was not made. */
export function templateFolder(): string | undefined {
  return existsSync(place) ? place : undefined
}

/** Makes the template: the files of an empty database with every table. It takes its place whole. */
export async function makeTemplate(): Promise<void> {
  const making = join(folder, 'making')
  await rm(making, { recursive: true, force: true })
  await mkdir(making, { recursive: true })
  const database = await openDatabase({ folder: making })
  try {
    const boss = await startQueue(database, (error) => {
      throw error
    })
    const log = await postgresLog({ sql: database.sql, tables: liuyaoTables })
    await log.account(houseAccount)
    await boss.stop({ graceful: false })
  } finally {
    await database.close()
  }
  await rename(join(making, 'database'), place)
  await rm(making, { recursive: true, force: true })
}
