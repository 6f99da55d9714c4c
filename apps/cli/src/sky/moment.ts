import { type CivilTime, civilTime, type Coordinates, clockSeconds, readClock } from '@hefu/sky'
import { loadZones } from '@hefu/sky/load/zones'
import { oneOf } from '../casting/values.ts'
import { clockText } from '../civil/clock-text.ts'
import { checkPointFlags } from '../civil/coordinates.ts'
import { forInput } from '../civil/sky-refusal.ts'
import { whereOf } from '../civil/where.ts'
import { CliError } from '../error.ts'
import type { SkyFlags } from '../sky.ts'

/** The flags that name a moment. */
export type MomentFlags = Pick<SkyFlags, 'at' | 'place' | 'zone' | 'lat' | 'lon' | 'fold'>

/** What the clocks of a place go by: a zone, or one offset from UT in seconds. */
export type ClockOfPlace = { readonly zone: string } | { readonly offsetSeconds: number }

/** One instant in epoch seconds, the coordinates it is looked at from where they are known, and what its clock goes by. */
export interface Moment {
  readonly instant: number
  readonly coordinates: Coordinates | undefined
  readonly clock: ClockOfPlace
}

/** The moment that the flags name. Throws CliError: `flag-invalid`, `flag-missing`, `time-gap`, `time-fold`. */
export async function momentOf(flags: MomentFlags): Promise<Moment> {
  const { at, fold, zone } = flags
  const { clock, offsetSeconds } = forInput({ field: '--at', value: at }, () => readClock(at))
  const where = await whereOf(placeFlags(flags, offsetSeconds !== undefined))
  const { latitude, longitude } = where.coordinates
  const coordinates = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
  if (offsetSeconds !== undefined) {
    const known = flags.place === undefined && zone === undefined
    return { instant: clockSeconds(clock) - offsetSeconds, coordinates, clock: known ? { offsetSeconds } : { zone: where.zone } }
  }
  const zones = await loadZones()
  const made = forInput({ field: zone === undefined ? '--at' : '--zone', value: zone ?? at }, () =>
    civilTime(zones, { clock, zone: where.zone, place: where.coordinates }),
  )
  return { instant: chosen(made, { at, fold }), coordinates, clock: { zone: where.zone } }
}

/** What `whereOf` asks for. A time with its offset says it all: then no zone needs to be looked up. Throws CliError `flag-invalid`, `flag-missing`. */
export function placeFlags(flags: Omit<MomentFlags, 'at' | 'fold'>, offsetKnown: boolean): Parameters<typeof whereOf>[0] {
  checkPointFlags(flags)
  const { lat, lon, place, zone } = flags
  const zoneNamed = zone ?? (offsetKnown && place === undefined ? 'UTC' : undefined)
  return {
    ...(lat === undefined ? {} : { latitude: lat }),
    ...(lon === undefined ? {} : { longitude: lon }),
    ...(place === undefined ? {} : { place }),
    ...(zoneNamed === undefined ? {} : { zone: zoneNamed }),
  }
}

function chosen({ instants, instead }: CivilTime, { at, fold }: { readonly at: string; readonly fold: string | undefined }): number {
  const which = fold === undefined ? undefined : oneOf(['earlier', 'later'], { field: '--fold', value: fold })
  const [first, last] = [instants[0], instants.at(-1)]
  if (first === undefined || last === undefined)
    throw new CliError('time-gap', { field: '--at', value: at, allowed: instead.map(({ shown }) => clockText(shown)) })
  if (first === last) return first.instant
  if (which === undefined) throw new CliError('time-fold', { field: '--at', value: at, allowed: ['earlier', 'later'] })
  return which === 'earlier' ? first.instant : last.instant
}
