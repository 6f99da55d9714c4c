import type { ErrorCode } from '@hefu/wire'

/** The HTTP status of every code. */
export const statusOf = {
  'body-invalid': 400,
  'body-too-large': 413,
  'field-invalid': 422,
  'field-too-long': 422,
  'route-unknown': 404,
  'method-unknown': 405,
  'host-refused': 403,
  'origin-refused': 403,
  'session-unknown': 404,
  'session-busy': 409,
  'turn-unknown': 404,
  'turn-over': 409,
  'event-id-invalid': 400,
  'cast-invalid': 422,
  'already-read': 409,
  'not-read': 409,
  'follow-up-used': 409,
  'person-unknown': 404,
  'provider-unknown': 404,
  'provider-not-agreed': 409,
  'provider-refused': 502,
  'provider-unreachable': 502,
  'no-credit': 402,
  'stopped-for-safety': 422,
  'storage-full': 507,
  'storage-trouble': 503,
  'shutting-down': 503,
  'too-many': 429,
  'rate-limited': 429,
  internal: 500,
} as const satisfies Readonly<Record<ErrorCode, number>>

/** After how many seconds it may be tried again, where that is told and not known more exactly. */
export const waitSeconds: Readonly<Partial<Record<ErrorCode, number>>> = { 'too-many': 5 }
