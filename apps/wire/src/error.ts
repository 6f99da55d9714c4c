/** Why the server refuses. One code means one HTTP status and one sentence in each language. */
export const errorCodes = [
  'body-invalid',
  'body-too-large',
  'field-invalid',
  'field-too-long',
  'route-unknown',
  'method-unknown',
  'host-refused',
  'origin-refused',
  'session-unknown',
  'session-busy',
  'turn-unknown',
  'turn-over',
  'event-id-invalid',
  'cast-invalid',
  'already-read',
  'not-read',
  'follow-up-used',
  'person-unknown',
  'provider-unknown',
  'provider-not-agreed',
  'provider-refused',
  'provider-unreachable',
  'no-credit',
  'stopped-for-safety',
  'storage-full',
  'storage-trouble',
  'shutting-down',
  'too-many',
  'rate-limited',
  'internal',
] as const

/** One of `errorCodes`. */
export type ErrorCode = (typeof errorCodes)[number]

/** Every answer that is not what was asked for. `message` says what was wrong, `next` what can be done, in the reader's language. */
export type ErrorBody = {
  readonly error: {
    readonly code: ErrorCode
    readonly message: string
    readonly next?: string
    /** The field of the request at fault, as a path (`cast.way.throws`). */
    readonly field?: string
    readonly allowed?: readonly string[]
    /** The turn that runs, where the session is busy. */
    readonly turn?: string
    /** Of `internal`: the number under which the server's log has it. */
    readonly id?: string
  }
}
