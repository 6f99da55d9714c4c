import { existsSync } from 'node:fs'
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parsed, runCli } from '../../testing/run-cli.ts'
import { folderOf, makeFolder } from './folder.ts'

const matter = ['Will it pay?', '--lines', '9,7,8,7,9,8', '--at', '2026-07-26T10:30', '--zone', 'Asia/Shanghai', '--category', 'wealth', '--json']

let home = ''
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'hefu-folder-'))
})
afterAll(() => rm(home, { recursive: true }))

describe('a folder for the record', () => {
  it('is made with all that is missing above it, and once only', () => {
    const deep = join(home, 'a', 'b', 'c')
    makeFolder(folderOf(deep))
    makeFolder(folderOf(deep))
    expect(existsSync(deep)).toBe(true)
  })

  it('that is a file, or below one, or no name at all, is refused by what is wrong', async () => {
    const file = join(home, 'file')
    await writeFile(file, '')
    const value = expect.stringContaining(file)
    expect(() => folderOf(file)).toThrow(expect.objectContaining({ code: 'folder-unusable', about: { field: '--data', value } }))
    expect(() => folderOf(join(file, 'below'))).toThrow(expect.objectContaining({ code: 'folder-unusable' }))
    expect(() => folderOf(' ')).toThrow(expect.objectContaining({ code: 'folder-unusable', about: { field: '--data', value: '""' } }))
  })

  it('that no folder can be made in, or that a link leads nowhere from, ends in a refusal', async () => {
    const dangling = join(home, 'dangling')
    await symlink(join(home, 'nowhere', 'x'), dangling)
    for (const folder of ['/proc/hefu', '/proc/hefu/deep', dangling])
      expect(() => makeFolder(folder)).toThrow(expect.objectContaining({ code: 'folder-unusable' }))
  })
})

it.each([['/proc/hefu'], [''], ['/dev/null']])('a reading that is to be kept in %j is refused in a plain sentence', async (data) => {
  const left = await runCli(['ask', ...matter, '--data', data])
  expect(parsed(left)).toMatchObject({
    error: { code: 'folder-unusable', field: '--data', message: expect.stringContaining('cannot be the folder of a record') },
  })
  expect(left.code).toBe(2)
})

it('a working folder that is gone is refused, and nothing goes on for ever', async () => {
  const cwd = join(home, 'gone')
  await mkdir(cwd)
  const main = fileURLToPath(new URL('../main.ts', import.meta.url))
  const gone = promisify(execFile)('/bin/sh', ['-c', 'rmdir "$PWD" && exec "$@"', 'sh', process.execPath, main, 'ask', ...matter], {
    cwd,
    env: { LANG: 'en_US.UTF-8' },
  })
  const left = await gone.catch((error: unknown) => error)
  expect(left).toMatchObject({ code: 2, stdout: expect.stringContaining('"folder-unusable"') })
})
