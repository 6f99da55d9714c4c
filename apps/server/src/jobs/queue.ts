import type { Query } from '@hefu/turn/postgres-log'
import type { Opening } from '@hefu/turn/host'
import type { Db, PgBoss } from 'pg-boss'
import type { Database } from '../store/database.ts'

/** Why a turn is driven: new, left by a stopping node, or found without a live driver. */
export type Why = 'opened' | 'handover' | 'restart'

/** What a job says. */
export interface TurnJob {
  readonly turn: string
  readonly why: Why
}

/** The queue of turns to drive. One job a turn is alive at a time. */
export const queueName = 'turn'

/** Seconds without a sign of life after which another node takes a job; the least that pg-boss allows. */
const heartbeatSeconds = 10

/**
 * Starts pg-boss, which makes its tables at first. On PGlite the lock of the folder proves that this process is alone, so that nobody
 * needs to be watched there.
 */
export async function startQueue(database: Database, onError: (error: Error) => void): Promise<PgBoss> {
  const alone = database.kind === 'pglite'
  const boss = await database.boss({ schedule: false, supervise: !alone, superviseIntervalSeconds: 5, monitorIntervalSeconds: 5 })
  boss.on('error', onError)
  await boss.start()
  await boss.createQueue(queueName, {
    policy: 'exclusive',
    retryLimit: 1_000,
    retryDelay: 2,
    expireInSeconds: 86_400,
    retentionSeconds: 30 * 86_400,
    heartbeatSeconds,
  })
  return boss
}

/** Sends jobs; none for a turn whose job lives. */
export async function sendJobs(boss: PgBoss, jobs: readonly TurnJob[], within?: Query): Promise<void> {
  if (jobs.length === 0) return
  const rows = jobs.map((job) => ({ data: job, singletonKey: job.turn }))
  await boss.insert(queueName, rows, within === undefined ? {} : { db: inside(within) })
}

/** In the transaction that opens turns: their jobs. */
export function openingJobs(boss: PgBoss): (query: Query, openings: readonly Opening[]) => Promise<void> {
  return (query, openings) =>
    sendJobs(
      boss,
      openings.map(({ turn }) => ({ turn, why: 'opened' })),
      query,
    )
}

// pg-boss's own adapter of a PGlite transaction would end it after a failed statement, and what followed would commit by itself.
function inside({ query }: Query): Db {
  return { executeSql: async (text, values = []) => ({ rows: [...(await query(text, values.map(param)))] }) }
}

function param(value: unknown): string | number | null {
  if (typeof value === 'string' || typeof value === 'number') return value
  return value === null || value === undefined ? null : JSON.stringify(value)
}

/** Unfinished turns that no live job will drive, oldest first. */
export async function turnsWithoutJob({ query }: Query): Promise<readonly string[]> {
  const found = await query(
    `select t.turn from turn t where t.status in ('queued', 'running') and not exists (
       select 1 from pgboss.job j where j.name = $1 and j.singleton_key = t.turn and j.state in ('created', 'retry', 'active')) order by t.place`,
    [queueName],
  )
  return found.map((row) => String(row['turn']))
}
