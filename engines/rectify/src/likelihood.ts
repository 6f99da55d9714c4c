import { btrRules1 } from '../rules/btr-rules-1.ts'
import { shareBefore } from './age.ts'
import { real } from './at.ts'
import type { Case } from './case.ts'
import { weighted, width, type KindTable } from './kind-table.ts'
import { addFineMasses, addMasses, massLength, type Days } from './masses.ts'

/** An event as the score sees it: Julian days in universal time, and the chance that its date is wrong. */
export interface DatedEvent {
  readonly id: string
  readonly kinds: readonly { readonly table: KindTable; readonly share: number }[]
  readonly from: number
  readonly to: number
  readonly doubt: number
}

/** No longer than this many days, an event is known to the day and the fourth level counts. */
const dayExact = 1.01

/**
 * Log likelihood ratios of one event, for each minute and strength: how much likelier its date is than under no rules. For a kind K, strength s
 * and date d of a life born in a minute, p(d) = g(d) [doubt + (1 − doubt) exp(s a(d)) / Z], where g is the age law, a the rules met by the lords of
 * d and Z the mean of exp(s a) over g; a date known to a span is the integral over it. Zero everywhere for an event outside the age range.
 */
export function eventRatios({ minutes, elapsed }: Case, event: DatedEvent): Float64Array {
  const ratios = new Float64Array(minutes.count * width)
  const fine = event.to - event.from <= dayExact
  const masses = new Float64Array(massLength)
  const parts = new Float64Array(width)
  for (let minute = 0; minute < minutes.count; minute++) {
    const birth = minutes.first + minute / 1440
    const days = { from: event.from - birth, to: event.to - birth }
    parts.fill(0)
    let base = 0
    for (const { table, share } of event.kinds)
      base += share * addParts({ table, days, fine, minute, elapsed: real(elapsed, minute), share, doubt: event.doubt, masses }, parts)
    if (base > 0) for (let j = 1; j < width; j++) ratios[minute * width + j] = Math.log(real(parts, j) / base)
  }
  return ratios
}

interface Part {
  readonly table: KindTable
  readonly days: Days
  readonly fine: boolean
  readonly minute: number
  readonly elapsed: number
  readonly share: number
  readonly doubt: number
  readonly masses: Float64Array
}

/** Adds one kind's density for each strength and returns its share of the age law. */
function addParts({ table, days, fine, minute, elapsed, share, doubt, masses }: Part, parts: Float64Array): number {
  const { law } = table
  const base = shareBefore(law, days.to) - shareBefore(law, days.from)
  if (!(base > 1e-12)) return 0
  const state = table.stateOf(minute)
  masses.fill(0)
  if (fine) addFineMasses({ state, law, elapsed }, days, masses)
  else addMasses({ state, law, elapsed }, days, masses)
  const most = fine ? state.mostOfFour : state.most
  for (let j = 0; j < width; j++) {
    const normal = real(table.normals, minute * width + j) * (fine ? real(state.fourth, j) : 1)
    parts[j] = real(parts, j) + share * (doubt * base + ((1 - doubt) * weighted(masses, j, most)) / normal)
  }
  return base
}

/** Adds one event's or answer's ratios to a sum. */
export function addRatios(sum: Float64Array, ratios: Float64Array): void {
  for (let k = 0; k < sum.length; k++) sum[k] = real(sum, k) + real(ratios, k)
}

/** The doubt of a certainty. */
export function doubtOf(certainty: 'sure' | 'rough'): number {
  return btrRules1.doubt[certainty]
}
