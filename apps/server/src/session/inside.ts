import { randomUUID } from 'node:crypto'
import { contractOf, liuyaoTables } from '@hefu/contracts/liuyao'
import type { Clock, EndStatus } from '@hefu/turn'
import { type Drive, type Driven, type Driver, type Log, sessionHost, type TableSpec } from '@hefu/turn/host'
import { postgresBell, postgresLog } from '@hefu/turn/postgres-log'
import { type Jobs, startJobs } from '../jobs/jobs.ts'
import { openingJobs, startQueue } from '../jobs/queue.ts'
import type { Writers } from '../providers/writers.ts'
import { eraseCast, holdCasts } from '../store/app-hooks.ts'
import { castsIn } from '../store/casts.ts'
import type { Database } from '../store/database.ts'
import { reportsIn } from '../store/reports.ts'
import { isPersonIn } from '../store/people.ts'
import { adoptSessions } from './adopt.ts'
import { dyingLog } from './dying-log.ts'
import { houseAccount, mergeMs, type Screen, type SessionRoom, type Start, type TestTurns } from './room.ts'
import { sessionsOf } from './sessions.ts'
import { turnsOf } from './turns.ts'
import type { Sessions, Turns } from './use-cases.ts'
import { providerOf } from './written-by.ts'

/** What the inside of the server is made of. */
export interface Making {
  readonly database: Database
  readonly writers: Writers
  readonly screened: Screen
  readonly clock: Clock
  /** Most turns that this process drives at once. */
  readonly capacity: number
  /** Counts a turn that begins to be driven here; what it returns is called when its driver leaves it. */
  readonly driving: () => () => void
  readonly ended: (status: EndStatus) => void
  readonly trouble: (error: unknown) => void
  readonly test?: { readonly turns: TestTurns; readonly tables: readonly TableSpec[]; readonly dieAfter?: number }
}

/** Sessions and turns over a database, with the jobs that drive them. */
export interface Inside {
  readonly sessions: Sessions
  readonly turns: Turns
  readonly log: Log
  readonly room: SessionRoom
  readonly ready: () => Promise<boolean>
  /** Hands running turns over, then closes the database. */
  readonly close: () => Promise<void>
}

/** Puts sessions, turns and jobs together and begins to drive what was left. */
export async function startInside(making: Making): Promise<Inside> {
  const { database, test } = making
  const boss = await startQueue(database, making.trouble)
  const withJobs = openingJobs(boss)
  const kept = await postgresLog({
    sql: database.sql,
    tables: [...liuyaoTables, ...(test?.tables ?? [])],
    opening: async (query, openings) => {
      await holdCasts(query, openings)
      await withJobs(query, openings)
    },
    erasing: eraseCast,
  })
  const log = test?.dieAfter === undefined ? kept : dyingLog(kept, test.dieAfter)
  await log.account(houseAccount)
  const bell = await postgresBell(database.sql)
  const driver = driverOf(making, log, bell)
  const host = sessionHost(driver, randomUUID)
  const jobs = await startJobs({
    boss,
    query: database.sql,
    drive: (turn, how) => counted(turn, how, { making, log, drive: host.drive }),
    trouble: making.trouble,
    capacity: making.capacity,
    alone: database.kind === 'pglite',
  })
  const room = roomOf(making, { log, bell, host, jobs })
  await adoptSessions(room, database.sql)
  return {
    sessions: sessionsOf(room),
    turns: turnsOf(room),
    log,
    room,
    ready: async () => (await database.sql.query('select 1 as one', [])).length > 0,
    close: async () => {
      await jobs.stop()
      await boss.stop({ graceful: false })
      await log.close()
    },
  }
}

function driverOf({ clock, writers, test }: Making, log: Log, bell: Driver['bell']): Driver {
  const liuyao = contractOf(log)
  const isTest = ({ contract }: Start): boolean => contract === test?.turns.name
  return {
    log,
    bell,
    clock,
    mergeMs,
    contractOf: async (row, start) =>
      test !== undefined && isTest(start) ? test.turns.contract() : writers.contractFor(await liuyao(row, start), providerOf(start)),
    modelOf: async (_row, start) => (test !== undefined && isTest(start) ? test.turns.modelOf(start) : writers.modelOf(providerOf(start))),
  }
}

interface Counting {
  readonly making: Making
  readonly log: Log
  readonly drive: (turn: string, how: Drive) => Promise<Driven>
}

async function counted(turn: string, how: Drive, { making, log, drive }: Counting): Promise<Driven> {
  const left = making.driving()
  try {
    const driven = await drive(turn, how)
    const status = driven === 'ended' ? (await log.turn(turn))?.status : undefined
    if (status === 'completed' || status === 'failed' || status === 'interrupted') making.ended(status)
    return driven
  } finally {
    left()
  }
}

function roomOf(
  { database, writers, screened, clock, test }: Making,
  { log, bell, host, jobs }: Pick<SessionRoom, 'log' | 'bell' | 'host'> & { readonly jobs: Jobs },
): SessionRoom {
  const { sql, drizzle } = database
  return {
    log,
    bell,
    clock,
    writers,
    screened,
    casts: castsIn(drizzle, sql),
    reports: reportsIn(drizzle),
    isPerson: isPersonIn(drizzle),
    id: randomUUID,
    host: {
      ...host,
      open: async (ask, contract) => {
        const opened = await host.open(ask, contract)
        if (opened.kind === 'opened') jobs.poke()
        return opened
      },
    },
    sessions: async () => (await sql.query('select session from session union select session from "cast"', [])).map((row) => String(row['session'])),
    ...(test === undefined ? {} : { test: test.turns }),
  }
}
