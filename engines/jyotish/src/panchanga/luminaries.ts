import { field, frameOffset, offsetOf, outputLength } from '@hefu/sky'
import { at, mod } from '../list.ts'
import type { LimbGround } from './limb.ts'

const wanted = ['sun', 'moon'] as const

/** Sidereal longitudes of Sun and Moon in degrees [0, 360) at a Julian day (TT), and what a tropical longitude was lessened by. Throws SkyError `time-range`. */
export function luminariesAt({ ephemeris, ayanamsa }: LimbGround, tt: number): { readonly sun: number; readonly moon: number; readonly zodiac: number } {
  const out = new Float64Array(outputLength)
  ephemeris.compute(tt, out, wanted)
  const zodiac = at(out, frameOffset.nutationLongitude) + ayanamsa.at(tt)
  return { sun: mod(at(out, offsetOf.sun + field.longitude) - zodiac, 360), moon: mod(at(out, offsetOf.moon + field.longitude) - zodiac, 360), zodiac }
}
