import { liuyaoTables, narrator } from '@hefu/contracts/liuyao'
import type { TableSpec } from '@hefu/turn/host'
import { memoryLog } from '@hefu/turn/memory-log'
import type { DestinationStream } from 'pino'
import { makeLogger } from '../../log/logger.ts'
import { makeMeter } from '../../metrics/meter.ts'
import type { UseCases } from '../../session/use-cases.ts'
import { createApp } from '../app.ts'
import type { App, Room } from '../room.ts'
import { memoryProviders } from './memory-providers.ts'
import { type MemorySession, memorySessions } from './memory-sessions.ts'
import { type Driving, memoryTurns } from './memory-turns.ts'

/** A whole server without a database: real turns, worded by the built-in rules where no other model is given. */
export interface MemoryServer {
  readonly app: App
  readonly useCases: UseCases
  readonly stop: AbortController
  readonly room: Room
  /** Resolves when no turn is under way. */
  readonly settled: () => Promise<void>
}

/** What a test wants different: the driving, further tables, where log lines go, any part of the room. */
export type Wanted = Partial<Driving> & { readonly tables?: readonly TableSpec[]; readonly lines?: DestinationStream; readonly room?: Partial<Room> }

/** The port under which a memory server answers. */
export const memoryPort = 7480

/** Makes one. */
export async function memoryServer({ model = narrator(), contract, tables = [], lines, room: more = {} }: Wanted = {}): Promise<MemoryServer> {
  const log = memoryLog([...liuyaoTables, ...tables])
  await log.account('house')
  const kept = new Map<string, MemorySession>()
  const { turns, settled } = memoryTurns(kept, log, { model, ...(contract === undefined ? {} : { contract }) })
  const useCases: UseCases = { sessions: memorySessions(kept, log), turns, ...memoryProviders(), ready: async () => true }
  const stop = new AbortController()
  const room: Room = {
    useCases,
    page: 'nowhere',
    hosts: { port: () => memoryPort, more: [] },
    health: { version: '0.1.0', deployment: { gitCommit: 'unknown' }, database: 'pglite', startedAt: 0 },
    logger: lines === undefined ? makeLogger('silent') : makeLogger('debug', lines),
    meter: makeMeter(),
    stopping: stop.signal,
    ...more,
  }
  return { app: createApp(room), useCases: room.useCases, stop, room, settled }
}
