import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { refuse } from './answer.ts'
import type { App, Handler, Request } from './room.ts'

const unbuilt = [
  '页面还没有构建。请先运行：npm run build --workspace @hefu/web',
  'The page has not been built. Run: npm run build --workspace @hefu/web',
  '',
].join('\n')

/** Hashed by its name, so what it holds never changes. */
const hashed = /\/assets\/[^/]+-[\w-]{8,}\.\w+$/u

/** A path that names a file; the page's own addresses have no ending. */
const file = /\.\w+$/u

/** Serves the built page from a folder; any address that is no file is the page itself, which reads it. */
export function servePage(app: App, folder: string): void {
  const index = join(folder, 'index.html')
  const onFound = (path: string, { header }: Request): void => header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache')
  const whole: Handler = (request) => request.text(unbuilt, 503)
  if (existsSync(folder)) app.get('*', serveStatic({ root: folder, onFound: (path, request) => onFound(path, request) }))
  app.get('*', async (request, next) => (file.test(request.req.path) ? refuse(request, { refused: 'route-unknown' }) : next()))
  app.get('*', serveStatic({ path: index, onFound: (path, request) => onFound(path, request) }), whole)
  app.all('*', (request) => {
    request.header('allow', 'GET, HEAD')
    return refuse(request, { refused: 'method-unknown', allowed: ['GET', 'HEAD'] })
  })
}
