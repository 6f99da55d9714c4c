import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Gives memory back to the system once. Loading the program's packages leaves garbage of several times its size, which an idle
 * process would keep for hours (measured: 240 MB resident before, 103 MB after).
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc')
  const collect: unknown = runInNewContext('gc')
  if (typeof collect === 'function') collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
