import { existsSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { lockFolder } from '@hefu/turn/postgres-log'
import packageJson from '../package.json' with { type: 'json' }
import { databaseFolder, formatVersion, keyFile, type Manifest } from './archive/manifest.ts'
import { type RecordVersions, versionsIn } from './archive/open-record.ts'
import { recordsOf, writeArchive } from './archive/write-archive.ts'
import { folderOf, hasRecord } from './ask/folder.ts'
import { CliError } from './error.ts'
import { sizeText } from './operate/size.ts'
import { operateWords } from './operate/words.ts'
import { storeRefusal } from './refusal.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu backup`. */
export interface BackupFlags {
  readonly data?: string
  readonly withKeys?: boolean
  readonly json?: boolean
}

/** Copies a record that nobody holds into one file, whole or not at all. Gives the exit code. Throws CliError where it cannot. */
export async function backup(file: string, flags: BackupFlags, screen: Screen): Promise<number> {
  if (flags.data === undefined && (process.env['DATABASE_URL'] ?? '').trim() !== '') throw new CliError('record-in-postgres', { field: 'DATABASE_URL' })
  const folder = folderOf(flags.data ?? (process.env['HEFU_DATA']?.trim() || undefined))
  if (!hasRecord(folder)) throw new CliError('record-missing', { field: '--data', value: folder })
  const target = targetOf(file)
  const manifest = await copied(folder, target, flags.withKeys === true)
  const { keys, files, at } = manifest
  const size = statSync(target).size
  const words = operateWords[screen.messages.language].backup
  if (flags.json === true) screen.json({ file: target, bytes: size, at, keys, files: files.length })
  else {
    screen.line(words.done({ file: target, size: sizeText(size), files: files.length }))
    screen.line(words.keys[keys ? 'included' : 'left-out'])
  }
  return 0
}

/** The file as a whole path. Nothing is written over. */
function targetOf(file: string): string {
  const target = resolve(file)
  if (existsSync(target)) throw new CliError('file-exists', { field: 'FILE', value: target })
  if (!existsSync(dirname(target))) throw new CliError('file-unwritable', { field: 'FILE', value: target })
  return target
}

/** Holds the folder from before the database is looked at until the copy is whole, so that nothing changes meanwhile. */
async function copied(folder: string, target: string, withKeys: boolean): Promise<Manifest> {
  const unlock = held(folder)
  try {
    const { gitCommit } = await import('@hefu/server')
    const versions = await versionsOf(folder)
    const keys = withKeys && existsSync(join(folder, keyFile))
    const files = await recordsOf(folder, [databaseFolder, ...(keys ? [keyFile] : [])])
    const made = { format: 'hefu-backup', version: formatVersion, at: new Date().toISOString() } as const
    const program = {
      program: packageJson.version,
      commit: process.env['HEFU_COMMIT']?.trim() || gitCommit(resolve(import.meta.dirname, '../../..')),
      pglite: packageJson.dependencies['@electric-sql/pglite'],
    }
    const manifest: Manifest = { ...made, ...program, ...versions, keys, files: [...files] }
    await writeArchive(target, folder, manifest).catch(unwritable(target))
    return manifest
  } finally {
    unlock()
  }
}

function held(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    const code = storeRefusal(error)
    throw code === undefined ? error : new CliError(code, { field: '--data', value: folder })
  }
}

async function versionsOf(folder: string): Promise<RecordVersions> {
  try {
    return await versionsIn(join(folder, databaseFolder))
  } catch {
    throw new CliError('record-damaged', { field: '--data', value: folder })
  }
}

function unwritable(target: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
    throw code === undefined ? error : new CliError('file-unwritable', { field: 'FILE', value: `${target} (${code})` })
  }
}
