import type { Ayanamsa } from '../ayanamsa/ayanamsa.ts'
import { numberAt } from '../at.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { SkyError } from '../error.ts'
import { field, frameOffset, offsetOf, outputLength, type Body } from '../position/bodies.ts'
import { turnedNear } from '../units.ts'
import { findRoot } from './root.ts'

/** Days between two looks: no body goes back and forth over one place in less. */
const looks: Readonly<Record<Body, number>> = {
  sun: 10,
  moon: 1,
  mercury: 1,
  venus: 2,
  mars: 4,
  jupiter: 8,
  saturn: 8,
  uranus: 8,
  neptune: 8,
  pluto: 8,
  meanNode: 30,
  trueNode: 0.5,
}

/** Which body, which longitude in degrees (sidereal with an ayanamsa), and between which Julian days (TT). */
export type CrossingInput = { readonly body: Body; readonly target: number; readonly from: number; readonly to: number; readonly ayanamsa?: Ayanamsa }

/** A passage: the Julian day (TT), and whether the body moved forward or backward in longitude. */
export type Crossing = { readonly tt: number; readonly direction: 'direct' | 'retrograde' }

/**
 * Every passage of a body over a longitude in a span, in order of time, to a millisecond; retrograde passages included. A body that turns
 * within a second of arc of the place may be taken not to have reached it. Throws SkyError: `search-invalid`, `time-range`.
 */
export function crossings(ephemeris: Ephemeris, input: CrossingInput): readonly Crossing[] {
  const { body, from, to } = input
  if (!(from < to)) throw new SkyError('search-invalid', 'The search must end after it starts', { value: `${from} to ${to}`, allowed: 'from < to' })
  const value = distanceOf(ephemeris, input)
  const found: Crossing[] = []
  const steps = Math.ceil((to - from) / looks[body])
  let [tt, here] = [from, value(from)]
  for (let k = 1; k <= steps; k++) {
    const next = Math.min(to, from + k * looks[body])
    const there = value(next)
    // A jump from 180 to -180 degrees is no passage.
    if (here !== 0 && Math.sign(here) !== Math.sign(there) && Math.abs(there - here) < 180) {
      found.push({ tt: findRoot(value, { from: tt, to: next, tolerance: 1e-8 }), direction: there > here ? 'direct' : 'retrograde' })
    }
    ;[tt, here] = [next, there]
  }
  return found
}

/** How far beyond the place a body stands, in degrees within [-180, 180). */
function distanceOf(ephemeris: Ephemeris, { body, target, ayanamsa }: CrossingInput): (tt: number) => number {
  const out = new Float64Array(outputLength)
  const wanted = [body]
  const place = offsetOf[body] + field.longitude
  return (tt) => {
    ephemeris.compute(tt, out, wanted)
    const origin = ayanamsa === undefined ? 0 : numberAt(out, frameOffset.nutationLongitude) + ayanamsa.at(tt)
    return turnedNear(numberAt(out, place) - origin - target)
  }
}
