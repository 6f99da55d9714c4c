import { anglesOf, type Angles, type Horizon } from './angles/angles.ts'
import { numberAt } from './at.ts'
import type { Ayanamsa } from './ayanamsa/ayanamsa.ts'
import type { Ephemeris } from './ephemeris.ts'
import { greenwichSiderealTime } from './frame/sidereal-time.ts'
import { checkCoordinates, type Coordinates } from './place/distance.ts'
import type { Instant } from './instant.ts'
import { bodies as allBodies, field, frameOffset, offsetOf, outputLength, type Body } from './position/bodies.ts'
import { turned } from './units.ts'

/** What is asked of a moment: the angles come with a place, sidereal longitudes with an ayanamsa. */
export type SkyInput = { readonly instant: Instant; readonly place?: Coordinates; readonly ayanamsa?: Ayanamsa; readonly bodies?: readonly Body[] }

/** An apparent geocentric place, on the true ecliptic and equinox of date: degrees in [0, 360) and [-90, 90], au; rates a day. */
export type Position = {
  readonly body: Body
  readonly longitude: number
  readonly latitude: number
  readonly distance: number
  readonly longitudeRate: number
  readonly latitudeRate: number
  readonly distanceRate: number
  /** Longitude less nutation less the ayanamsa, degrees in [0, 360); undefined where no ayanamsa was given. */
  readonly sidereal: number | undefined
}

/** One moment of the sky, with everything it was worked out with; degrees. */
export type Sky = {
  readonly instant: Instant
  readonly positions: readonly Position[]
  readonly nutation: { readonly longitude: number; readonly obliquity: number }
  /** Mean obliquity of the ecliptic of date. */
  readonly meanObliquity: number
  /** What a longitude of date is lessened by to become sidereal: nutation plus the mean ayanamsa; undefined without an ayanamsa. */
  readonly zodiac: number | undefined
  /** Sidereal time, true obliquity and latitude, from which houses are made; undefined without a place. */
  readonly horizon: Horizon | undefined
  /** Ascendant and midheaven from the true equinox; undefined without a place. */
  readonly angles: Angles | undefined
}

/** The sky at a moment, as plain data. For many charts use `compute` or `openWindow`. Throws SkyError: `time-range`, `latitude-invalid`, `longitude-invalid`. */
export function skyAt(ephemeris: Ephemeris, { instant, place, ayanamsa, bodies = allBodies }: SkyInput): Sky {
  const out = new Float64Array(outputLength)
  ephemeris.compute(instant.tt, out, bodies)
  const nutation = { longitude: numberAt(out, frameOffset.nutationLongitude), obliquity: numberAt(out, frameOffset.nutationObliquity) }
  const meanObliquity = numberAt(out, frameOffset.meanObliquity)
  const zodiac = ayanamsa === undefined ? undefined : nutation.longitude + ayanamsa.at(instant.tt)
  const horizon = place === undefined ? undefined : horizonOf({ ...instant, place, nutation, meanObliquity })
  return {
    instant,
    positions: bodies.map((body) => positionOf(body, out, zodiac)),
    nutation,
    meanObliquity,
    zodiac,
    horizon,
    angles: horizon === undefined ? undefined : anglesOf(horizon),
  }
}

type HorizonInput = Pick<Instant, 'ut' | 'tt'> & Pick<Sky, 'nutation' | 'meanObliquity'> & { readonly place: Coordinates }

function horizonOf({ ut, tt, place, nutation, meanObliquity }: HorizonInput): Horizon {
  checkCoordinates(place)
  const time = greenwichSiderealTime({ ut, tt, nutation: nutation.longitude, obliquity: meanObliquity })
  return { armc: turned(time + place.longitude), obliquity: meanObliquity + nutation.obliquity, latitude: place.latitude }
}

function positionOf(body: Body, out: Float64Array, zodiac: number | undefined): Position {
  const read = (which: number): number => numberAt(out, offsetOf[body] + which)
  const longitude = read(field.longitude)
  return {
    body,
    longitude,
    latitude: read(field.latitude),
    distance: read(field.distance),
    longitudeRate: read(field.longitudeRate),
    latitudeRate: read(field.latitudeRate),
    distanceRate: read(field.distanceRate),
    sidereal: zodiac === undefined ? undefined : turned(longitude - zodiac),
  }
}
