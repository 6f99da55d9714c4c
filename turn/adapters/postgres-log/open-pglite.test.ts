import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { answer, answers, begun, codeOf, entry } from '../../testing/log-suite/samples.ts'
import { openPglite, postgresLog } from '../postgres-log.ts'
import { killedTable } from './append-until-killed.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'pglite-'))
  folders.push(folder)
  return folder
}

it('keeps everything in its folder, which one opener at a time holds', async () => {
  const folder = newFolder()
  const first = await postgresLog({ sql: await openPglite({ folder }), tables: [answers] })
  await first.account('house')
  await begun(first)
  await first.append(entry({ rows: [answer('a')] }))
  expect(await codeOf(openPglite({ folder }))).toBe('store-held')
  await expect(openPglite({ folder })).rejects.toThrow(`another process uses the folder ${folder}`)
  await first.close()
  const log = await postgresLog({ sql: await openPglite({ folder }), tables: [answers] })
  expect([await log.unfinished(), await log.read('t1', 1), await log.rows(answers.name, {})]).toEqual([
    ['t1'],
    [{ seq: 2, at: 2000, event: { type: 'text-delta', text: 'a' } }],
    [{ id: 'a' }],
  ])
  await log.close()
})

it('says so when its folder cannot be written', async () => {
  const file = join(newFolder(), 'file')
  writeFileSync(file, '')
  expect(await codeOf(openPglite({ folder: file }))).toBe('store-unwritable')
  await expect(openPglite({ folder: file })).rejects.toThrow('cannot be written')
})

it('does not take a lock file that is none for another process', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), 'something else that stands where the lock should be'.repeat(100))
  expect(await codeOf(openPglite({ folder }))).toBe('store-unwritable')
})

it('says so when the database in its folder does not open, and lets the folder go', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'database'))
  writeFileSync(join(folder, 'database', 'PG_VERSION'), 'x')
  for (const _ of [1, 2]) expect(await codeOf(openPglite({ folder }))).toBe('store-damaged')
})

it('begins anew where the making of a database was cut short', async () => {
  const folder = newFolder()
  mkdirSync(join(folder, 'database.new'))
  writeFileSync(join(folder, 'database.new', 'PG_VERSION'), 'half')
  const sql = await openPglite({ folder })
  expect(await sql.query('select 1 as one', [])).toEqual([{ one: 1 }])
  await sql.close()
  expect(existsSync(join(folder, 'database.new'))).toBe(false)
})

it('lets a folder go when what is in it cannot be opened', async () => {
  const folder = newFolder()
  const sql = await openPglite({ folder })
  const log = await postgresLog({ sql, tables: [] })
  await sql.query('update turn_log_version set version = 99', [])
  await log.close()
  for (const _ of [1, 2]) {
    const newer = await openPglite({ folder })
    expect(await codeOf(postgresLog({ sql: newer, tables: [] }))).toBe('store-newer')
    await newer.close()
  }
})

it('loses no acknowledged append when its process is killed, and is refused to others until then', async () => {
  const folder = newFolder()
  const child = spawn(process.execPath, [fileURLToPath(new URL('./append-until-killed.ts', import.meta.url)), folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  const gone = new Promise((resolve) => child.once('exit', (_, signal) => resolve(signal)))
  const acknowledged = new Map<string, number>()
  let lines = 0
  for await (const line of createInterface(child.stdout)) {
    const [turn = '', seq] = line.split(' ')
    acknowledged.set(turn, Number(seq))
    lines += 1
    if (lines === 50) expect(await codeOf(openPglite({ folder }))).toBe('store-held')
    if (lines === 400) child.kill('SIGKILL')
  }
  expect(await gone).toBe('SIGKILL')
  const log = await postgresLog({ sql: await openPglite({ folder }), tables: [killedTable] })
  const rows = new Set((await log.rows(killedTable.name, {})).map((row) => row['id']))
  expect(acknowledged.size).toBe(8)
  for (const [turn, seq] of acknowledged) {
    const seqs = (await log.read(turn, 0)).map((stored) => stored.seq)
    expect(seqs.length).toBeGreaterThanOrEqual(seq)
    expect(seqs).toEqual(seqs.map((_, index) => index + 1))
    for (const each of seqs) expect([turn, each, rows.has(`${turn} ${each}`)]).toEqual([turn, each, each > 1 && (each - 1) % 3 === 0])
    expect(await log.raise(turn)).toBe(2)
    await log.append({ turn, epoch: 2, after: seqs.length, at: 0, events: [{ type: 'cancel-seen' }] })
  }
  await log.close()
})
