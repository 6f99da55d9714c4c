import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ask, at } from './testing/ask.ts'
import { type MemoryServer, memoryServer } from './testing/memory-server.ts'

let folder = ''
let server: MemoryServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hefu-page-'))
  const dist = join(folder, 'dist')
  await mkdir(join(dist, 'assets'), { recursive: true })
  await writeFile(join(folder, 'secret.txt'), 'a secret')
  await writeFile(join(dist, 'index.html'), '<!doctype html><title>合符</title>')
  await writeFile(join(dist, 'service-worker.js'), 'worker')
  await writeFile(join(dist, 'assets', 'index-Ab3dEf9h.js'), 'script')
  server = await memoryServer({ room: { page: dist } })
})
afterAll(() => rm(folder, { recursive: true }))

it('gives the page at every address of its own, always asked for anew', async () => {
  for (const path of ['/', '/history', '/readings/abc', '/cast/liuyao?x=1', '/settings/']) {
    const came = await ask(server.app, `GET ${path}`)
    expect([came.status, came.text, came.headers.get('cache-control')]).toEqual([200, '<!doctype html><title>合符</title>', 'no-cache'])
    expect(came.headers.get('content-type')).toBe('text/html; charset=utf-8')
  }
})

it('lets files be kept for ever whose name changes with what they hold, and no others', async () => {
  const script = await ask(server.app, 'GET /assets/index-Ab3dEf9h.js')
  expect([script.text, script.headers.get('cache-control')]).toEqual(['script', 'public, max-age=31536000, immutable'])
  expect(script.headers.get('content-type')).toContain('javascript')
  expect((await ask(server.app, 'GET /service-worker.js')).headers.get('cache-control')).toBe('no-cache')
})

it('sends large files smaller to who can unpack them', async () => {
  const large = 'a word '.repeat(1000)
  await writeFile(join(folder, 'dist', 'large.js'), large)
  const packed = await ask(server.app, 'GET /large.js', { headers: { 'accept-encoding': 'gzip' } })
  expect([packed.headers.get('content-encoding'), packed.headers.get('vary'), packed.text.length < large.length / 10]).toEqual([
    'gzip',
    'Accept-Encoding',
    true,
  ])
  expect((await ask(server.app, 'GET /large.js')).text).toBe(large)
})

it('never gives the page in place of a file that is gone', async () => {
  expect(at((await ask(server.app, 'GET /assets/index-00000000.js')).json, 'error.code')).toBe('route-unknown')
})

it('takes nothing but reading', async () => {
  const came = await ask(server.app, 'POST /history', { body: {} })
  expect([came.status, came.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  expect((await ask(server.app, 'HEAD /history')).status).toBe(200)
})

it('gives no file outside its folder, however the path is written', async () => {
  let own = 0
  const { promise, resolve } = Promise.withResolvers<number>()
  const { app } = await memoryServer({ room: { page: join(folder, 'dist'), hosts: { port: () => own, more: [], guests: [] } } })
  const listening = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(port))
  own = await promise
  const paths = [
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%252e%252e/secret.txt',
    '/.%00./secret.txt',
  ]
  for (const path of paths) {
    const socket = connect(own, '127.0.0.1')
    socket.end(`GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${own}\r\nConnection: close\r\n\r\n`)
    expect(await text(socket)).not.toContain('a secret')
  }
  listening.close()
})

it('says in a plain sentence how the page is built where it is not', async () => {
  const { app } = await memoryServer({ room: { page: join(folder, 'none') } })
  const came = await ask(app, 'GET /history')
  expect([came.status, came.headers.get('content-type')]).toEqual([503, 'text/plain; charset=UTF-8'])
  expect(came.text).toContain('npm run build')
})
