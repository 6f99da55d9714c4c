import type { CastInput } from '../cast/types.ts'
import type { Chart } from '../chart.ts'
import type { Options } from '../options.ts'
import { canonicalJson } from './canonical.ts'
import { sha256 } from './sha256.ts'

/** What a chart holds beyond its input and conventions. */
export type Derived = Omit<Chart, 'engineVersion' | 'conventionVersion' | 'options' | 'cast'> & { readonly cast: Omit<Chart['cast'], 'way' | 'when'> }

/** A chart in the form in which it is kept: input, conventions and result apart, and a hash over the three. */
export type Sealed = {
  readonly engineVersion: string
  readonly conventionVersion: string
  readonly input: CastInput
  readonly conventions: Options
  readonly derived: Derived
  /** SHA-256 of the canonical JSON of `{ conventions, derived, input }`, 64 hexadecimal digits. */
  readonly hash: string
}

/**
 * Seals a chart. The same input under the same conventions and engine version gives the same bytes and the same hash on every host.
 * Apart from `derive` because hashing costs more than the plate itself.
 */
export function seal(chart: Chart): Sealed {
  const { engineVersion, conventionVersion, options: conventions, cast, ...rest } = chart
  const { way, when, ...thrown } = cast
  const input: CastInput = { way, when }
  const derived: Derived = { ...rest, cast: thrown }
  return { engineVersion, conventionVersion, input, conventions, derived, hash: sha256(canonicalJson({ input, conventions, derived })) }
}
