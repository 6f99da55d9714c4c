import { randomUUID } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { screen, stopText } from '@hefu/contracts/safety'
import { loadPlaces } from '@hefu/sky/load/places'
import { loadZones } from '@hefu/sky/load/zones'
import { systemClock } from '@hefu/turn/host'
import type { Health } from '@hefu/wire'
import type { DestinationStream } from 'pino'
import packageJson from '../package.json' with { type: 'json' }
import type { Env } from './env.ts'
import { gitCommit } from './git-commit.ts'
import { faultOf } from './log/fault.ts'
import { type Logger, makeLogger } from './log/logger.ts'
import { makeMeter, type Meter } from './metrics/meter.ts'
import { once } from './people/once.ts'
import { storedPeople } from './people/people.ts'
import { placeFinder } from './people/places.ts'
import { storedProviders } from './providers/providers.ts'
import { openVault } from './providers/vault.ts'
import { storedWriters } from './providers/writers.ts'
import { startInside } from './session/inside.ts'
import type { Screen } from './session/room.ts'
import type { OperatorSettings, UseCases } from './session/use-cases.ts'
import { hotlinesOf, operatorSettings } from './settings/settings.ts'
import { openDatabase, type Database } from './store/database.ts'
import { peopleIn } from './store/people.ts'
import { providersIn } from './store/providers.ts'
import { settingsIn } from './store/settings.ts'

/** What is not told by the environment: where log lines go, and what a new embedded database begins from. */
export interface Further {
  readonly lines?: DestinationStream
  readonly template?: string
}

/** A running server but for its port. */
export interface Composed {
  readonly useCases: UseCases
  readonly health: Omit<Health, 'status'>
  readonly logger: Logger
  readonly meter: Meter
  /** Hands running turns over and closes the database. */
  readonly close: () => Promise<void>
}

/** Puts the server together on its database and begins to drive what was left. Throws TurnError of a store that cannot be had, and what the driver throws. */
export async function compose(env: Env, { lines, template }: Further = {}): Promise<Composed> {
  const logger = makeLogger(env.logLevel, lines)
  const meter = makeMeter()
  const trouble = (error: unknown): void => logger.error({ fault: faultOf(error) }, 'something broke beside requests')
  const folder = env.folder
  if (env.databaseUrl === undefined || env.secret === undefined) await mkdir(folder, { recursive: true })
  const database = await openDatabase(env.databaseUrl === undefined ? { folder, ...(template === undefined ? {} : { template }) } : { url: env.databaseUrl })
  try {
    const settings = settingsIn(database.drizzle)
    const store = providersIn(database.drizzle)
    const vault = await openVault({ folder, ...(env.secret === undefined ? {} : { secret: env.secret }) })
    const operator = operatorSettings(settings)
    const inside = await startInside({
      database,
      trouble,
      writers: storedWriters({ store, settings, vault }),
      screened: screenWith(operator, meter),
      clock: systemClock,
      capacity: env.capacity,
      driving: meter.driving,
      ended: meter.turnEnded,
      ...(env.test ? { test: await testing(env) } : {}),
    })
    const { sessions, turns, ready, close, room } = inside
    const providers = storedProviders({ store, settings, vault, id: randomUUID, now: systemClock.now })
    return {
      useCases: { sessions, turns, providers, settings: operator, ready, ...peopleOf(database, room.host.gone) },
      health: healthOf(env, database),
      logger,
      meter,
      close,
    }
  } catch (error) {
    await database.close()
    throw error
  }
}

/** People and places; the tables of zones and places are read when they are first asked for. */
function peopleOf({ drizzle, sql }: Database, erased: (turns: readonly string[]) => void): Pick<UseCases, 'people' | 'places'> {
  const [zones, places] = [once(() => loadZones()), once(() => loadPlaces())]
  const keeping = { store: peopleIn(drizzle, sql, erased), zones, places, now: systemClock.now, program: `hefu ${packageJson.version}` }
  return { people: storedPeople(keeping), places: placeFinder(places) }
}

async function testing({ dieAfter }: Env) {
  const { testNotes, testTurns } = await import('./session/test-turns.ts')
  return { turns: testTurns(), tables: [testNotes], ...(dieAfter === undefined ? {} : { dieAfter }) }
}

/** The screen with the operator's lines of help. Nothing of the words is kept; a stop is counted. */
function screenWith(operator: OperatorSettings, meter: Meter): Screen {
  return async (words, language) => {
    if (screen(words).kind === 'pass') return undefined
    meter.safetyStopped()
    return { stopped: 'self-harm', text: stopText(language, hotlinesOf(await operator.read(), language)) }
  }
}

function healthOf({ commit }: Env, { kind }: Database): Composed['health'] {
  const gitFolder = join(import.meta.dirname, '../../..')
  return { version: packageJson.version, deployment: { gitCommit: commit ?? gitCommit(gitFolder) }, database: kind, startedAt: Date.now() }
}
