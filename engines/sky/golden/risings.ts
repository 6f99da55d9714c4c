import type { Ephemeris } from '../src/ephemeris.ts'
import type { Luminary, RiseDefinition } from '../src/horizon/definition.ts'
import { nextRise, nextSet } from '../src/horizon/rise-set.ts'
import { daySeconds } from '../src/units.ts'
import { missed, type Difference } from './difference.ts'
import type { EphemerisRecord } from './record.ts'
import { comparable, riseTolerance } from './tolerances.ts'

/** The reference program's own refraction at sea level, 0 °C: 36.59′. Above sea level it changes with the height, which no definition here does. */
const refracted = -36.59 / 60

/** One entry of `rise_set`: how it is found here. */
interface Case {
  readonly name: string
  readonly body: Luminary
  readonly find: typeof nextRise
  readonly definition: RiseDefinition
}

const cases: readonly Case[] = [
  { name: 'sunrise_hindu', body: 'sun', find: nextRise, definition: 'hindu' },
  { name: 'sunset_hindu', body: 'sun', find: nextSet, definition: 'hindu' },
  { name: 'sunrise_center_refr', body: 'sun', find: nextRise, definition: { altitude: refracted, edge: 'centre' } },
  { name: 'sunset_center_refr', body: 'sun', find: nextSet, definition: { altitude: refracted, edge: 'centre' } },
  { name: 'sunrise_default', body: 'sun', find: nextRise, definition: { altitude: refracted, edge: 'upperLimb' } },
  { name: 'sunset_default', body: 'sun', find: nextSet, definition: { altitude: refracted, edge: 'upperLimb' } },
  { name: 'moonrise_default', body: 'moon', find: nextRise, definition: { altitude: refracted, edge: 'upperLimb' } },
  { name: 'moonset_default', body: 'moon', find: nextSet, definition: { altitude: refracted, edge: 'upperLimb' } },
]

/** Risings and settings of a record, those with refraction only at sea level. Empty when all agree. */
export function riseDifferences(ephemeris: Ephemeris, { rise_set: gold, place, jd_ut: ut }: EphemerisRecord): readonly Difference[] {
  const after = gold?.['search_from_jd_ut']
  if (gold === undefined || typeof after !== 'number') return []
  const coordinates = { latitude: place.lat, longitude: place.lon }
  return cases.flatMap(({ name, body, find, definition }) => {
    const expected = gold[name]
    if (definition !== 'hindu' && place.alt !== 0) return []
    const found = find(ephemeris, { body, place: coordinates, definition, after })
    if (typeof expected !== 'number' || found === undefined) {
      const bothNone = typeof expected !== 'number' && found === undefined
      return bothNone ? [] : [{ path: `rise_set.${name}`, expected, actual: found?.ut }]
    }
    return missed([{ path: `rise_set.${name}`, expected, actual: found.ut, tolerance: toleranceOf(definition, body, ut) / daySeconds }])
  })
}

function toleranceOf(definition: RiseDefinition, body: Luminary, ut: number): number {
  if (definition === 'hindu') return comparable(ut) ? riseTolerance.hindu : riseTolerance.hinduOutside
  return riseTolerance[body]
}
