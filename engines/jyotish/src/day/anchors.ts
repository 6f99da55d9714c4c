import { anglesOf, type Ephemeris, type Horizon, instantFromUt, type Sky, skyAt } from '@hefu/sky'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import { JyotishError } from '../error.ts'
import { turned } from '../list.ts'
import type { PanchangaMoment } from '../panchanga/at.ts'
import type { SunDay } from '../panchanga/parts.ts'
import { riseDefinitionOf } from '../panchanga/rise-definition.ts'
import { sunDayAround } from '../panchanga/sun-day.ts'
import type { Settings } from '../settings.ts'

/** The settings that the anchors of a day depend on. */
export type DaySettings = Pick<Settings, 'ayanamsa' | 'userAyanamsa' | 'sunrise'>

/** Why a moment has no day from sunrise to sunrise: the Sun stays down, or up. */
export type NoSunrise = 'polar_night' | 'polar_day'

/**
 * What hangs on the sunrise before a moment, as plain data: the day from sunrise to sunrise (a birth before dawn belongs to the day
 * before), the sidereal Sun at that sunrise in degrees, and what the lagna at another moment of the day is found from.
 */
export type DayAnchors = SunDay & { readonly sunAtSunrise: number; readonly rising: RisingGround }

/** Anchors, or why there are none. */
export type DayFound = DayAnchors | { readonly absent: NoSunrise }

/** The horizon at a Julian day (UT) and the degrees a longitude of date is lessened by to become sidereal. */
export type RisingGround = Horizon & { readonly ut: number; readonly zodiac: number }

/** Degrees of sidereal time in a day of UT. */
const turning = 360.98564736629

/** The anchors of the day that a moment lies in. Throws SkyError: `zone-unknown`, `latitude-invalid`, `longitude-invalid`, `time-range`. */
export function dayAnchors(ephemeris: Ephemeris, moment: PanchangaMoment, settings: DaySettings): DayFound {
  const day = sunDayAround(ephemeris, moment, riseDefinitionOf(settings.sunrise))
  const { place } = moment
  if (day === undefined)
    return { absent: isLit(skyAt(ephemeris, { instant: instantFromUt(moment.ut), bodies: ['sun'] }), place.latitude) ? 'polar_day' : 'polar_night' }
  const ayanamsa = ayanamsaOf(ephemeris, settings)
  const { horizon, zodiac, positions } = skyAt(ephemeris, { instant: instantFromUt(day.sunrise), place, ayanamsa, bodies: ['sun'] })
  const sunAtSunrise = positions[0]?.sidereal
  if (horizon === undefined || zodiac === undefined || sunAtSunrise === undefined) {
    throw new JyotishError('positions-invalid', 'The sky of the sunrise has no place or no ayanamsa; anchors take both.')
  }
  return { ...day, sunAtSunrise, rising: { ...horizon, ut: day.sunrise, zodiac } }
}

/** Whether it is the summer half of the year at a latitude. */
function isLit({ positions }: Sky, latitude: number): boolean {
  return (positions[0]?.longitude ?? 0) < 180 === latitude > 0
}

/** The sidereal lagna at a moment within a day or so of the ground, Julian day (UT): degrees [0, 360), good to an arcsecond. */
export function lagnaAt({ ut, zodiac, armc, obliquity, latitude }: RisingGround, when: number): number {
  return turned(anglesOf({ armc: turned(armc + turning * (when - ut)), obliquity, latitude }).ascendant - zodiac)
}

/** Hours from sunrise to a moment, Julian day (UT). */
export function hoursSince({ sunrise }: Pick<SunDay, 'sunrise'>, when: number): number {
  return 24 * (when - sunrise)
}

/** Whether a moment, Julian day (UT), lies between sunrise and sunset. */
export function isDay({ sunrise, sunset }: SunDay, when: number): boolean {
  return when >= sunrise && when < sunset
}
