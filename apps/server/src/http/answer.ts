import { isRefused } from '../session/refused.ts'
import type { Refused } from '../session/use-cases.ts'
import { errorBody } from './errors/error-body.ts'
import { statusOf, waitSeconds } from './errors/status.ts'
import type { Request } from './room.ts'

/** The answer to a request that cannot be met. */
export function refuse(request: Request, refused: Refused): Response {
  const id = refused.refused === 'internal' ? request.get('id') : undefined
  const seconds = refused.seconds ?? waitSeconds[refused.refused]
  if (seconds !== undefined) request.header('retry-after', String(seconds))
  return request.json(errorBody(refused, request.get('language'), id), statusOf[refused.refused])
}

/** The answer with what a use case gave, or why it gave nothing. */
export function answer<T extends object>(request: Request, given: T | Refused): Response {
  return isRefused(given) ? refuse(request, given) : request.json(given)
}
