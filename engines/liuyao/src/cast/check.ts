import { LiuyaoError } from '../error.ts'
import type { LiuyaoErrorCode } from '../error.ts'

/** Refuses a list that has not exactly `wanted` entries; nothing is ever padded or cut. */
export function checkCount(list: ArrayLike<unknown>, wanted: number, what: { name: string; code: LiuyaoErrorCode }): void {
  if (list.length !== wanted) {
    throw new LiuyaoError(what.code, `There are ${list.length} ${what.name}; exactly ${wanted} are allowed.`)
  }
}

/** Refuses bytes that are too few, or that are no whole numbers from 0 to 255. */
export function checkBytes(bytes: ArrayLike<number>, wanted: number): void {
  if (bytes.length !== wanted) {
    throw new LiuyaoError('bytes-short', `There are ${bytes.length} random bytes; exactly ${wanted} are allowed.`)
  }
  for (const byte of Array.from(bytes)) {
    if (!Number.isInteger(byte) || byte < 0 || byte > 255) {
      throw new LiuyaoError('bytes-short', `A random byte is ${byte}; allowed are whole numbers 0 to 255.`)
    }
  }
}

/** Refuses anything but a whole number within bounds. */
export function checkWhole(value: number, bounds: { name: string; from: number; to: number; code: LiuyaoErrorCode }): void {
  if (!Number.isSafeInteger(value) || value < bounds.from || value > bounds.to) {
    throw new LiuyaoError(bounds.code, `${bounds.name} is ${value}; allowed are whole numbers ${bounds.from} to ${bounds.to}.`)
  }
}
