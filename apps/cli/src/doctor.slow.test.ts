import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { knownSchema, openDatabase } from '@hefu/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Left, parsed, runCli } from '../testing/run-cli.ts'
import { pageBeside, post, readingAt, type Serving, serve } from '../testing/serve.ts'

let home = ''
const running: { server?: Serving } = {}
const at = (name: string): string => join(home, name)
const doctor = (flags: readonly string[]): Promise<Left> => runCli(['doctor', '--json', ...flags], { env: { HEFU_PAGE: pageBeside(at('served')) }, cwd: home })
const finding = (item: string, rest: object): object => ({
  ok: expect.any(Boolean),
  findings: expect.arrayContaining([expect.objectContaining({ item, ...rest })]),
})

beforeAll(async () => {
  home = mkdtempSync(join(tmpdir(), 'hefu-doctor-'))
  running.server = await serve(at('served'))
  const { address } = running.server
  await readingAt(address, 'Will the move go well?')
  await post(`${address}/api/providers`, { kind: 'ollama', model: 'm', name: 'mine', key: 'sk-1' })
})
afterAll(async () => {
  await running.server?.stop()
  rmSync(home, { recursive: true })
})

it('before the first start it says what will be made, finds nothing wrong, and makes nothing', async () => {
  const left = await doctor(['--port', '0', '--data', at('new')])
  expect(left).toMatchObject({ code: 0 })
  expect(parsed(left)).toMatchObject(finding('folder', { ok: true, value: expect.stringContaining('the first start makes it') }))
  expect(await runCli(['backup', at('b.tar.gz'), '--data', at('new'), '--json'])).toMatchObject({ out: expect.stringContaining('record-missing') })
})

it('while a server runs it asks the server and leaves the folder alone', async () => {
  const { port } = new URL(running.server?.address ?? '')
  const left = await doctor(['--port', port, '--data', at('served')])
  expect(left).toMatchObject({ code: 0 })
  expect(parsed(left)).toMatchObject(finding('database', { ok: true, value: expect.stringContaining('the running server holds it') }))
  expect(parsed(left)).toMatchObject(finding('provider', { name: 'mine', ok: true, value: expect.stringContaining('not agreed') }))
  expect(left.out).not.toContain('sk-1')
})

it('a folder that another Hefu holds is not looked into, and nothing is wrong', async () => {
  const left = await doctor(['--port', '0', '--data', at('served')])
  expect(parsed(left)).toMatchObject(finding('database', { ok: true, value: expect.stringContaining('another Hefu holds it') }))
})

it('a port that another program has needs attention, with what to do', async () => {
  const other: Server = createServer((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nhi'))
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  const left = await doctor(['--port', String(port), '--data', at('new')])
  other.close()
  expect(left).toMatchObject({ code: 1 })
  expect(parsed(left)).toMatchObject(finding('port', { ok: false, advice: expect.stringContaining('another port') }))
})

it('a record that was stopped is looked into: its casts, and keys that no longer open or that others can read', async () => {
  await running.server?.stop()
  const flags = ['--port', '0', '--data', at('served')]
  expect(parsed(await doctor(flags))).toMatchObject(finding('sessions', { ok: true, value: '1' }))
  expect(parsed(await doctor(flags))).toMatchObject(finding('provider', { name: 'mine', ok: true, value: expect.stringContaining('its key opens') }))
  chmodSync(join(at('served'), 'provider-key'), 0o644)
  expect(parsed(await doctor(flags))).toMatchObject(finding('sealing', { ok: false, advice: expect.stringContaining('chmod 600') }))
  writeFileSync(join(at('served'), 'provider-key'), `${'!'.repeat(44)}\n`)
  const damaged = await doctor(flags)
  expect(damaged).toMatchObject({ code: 1 })
  expect(parsed(damaged)).toMatchObject(finding('sealing', { ok: false, value: expect.stringContaining('cannot be read') }))
  expect(parsed(damaged)).toMatchObject(finding('sessions', { ok: true, value: '1' }))
  rmSync(join(at('served'), 'provider-key'))
  const left = await doctor(flags)
  expect(left).toMatchObject({ code: 1 })
  expect(parsed(left)).toMatchObject(finding('sealing', { ok: false, advice: expect.stringContaining('--with-keys') }))
})

it('a record that a newer version wrote needs attention, and is not changed', async () => {
  const record = await openDatabase({ folder: at('newer') })
  await record.sql.query("insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a later version', 9999999999999)", [])
  await record.close()
  for (let look = 0; look < 2; look += 1) {
    const left = await doctor(['--port', '0', '--data', at('newer')])
    expect(left).toMatchObject({ code: 1 })
    expect(parsed(left)).toMatchObject(
      finding('schema', {
        ok: false,
        value: expect.stringContaining(`${knownSchema.app + 1}/${knownSchema.app}`),
        advice: expect.stringContaining('Update Hefu'),
      }),
    )
  }
})

it('a record that does not open needs attention, and a wrong setting is refused', async () => {
  mkdirSync(join(at('damaged'), 'database'), { recursive: true })
  writeFileSync(join(at('damaged'), 'database', 'PG_VERSION'), 'x')
  const left = await doctor(['--port', '0', '--data', at('damaged')])
  expect(left).toMatchObject({ code: 1 })
  expect(parsed(left)).toMatchObject(finding('database', { ok: false, value: expect.stringContaining('does not open') }))
  expect(await doctor(['--port', 'x'])).toMatchObject({ code: 2, out: expect.stringContaining('setting-invalid') })
})
