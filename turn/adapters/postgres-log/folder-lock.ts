import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { TurnError } from '../../src/index.ts'

/**
 * Holds a folder for this process until the returned function is called or the process dies, however it dies.
 * Throws TurnError 'log-invalid' when another process, or another opener in this one, holds it.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true })
  const lock = new DatabaseSync(join(folder, 'lock'), { timeout: 0 })
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive')
  } catch (cause) {
    lock.close()
    throw new TurnError('log-invalid', `another process uses the folder ${folder}; one at a time is allowed`, { cause })
  }
  return () => lock.close()
}
