import { randomUUID } from 'node:crypto'
import { contractOf, liuyaoTables, narrator } from '@hefu/contracts/liuyao'
import { screen, stopText } from '@hefu/contracts/safety'
import type { Model } from '@hefu/turn'
import { type Bell, type Log, memoryBell, sessionHost, systemClock, type TableSpec } from '@hefu/turn/host'
import { memoryLog } from '@hefu/turn/memory-log'
import type { DestinationStream } from 'pino'
import { makeLogger } from '../../log/logger.ts'
import { makeMeter } from '../../metrics/meter.ts'
import type { Writers } from '../../providers/writers.ts'
import { houseAccount, type SessionRoom, type TestTurns } from '../../session/room.ts'
import { sessionsOf } from '../../session/sessions.ts'
import { turnsOf } from '../../session/turns.ts'
import type { Sessions, Turns, UseCases } from '../../session/use-cases.ts'
import { hotlinesOf } from '../../settings/settings.ts'
import { createApp } from '../app.ts'
import { makeLimits } from '../limits.ts'
import type { App, Room } from '../room.ts'
import { memoryCasts, memoryReports } from './memory-casts.ts'
import { memoryPeople, peopleOver } from './memory-people.ts'
import { memoryProviders } from './memory-providers.ts'

/** A whole server without a database: the server's own use cases over memory, each turn driven as soon as it is opened. */
export interface MemoryServer {
  readonly app: App
  readonly room: Room
  readonly useCases: UseCases
  readonly log: Log
  readonly stop: AbortController
  /** Resolves when no turn is under way. */
  readonly settled: () => Promise<void>
}

/** What a test wants different: who words the turns where no provider does, turns on a contract of its own with their tables, where log lines go, any part of the room. */
export interface Wanted {
  readonly model?: Model
  readonly test?: TestTurns
  readonly tables?: readonly TableSpec[]
  readonly lines?: DestinationStream
  readonly room?: Partial<Room>
}

/** The port under which a memory server answers. */
export const memoryPort = 7480

/** Makes one. */
export async function memoryServer({ model = narrator(), test, tables = [], lines, room: more = {} }: Wanted = {}): Promise<MemoryServer> {
  const log = memoryLog([...liuyaoTables, ...tables])
  await log.account(houseAccount)
  const { providers, settings, writers } = memoryProviders()
  const casts = memoryCasts(log)
  const bell = memoryBell()
  const people = memoryPeople({ casts, erase: log.erase })
  const meter = makeMeter()
  const room: SessionRoom = {
    log,
    bell,
    clock: systemClock,
    casts,
    reports: memoryReports(),
    isPerson: async (person) => (await people.get(person)) !== undefined,
    writers,
    screened: async (words, language) => {
      if (screen(words).kind === 'pass') return undefined
      meter.safetyStopped()
      return { stopped: 'self-harm', text: stopText(language, hotlinesOf(await settings.read(), language)) }
    },
    sessions: async () => (await casts.list({ limit: Number.MAX_SAFE_INTEGER })).found.map(({ cast }) => cast.session),
    id: randomUUID,
    host: sessionHost(driverOf({ log, bell, writers, model, ...(test === undefined ? {} : { test }) }), randomUUID),
    ...(test === undefined ? {} : { test }),
  }
  const { turns, settled } = drivenAtOnce(room)
  const useCases: UseCases = {
    sessions: erasingCasts(sessionsOf(room), casts.erase),
    turns,
    providers,
    settings,
    ready: async () => true,
    ...peopleOver(people),
  }
  const stop = new AbortController()
  const outside: Room = {
    useCases,
    page: 'nowhere',
    hosts: { port: () => memoryPort, more: [], guests: [] },
    limits: makeLimits({ changes: 0, streams: 0 }, { clientOf: () => '', now: () => 0 }),
    health: { version: '0.1.0', deployment: { gitCommit: 'unknown' }, database: 'pglite', startedAt: 0 },
    logger: lines === undefined ? makeLogger('silent') : makeLogger('debug', lines),
    meter,
    stopping: stop.signal,
    ...more,
  }
  return { app: createApp(outside), room: outside, useCases: outside.useCases, log, stop, settled }
}

type Driving = { readonly log: Log; readonly bell: Bell; readonly writers: Writers; readonly model: Model; readonly test?: TestTurns }

function driverOf({ log, bell, writers, model, test }: Driving): Parameters<typeof sessionHost>[0] {
  const made = contractOf(log)
  return {
    log,
    bell,
    clock: systemClock,
    mergeMs: 0,
    modelOf: async (_row, start) => {
      if (test !== undefined && start.contract === test.name) return test.modelOf(start)
      const provider = providerOf(start.input.arguments)
      return provider === undefined ? model : writers.modelOf(provider)
    },
    contractOf: async (row, start) => {
      if (test !== undefined && start.contract === test.name) return test.contract()
      return writers.contractFor(await made(row, start), providerOf(start.input.arguments))
    },
  }
}

function providerOf(given: unknown): string | undefined {
  return typeof given === 'object' && given !== null && 'provider' in given && typeof given.provider === 'string' ? given.provider : undefined
}

function drivenAtOnce(room: SessionRoom): { readonly turns: Turns; readonly settled: () => Promise<void> } {
  const turns = turnsOf(room)
  const under = new Set<Promise<unknown>>()
  const open: Turns['open'] = async (session, given) => {
    const opened = await turns.open(session, given)
    if ('turn' in opened && 'kind' in opened && opened.kind === 'opened') {
      const driven = room.host.drive(opened.turn, { why: 'opened', signal: new AbortController().signal }).finally(() => under.delete(driven))
      under.add(driven)
    }
    return opened
  }
  return { turns: { ...turns, open }, settled: async () => void (await Promise.all(under)) }
}

function erasingCasts(sessions: Sessions, erase: (session: string) => void): Sessions {
  return {
    ...sessions,
    erase: async (session) => {
      const erased = await sessions.erase(session)
      erase(session)
      return erased
    },
    eraseAll: async () => {
      const { sessions: rows } = await sessions.list({ limit: Number.MAX_SAFE_INTEGER })
      const gone = await sessions.eraseAll()
      for (const { session } of rows) erase(session)
      return gone
    },
  }
}
