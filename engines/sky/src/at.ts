import { SkyError } from './error.ts'

/** The entry at a zero-based place of a list known to be long enough. Throws `SkyError` with code `list-index` otherwise. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new SkyError('list-index', 'This place of a list does not exist', { value: index, allowed: `0 to ${list.length - 1}` })
  return item
}

/** The number at a zero-based place of a packed array; NaN beyond its ends. Kept apart from `at`: one kind of array alone is read fast. */
export function numberAt(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN
}
