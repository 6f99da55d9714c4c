import { join } from 'node:path'
import { ServerError, type Setting } from './error.ts'
import type { Bounds } from './http/limits.ts'
import { type LogLevel, logLevels } from './log/logger.ts'

/** The environment's variables. */
export type Variables = Readonly<Record<string, string | undefined>>

/** What the server is told by its environment. */
export interface Env {
  /** PORT; 0 takes any that is free. */
  readonly port: number
  /** HEFU_HOST: the address that is listened on; usually this machine alone. */
  readonly host: string
  /** HEFU_HOSTS: further names, with commas, under which the server may be asked. */
  readonly hosts: readonly string[]
  /** HEFU_ORIGINS: origins of other sites, with commas, whose pages may use AG-UI; none unless named. */
  readonly guests: readonly string[]
  /** HEFU_RATE: most requests of one client that change something in a minute; HEFU_STREAMS: most streams it has open at once. 0 lifts either, as load runs want. */
  readonly bounds: Bounds
  /** HEFU_DATA: the folder of the database and of the key file. */
  readonly folder: string
  /** DATABASE_URL: a PostgreSQL in place of the folder's own database. */
  readonly databaseUrl?: string
  /** HEFU_SECRET: what keys are sealed under in place of the key file. */
  readonly secret?: string
  /** HEFU_LOG. */
  readonly logLevel: LogLevel
  /** HEFU_TEST=1: also opens turns that belong to no tradition, for load and kill runs. */
  readonly test: boolean
  /** HEFU_TEST_DIE_AFTER, with HEFU_TEST: the process ends by `kill -9` when an event at this place of a turn is stored. */
  readonly dieAfter?: number
  /** HEFU_CAPACITY: most turns driven at once. */
  readonly capacity: number
  /** HEFU_PAGE: the folder of the built page. */
  readonly page: string
  /** HEFU_COMMIT: what this program was built from, where there is no git folder to tell. */
  readonly commit?: string
}

const usual = { port: 7480, host: '127.0.0.1', capacity: 256, changes: 600, streams: 256, logLevel: 'info' } as const
const usualPage = join(import.meta.dirname, '../../web/dist')

/** Reads the environment. Throws ServerError 'setting-invalid', which names the variable, its value where that is no secret, and what is allowed. */
export function readEnv(variables: Variables): Env {
  const databaseUrl = setting(variables, 'DATABASE_URL')
  const secret = setting(variables, 'HEFU_SECRET')
  const commit = setting(variables, 'HEFU_COMMIT')
  const dieAfter = setting(variables, 'HEFU_TEST_DIE_AFTER')
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//u.test(databaseUrl))
    throw invalid({ name: 'DATABASE_URL', allowed: ['postgres://user:password@host/database'] }, 'no address of a PostgreSQL; allowed is')
  return {
    port: whole(variables, 'PORT', { usual: usual.port, least: 0, most: 65_535 }),
    host: setting(variables, 'HEFU_HOST') ?? usual.host,
    hosts: list(variables, 'HEFU_HOSTS'),
    guests: list(variables, 'HEFU_ORIGINS').map(origin),
    bounds: {
      changes: whole(variables, 'HEFU_RATE', { usual: usual.changes, least: 0, most: 1_000_000 }),
      streams: whole(variables, 'HEFU_STREAMS', { usual: usual.streams, least: 0, most: 1_000_000 }),
    },
    folder: setting(variables, 'HEFU_DATA') ?? join('data', 'hefu'),
    logLevel: oneOf(logLevels, setting(variables, 'HEFU_LOG') ?? usual.logLevel, 'HEFU_LOG'),
    test: setting(variables, 'HEFU_TEST') === '1',
    capacity: whole(variables, 'HEFU_CAPACITY', { usual: usual.capacity, least: 1, most: 10_000 }),
    page: setting(variables, 'HEFU_PAGE') ?? usualPage,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    ...(secret === undefined ? {} : { secret }),
    ...(commit === undefined ? {} : { commit }),
    ...(dieAfter === undefined ? {} : { dieAfter: whole(variables, 'HEFU_TEST_DIE_AFTER', { usual: 1, least: 1, most: 1_000_000 }) }),
  }
}

function setting(variables: Variables, name: string): string | undefined {
  const value = variables[name]?.trim()
  return value === '' ? undefined : value
}

function list(variables: Variables, name: string): readonly string[] {
  return (setting(variables, name) ?? '').split(',').flatMap((one) => (one.trim() === '' ? [] : [one.trim()]))
}

/** An origin as browsers write it. Every site at once cannot be let in. */
function origin(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined
  if (url !== undefined && /^https?:$/u.test(url.protocol) && [url.origin, `${url.origin}/`].includes(value)) return url.origin
  throw invalid({ name: 'HEFU_ORIGINS', value, allowed: ['https://example.org'] }, `${JSON.stringify(value)}; allowed are origins such as`)
}

function whole(variables: Variables, name: string, bounds: { readonly usual: number; readonly least: number; readonly most: number }): number {
  const value = setting(variables, name)
  if (value === undefined) return bounds.usual
  const number = /^\d{1,9}$/u.test(value) ? Number(value) : Number.NaN
  if (number >= bounds.least && number <= bounds.most) return number
  throw invalid({ name, value, allowed: [`${bounds.least}–${bounds.most}`] }, `${JSON.stringify(value)}; allowed are whole numbers`)
}

function oneOf<Word extends string>(allowed: readonly Word[], value: string, name: string): Word {
  const word = allowed.find((one) => one === value)
  if (word === undefined) throw invalid({ name, value, allowed }, `${JSON.stringify(value)}; allowed are`)
  return word
}

function invalid(setting: Setting, what: string): ServerError {
  return new ServerError('setting-invalid', `${setting.name} is ${what} ${setting.allowed.join(', ')}`, { setting })
}
