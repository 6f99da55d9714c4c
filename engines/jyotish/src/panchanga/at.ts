import { type Coordinates, type Ephemeris, instantFromUt } from '@hefu/sky'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import type { CivilClock } from './civil-day.ts'
import { monthAndYear, type MonthAndYear, type PanchangaSettings, type SunriseParts, sunriseParts } from './day.ts'
import { limbAround, type LimbMember, type LimbName, limbNumbers } from './limb.ts'
import { luminariesAt } from './luminaries.ts'
import { type Choghadiya, type Hora, runningPart, type SunDay } from './parts.ts'
import { riseDefinitionOf } from './rise-definition.ts'
import { sunDayAround } from './sun-day.ts'

/** A moment, Julian day (UT), at a place with its civil clock, from which the weekday is known. */
export type PanchangaMoment = { readonly ut: number; readonly place: Coordinates; readonly clock: CivilClock }

/** The almanac of a moment: the limbs that run, with begin and end, and the day from sunrise to sunrise that it lies in. Julian days (UT). */
export type PanchangaAt = MonthAndYear & {
  readonly ut: number
  readonly limbs: Readonly<Record<LimbName, LimbMember>>
  /** Undefined where the Sun did not rise in the last day, or does not set before it rises again. */
  readonly sun: SunDay | undefined
  readonly bySunrise: SunriseParts | undefined
  readonly hora: Hora | undefined
  readonly choghadiya: Choghadiya | undefined
}

/** The almanac at a moment; before dawn its weekday is still that of the day before. Throws SkyError: `zone-unknown`, `latitude-invalid`, `longitude-invalid`, `time-range`. */
export function panchangaAt(ephemeris: Ephemeris, moment: PanchangaMoment, settings: PanchangaSettings): PanchangaAt {
  const { ut } = moment
  const ground = { ephemeris, ayanamsa: ayanamsaOf(ephemeris, settings) }
  const numbers = limbNumbers(luminariesAt(ground, instantFromUt(ut).tt))
  const limb = (name: LimbName): LimbMember => limbAround(ground, name, { ut, number: numbers[name] })
  const sun = sunDayAround(ephemeris, moment, riseDefinitionOf(settings.sunrise))
  const bySunrise = sun === undefined ? undefined : sunriseParts(sun, settings)
  return {
    ut,
    limbs: { tithi: limb('tithi'), karana: limb('karana'), nakshatra: limb('nakshatra'), yoga: limb('yoga') },
    sun,
    bySunrise,
    hora: bySunrise === undefined ? undefined : runningPart(bySunrise.horas, ut),
    choghadiya: bySunrise === undefined ? undefined : runningPart([...bySunrise.choghadiyas.day, ...bySunrise.choghadiyas.night], ut),
    ...monthAndYear(ground, ut),
  }
}
