import type { Language } from '@hefu/liuyao/labels'
import type { Health } from '@hefu/wire'
import type { Context, Hono } from 'hono'
import type { Logger } from '../log/logger.ts'
import type { Meter } from '../metrics/meter.ts'
import type { Limits } from './limits.ts'
import type { UseCases } from '../session/use-cases.ts'

/** What a request carries through the handlers: the number it is logged under, the reader's language, and the pattern of its route. */
export type Vars = { Variables: { id: string; language: Language; route: string } }

/** One request in the making. */
export type Request = Context<Vars>

/** The app. */
export type App = Hono<Vars>

/** Under which hosts this server may be asked: the loopback names with its own port, and what the operator adds (`name` or `name:port`); and by whose pages. */
export interface Hosts {
  readonly port: () => number
  readonly more: readonly string[]
  /** Origins of other sites whose pages may use AG-UI. */
  readonly guests: readonly string[]
}

/** All that the outside of the server is built on. `stopping` ends every stream. */
export interface Room {
  readonly useCases: UseCases
  /** Folder of the built page. */
  readonly page: string
  readonly hosts: Hosts
  readonly limits: Limits
  readonly health: Omit<Health, 'status'>
  readonly logger: Logger
  readonly meter: Meter
  readonly stopping: AbortSignal
  /** How long a stream may be silent, in milliseconds. */
  readonly keepAliveMs?: number
}

/** Answers one method of one route. */
export type Handler = (request: Request) => Promise<Response> | Response

/** The methods that routes have. */
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A route's pattern and who answers which method. */
export interface Route {
  readonly path: string
  readonly methods: Readonly<Partial<Record<Method, Handler>>>
}
