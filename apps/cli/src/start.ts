import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Env, Listening } from '@hefu/server'
import { folderOf, makeFolder } from './ask/folder.ts'
import { keyFile } from './archive/manifest.ts'
import { CliError } from './error.ts'
import { checkDatabase } from './operate/database.ts'
import { checkPort, hostAsked } from './operate/port.ts'
import { envOf } from './operate/settings.ts'
import { operateWords } from './operate/words.ts'
import { storeRefusal } from './refusal.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu start`. */
export interface StartFlags {
  readonly port?: string
  readonly host?: string
  readonly data?: string
  readonly json?: boolean
}

/** Serves the page until a signal ends it. Gives the exit code. Throws CliError where something it needs cannot be had. */
export async function start(flags: StartFlags, screen: Screen): Promise<number> {
  const { env, variables } = await envOf(flags, process.env)
  const words = operateWords[screen.messages.language].start
  if (!existsSync(join(env.page, 'index.html'))) throw new CliError('page-unbuilt', { field: 'npm run build', value: env.page })
  await checkPort(env)
  if (env.databaseUrl === undefined || env.secret === undefined) makeFolder(folderOf(env.folder))
  if (env.databaseUrl !== undefined) await checkDatabase(env.databaseUrl)
  if (flags.json !== true) screen.remark(words.starting)
  const signal = firstSignal()
  const server = await listening(env, variables)
  const address = server.address.replace(env.host, hostAsked(env.host))
  const place = env.databaseUrl === undefined ? env.folder : 'PostgreSQL'
  if (flags.json === true) screen.line(JSON.stringify({ address, host: env.host, data: place, pid: process.pid }))
  else screen.line(words.listening({ address, place }))
  if (!isLoopback(env.host)) screen.remark(words.open({ host: env.host, hosts: env.hosts }))
  await signal
  screen.remark(words.stopping)
  await server.close()
  screen.remark(words.stopped)
  return 0
}

async function listening(env: Env, variables: Readonly<Record<string, string | undefined>>): Promise<Listening> {
  const { ServerError, startServer, templateFolder } = await import('@hefu/server')
  const template = templateFolder()
  const lines = { write: (line: string) => void process.stderr.write(line) }
  try {
    return await startServer({ variables, lines, ...(template === undefined ? {} : { template }) })
  } catch (error) {
    if (error instanceof ServerError && error.code === 'key-damaged') throw new CliError('key-damaged', { field: '--data', value: join(env.folder, keyFile) })
    const code = storeRefusal(error)
    throw code === undefined ? error : new CliError(code, { field: '--data', value: env.folder })
  }
}

/** Resolves at the first signal to stop, which may come before the server listens; a second interrupt leaves at once. */
function firstSignal(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(name, () => {
      process.once('SIGINT', () => process.exit(130))
      resolve()
    })
  return promise
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.')
}
