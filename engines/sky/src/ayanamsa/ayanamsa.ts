import { lahiriDefinition, offsetsFromLahiri, starLongitudes, zeroEpochs } from '../../rules/ayanamsas.ts'
import { chitra, pushya, revati } from '../../rules/stars.ts'
import type { Ephemeris } from '../ephemeris.ts'
import { SkyError } from '../error.ts'
import { j2000, turned } from '../units.ts'
import { starLongitude } from './star.ts'
import { carriedEquinox } from './carried-equinox.ts'

/** The ayanamsas by name. `trueChitra` leaves the yearly aberration in Spica's place, as the usual reference programs do; `trueChitraMean` takes it out. */
export const ayanamsaNames = [
  'lahiri',
  'trueChitra',
  'trueChitraMean',
  'raman',
  'krishnamurti',
  'krishnamurtiVp291',
  'yukteshwar',
  'faganBradley',
  'truePushya',
  'trueRevati',
  'ushashashi',
  'lahiri1940',
  'lahiriIcrc',
  'lahiriVp285',
] as const

/** One of `ayanamsaNames`. */
export type AyanamsaName = (typeof ayanamsaNames)[number]

/** A named ayanamsa, or one of the caller's own by its mean value in degrees at J2000, carried by precession. */
export type AyanamsaChoice = AyanamsaName | { readonly atJ2000: number }

/** An opened ayanamsa. */
export interface Ayanamsa {
  readonly choice: AyanamsaChoice
  /**
   * Distance in degrees, in [0, 360), from the mean equinox of date to the first point of the sidereal zodiac at a Julian day (TT), without
   * nutation. A sidereal longitude is the apparent one less nutation in longitude less this.
   */
  readonly at: (tt: number) => number
}

const stars = { trueChitra: chitra, trueChitraMean: chitra, trueRevati: revati, truePushya: pushya } as const

/** Opens an ayanamsa; those of stars look at the Earth's motion in the ephemeris and share its range. Throws SkyError `ayanamsa-unknown`. */
export function openAyanamsa(ephemeris: Ephemeris, choice: AyanamsaChoice): Ayanamsa {
  return { choice, at: functionOf(ephemeris, choice) }
}

function functionOf(ephemeris: Ephemeris, choice: AyanamsaChoice): (tt: number) => number {
  if (typeof choice === 'object') {
    const { atJ2000: value } = choice
    if (!Number.isFinite(value)) throw new SkyError('ayanamsa-unknown', 'No ayanamsa has this value', { value, allowed: 'degrees at J2000' })
    return carriedEquinox({ epoch: j2000, value })
  }
  switch (choice) {
    case 'lahiri':
      return lahiri(0)
    case 'trueChitra':
    case 'trueChitraMean':
    case 'trueRevati':
    case 'truePushya': {
      const longitude = starLongitude({ star: stars[choice], ephemeris, aberration: choice !== 'trueChitraMean' })
      const fixed = starLongitudes[choice]
      return (tt) => turned(longitude(tt) - fixed)
    }
    case 'lahiriVp285':
    case 'krishnamurtiVp291': {
      const { epoch, carried } = zeroEpochs[choice]
      return carriedEquinox({ epoch, value: carried / 3600 })
    }
    default: {
      const offset = new Map<string, number>(Object.entries(offsetsFromLahiri)).get(choice)
      if (offset === undefined) throw new SkyError('ayanamsa-unknown', 'No ayanamsa has this name', { value: choice, allowed: ayanamsaNames.join(', ') })
      return lahiri(offset)
    }
  }
}

/** Lahiri and what keeps a distance from it, in arcseconds. */
function lahiri(offset: number): (tt: number) => number {
  const { epoch, mean, carried } = lahiriDefinition
  return carriedEquinox({ epoch, value: mean + (carried + offset) / 3600 })
}
