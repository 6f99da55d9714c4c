import { fileURLToPath } from 'node:url'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { openPgliteClient, openPostgresPool, pgliteSql, postgresSql, type Sql } from '@hefu/turn/postgres-log'
import type { ConstructorOptions, PgBoss } from 'pg-boss'
import { refuseNewer } from './schema-version.ts'

/** Drizzle over either driver. */
export type Drizzle = PgDatabase<PgQueryResultHKT>

/** Where the data is: a PostgreSQL by its URL, or PGlite in a folder (in memory without one) that may begin as a template. */
export type Place = { readonly url: string } | { readonly folder?: string; readonly template?: string }

/** One database under its three users: the log, Drizzle and pg-boss. */
export interface Database {
  readonly kind: 'pglite' | 'postgres'
  readonly sql: Sql
  readonly drizzle: Drizzle
  /** A pg-boss on this database, not started. */
  readonly boss: (options: Omit<ConstructorOptions, 'db' | 'connectionString' | 'backend'>) => Promise<PgBoss>
  readonly close: () => Promise<void>
}

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Opens a database and brings the app's own tables up to date. Throws TurnError 'store-held', 'store-newer', 'store-unwritable' and 'store-damaged', and what the driver throws. */
export async function openDatabase(place: Place): Promise<Database> {
  return 'url' in place ? openServer(place.url) : openFolder(place)
}

async function openFolder(place: { readonly folder?: string; readonly template?: string }): Promise<Database> {
  const [{ client, close }, { drizzle }, { migrate }] = await Promise.all([
    openPgliteClient(place),
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ])
  try {
    const database = drizzle({ client })
    const sql = pgliteSql(client, close)
    await refuseNewer(sql)
    await migrate(database, { migrationsFolder })
    return {
      kind: 'pglite',
      sql,
      drizzle: database,
      boss: async (options) => {
        const { fromPglite, PgBoss: Boss } = await import('pg-boss')
        return new Boss({ ...options, db: fromPglite(client), backend: 'pglite' })
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}

const bossConnections = 4

async function openServer(url: string): Promise<Database> {
  const [pool, { drizzle }, { migrate }] = await Promise.all([
    openPostgresPool(url),
    import('drizzle-orm/postgres-js'),
    import('drizzle-orm/postgres-js/migrator'),
  ])
  const sql = postgresSql(pool)
  try {
    const database = drizzle({ client: pool })
    // Migrations do not lock by themselves: nodes that start at once would each begin to make the same tables.
    await sql.transaction(async ({ query }) => {
      await query("select pg_advisory_xact_lock(hashtextextended('app-schema', 0))", [])
      await refuseNewer({ query })
      await migrate(database, { migrationsFolder })
    })
    return {
      kind: 'postgres',
      sql,
      drizzle: database,
      boss: async (options) => {
        const { PgBoss: Boss } = await import('pg-boss')
        return new Boss({ max: bossConnections, ...options, connectionString: url })
      },
      close: sql.close,
    }
  } catch (error) {
    await sql.close()
    throw error
  }
}
