import type { Settings, VargaName } from '@hefu/jyotish'
import type { Ephemeris } from '@hefu/sky'
import type { ScoredKind } from '../rules/btr-rules-1.ts'
import { real } from './at.ts'
import { checkSpec, type CaseSpec } from './case-spec.ts'
import { RectifyError } from './error.ts'
import { kindTable, type KindTable } from './kind-table.ts'
import { minutesOf, place, pointCount, type Minutes } from './minutes.ts'
import { priorOf } from './prior.ts'
import { lordAt, lords, scheduleFrom, type Schedule } from './schedule.ts'
import { birthSigns, vargaSigns } from './signs.ts'

/** One birth opened for weighing: everything that does not depend on what the person tells. Tables of a kind are made when first asked for. */
export interface Case {
  readonly spec: CaseSpec
  readonly settings: Settings
  readonly minutes: Minutes
  /** Belief before any date, over all minutes. */
  readonly prior: Float64Array
  /** Days from the start of the first maha dasha to birth, for each minute. */
  readonly elapsed: Float64Array
  /** The schedule of a minute, by the lord of its Moon's star. */
  readonly scheduleOf: (minute: number) => Schedule
  /** Days of a dasha year. */
  readonly year: number
  readonly kind: (kind: ScoredKind) => KindTable
}

/** Opens a case: one sky of seven to eleven full positions, and a chart for every minute. Throws `RectifyError`, `JyotishError` or `SkyError` with what was wrong. */
export function openCase(ephemeris: Ephemeris, spec: CaseSpec): Case {
  const settings = checkSpec(spec)
  const minutes = minutesOf(ephemeris, spec, settings)
  const year = Number(settings.dashaYear)
  const { elapsed, lordOf } = birthsOf(minutes, year)
  const schedules = new Map([...new Set(lordOf)].map((lord) => [lord, scheduleFrom(lord, year)]))
  const scheduleOf = (minute: number): Schedule => {
    const found = schedules.get(lordOf[minute] ?? -1)
    if (found === undefined) throw new RectifyError('minute-invalid', `The minute is number ${minute}; allowed are 0 to ${minutes.count - 1}.`)
    return found
  }
  const birth = birthSigns(minutes)
  const varga = remembered((name: VargaName) => vargaSigns(minutes, { varga: name, settings }))
  const kind = remembered((name: ScoredKind) => kindTable({ name, minutes, elapsed, lordOf, scheduleOf, until: spec.until, birth, varga }))
  return { spec, settings, minutes, prior: priorOf(spec), elapsed, scheduleOf, year, kind }
}

function birthsOf({ count, longitudes }: Minutes, year: number): { readonly elapsed: Float64Array; readonly lordOf: Uint8Array } {
  const elapsed = new Float64Array(count)
  const lordOf = new Uint8Array(count)
  for (let minute = 0; minute < count; minute++) {
    const stars = (real(longitudes, minute * pointCount + place.moon) * 27) / 360
    const star = Math.floor(stars)
    lordOf[minute] = star % lords.length
    elapsed[minute] = (stars - star) * lordAt(star).years * year
  }
  return { elapsed, lordOf }
}

function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const made = make(key)
    known.set(key, made)
    return made
  }
}
