import type { MiddlewareHandler } from 'hono'
import { cors } from 'hono/cors'
import type { Hosts, Request, Vars } from './room.ts'

const agUi = /^\/agui(?:\/|$)/u

/** Whether a request comes from a page of another site that the operator lets use AG-UI, and nothing else. */
export function isGuest({ req }: Request, { guests }: Hosts): boolean {
  return agUi.test(req.path) && guests.includes(req.header('origin') ?? '')
}

/** Lets the browser of a guest send a run and read what comes. Nobody is logged in here, so no cookies are asked for. */
export function welcomeGuests(hosts: Hosts): MiddlewareHandler<Vars> {
  const welcome = cors({
    origin: [...hosts.guests],
    allowMethods: ['POST'],
    allowHeaders: ['content-type', 'accept', 'accept-language'],
    exposeHeaders: ['retry-after', 'x-request-id'],
    maxAge: 600,
  })
  return async (request, next) => (isGuest(request, hosts) ? welcome(request, next) : next())
}
