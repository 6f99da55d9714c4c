import { bodyLimit } from 'hono/body-limit'
import { Hono } from 'hono'
import { agUiRoutes } from '../agui/route.ts'
import { exportRoutes } from '../export/routes.ts'
import { faultOf } from '../log/fault.ts'
import { refuse } from './answer.ts'
import { refusalOfThrown } from './errors/thrown.ts'
import { gate } from './gate.ts'
import { welcomeGuests } from './guests.ts'
import { secureHeaders } from './headers.ts'
import { limitChanges } from './limits.ts'
import { servePage } from './page.ts'
import type { App, Method, Room, Route, Vars } from './room.ts'
import { castRoutes } from './routes/casts.ts'
import { operationRoutes } from './routes/operation.ts'
import { providerRoutes } from './routes/providers.ts'
import { peopleRoutes } from './routes/people.ts'
import { placeRoutes } from './routes/places.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { turnRoutes } from './routes/turns.ts'
import { watch } from './watch.ts'

const kilobyte = 1024

/** How many bytes a body may have. An AG-UI client sends the whole conversation with each run, calculations included; births come as a whole file. */
const largest = { usual: 64 * kilobyte, conversation: 2048 * kilobyte, file: 4096 * kilobyte } as const

/** Where a whole file is sent. */
const carriesFile = /^\/api\/people\/import(?:\/|$)/u

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** The outside of the server: checks, routes, the page, and one answer for whatever goes wrong. */
export function createApp(room: Room): App {
  const { logger, hosts, limits, stopping, page } = room
  const app: App = new Hono<Vars>()
  app.use(watch(room), secureHeaders, gate(hosts), welcomeGuests(hosts))
  for (const inner of ['/api/*', '/agui/*']) {
    app.use(inner, async (request, next) => (stopping.aborted ? refuse(request, { refused: 'shutting-down' }) : next()))
    app.use(inner, limitChanges(limits))
  }
  const [usual, file] = [limited(largest.usual), limited(largest.file)]
  app.use('/api/*', (request, next) => (carriesFile.test(request.req.path) ? file(request, next) : usual(request, next)))
  app.use('/agui/*', limited(largest.conversation))
  const routes = [
    ...sessionRoutes(room),
    ...turnRoutes(room),
    ...castRoutes,
    ...peopleRoutes(room),
    ...placeRoutes(room),
    ...providerRoutes(room),
    ...operationRoutes(room),
    ...exportRoutes(room),
    ...agUiRoutes(room),
  ]
  for (const route of routes) register(app, route)
  for (const inner of ['/api/*', '/agui/*']) app.all(inner, (request) => refuse(request, { refused: 'route-unknown' }))
  servePage(app, page)
  app.notFound((request) => refuse(request, { refused: 'route-unknown' }))
  app.onError((error, request) => {
    logger.error({ id: request.get('id'), route: request.get('route'), fault: faultOf(error) }, 'a request broke')
    return refuse(request, { refused: refusalOfThrown(error) })
  })
  return app
}

function limited(maxSize: number): ReturnType<typeof bodyLimit> {
  return bodyLimit({ maxSize, onError: (request) => refuse(request, { refused: 'body-too-large', allowed: [`≤ ${maxSize}`] }) })
}

function register(app: App, { path, methods: handlers }: Route): void {
  const known = methods.filter((method) => handlers[method] !== undefined)
  const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  for (const method of known) {
    const handler = handlers[method]
    if (handler === undefined) continue
    app.on(method, path, (request) => {
      request.set('route', path)
      return handler(request)
    })
  }
  app.all(path, (request) => {
    request.set('route', path)
    request.header('allow', allow.join(', '))
    return refuse(request, { refused: 'method-unknown', allowed: allow })
  })
}
