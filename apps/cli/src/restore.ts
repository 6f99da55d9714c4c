import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { isNewer } from '@hefu/server'
import { lockFolder } from '@hefu/turn/postgres-log'
import { extract } from 'tar'
import packageJson from '../package.json' with { type: 'json' }
import { checkArchive } from './archive/check-archive.ts'
import { databaseFolder, keyFile, type Manifest } from './archive/manifest.ts'
import { versionsIn } from './archive/open-record.ts'
import { folderOf, makeFolder } from './ask/folder.ts'
import { CliError } from './error.ts'
import { operateWords } from './operate/words.ts'
import { storeRefusal } from './refusal.ts'
import type { Screen } from './screen.ts'

/** The flags of `hefu restore`. */
export interface RestoreFlags {
  readonly data: string
  readonly json?: boolean
}

/** Where files come to before they are known to be a record that opens. */
const stagingFolder = '.restoring'
/** What a folder may hold that nothing was kept in: the lock, and what a restoring that was cut short left. */
const ofNoAccount: ReadonlySet<string> = new Set(['lock', 'lock-journal', stagingFolder])

/** Puts a backup into an empty folder after checking all of it. Gives the exit code. Throws CliError where it cannot; nothing is left then. */
export async function restore(file: string, flags: RestoreFlags, screen: Screen): Promise<number> {
  const archive = resolve(file)
  const manifest = await checkArchive(archive)
  if (isNewer(manifest.schema)) throw new CliError('archive-newer', { field: 'FILE', value: `${archive} (${manifest.program})` })
  const folder = folderOf(flags.data)
  const isNew = !existsSync(folder)
  if (!isNew && readdirSync(folder).some((name) => !ofNoAccount.has(name))) throw new CliError('folder-not-empty', { field: '--data', value: folder })
  makeFolder(folder)
  try {
    await putInto(folder, archive, manifest)
  } catch (error) {
    if (isNew) rmSync(folder, { recursive: true, force: true })
    throw error
  }
  tell({ folder, manifest }, flags, screen)
  return 0
}

/** The database takes its place last and by one rename: before that there is no record, after it there is a whole one. */
async function putInto(folder: string, archive: string, manifest: Manifest): Promise<void> {
  const unlock = held(folder)
  const staging = join(folder, stagingFolder)
  try {
    rmSync(staging, { recursive: true, force: true })
    mkdirSync(staging, { mode: 0o700 })
    await extract({ file: archive, cwd: staging, strict: true, preserveOwner: false })
    await opens(join(staging, databaseFolder), archive, manifest)
    if (manifest.keys) renameSync(join(staging, keyFile), join(folder, keyFile))
    renameSync(join(staging, databaseFolder), join(folder, databaseFolder))
  } catch (error) {
    throw unusable(error, folder)
  } finally {
    rmSync(staging, { recursive: true, force: true })
    unlock()
  }
}

function held(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (error) {
    throw unusable(error, folder)
  }
}

/** A record is restored only where this program can open it. */
async function opens(place: string, archive: string, { pglite, program }: Manifest): Promise<void> {
  try {
    await versionsIn(place)
  } catch {
    const ours = packageJson.dependencies['@electric-sql/pglite']
    throw pglite === ours
      ? new CliError('archive-damaged', { field: 'FILE', value: archive })
      : new CliError('archive-other-database', { field: 'FILE', value: `${archive} (${program}, PGlite ${pglite})` })
  }
}

/** An error of the file system as a refusal of the folder. */
function unusable(error: unknown, folder: string): unknown {
  const store = storeRefusal(error)
  if (store !== undefined) return new CliError(store, { field: '--data', value: folder })
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (code === 'ENOSPC' || code === 'EDQUOT') return new CliError('folder-full', { field: '--data', value: folder })
  return /^E[A-Z]+$/u.test(code) ? new CliError('folder-unusable', { field: '--data', value: `${folder} (${code})` }) : error
}

function tell({ folder, manifest }: { readonly folder: string; readonly manifest: Manifest }, flags: RestoreFlags, screen: Screen): void {
  const words = operateWords[screen.messages.language].restore
  const { at, keys, files, program } = manifest
  if (flags.json === true) return screen.json({ folder, at, program, keys, files: files.length })
  screen.line(words.done({ folder, files: files.length, at: at.slice(0, 16).replace('T', ' ') }))
  if (!keys) screen.line(words.keys)
  if ((process.env['DATABASE_URL'] ?? '').trim() !== '') screen.remark(words.postgres)
}
