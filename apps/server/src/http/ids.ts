import type { ErrorCode } from '@hefu/wire'
import type { Refused } from '../session/use-cases.ts'
import type { Request } from './room.ts'

const id = /^[\w.:-]{1,128}$/u

/** The `:id` of a path. One that we could not have made is unknown without being looked for. */
export function idOf({ req }: Request, unknown: Extract<ErrorCode, `${string}-unknown`>): { readonly ok: string } | Refused {
  const given = req.param('id') ?? ''
  return id.test(given) ? { ok: given } : { refused: unknown }
}
