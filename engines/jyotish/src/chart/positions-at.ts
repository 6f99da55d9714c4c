import { type Angles, type Body, type Coordinates, type Ephemeris, equatorialOf, type Horizon, type Instant, type Position, type Sky, skyAt } from '@hefu/sky'
import type { ByGraha, Planet } from '../graha.ts'
import { JyotishError } from '../error.ts'
import { turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { ayanamsaOf } from './ayanamsa.ts'

/** When and where: the instant in both time scales, latitude north and longitude east in degrees. */
export type Birth = { readonly instant: Instant; readonly place: Coordinates }

/** The settings that positions depend on. */
export type PositionSettings = Pick<Settings, 'ayanamsa' | 'userAyanamsa' | 'node'>

/** What a chart asks the sky for. */
export const chartBodies = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'meanNode', 'trueNode'] as const satisfies readonly Body[]

/**
 * Where everything stands at one instant and place, under the ayanamsa and the node of the settings. Throws SkyError `time-range` outside
 * 1799-12-25 to 2101-02-26, `latitude-invalid`, `longitude-invalid`.
 */
export function positionsAt(ephemeris: Ephemeris, { instant, place }: Birth, settings: PositionSettings): Positions {
  const ayanamsa = ayanamsaOf(ephemeris, settings)
  return positionsOf(skyAt(ephemeris, { instant, place, ayanamsa, bodies: chartBodies }), settings)
}

/** What the engine reads of a sky with a place and an ayanamsa. Throws `JyotishError` 'positions-invalid' where one of them is missing. */
export function positionsOf(sky: Sky, { node }: Pick<Settings, 'node'>): Positions {
  const { instant, nutation } = sky
  const { angles, zodiac, horizon } = groundOf(sky)
  const bodies = bodiesOf(sky)
  const rahu = node === 'mean' ? bodies.meanNode : bodies.trueNode
  const other = node === 'mean' ? bodies.trueNode : bodies.meanNode
  const opposite = { longitude: turned(rahu.longitude + 180), latitude: 0 }
  const each = <Value>(of: (position: Position) => Value, rest: { readonly rahu: Value; readonly ketu: Value }): ByGraha<Value> => ({
    sun: of(bodies.sun),
    moon: of(bodies.moon),
    mars: of(bodies.mars),
    mercury: of(bodies.mercury),
    jupiter: of(bodies.jupiter),
    venus: of(bodies.venus),
    saturn: of(bodies.saturn),
    ...rest,
  })
  const declination = ({ longitude, latitude }: Pick<Position, 'longitude' | 'latitude'>): number =>
    equatorialOf({ longitude, latitude, obliquity: horizon.obliquity }).declination
  const sidereal = ({ longitude }: Pick<Position, 'longitude'>): number => turned(longitude - zodiac)
  return {
    jdUt: instant.ut,
    jdTt: instant.tt,
    longitude: each(sidereal, { rahu: sidereal(rahu), ketu: sidereal(opposite) }),
    speed: each(({ longitudeRate }) => longitudeRate, { rahu: rahu.longitudeRate, ketu: rahu.longitudeRate }),
    latitude: each(({ latitude }) => latitude, { rahu: 0, ketu: 0 }),
    declination: each(declination, { rahu: declination({ ...rahu, latitude: 0 }), ketu: declination(opposite) }),
    lagna: turned(angles.ascendant - zodiac),
    mc: turned(angles.midheaven - zodiac),
    ayanamsa: turned(zodiac - nutation.longitude),
    otherRahu: sidereal(other),
  }
}

/** What of a sky needs its place and its ayanamsa: horizon, angles, and what a longitude of date is lessened by. Throws `JyotishError` 'positions-invalid' where one is missing. */
export function groundOf({ angles, zodiac, horizon }: Sky): { readonly angles: Angles; readonly zodiac: number; readonly horizon: Horizon } {
  if (angles === undefined || zodiac === undefined || horizon === undefined) {
    throw new JyotishError('positions-invalid', 'The sky has no place or no ayanamsa; a chart takes both.')
  }
  return { angles, zodiac, horizon }
}

type Bodies = Readonly<Record<Planet | 'meanNode' | 'trueNode', Position>>

function bodiesOf({ positions }: Sky): Bodies {
  const of = (body: Body): Position => {
    const found = positions.find((position) => position.body === body)
    if (found === undefined) throw new JyotishError('positions-invalid', `The sky has no ${body}; a chart takes ${chartBodies.join(', ')}.`)
    return found
  }
  return {
    sun: of('sun'),
    moon: of('moon'),
    mars: of('mars'),
    mercury: of('mercury'),
    jupiter: of('jupiter'),
    venus: of('venus'),
    saturn: of('saturn'),
    meanNode: of('meanNode'),
    trueNode: of('trueNode'),
  }
}
