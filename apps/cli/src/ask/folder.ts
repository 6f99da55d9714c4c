import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CliError } from '../error.ts'

/** The folder that a flag names, or the usual one, as a whole path. Throws CliError 'folder-unusable' where it cannot be a folder. */
export function folderOf(flag: string | undefined): string {
  if (flag?.trim() === '') throw new CliError('folder-unusable', { field: '--data', value: '""' })
  const named = flag ?? join('data', 'hefu')
  const folder = usable(named, () => resolve(named))
  const ground = usable(named, () => existing(folder))
  if (!usable(named, () => statSync(ground).isDirectory())) throw new CliError('folder-unusable', { field: '--data', value: ground })
  return folder
}

/** Whether a folder holds a record already. */
export function hasRecord(folder: string): boolean {
  return existsSync(join(folder, 'database'))
}

/**
 * Makes a folder and those above it, one by one: the recursive way never ends where a parent is there and takes no folder, as in /proc.
 * Throws CliError 'folder-unusable'.
 */
export function makeFolder(folder: string): void {
  const ground = existing(folder)
  const missing: string[] = []
  for (let at = folder; at !== ground; at = dirname(at)) missing.unshift(at)
  for (const one of missing) usable(one, () => makeOne(one))
}

/** Makes one folder; another process may have been quicker. */
function makeOne(folder: string): void {
  try {
    mkdirSync(folder)
  } catch (error) {
    if (!existsSync(folder)) throw error
  }
}

/** The nearest folder upwards that is there. */
function existing(folder: string): string {
  for (let at = folder; ; at = dirname(at)) if (existsSync(at) || dirname(at) === at) return at
}

function usable<Made>(folder: string, work: () => Made): Made {
  try {
    return work()
  } catch (error) {
    const why = error instanceof Error && 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : ''
    throw new CliError('folder-unusable', { field: '--data', value: `${folder}${why}` })
  }
}
