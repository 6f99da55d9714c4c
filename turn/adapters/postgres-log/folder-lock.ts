import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TurnError } from '../../src/index.ts'

/**
 * Holds a folder for this process until the returned function is called or the process dies, however it dies.
 * Throws TurnError 'log-invalid' when another process, or another opener in this one, holds it, or it cannot be written.
 */
export function lockFolder(folder: string): () => void {
  const lock = lockFile(folder)
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new TurnError('log-invalid', `another process uses the folder ${folder}; one at a time is allowed`, { cause })
  }
  return () => lock.close()
}

function lockFile(folder: string): DatabaseSync {
  try {
    mkdirSync(folder, { recursive: true })
    return new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  } catch (cause) {
    throw new TurnError('log-invalid', `the folder ${folder} cannot be written; a folder that this process may write in is needed`, { cause })
  }
}
