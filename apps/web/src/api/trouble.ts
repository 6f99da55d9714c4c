import type { ErrorBody } from '@hefu/wire'

/** Why there is no answer: the server refuses and says so, or it cannot be reached (or answers with something that is not ours). */
export type Trouble = { readonly kind: 'refused'; readonly status: number; readonly error: ErrorBody['error'] } | { readonly kind: 'unreachable' }

/** What a call to the server comes to. Nothing is thrown. */
export type Answer<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly trouble: Trouble }

/** A trouble thrown where a library only takes throws: inside the fetchers of `hooks.ts`. */
export class ApiError extends Error {
  readonly code: 'refused' | 'unreachable'
  readonly trouble: Trouble

  constructor(trouble: Trouble) {
    super(trouble.kind === 'refused' ? `the server refuses: ${trouble.error.code}` : 'the server cannot be reached')
    this.name = 'ApiError'
    this.code = trouble.kind
    this.trouble = trouble
  }
}

export function isErrorBody(value: unknown): value is ErrorBody {
  if (!isObject(value) || !isObject(value['error'])) return false
  return typeof value['error']['code'] === 'string' && typeof value['error']['message'] === 'string'
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}
