import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TurnError } from '../../src/index.ts'

/** SQLite's primary result codes for a file that somebody else has locked. */
const lockedCodes: readonly number[] = [5, 6]

/**
 * Holds a folder for this process until the returned function is called or the process dies, however it dies. Throws TurnError
 * 'store-held' when another process, or another opener in this one, holds it, and 'store-unwritable' when it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const lock = lockFile(folder)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw refusal(folder, cause)
  }
  return () => lock.close()
}

function lockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  } catch (cause) {
    throw refusal(folder, cause)
  }
}

function refusal(folder: string, cause: unknown): TurnError {
  if (!isLocked(cause)) return unwritable(folder, cause)
  return new TurnError('store-held', `another process uses the folder ${folder}; one at a time is allowed`, { cause })
}

function isLocked(error: unknown): boolean {
  const code = error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined
  return code !== undefined && lockedCodes.includes(code)
}

/** A folder that cannot be written: not a folder, not ours, read-only, or without space. */
export function unwritable(folder: string, cause: unknown): TurnError {
  const why = cause instanceof Error ? cause.message : 'the file system refused'
  return new TurnError(
    'store-unwritable',
    `the folder ${folder} cannot be written (${why}); a folder that this process may write in, with space left, is needed`,
    { cause },
  )
}
