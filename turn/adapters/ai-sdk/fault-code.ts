import {
  APICallError,
  EmptyResponseBodyError,
  InvalidResponseDataError,
  JSONParseError,
  LoadAPIKeyError,
  NoSuchModelError,
  TypeValidationError,
  UnsupportedFunctionalityError,
} from '@ai-sdk/provider'

/** Where a model call failed: before the first byte of its reply, or within it. */
export type Stage = 'ask' | 'reply'

const byKind: readonly (readonly [(error: unknown) => boolean, string])[] = [
  [(error) => JSONParseError.isInstance(error) || TypeValidationError.isInstance(error), 'bad_chunk'],
  [(error) => InvalidResponseDataError.isInstance(error), 'bad_chunk'],
  [(error) => EmptyResponseBodyError.isInstance(error), 'not_an_api'],
  [(error) => LoadAPIKeyError.isInstance(error), 'key_missing'],
  [(error) => NoSuchModelError.isInstance(error), 'model_unknown'],
  [(error) => UnsupportedFunctionalityError.isInstance(error), 'unsupported'],
]

/**
 * A short code for what went wrong between us and a provider. It is made of our own words and the HTTP status alone,
 * so that no key, address or body of the provider's can travel in it.
 */
export function faultCode(error: unknown, stage: Stage): string {
  if (APICallError.isInstance(error)) return ofCall(error, stage)
  const kind = byKind.find(([is]) => is(error))
  if (kind !== undefined) return kind[1]
  if (error instanceof Error) return ofThrown(error, stage)
  return ofErrorChunk(error)
}

function ofCall({ statusCode, responseBody, responseHeaders }: APICallError, stage: Stage): string {
  if (statusCode === undefined) return stage === 'ask' ? 'unreachable' : 'socket_cut'
  if (statusCode < 400) return stage === 'ask' ? 'not_an_api' : 'socket_cut'
  const page = responseHeaders?.['content-type']?.startsWith('text/html') === true || responseBody?.trimStart().startsWith('<') === true
  return page && statusCode < 500 && !told.has(statusCode) ? 'not_an_api' : ofStatus(statusCode)
}

const told: ReadonlyMap<number, string> = new Map([
  [401, 'key_refused'],
  [402, 'quota_spent'],
  [403, 'key_refused'],
  [429, 'rate_limited'],
])

/** An API without the model that was asked for answers 404; a page that says so was ruled out before. */
function ofStatus(status: number): string {
  return told.get(status) ?? (status === 404 ? 'model_unknown' : `provider_${status}`)
}

function ofThrown(error: Error, stage: Stage): string {
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timed_out'
  if (error.name !== 'TypeError') return 'provider_failed'
  return stage === 'ask' ? 'unreachable' : 'socket_cut'
}

/** An error that the provider streamed as a chunk: some gateways put the status of their own upstream in it. */
function ofErrorChunk(error: unknown): string {
  const code = error !== null && typeof error === 'object' && 'code' in error ? Number(error.code) : Number.NaN
  return Number.isInteger(code) && code >= 400 && code < 600 ? ofStatus(code) : 'stream_error'
}
