import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Left, parsed, runCli } from '../testing/run-cli.ts'
import { pageBeside, type Serving, serve } from '../testing/serve.ts'

let home = ''
const at = (name: string): string => join(home, name)
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hefu-start-'))
})
afterAll(() => rmSync(home, { recursive: true }))

/** Calls `hefu start`, which is refused, with a page that is built. */
const refused = (flags: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Left> =>
  runCli(['start', '--data', at('other'), ...flags], { env: { HEFU_PAGE: pageBeside(at('data')), ...env }, cwd: home })

describe('while it serves', () => {
  const running: { server?: Serving } = {}
  const port = (): string => new URL(running.server?.address ?? '').port
  beforeAll(async () => {
    running.server = await serve(at('data'))
  })
  afterAll(() => running.server?.stop())

  it('says where, in one line of JSON, and answers there', async () => {
    const { first = '', address = '' } = running.server ?? {}
    expect(JSON.parse(first)).toMatchObject({ address, host: '127.0.0.1', data: at('data') })
    expect(await (await fetch(`${address}/healthz`)).json()).toMatchObject({ status: 'ok', database: 'pglite' })
    expect(await (await fetch(`${address}/history`)).text()).toContain('<title>page</title>')
  })

  it('a second one at its port is refused, and told where the first one answers', async () => {
    const left = await refused(['--port', port(), '--json'])
    expect(left).toMatchObject({ code: 2, err: '' })
    expect(parsed(left)).toMatchObject({ error: { code: 'port-hefu', message: expect.stringContaining(`http://127.0.0.1:${port()}`) } })
  })

  it('a second one on its folder is refused, in the language of the reader', async () => {
    const left = await refused(['--port', '0', '--data', at('data')], { LANG: 'zh_CN.UTF-8' })
    expect(left).toMatchObject({ code: 2, out: '', err: expect.stringContaining('请先停下那一个，或用 --data 换一个文件夹') })
  })
})

describe('it is refused in a plain sentence with a next step', () => {
  const other: { server?: Server; port?: number } = {}
  beforeAll(async () => {
    const server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    Object.assign(other, { server, port: typeof address === 'object' ? address?.port : 0 })
    writeFileSync(at('file'), '')
    mkdirSync(at('empty'))
    mkdirSync(join(at('damaged'), 'database'), { recursive: true })
    writeFileSync(join(at('damaged'), 'database', 'PG_VERSION'), 'x')
    mkdirSync(at('no-key'))
    writeFileSync(join(at('no-key'), 'provider-key'), 'short')
  })
  afterAll(() => other.server?.close())

  it.each([
    { what: 'a port that is no number', call: () => refused([], { PORT: '80x' }), sentence: /^This setting.*PORT: 80x; allowed: 0–65535/u },
    { what: 'a flag that is no port', call: () => refused(['--port', '70000']), sentence: /--port: 70000/u },
    { what: 'a port of another program', call: () => refused(['--port', String(other.port)]), sentence: /Choose another with --port/u },
    { what: 'an address of another machine', call: () => refused(['--host', '192.0.2.1']), sentence: /Leave --host out/u },
    { what: 'a page that is not built', call: () => refused([], { HEFU_PAGE: at('empty') }), sentence: /npm run build/u },
    { what: 'a file for a folder', call: () => refused(['--data', at('file')]), sentence: /must be a folder/u },
    { what: 'a record that does not open', call: () => refused(['--port', '0', '--data', at('damaged')]), sentence: /restore the last backup/u },
    { what: 'a key file that is no key', call: () => refused(['--port', '0', '--data', at('no-key')]), sentence: /Put provider-key back/u },
    {
      what: 'a database that does not answer',
      call: () => refused([], { DATABASE_URL: 'postgres://u:hunter2@127.0.0.1:1/d' }),
      sentence: /Check that PostgreSQL runs.*127\.0\.0\.1:1\/d \(ECONNREFUSED\)/u,
    },
    { what: 'an address that is no database', call: () => refused([], { DATABASE_URL: 'mysql://u:hunter2@h' }), sentence: /DATABASE_URL; allowed: postgres/u },
  ])('for $what', async ({ call, sentence }) => {
    const left = await call()
    expect(left).toMatchObject({ code: 2, out: '' })
    const said = left.err.replace('Starting ...\n', '')
    expect(said).toMatch(sentence)
    expect(said.trimEnd()).not.toContain('\n')
    expect(said).not.toContain('hunter2')
  })
})

it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('%s stops it in good order, and it says so', async (signal) => {
  const server = await serve(at('stopped'), [])
  expect(server.first).toContain('Open http://127.0.0.1:')
  const left = await server.stop(signal)
  expect(left).toMatchObject({ code: 0, err: expect.stringContaining('Stopped.') })
  expect(left.out).toContain('Press Ctrl+C to stop.')
})
