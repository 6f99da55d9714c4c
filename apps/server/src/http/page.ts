import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import { refuse } from './answer.ts'
import type { App, Handler, Vars } from './room.ts'

const unbuilt = ['页面还没有构建。请先运行：npm run build', 'The page has not been built. Run: npm run build', ''].join('\n')

/** Hashed by its name, so what it holds never changes. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/u

/** A path that names a file; the page's own addresses have no ending. */
const file = /\.\w+$/u

/** Serves the built page from a folder; any address that is no file is the page itself, which reads it. */
export function servePage(app: App, folder: string): void {
  const whole: Handler = (request) => request.text(unbuilt, 503)
  app.get('*', compress(), keptAsLong)
  if (existsSync(folder)) app.get('*', serveStatic({ root: folder }))
  app.get('*', async (request, next) => (file.test(request.req.path) ? refuse(request, { refused: 'route-unknown' }) : next()))
  app.get('*', serveStatic({ path: join(folder, 'index.html') }), whole)
  app.all('*', (request) => {
    request.header('allow', 'GET, HEAD')
    return refuse(request, { refused: 'method-unknown', allowed: ['GET', 'HEAD'] })
  })
}

/** Says of a file how long a browser may keep it without asking again. */
const keptAsLong: MiddlewareHandler<Vars> = async (request, next) => {
  await next()
  if (request.res.ok) request.header('cache-control', hashed.test(request.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache')
}
