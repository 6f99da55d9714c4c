import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openVault, vaultUnder } from './vault.ts'

let folder = ''
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'hefu-vault-'))))
afterAll(() => rm(folder, { recursive: true }))

it('opens what it sealed, at the same place only', async () => {
  const vault = await openVault({ folder })
  const sealed = vault.seal('sk-密钥-1', 'p1')
  expect(vault.open(sealed, 'p1')).toBe('sk-密钥-1')
  expect(vault.open(sealed, 'p2')).toBeUndefined()
  expect(sealed).not.toContain('sk-')
  expect(vault.seal('sk-密钥-1', 'p1')).not.toBe(sealed)
})

it('opens nothing that was changed, cut, or sealed under another key', async () => {
  const vault = vaultUnder(Buffer.alloc(32, 1))
  const sealed = vault.seal('sk-1', 'p')
  const bytes = Buffer.from(sealed, 'base64')
  for (let place = 0; place < bytes.length; place += 1) {
    const changed = Buffer.from(bytes)
    changed[place] = (changed[place] ?? 0) ^ 1
    expect(vault.open(changed.toString('base64'), 'p')).toBeUndefined()
  }
  for (const other of ['', 'x', sealed.slice(0, 20), 'not base64 at all']) expect(vault.open(other, 'p')).toBeUndefined()
  expect(vaultUnder(Buffer.alloc(32, 2)).open(sealed, 'p')).toBeUndefined()
})

it('keeps its key in a file that only its owner may read, and finds it again', async () => {
  const sealed = (await openVault({ folder })).seal('a', 'p')
  const file = join(folder, 'provider-key')
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(Buffer.from(await readFile(file, 'utf8'), 'base64').length).toBe(32)
  expect((await openVault({ folder })).open(sealed, 'p')).toBe('a')
})

it('gives every process that opens a new folder at once the same key', async () => {
  const fresh = await mkdtemp(join(folder, 'fresh-'))
  const vaults = await Promise.all(Array.from({ length: 8 }, () => openVault({ folder: fresh })))
  const sealed = vaults.map((vault) => vault.seal('a', 'p'))
  for (const vault of vaults) for (const one of sealed) expect(vault.open(one, 'p')).toBe('a')
})

it('writes no file under a secret of the operator’s, and opens by that secret alone', async () => {
  const empty = await mkdtemp(join(folder, 'empty-'))
  const vault = await openVault({ folder: empty, secret: 'one' })
  await expect(stat(join(empty, 'provider-key'))).rejects.toThrow('ENOENT')
  const sealed = vault.seal('a', 'p')
  expect((await openVault({ folder: empty, secret: 'one' })).open(sealed, 'p')).toBe('a')
  expect((await openVault({ folder: empty, secret: 'two' })).open(sealed, 'p')).toBeUndefined()
})

it('refuses a key file that is no key, rather than seal under less', async () => {
  const broken = await mkdtemp(join(folder, 'broken-'))
  await writeFile(join(broken, 'provider-key'), 'short')
  await expect(openVault({ folder: broken })).rejects.toThrow('provider-key holds')
})
