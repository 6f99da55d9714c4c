import { type Ayanamsa, type Ephemeris, field, frameOffset, instantFromUt, offsetOf, outputLength } from '@hefu/sky'
import { at } from '../list.ts'
import type { GrahaBodies, Terms } from './fits.ts'
import type { Meeting } from './track.ts'

/** What a flip is refined with. */
export type RefineGround = { readonly ephemeris: Ephemeris; readonly ayanamsa: Ayanamsa; readonly bodies: GrahaBodies }

/** Farther than this, days, a step leads away from the flip that was found: near a station. */
const farthest = 0.01

/**
 * Moves meetings found on the fit to where the full reduction has them: a slow graha crosses the hundredth of an arcsecond by which the two
 * may differ in minutes. One step of Newton does it.
 */
export function refined({ ephemeris, ayanamsa, bodies }: RefineGround, terms: Terms, found: readonly Meeting[]): readonly Meeting[] {
  const out = new Float64Array(outputLength)
  return found.map(({ ut, edge }) => {
    const { tt } = instantFromUt(ut)
    ephemeris.compute(
      tt,
      out,
      terms.map(([graha]) => bodies[graha].body),
    )
    const zodiac = at(out, frameOffset.nutationLongitude) + ayanamsa.at(tt)
    let apart = -edge
    let rate = 0
    for (const [graha, factor] of terms) {
      const { body, added } = bodies[graha]
      apart += factor * (at(out, offsetOf[body] + field.longitude) + added - zodiac)
      rate += factor * at(out, offsetOf[body] + field.longitudeRate)
    }
    const step = (apart - 360 * Math.round(apart / 360)) / rate
    return { edge, ut: Math.abs(step) < farthest ? ut - step : ut }
  })
}
