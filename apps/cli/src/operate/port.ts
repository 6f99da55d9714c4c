import { createServer } from 'node:net'
import type { Health } from '@hefu/wire'
import { CliError, type CliErrorCode } from '../error.ts'
import { isRecord } from '../json.ts'

/** Where a server listens. */
export interface Listener {
  readonly host: string
  readonly port: number
}

/** Who is found at a port: nobody, a Hefu, somebody else, or that it cannot be listened at, with the system's code. */
export type Found =
  | { readonly who: 'nobody' }
  | { readonly who: 'hefu'; readonly address: string; readonly health: Health }
  | { readonly who: 'somebody' }
  | { readonly who: 'refused'; readonly code: string }

const patienceMs = 3_000

/** Throws CliError 'port-hefu', 'port-taken', 'port-refused' or 'host-unknown' where a port cannot be listened at. */
export async function checkPort(listener: Listener): Promise<void> {
  const found = await foundAt(listener)
  if (found.who === 'nobody') return
  if (found.who === 'hefu') throw new CliError('port-hefu', { field: 'PORT', value: found.address })
  if (found.who === 'somebody') throw new CliError('port-taken', { field: 'PORT', value: String(listener.port) })
  const code = refusedAs[found.code] ?? 'port-refused'
  throw new CliError(
    code,
    code === 'host-unknown' ? { field: 'HEFU_HOST', value: listener.host } : { field: 'PORT', value: `${listener.port} (${found.code})` },
  )
}

const refusedAs: Readonly<Record<string, CliErrorCode>> = { EADDRNOTAVAIL: 'host-unknown', ENOTFOUND: 'host-unknown', EAI_AGAIN: 'host-unknown' }

/** Tries to listen, and asks who answers where somebody listens already. Port 0 is always free. */
export async function foundAt(listener: Listener): Promise<Found> {
  const code = listener.port === 0 ? undefined : await listened(listener)
  if (code === undefined) return { who: 'nobody' }
  if (code !== 'EADDRINUSE') return { who: 'refused', code }
  const address = addressOf(listener)
  const health = await healthAt(address)
  return health === undefined ? { who: 'somebody' } : { who: 'hefu', address, health }
}

/** Where a listener can be asked from this machine. */
function addressOf({ host, port }: Listener): string {
  const asked = hostAsked(host)
  return `http://${asked.includes(':') ? `[${asked}]` : asked}:${port}`
}

/** The host by which this machine asks a listener on every address. */
export function hostAsked(host: string): string {
  return host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host
}

/** The system's code where a port cannot be listened at. */
function listened({ host, port }: Listener): Promise<string | undefined> {
  const { promise, resolve } = Promise.withResolvers<string | undefined>()
  const server = createServer()
  server.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
  server.listen(port, host, () => server.close(() => resolve(undefined)))
  return promise
}

async function healthAt(address: string): Promise<Health | undefined> {
  try {
    const answer = await fetch(`${address}/healthz`, { signal: AbortSignal.timeout(patienceMs), redirect: 'manual' })
    const health: unknown = await answer.json()
    return isHealth(health) ? health : undefined
  } catch {
    return undefined
  }
}

function isHealth(value: unknown): value is Health {
  return isRecord(value) && value['status'] === 'ok' && typeof value['version'] === 'string' && isRecord(value['deployment'])
}
