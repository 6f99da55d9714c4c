import { openPostgres, type Sql } from '@hefu/turn/postgres-log'
import { CliError } from '../error.ts'

/** Throws CliError 'database-unreachable' where a PostgreSQL does not answer or lets us not in. */
export async function checkDatabase(url: string): Promise<void> {
  await (await openedAt(url)).close()
}

/** A connection to a PostgreSQL that has answered. Throws CliError 'database-unreachable', which shows no user and no password. */
async function openedAt(url: string): Promise<Sql> {
  const sql = await openPostgres(url)
  try {
    await sql.query('select 1', [])
    return sql
  } catch (error) {
    await sql.close()
    throw new CliError('database-unreachable', { field: 'DATABASE_URL', value: `${shownAddress(url)} (${reasonOf(error)})` })
  }
}

/** Host and database of an address. */
export function shownAddress(url: string): string {
  if (!URL.canParse(url)) return 'PostgreSQL'
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

function reasonOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'no answer'
}
