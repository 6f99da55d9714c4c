/** One expected value that the engine does not give. */
export type Difference = { readonly path: string; readonly expected: unknown; readonly actual: unknown }

/** A number to be met within a tolerance in the unit of the number; on a circle of 360 degrees where `circle` says so. */
export interface Wanted {
  readonly path: string
  readonly expected: number
  readonly actual: number
  readonly tolerance: number
  readonly circle?: boolean
}

/** The wanted numbers that are not met. */
export function missed(wanted: readonly Wanted[]): readonly Difference[] {
  return wanted.flatMap(({ path, expected, actual, tolerance, circle = false }) => {
    const apart = actual - expected
    const distance = Math.abs(circle ? apart - 360 * Math.round(apart / 360) : apart)
    return distance <= tolerance ? [] : [{ path, expected, actual }]
  })
}
