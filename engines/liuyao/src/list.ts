import { LiuyaoError } from './error.ts'

/** The entry at a zero-based place of a list known to be long enough. Throws `LiuyaoError` with code `table` otherwise. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new LiuyaoError('table', `Place ${index} does not exist; the list has ${list.length} entries.`)
  return item
}

/** The remainder of a division, never negative. */
export function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus
}
