import { asc, eq } from 'drizzle-orm'
import type { Drizzle } from './database.ts'
import { reportTable } from './schema.ts'

/** A report that something in a turn's answer is wrong. */
export type ReportRow = Pick<typeof reportTable.$inferSelect, 'turn' | 'session' | 'at' | 'note'>

/** Reports of bad answers. Every method is one transaction. */
export interface Reports {
  readonly add: (report: ReportRow) => Promise<void>
  /** In the order in which they came. */
  readonly of: (turn: string) => Promise<readonly ReportRow[]>
}

/** Reports in the app's database. */
export function reportsIn(drizzle: Drizzle): Reports {
  const { turn, session, at, note, place } = reportTable
  return {
    add: async (report) => void (await drizzle.insert(reportTable).values(report)),
    of: (asked) => drizzle.select({ turn, session, at, note }).from(reportTable).where(eq(turn, asked)).orderBy(asc(place)),
  }
}
