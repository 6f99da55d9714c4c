import type { Ephemeris } from '../ephemeris.ts'
import { findRoot } from '../events/root.ts'
import { instantFromUt, type Instant } from '../instant.ts'
import { checkCoordinates, type Coordinates } from '../place/distance.ts'
import { turnedNear } from '../units.ts'
import type { Luminary, RiseDefinition } from './definition.ts'
import { Sighting } from './sighting.ts'

/** What is looked for: after which Julian day (UT1), and for how many days at most (2 where nothing is said). */
export type RiseInput = {
  readonly body: Luminary
  readonly place: Coordinates
  readonly definition: RiseDefinition
  readonly after: number
  readonly within?: number
}

/** The first rising after a moment, to a hundredth of a second of the definition; undefined where the body does not rise in that time. Throws SkyError: `latitude-invalid`, `longitude-invalid`, `time-range`. */
export function nextRise(ephemeris: Ephemeris, input: RiseInput): Instant | undefined {
  return search(ephemeris, input, { start: -180, end: 0 })
}

/** The first setting after a moment, else as `nextRise`. */
export function nextSet(ephemeris: Ephemeris, input: RiseInput): Instant | undefined {
  return search(ephemeris, input, { start: 0, end: 180 })
}

/** The first upper passage of the meridian after a moment: hour angle zero. Throws as `nextRise`; the definition only matters by its ecliptic latitude. */
export function nextTransit(ephemeris: Ephemeris, { body, place, definition, after }: RiseInput): Instant {
  checkCoordinates(place)
  const sighting = new Sighting(ephemeris, { body, place, definition, after })
  const behind = turnedNear(sighting.hourAngle(after) - 180) + 180
  const found = meridian(sighting, after + (360 - behind) / sighting.turning, 0)
  return instantFromUt(found > after ? found : meridian(sighting, found + 360 / sighting.turning, 0))
}

/** Between its lower and its upper passage of the meridian a body rises once or not at all; between the upper and the lower it sets. */
function search(ephemeris: Ephemeris, input: RiseInput, { start, end }: { readonly start: number; readonly end: number }): Instant | undefined {
  checkCoordinates(input.place)
  const { after, within = 2 } = input
  const sighting = new Sighting(ephemeris, input)
  const height = (ut: number): number => sighting.height(ut)
  const day = 360 / sighting.turning
  const passed = turnedNear(sighting.hourAngle(after) - start - 180) + 180
  let from = meridian(sighting, after - passed / sighting.turning, start)
  while (from < after + within) {
    const to = meridian(sighting, from + day / 2, end)
    if (Math.sign(height(from)) !== Math.sign(height(to))) {
      const found = findRoot(height, { from, to, tolerance: 1e-9 })
      if (found >= after && found <= after + within) return instantFromUt(found)
    }
    from = meridian(sighting, from + day, start)
  }
  return undefined
}

/** The moment near `guess` at which the hour angle is `target` degrees. */
function meridian(sighting: Sighting, guess: number, target: number): number {
  let ut = guess
  for (let round = 0; round < 5; round++) ut -= turnedNear(sighting.hourAngle(ut) - target) / sighting.turning
  return ut
}
