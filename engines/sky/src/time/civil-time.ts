import { SkyError } from '../error.ts'
import { meanTimeOffset } from './local-mean-time.ts'
import { practiceNamed } from './practice.ts'
import { type Provenance, zoneProvenance } from './provenance.ts'
import type { Reading } from './readings.ts'
import type { CivilQuestion, CivilReading, Reckoned, Reckoning } from './reckoned.ts'
import { type Remark, remarksOn } from './remarks.ts'
import { clockSeconds } from './wall-clock.ts'
import type { Zones } from './zones.ts'

/** What a told time means: its instants, in a gap both readings instead, and what a person should know about them. */
export type CivilTime = Reckoned & { readonly remarks: readonly Remark[] }

/** The widest offset that is taken, in seconds. */
const widest = 16 * 3600

/**
 * Finds every instant that a told time may mean. Before a zone had a standard time its clocks kept local mean time: then the longitude of
 * the place counts, where it is known, not that of the zone's city. Throws SkyError `zone-unknown`, `date-invalid`, `longitude-invalid`,
 * `offset-invalid`, `practice-unknown`.
 */
export function civilTime(zones: Zones, question: CivilQuestion): CivilTime {
  const byZone = timeOfZone(zones, question)
  const told = toldTime(question) ?? byZone
  return { ...told, remarks: remarksOn(told, { byZone, question, zone: zones.canonical(question.zone) }) }
}

function timeOfZone(zones: Zones, { clock, zone, place = {} }: CivilQuestion): Reckoned {
  const { kind, instants, instead } = zones.instants(zone, clock)
  const name = zones.canonical(zone)
  const read = (reading: Reading): CivilReading => civilReading(reading, { name, version: zones.version, longitude: place.longitude })
  return { kind, instants: instants.map(read), instead: instead.map(read) }
}

type InZone = { readonly name: string; readonly version: string; readonly longitude: number | undefined }

function civilReading({ instant, period, reason, shown }: Reading, { name, version, longitude }: InZone): CivilReading {
  if (period.abbreviation === 'LMT' && longitude !== undefined) {
    const offsetSeconds = meanTimeOffset(longitude)
    const moved = instant + period.offsetSeconds - offsetSeconds
    return { instant: moved, offsetSeconds, daylightSeconds: 0, reason, shown, provenance: { source: 'local-mean-time', longitude } }
  }
  const { offsetSeconds, daylightSeconds } = period
  return { instant, offsetSeconds, daylightSeconds, reason, shown, provenance: zoneProvenance({ zone: name, version, period, instant }) }
}

/** The time by a reckoning other than the zone's; undefined where the zone counts. */
function toldTime({ clock, place = {}, reckoning = { kind: 'zone' } }: CivilQuestion): Reckoned | undefined {
  if (reckoning.kind === 'zone') return undefined
  const { offsetSeconds, provenance } = offsetOf(reckoning, place.longitude)
  const instant = clockSeconds(clock) - offsetSeconds
  return { kind: 'unique', instants: [{ instant, offsetSeconds, daylightSeconds: 0, reason: 'unique', shown: clock, provenance }], instead: [] }
}

function offsetOf(
  reckoning: Exclude<Reckoning, { kind: 'zone' }>,
  longitude: number | undefined,
): { readonly offsetSeconds: number; readonly provenance: Provenance } {
  switch (reckoning.kind) {
    case 'offset': {
      const { offsetSeconds } = reckoning
      if (!(Math.abs(offsetSeconds) < widest))
        throw new SkyError('offset-invalid', 'No clock is that far from UT', { value: offsetSeconds, allowed: 'less than 16 hours, in seconds' })
      return { offsetSeconds, provenance: { source: 'given' } }
    }
    case 'local-mean-time': {
      const east = known(longitude)
      return { offsetSeconds: meanTimeOffset(east), provenance: { source: 'local-mean-time', longitude: east } }
    }
    case 'practice': {
      const { id, offsetSeconds } = practiceNamed(reckoning.practice, longitude)
      return { offsetSeconds: offsetSeconds ?? meanTimeOffset(known(longitude)), provenance: { source: 'practice', practice: id } }
    }
  }
}

function known(longitude: number | undefined): number {
  if (longitude === undefined)
    throw new SkyError('longitude-invalid', 'Local mean time needs a longitude', { value: longitude, allowed: '-180 to 180 degrees' })
  return longitude
}
