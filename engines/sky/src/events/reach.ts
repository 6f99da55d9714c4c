import type { Ayanamsa } from '../ayanamsa/ayanamsa.ts'
import { numberAt } from '../at.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { field, frameOffset, offsetOf, outputLength, type Body } from '../position/bodies.ts'
import { turned, turnedNear } from '../units.ts'

/**
 * Angles that always grow: the longitude of Sun or Moon, the elongation of the Moon from the Sun (tithi, phase), the sum of both longitudes
 * (yoga). All apparent, of date.
 */
export type Motion = 'sun' | 'moon' | 'elongation' | 'sum'

/** When a growing angle next stands at `target` degrees after the Julian day `after` (TT); with an ayanamsa the longitudes are sidereal. */
export type ReachInput = { readonly motion: Motion; readonly target: number; readonly after: number; readonly ayanamsa?: Ayanamsa }

const luminaries = ['sun', 'moon'] as const satisfies readonly Body[]
const mean = { sun: 0.98564736, moon: 13.17639648, elongation: 12.19074912, sum: 14.16204384 } as const
/** How many times the zodiac's origin is taken from each angle. */
const origins = { sun: 1, moon: 1, elongation: 0, sum: 2 } as const

/** The Julian day (TT) at which the angle is reached, to a millisecond. Throws SkyError `time-range` where the table ends first. */
export function nextReach(ephemeris: Ephemeris, { motion, target, after, ayanamsa }: ReachInput): number {
  const out = new Float64Array(outputLength)
  const lacking = (tt: number): number => {
    ephemeris.compute(tt, out, luminaries)
    const origin = ayanamsa === undefined ? 0 : numberAt(out, frameOffset.nutationLongitude) + ayanamsa.at(tt)
    return turned(target - angleOf(out, motion, field.longitude) + origins[motion] * origin)
  }
  const first = lacking(after)
  let tt = after + first / mean[motion]
  for (let round = 0; round < 8; round++) {
    const step = turnedNear(lacking(tt)) / angleOf(out, motion, field.longitudeRate)
    tt += step
    if (Math.abs(step) < 1e-8) break
  }
  // Just before its goal the first guess may fall behind the start: then the goal is a whole turn further.
  return tt >= after ? tt : nextReach(ephemeris, { motion, target, after: after + 180 / mean[motion], ...(ayanamsa === undefined ? undefined : { ayanamsa }) })
}

function angleOf(out: Float64Array, motion: Motion, which: number): number {
  const [sun, moon] = [numberAt(out, offsetOf.sun + which), numberAt(out, offsetOf.moon + which)]
  switch (motion) {
    case 'sun':
      return sun
    case 'moon':
      return moon
    case 'elongation':
      return moon - sun
    case 'sum':
      return moon + sun
  }
}
