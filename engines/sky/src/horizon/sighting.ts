import { numberAt } from '../at.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { equatorialOf } from '../frame/equatorial.ts'
import { greenwichSiderealTime } from '../frame/sidereal-time.ts'
import { instantFromUt } from '../instant.ts'
import { field, frameOffset, offsetOf, outputLength, type Body } from '../position/bodies.ts'
import { daySeconds, degree, turned } from '../units.ts'
import type { Coordinates } from '../place/distance.ts'
import { centreAltitude, type Luminary, type RiseDefinition } from './definition.ts'

/** Who looks at what, and about when (Julian day, UT1): ΔT is taken there. */
export interface SightingInput {
  readonly body: Luminary
  readonly place: Coordinates
  readonly definition: RiseDefinition
  readonly after: number
}

/** One body over one horizon, by one definition of rising. */
export class Sighting {
  /** Degrees by which the body's hour angle grows in a day, on the average. */
  readonly turning: number
  readonly #ephemeris: Ephemeris
  readonly #input: SightingInput
  readonly #delay: number
  readonly #wanted: readonly Body[]
  readonly #out = new Float64Array(outputLength)
  #hourAngle = Number.NaN
  #declination = Number.NaN
  #distance = Number.NaN

  /** Checks nothing: the caller has checked the place. */
  constructor(ephemeris: Ephemeris, input: SightingInput) {
    this.turning = input.body === 'sun' ? 360 : 347.81
    this.#ephemeris = ephemeris
    this.#input = input
    this.#delay = instantFromUt(input.after).deltaT / daySeconds
    this.#wanted = [input.body]
  }

  /** Hour angle in degrees, in [0, 360), at a Julian day (UT1). */
  hourAngle(ut: number): number {
    this.#look(ut)
    return this.#hourAngle
  }

  /** How much the sine of the altitude exceeds what the definition asks for; positive while the body is up. */
  height(ut: number): number {
    this.#look(ut)
    const { place, definition, body } = this.#input
    const latitude = place.latitude * degree
    const sine = Math.sin(latitude) * Math.sin(this.#declination) + Math.cos(latitude) * Math.cos(this.#declination) * Math.cos(this.#hourAngle * degree)
    return sine - Math.sin(centreAltitude(definition, body, this.#distance) * degree)
  }

  #look(ut: number): void {
    const tt = ut + this.#delay
    const { body, place, definition } = this.#input
    const out = this.#out
    this.#ephemeris.compute(tt, out, this.#wanted)
    const offset = offsetOf[body]
    const mean = numberAt(out, frameOffset.meanObliquity)
    const { ascension, declination } = equatorialOf({
      longitude: numberAt(out, offset + field.longitude),
      latitude: definition === 'hindu' ? 0 : numberAt(out, offset + field.latitude),
      obliquity: mean + numberAt(out, frameOffset.nutationObliquity),
    })
    const nutation = numberAt(out, frameOffset.nutationLongitude)
    this.#declination = declination * degree
    this.#hourAngle = turned(greenwichSiderealTime({ ut, tt, nutation, obliquity: mean }) + place.longitude - ascension)
    this.#distance = numberAt(out, offset + field.distance)
  }
}
