import { type Ephemeris, instantFromUt } from '@hefu/sky'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import type { Planet } from '../graha.ts'
import type { Settings } from '../settings.ts'
import { type CivilDay, type CivilSpan, civilSpan } from './civil-day.ts'
import { type LimbGround, type LimbMember, type LimbName, limbNumbers, limbsBetween } from './limb.ts'
import { luminariesAt } from './luminaries.ts'
import { type Month, monthAt } from './month.ts'
import { type Choghadiya, choghadiyasOf, type DayParts, dayPartsOf, type Hora, horasOf, lordOfWeekday, type SunDay } from './parts.ts'
import { type Season, seasonOf } from './season.ts'
import { riseDefinitionOf } from './rise-definition.ts'
import { sunDayOf } from './sun-day.ts'
import { sakaYearOf, type Samvatsara, samvatsaraNorth, samvatsaraSouth } from './year.ts'

/** Settings that an almanac depends on. */
export type PanchangaSettings = Pick<Settings, 'ayanamsa' | 'userAyanamsa' | 'sunrise' | 'hora'>

/** A member of a limb on a day. `kshaya`: it meets no sunrise; `vriddhi`: it meets this sunrise and the next. Karanas, two of which fit into a day, are never called so. */
export type DayMember = LimbMember & { readonly kshaya: boolean; readonly vriddhi: boolean }

/** What only sunrise and sunset give. */
export type SunriseParts = {
  /** Weekday of the civil date of the sunrise, 0 Sunday, and its lord. */
  readonly vara: { readonly weekday: number; readonly lord: Planet }
  readonly horas: readonly Hora[]
  readonly parts: DayParts
  readonly choghadiyas: { readonly day: readonly Choghadiya[]; readonly night: readonly Choghadiya[] }
}

/** Month, year and season of a moment. */
export type MonthAndYear = {
  readonly month: Month
  readonly sakaYear: number
  readonly samvatsara: { readonly south: Samvatsara; readonly north: Samvatsara }
  /** By the sidereal zodiac, as almanacs have it, and by the tropical one. */
  readonly season: { readonly sidereal: Season; readonly tropical: Season }
}

/** The almanac of one day. Julian days (UT) all through. */
export type PanchangaDay = MonthAndYear & {
  readonly civil: CivilSpan
  /** From sunrise to sunrise; where the Sun does not rise or not set, the civil day. */
  readonly span: { readonly from: number; readonly to: number }
  /** Undefined where the Sun does not rise on that date or does not set before it rises again. */
  readonly sun: SunDay | undefined
  readonly limbs: Readonly<Record<LimbName, readonly DayMember[]>>
  /** Undefined where `sun` is. */
  readonly bySunrise: SunriseParts | undefined
}

/**
 * The almanac of a civil date at a place: every limb between its sunrise and the next, and all that hangs on them. Throws SkyError:
 * `date-invalid`, `zone-unknown`, `latitude-invalid`, `longitude-invalid`, `time-range`.
 */
export function panchangaOfDay(ephemeris: Ephemeris, day: CivilDay, settings: PanchangaSettings): PanchangaDay {
  const ground = { ephemeris, ayanamsa: ayanamsaOf(ephemeris, settings) }
  const civil = civilSpan(day)
  const sun = sunDayOf(ephemeris, day, riseDefinitionOf(settings.sunrise))
  const span = sun === undefined ? { from: civil.from, to: civil.to } : { from: sun.sunrise, to: sun.nextSunrise }
  return {
    civil,
    span,
    sun,
    limbs: dayLimbs(ground, span),
    bySunrise: sun === undefined ? undefined : sunriseParts(sun, settings),
    ...monthAndYear(ground, span.from),
  }
}

/** The limbs of a span with what befalls its sunrises. */
function dayLimbs(ground: LimbGround, span: { readonly from: number; readonly to: number }): PanchangaDay['limbs'] {
  const numbers = limbNumbers(luminariesAt(ground, instantFromUt(span.from).tt))
  const members = (name: LimbName): readonly DayMember[] =>
    limbsBetween(ground, name, { ...span, number: numbers[name] }).map((member) => ({
      ...member,
      kshaya: name !== 'karana' && member.start > span.from && member.end < span.to,
      vriddhi: member.start <= span.from && member.end > span.to,
    }))
  return { tithi: members('tithi'), karana: members('karana'), nakshatra: members('nakshatra'), yoga: members('yoga') }
}

/** All that a day from sunrise to sunrise gives. */
export function sunriseParts(sun: SunDay, settings: Pick<Settings, 'hora'>): SunriseParts {
  return {
    vara: { weekday: sun.weekday, lord: lordOfWeekday(sun.weekday) },
    horas: horasOf(sun, settings),
    parts: dayPartsOf(sun),
    choghadiyas: choghadiyasOf(sun),
  }
}

/** Month, year and season at a Julian day (UT). Throws SkyError `time-range`. */
export function monthAndYear(ground: LimbGround, ut: number): MonthAndYear {
  const month = monthAt(ground, ut)
  const sakaYear = sakaYearOf(month)
  const { sun, zodiac } = luminariesAt(ground, instantFromUt(ut).tt)
  return {
    month,
    sakaYear,
    samvatsara: { south: samvatsaraSouth(sakaYear), north: samvatsaraNorth(ut) },
    season: { sidereal: seasonOf(sun), tropical: seasonOf(sun + zodiac) },
  }
}
