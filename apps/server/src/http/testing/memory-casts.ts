import type { Log } from '@hefu/turn/host'
import type { SessionState } from '@hefu/wire'
import type { CastRow, Casts, Standing } from '../../store/casts.ts'
import type { Reports, ReportRow } from '../../store/reports.ts'

/** Casts in this process's memory; where they stand is read from the log. */
export function memoryCasts(log: Log): Casts & { readonly erase: (session: string) => void } {
  const kept = new Map<string, CastRow>()
  const standing = async (cast: CastRow): Promise<Standing> => {
    const [reading] = await log.rows('reading', { cast: cast.session })
    const [followed] = await log.rows('follow_up', { reading: cast.session })
    const status = (await log.turns(cast.session)).at(-1)?.status
    const sign = levelOf(reading?.['reading'])
    return { cast, state: stateOf(status, reading !== undefined), followedUp: followed !== undefined, ...(sign === undefined ? {} : { sign }) }
  }
  return {
    add: async (cast) => {
      if ([...kept.values()].some(({ request }) => request === cast.request)) return false
      kept.set(cast.session, cast)
      return true
    },
    get: async (session) => {
      const cast = kept.get(session)
      return cast === undefined ? undefined : standing(cast)
    },
    row: async (session) => kept.get(session),
    byRequest: async (wanted) => [...kept.values()].find(({ request }) => request === wanted)?.session,
    change: async (session, change) => {
      const cast = kept.get(session)
      if (cast !== undefined) kept.set(session, { ...cast, ...change })
      return cast !== undefined
    },
    list: async ({ search = '', before, limit }) => {
      const found = [...kept.values()].filter(({ question }) => question.includes(search)).toReversed()
      const from = before === undefined ? 0 : Number(before)
      const next = from + limit < found.length ? { next: String(from + limit) } : {}
      return { found: await Promise.all(found.slice(from, from + limit).map(standing)), ...next }
    },
    erase: (session) => void kept.delete(session),
  }
}

function stateOf(status: string | undefined, read: boolean): SessionState {
  if (status === 'queued' || status === 'running') return 'running'
  if (read) return 'read'
  return status === 'failed' || status === 'interrupted' ? status : 'cast'
}

function levelOf(reading: unknown): string | undefined {
  const level = typeof reading === 'object' && reading !== null && 'sign_level' in reading ? reading.sign_level : undefined
  return typeof level === 'string' ? level : undefined
}

/** Reports in this process's memory. */
export function memoryReports(): Reports {
  const kept: ReportRow[] = []
  return { add: async (report) => void kept.push(report), of: async (turn) => kept.filter((one) => one.turn === turn) }
}
