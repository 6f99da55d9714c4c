import { JyotishError } from './error.ts'
import { type Graha, grahas, type Point } from './graha.ts'

/** Where everything stands at one instant and place; the only ground of every rule. Longitudes are sidereal, degrees [0, 360). */
export type Positions = {
  /** Julian day in universal time, and in terrestrial time. */
  readonly jdUt: number
  readonly jdTt: number
  /** Sidereal longitudes (apparent, minus nutation, minus the mean ayanamsa). */
  readonly longitude: Readonly<Record<Graha, number>>
  /** Degrees a day; negative while retrograde. */
  readonly speed: Readonly<Record<Graha, number>>
  /** Apparent ecliptic latitudes, degrees, north positive. */
  readonly latitude: Readonly<Record<Graha, number>>
  /** Apparent declinations, degrees, north positive. */
  readonly declination: Readonly<Record<Graha, number>>
  /** The rising point and the meridian; absent where none exists (beyond the polar circle the lagna is the point on the eastern horizon). */
  readonly lagna: number
  readonly mc: number
  /** Degrees subtracted from the tropical zodiac, mean. */
  readonly ayanamsa: number
  /** The other node's Rahu (true where the chart uses the mean one, and the reverse), to tell what depends on the choice. */
  readonly otherRahu: number
}

/** Refuses positions that are not numbers in their range. Throws `JyotishError` 'positions-invalid'. */
export function checkPositions({ longitude, lagna, mc }: Positions): void {
  const all: readonly (readonly [string, number])[] = [
    ...grahas.map((graha): readonly [string, number] => [graha, longitude[graha]]),
    ['lagna', lagna],
    ['mc', mc],
  ]
  for (const [name, degrees] of all) {
    if (!(degrees >= 0 && degrees < 360)) {
      throw new JyotishError('positions-invalid', `The longitude of ${name} is ${degrees}; allowed are degrees from 0 to under 360.`)
    }
  }
}

/** The sidereal longitude of a graha or of the lagna, degrees [0, 360). */
export function longitudeOf({ longitude, lagna }: Pick<Positions, 'longitude' | 'lagna'>, point: Point): number {
  return point === 'lagna' ? lagna : longitude[point]
}
