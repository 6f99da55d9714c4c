import type { z } from 'zod'
import type { Refused } from '../session/use-cases.ts'
import { type Parsed, parse } from './shapes/parse.ts'
import type { Request } from './room.ts'

/** The body of a request by its shape. Only JSON that says that it is JSON is read, so that no form of another site can send one. */
export async function bodyOf<T>(request: Request, shape: z.ZodType<T>): Promise<Parsed<T>> {
  const json = await jsonOf(request)
  return 'refused' in json ? json : parse(shape, json.ok)
}

async function jsonOf({ req }: Request): Promise<{ readonly ok: unknown } | Refused> {
  if (!/^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/iu.test(req.header('content-type') ?? '')) {
    return { refused: 'body-invalid', field: 'content-type', allowed: ['application/json'] }
  }
  try {
    const bytes = await req.arrayBuffer()
    const ok: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
    return { ok }
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return { refused: 'body-invalid', allowed: ['application/json'] }
    throw error
  }
}

/** The query of a request by its shape. A name given twice counts once, the first time. */
export function queryOf<T>({ req }: Request, shape: z.ZodType<T>): Parsed<T> {
  return parse(shape, req.query())
}
