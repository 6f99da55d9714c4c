import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SchemaVersion } from '@hefu/server'

/** What a closed database folder turns out to be: the PostgreSQL that made it, and the versions of its tables. */
export interface RecordVersions {
  readonly postgres: string
  readonly schema: SchemaVersion
}

/** Opens a database's folder, which this process alone may touch, reads its versions, and closes it in good order. Throws what PGlite throws. */
export async function versionsIn(place: string): Promise<RecordVersions> {
  const postgres = (await readFile(join(place, 'PG_VERSION'), 'utf8')).trim()
  const [{ PGlite }, { schemaOf }] = await Promise.all([import('@electric-sql/pglite'), import('@hefu/server')])
  const client = await PGlite.create(place)
  try {
    const query = async (text: string, params: readonly unknown[]) => (await client.query<Record<string, unknown>>(text, [...params])).rows
    return { postgres, schema: await schemaOf({ query }) }
  } finally {
    await client.close()
  }
}
