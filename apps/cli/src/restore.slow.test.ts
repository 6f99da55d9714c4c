import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '@hefu/turn/postgres-log'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Left, parsed, runCli } from '../testing/run-cli.ts'
import { post, readingAt, serve } from '../testing/serve.ts'

const kept = { home: '', session: '' }
const at = (...names: readonly string[]): string => join(kept.home, ...names)
const backups: { whileServed?: Left; after?: Left } = {}

/** One record with a reading and a provider's key, and a backup of it with its keys. */
beforeAll(async () => {
  kept.home = mkdtempSync(join(tmpdir(), 'hefu-restore-'))
  const server = await serve(at('data'))
  kept.session = await readingAt(server.address, 'Will the move go well?')
  await post(`${server.address}/api/providers`, { kind: 'ollama', model: 'm', name: 'mine', key: 'sk-1' })
  backups.whileServed = await runCli(['backup', at('held.tar.gz'), '--data', at('data'), '--json'])
  await server.stop()
  backups.after = await runCli(['backup', at('whole.tar.gz'), '--data', at('data'), '--with-keys'])
})
afterAll(() => rmSync(kept.home, { recursive: true }))

it('a folder that a server holds is not backed up, and it is said what to do; a moment later it is', () => {
  expect(backups).toMatchObject({ whileServed: { code: 2, out: expect.stringContaining('folder-held') }, after: { code: 0 } })
  expect(backups.whileServed?.out).toContain('Stop that one')
  expect(readdirSync(kept.home)).not.toContain('held.tar.gz')
})

it('what was backed up is there again in a server that starts on the restored folder, its keys included', async () => {
  const left = await runCli(['restore', at('whole.tar.gz'), '--data', at('again'), '--json'])
  expect(left).toMatchObject({ code: 0 })
  expect(parsed(left)).toMatchObject({ folder: at('again'), keys: true })
  expect(readFileSync(at('again', 'provider-key'), 'utf8')).toBe(readFileSync(at('data', 'provider-key'), 'utf8'))
  const server = await serve(at('again'))
  const session: unknown = await (await fetch(`${server.address}/api/sessions/${kept.session}`)).json()
  expect(session).toMatchObject({ question: 'Will the move go well?', state: 'read', reading: { reading: expect.any(Object) } })
  expect(await (await fetch(`${server.address}/api/providers`)).json()).toMatchObject([{ name: 'mine', hasKey: true }])
  expect(await server.stop()).toMatchObject({ code: 0 })
})

it('a backup leaves the key out unless it is asked for, can be read by its owner alone, and leaves nothing beside it', async () => {
  mkdirSync(at('out'))
  expect(await runCli(['backup', at('out', 'b.tar.gz'), '--data', at('data')])).toMatchObject({
    code: 0,
    out: expect.stringContaining('have to be entered again'),
  })
  expect(readdirSync(at('out'))).toEqual(['b.tar.gz'])
  expect(statSync(at('out', 'b.tar.gz')).mode & 0o077).toBe(0)
  expect(await runCli(['restore', at('out', 'b.tar.gz'), '--data', at('bare')])).toMatchObject({ code: 0 })
  expect(readdirSync(at('bare')).toSorted()).toEqual(['database', 'lock'])
})

it.each([
  ['a file that is there already', ['backup', 'whole.tar.gz', '--data', 'data'], 'file-exists'],
  ['a folder that is not there', ['backup', 'none/b.tar.gz', '--data', 'data'], 'file-unwritable'],
  ['a folder without a record', ['backup', 'b.tar.gz', '--data', 'page'], 'record-missing'],
  ['a folder that is not empty', ['restore', 'whole.tar.gz', '--data', 'data'], 'folder-not-empty'],
  ['a file that is not there', ['restore', 'none.tar.gz', '--data', 'new'], 'file-unreadable'],
  ['a file that is no backup', ['restore', 'page/index.html', '--data', 'new'], 'archive-unknown'],
  ['a backup that was cut', ['restore', 'cut.tar.gz', '--data', 'new'], 'archive-damaged'],
])('refuses %s, in a sentence and whole', async (_, args, code) => {
  writeFileSync(at('cut.tar.gz'), readFileSync(at('whole.tar.gz')).subarray(0, -100))
  const before = readdirSync(kept.home)
  const left = await runCli([...args, '--json'], { cwd: kept.home })
  expect(left).toMatchObject({ code: 2, err: '' })
  expect(parsed(left)).toMatchObject({ error: { code, message: expect.stringMatching(/[.)]$/u) } })
  expect(readdirSync(kept.home)).toEqual(before)
})

it('refuses to back up in place of the tools of PostgreSQL, and names them', async () => {
  const left = await runCli(['backup', at('p.tar.gz')], { env: { DATABASE_URL: 'postgres://u:hunter2@h/d' }, cwd: kept.home })
  expect(left).toMatchObject({ code: 2, err: expect.stringContaining('pg_dump') })
  expect(left.err).not.toContain('hunter2')
})

it('restores into an empty folder that is there, over what an earlier restoring left when it was cut short', async () => {
  mkdirSync(at('mounted', '.restoring', 'database'), { recursive: true })
  expect(await runCli(['restore', at('whole.tar.gz'), '--data', at('mounted')])).toMatchObject({ code: 0 })
  expect(readdirSync(at('mounted')).toSorted()).toEqual(['database', 'lock', 'provider-key'])
})

it('touches no folder that another process holds', async () => {
  mkdirSync(at('busy'))
  const unlock = lockFolder(at('busy'))
  expect(parsed(await runCli(['restore', at('whole.tar.gz'), '--data', at('busy'), '--json']))).toMatchObject({ error: { code: 'folder-held' } })
  unlock()
  expect(readdirSync(at('busy'))).toEqual(['lock'])
})
