/** The number at a place of a packed array; NaN beyond its ends. One function for each kind of array: mixed kinds are read slowly. */
export function real(values: Float64Array, index: number): number {
  return values[index] ?? Number.NaN
}

/** The small whole number at a place of a packed array; 0 beyond its ends. */
export function small(values: Uint8Array, index: number): number {
  return values[index] ?? 0
}

/** The whole number at a place of a packed array; 0 beyond its ends. */
export function whole(values: Uint16Array, index: number): number {
  return values[index] ?? 0
}
