import type { MiddlewareHandler } from 'hono'
import { refuse } from './answer.ts'
import { isGuest } from './guests.ts'
import type { Hosts, Request, Vars } from './room.ts'

const loopback: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]'])
const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** Places where a page of another site has nothing to read. */
const inner = /^\/(?:api|agui)(?:\/|$)/u

/**
 * Lets in only who asks this server by its own name (a foreign page that points its name at this machine does not), and, where something
 * could be changed or read through the person's browser, only our own page, a program that is no browser, or at AG-UI a guest.
 */
export function gate(hosts: Hosts): MiddlewareHandler<Vars> {
  return async (request, next) => {
    const host = request.req.header('host') ?? new URL(request.req.url).host
    if (!isOurs(host, hosts)) return refuse(request, { refused: 'host-refused' })
    if (isForeign(request, hosts)) return refuse(request, { refused: 'origin-refused' })
    return next()
  }
}

function isOurs(host: string, { port, more }: Hosts): boolean {
  const given = host.toLowerCase()
  if (more.some((one) => one.toLowerCase() === given)) return true
  const { name, number } = /^(?<name>\[[\da-f:]+\]|[^:]+)(?::(?<number>\d{1,5}))?$/u.exec(given)?.groups ?? {}
  return name !== undefined && loopback.has(name) && Number(number ?? 80) === port()
}

function isForeign(request: Request, hosts: Hosts): boolean {
  const { req } = request
  const changes = !safe.has(req.method)
  if (!changes && !inner.test(req.path)) return false
  if (isGuest(request, hosts)) return false
  const origin = req.header('origin')
  if (origin !== undefined) return !(URL.canParse(origin) && /^https?:$/u.test(new URL(origin).protocol) && isOurs(new URL(origin).host, hosts))
  const site = req.header('sec-fetch-site')
  return site !== undefined && site !== 'same-origin' && site !== 'none'
}
