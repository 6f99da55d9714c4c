import { TurnError } from '@hefu/turn'
import { logVersion, type Query } from '@hefu/turn/postgres-log'
import journal from './migrations/meta/_journal.json' with { type: 'json' }

/** Versions of the tables: the log's, and how many migrations made the app's own. 0 where there are none yet. */
export interface SchemaVersion {
  readonly log: number
  readonly app: number
}

/** What this program makes and knows. */
export const knownSchema: SchemaVersion = { log: logVersion, app: journal.entries.length }

/** What stands in a database, which is only read. */
export async function schemaOf({ query }: Pick<Query, 'query'>): Promise<SchemaVersion> {
  const number = async (table: string, text: string): Promise<number> => {
    const [there] = await query('select to_regclass($1) is not null as there', [table])
    if (there?.['there'] !== true) return 0
    const [row] = await query(text, [])
    return Number(row?.['n'] ?? 0)
  }
  return {
    log: await number('turn_log_version', 'select max(version) as n from turn_log_version'),
    app: await number('drizzle.__drizzle_migrations', 'select count(*) as n from drizzle.__drizzle_migrations'),
  }
}

/** Whether tables were made by a newer program. */
export function isNewer({ log, app }: SchemaVersion): boolean {
  return log > knownSchema.log || app > knownSchema.app
}

/** Throws TurnError 'store-newer' where a newer program made the tables. */
export async function refuseNewer(query: Pick<Query, 'query'>): Promise<void> {
  const found = await schemaOf(query)
  if (isNewer(found))
    throw new TurnError(
      'store-newer',
      `the database has version ${found.log} of the turn log and ${found.app} migrations of the app; this program knows ${knownSchema.log} and ${knownSchema.app}`,
    )
}
