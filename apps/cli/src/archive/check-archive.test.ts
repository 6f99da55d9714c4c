import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { create } from 'tar'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkArchive } from './check-archive.ts'

let home = ''
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'hefu-archive-'))
  mkdirSync(join(home, 'in/database/base'), { recursive: true })
  for (const [path, text] of Object.entries(texts)) writeFileSync(join(home, path), text)
  symlinkSync('/etc/passwd', join(home, 'in/database/link'))
})
afterAll(() => rmSync(home, { recursive: true }))

const texts = { 'in/database/PG_VERSION': '18', 'in/database/base/1': 'rows', 'in/provider-key': 'key', 'in/database/more': 'more', evil: 'evil' }
const record = (path: string, text: string) => ({ path, bytes: text.length, sha256: createHash('sha256').update(text).digest('hex') })
const files = [record('database/PG_VERSION', '18'), record('database/base/1', 'rows')]
const sound = {
  format: 'hefu-backup',
  version: 1,
  at: '2026-11-30T08:53:20.000Z',
  program: '0.1.0',
  commit: 'unknown',
  pglite: '0.5.17',
  postgres: '18',
  schema: { log: 2, app: 1 },
  keys: false,
  files,
}

/** An archive of entries of `in`, with a manifest among them. */
async function archive(manifest: unknown, entries: readonly string[] = ['manifest.json', 'database/PG_VERSION', 'database/base']): Promise<string> {
  writeFileSync(join(home, 'in/manifest.json'), JSON.stringify(manifest))
  const file = join(home, 'archive.tar.gz')
  await create({ file, cwd: join(home, 'in'), gzip: true, preservePaths: true }, [...entries])
  return file
}

it('reads the manifest of a sound backup', async () => {
  expect(await checkArchive(await archive(sound))).toEqual(sound)
})

it.each([
  ['holds a file that the manifest does not name', sound, ['manifest.json', 'database/PG_VERSION', 'database/base', 'database/more']],
  ['lacks a file that the manifest names', sound, ['manifest.json', 'database/PG_VERSION']],
  ['holds a file with other content', { ...sound, files: [files[0], record('database/base/1', 'rowz')] }],
  ['holds a file of another size', { ...sound, files: [files[0], { ...record('database/base/1', 'rows'), bytes: 5 }] }],
  ['holds a file twice', sound, ['manifest.json', 'database/PG_VERSION', 'database/base', 'database/base/1']],
  ['leads out of its folder', sound, ['manifest.json', 'database/PG_VERSION', 'database/base', '../evil']],
  ['names a path out of its folder', { ...sound, files: [...files, record('database/../../evil', 'evil')] }],
  ['holds a link', sound, ['manifest.json', 'database/PG_VERSION', 'database/base', 'database/link']],
  ['has a manifest without hashes', { ...sound, files: [{ path: 'database/PG_VERSION', bytes: 2 }] }],
])('refuses a backup that %s', async (_, manifest, entries?: readonly string[]) => {
  await expect(checkArchive(await archive(manifest, entries))).rejects.toMatchObject({ code: 'archive-damaged' })
})

it('refuses a backup in a newer format, and an archive of something else', async () => {
  await expect(checkArchive(await archive({ format: 'hefu-backup', version: 2 }))).rejects.toMatchObject({ code: 'archive-newer' })
  await expect(checkArchive(await archive({ name: 'else' }))).rejects.toMatchObject({ code: 'archive-unknown' })
  await expect(checkArchive(await archive(sound, ['database/PG_VERSION', 'database/base', 'manifest.json']))).rejects.toMatchObject({ code: 'archive-unknown' })
  await expect(checkArchive(await archive(sound, ['database/PG_VERSION']))).rejects.toMatchObject({ code: 'archive-unknown' })
})
