import type { Log, TableSpec } from '../../host/index.ts'
import { TurnError } from '../../src/index.ts'
import { appendGroup, prepared, type Prepared, refusal } from './append-group.ts'
import { GroupQueue } from './group-queue.ts'
import { openingError, openTurns, preparedOpening, type WithOpenings } from './open-turns.ts'
import { type Sql, sqlState, uniqueViolation } from './sql.ts'

/** The part of a log that writes in groups, and how to wait until nothing is under way. */
export type Queues = Pick<Log, 'open' | 'append'> & { readonly idle: () => Promise<void> }

/** Openings and appends over a database; each kind shares commits with its own. */
export function queues(sql: Sql, tables: ReadonlyMap<string, TableSpec>, opening?: WithOpenings): Queues {
  const refusedByProgram = new WeakSet<object>()
  const more: WithOpenings = async (query, openings) => {
    await opening?.(query, openings).catch((error: unknown) => {
      if (error instanceof Error) refusedByProgram.add(error)
      throw error
    })
  }
  const opens = new GroupQueue({
    key: ({ session }) => session,
    commit: (group: Parameters<typeof openTurns>[1]) => openTurns(sql, group, more),
    undone: (error) => isUndone(error) || (error instanceof Error && refusedByProgram.has(error)),
  })
  const appends = new GroupQueue({
    key: ({ turn }) => turn,
    commit: async (group: readonly Prepared[]) => {
      const through = await appendGroup(sql, group)
      return group.map((each) => through.has(each))
    },
    undone: isUndone,
  })
  return {
    open: async (asked) =>
      opens.add(preparedOpening(asked)).catch((error: unknown) => {
        throw openingError(error, asked)
      }),
    append: async (entry) => {
      const given = prepared(entry, tables)
      const through = await appends.add(given).catch((error: unknown) => {
        throw sqlState(error) === uniqueViolation ? new TurnError('seq-taken', 'a row breaks a key of its table; the key is unique', { cause: error }) : error
      })
      if (!through) throw await refusal(sql, given)
    },
    idle: async () => {
      await Promise.all([opens.idle(), appends.idle()])
    },
  }
}

/** An error that the database itself raised, or that was ours before anything was sent, leaves nothing behind. */
function isUndone(error: unknown): boolean {
  return error instanceof TurnError || sqlState(error) !== undefined
}
