import type { PracticeId } from '../../rules/time/practices.ts'
import type { Coordinates } from '../place/distance.ts'
import type { Provenance } from './provenance.ts'
import type { ReadingReason } from './readings.ts'
import type { WallClock } from './wall-clock.ts'

/** How a clock was set: by the law of its zone, to the mean time of its longitude, by a local practice, or to an offset that a person gives (seconds ahead of UT). */
export type Reckoning =
  | { readonly kind: 'zone' }
  | { readonly kind: 'local-mean-time' }
  | { readonly kind: 'practice'; readonly practice: PracticeId }
  | { readonly kind: 'offset'; readonly offsetSeconds: number }

/** A time as a person tells it: what the clock showed, in which zone, where, and how the clock was set (by its zone unless said). */
export type CivilQuestion = { readonly clock: WallClock; readonly zone: string; readonly place?: Partial<Coordinates>; readonly reckoning?: Reckoning }

/** One instant that a told time may mean, and why. */
export type CivilReading = {
  /** Epoch seconds; fractional where mean time is kept. */
  readonly instant: number
  readonly offsetSeconds: number
  readonly daylightSeconds: number
  readonly reason: ReadingReason
  readonly shown: WallClock
  readonly provenance: Provenance
}

/** The instants of a told time (one, two in a fold, none in a gap), and in a gap both readings instead. */
export type Reckoned = { readonly kind: 'unique' | 'fold' | 'gap'; readonly instants: readonly CivilReading[]; readonly instead: readonly CivilReading[] }
