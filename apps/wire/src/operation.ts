import type { Language } from '@hefu/liuyao/labels'
import type { Person } from './person.ts'

/** `GET /healthz`. */
export type Health = {
  readonly status: 'ok'
  readonly version: string
  readonly deployment: { readonly gitCommit: string }
  readonly database: 'pglite' | 'postgres'
  readonly startedAt: number
}

/** `GET /api/settings`, `PUT /api/settings`: what the operator may edit. The hotline stands in the calm text of a safety stop; empty means the built-in one. */
export type Settings = { readonly hotline: Readonly<Partial<Record<Language, string>>> }

/** `GET /api/export`: everything that is kept, without keys. */
export type Export = {
  readonly format: 'hefu-export'
  readonly version: 1
  readonly at: number
  readonly program: string
  readonly sessions: readonly unknown[]
  readonly people: readonly Person[]
}

/** `DELETE /api/everything`: says how many sessions and people went. */
export type Erased = { readonly sessions: number; readonly people: number }
