import { randomUUID } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import { wantedLanguage } from './language.ts'
import type { Room, Vars } from './room.ts'

/** Numbers each request, reads its language, and tells of it in one line when it is answered: the route's pattern, never the path or a query. */
export function watch({ logger, meter }: Pick<Room, 'logger' | 'meter'>): MiddlewareHandler<Vars> {
  return async (request, next) => {
    const began = performance.now()
    request.set('id', randomUUID())
    request.set('language', wantedLanguage(request.req.header('accept-language')) ?? 'zh-Hans')
    request.set('route', '*')
    await next()
    const line = { method: methodOf(request.req.method), route: request.get('route'), status: request.res.status, ms: Math.round(performance.now() - began) }
    logger.info({ ...line, id: request.get('id') })
    meter.answered(line)
  }
}

/** A client may send any word as its method. */
function methodOf(method: string): string {
  return ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'].includes(method) ? method : 'other'
}
