import { JyotishError } from './error.ts'

/** The entry at a zero-based place of a list known to be long enough. Throws `JyotishError` with code `table` otherwise. */
export function at<Item>(list: ArrayLike<Item>, index: number): Item {
  const item = list[index]
  if (item === undefined) throw new JyotishError('table', `Place ${index} does not exist; the list has ${list.length} entries.`)
  return item
}

/** The remainder of a division, never negative. */
export function mod(value: number, modulus: number): number {
  return ((value % modulus) + modulus) % modulus
}

/** An angle in degrees brought into [0, 360). */
export function turned(degrees: number): number {
  const rest = degrees % 360
  if (rest >= 0) return rest
  // A trifle below 0 would round to 360.
  const up = rest + 360
  return up < 360 ? up : 0
}

/** The shorter way between two longitudes, degrees [0, 180]. */
export function separation(one: number, other: number): number {
  const apart = turned(one - other)
  return apart > 180 ? 360 - apart : apart
}
