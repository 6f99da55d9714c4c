import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import { compose, type Further } from './compose.ts'
import { readEnv, type Variables } from './env.ts'
import { giveBackMemory } from './give-back.ts'
import { createApp } from './http/app.ts'
import { makeLimits } from './http/limits.ts'

/** A server that listens. */
export interface Listening {
  /** Where it can be asked, as `http://host:port`. */
  readonly address: string
  /** Ends streams, hands running turns over, closes the database. A second call waits for the first. */
  readonly close: () => Promise<void>
}

/** What a caller may hand in: the environment's variables, and what is not told by them. */
export type Starting = Further & { readonly variables?: Variables }

/**
 * Starts the server. Throws ServerError 'setting-invalid' and 'key-damaged', TurnError 'store-held', 'store-newer', 'store-unwritable', 'store-full' and 'store-damaged',
 * what the database's driver throws, and the error of the system where the port cannot be had.
 */
export async function startServer({ variables = process.env, ...further }: Starting = {}): Promise<Listening> {
  const env = readEnv(variables)
  const { useCases, health, logger, meter, close } = await compose(env, further)
  const stopping = new AbortController()
  const listening = { port: env.port }
  const hosts = { port: () => listening.port, more: env.hosts, guests: env.guests }
  const limits = makeLimits(env.bounds, { clientOf: (request) => getConnInfo(request).remote.address ?? '', now: () => performance.now() })
  const app = createApp({ useCases, page: env.page, hosts, limits, health, logger, meter, stopping: stopping.signal })
  const server = createAdaptorServer({ fetch: app.fetch })
  try {
    listening.port = await listen(server, env)
  } catch (error) {
    await close()
    throw error
  }
  giveBackMemory()
  const host = env.host.includes(':') ? `[${env.host}]` : env.host
  let closed: Promise<void> | undefined
  return {
    address: `http://${host}:${listening.port}`,
    close: () => {
      closed ??= end(server, stopping, close)
      return closed
    },
  }
}

type Adapted = ReturnType<typeof createAdaptorServer>

function listen(server: Adapted, { port, host }: { readonly port: number; readonly host: string }): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : port)
    })
  })
}

async function end(server: Adapted, stopping: AbortController, close: () => Promise<void>): Promise<void> {
  stopping.abort()
  const gone = new Promise<void>((resolve) => void server.close(() => resolve()))
  await close()
  if (isHttp(server)) server.closeAllConnections()
  await gone
}

function isHttp(server: Adapted): server is Server {
  return 'closeAllConnections' in server
}
