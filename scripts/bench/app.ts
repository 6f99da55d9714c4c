import { startPostgres } from '../kit/postgres.ts'
import { firstLoad } from './app/first-load.ts'
import { loadOf } from './app/load.ts'
import { castToPlate } from './app/plate.ts'
import { startsOf } from './app/starts.ts'
import type { Measure } from './liuyao.ts'

/** The app on its two databases: how soon a word reaches a reader, how fast turns open, how soon the server is ready, what it weighs; the page's first load, and how soon it shows a plate. */
export async function bench(): Promise<readonly Measure[]> {
  const page = [...(await firstLoad()), ...castToPlate()]
  const embedded = { name: 'PGlite', env: {}, idleMb: 450 }
  const onPglite = [...(await startsOf(embedded)), ...(await loadOf(embedded))]
  const postgres = await startPostgres()
  if (postgres === undefined) return [...page, ...onPglite]
  try {
    const served = { name: 'PostgreSQL', env: { DATABASE_URL: postgres.url }, idleMb: 200 }
    return [...page, ...onPglite, ...(await startsOf(served)), ...(await loadOf(served))]
  } finally {
    postgres.stop()
  }
}
