import {
  ayanamsaOf,
  type CivilClock,
  karanaOf,
  type LimbMember,
  type LimbName,
  limbNames,
  type MonthAndYear,
  panchangaAt,
  panchangaOfDay,
  type Settings,
  signNames,
  starNames,
  type SunDay,
  type SunriseParts,
  tithiOf,
  yogaOf,
} from '@hefu/jyotish'
import { panchangaLabels, pointLabels } from '@hefu/jyotish/labels'
import { type Coordinates, type Ephemeris, instantFromEpochSeconds, instantFromUt, readClock } from '@hefu/sky'
import { placeLine } from '@hefu/sky/labels'
import { loadEphemeris } from '@hefu/sky/load'
import { forInput } from './civil/sky-refusal.ts'
import { whereOf } from './civil/where.ts'
import { CliError } from './error.ts'
import { civilClockOf, localText, utcText } from './jyotish/clock.ts'
import { settingsOf } from './jyotish/settings.ts'
import { jyotishWords } from './jyotish/words.ts'
import type { Language } from '@hefu/liuyao/labels'
import type { Screen } from './screen.ts'
import { skyWords } from './sky/words.ts'
import { momentOf, placeFlags } from './sky/moment.ts'
import type { SkyFlags } from './sky.ts'

/** The flags of `hefu panchanga`. */
export interface PanchangaFlags extends Omit<SkyFlags, 'at' | 'ayanamsa' | 'houses'> {
  readonly at?: string
  readonly date?: string
  readonly settings?: readonly string[]
}

/** What is shown, of a day or of a moment. */
interface Shown extends MonthAndYear {
  readonly place: Coordinates
  readonly clock: CivilClock
  readonly limbs: Readonly<Record<LimbName, readonly LimbMember[]>>
  readonly sun: SunDay | undefined
  readonly bySunrise: SunriseParts | undefined
  readonly ut?: number
  /** By which star and yoga were taken, at the moment or the sunrise. */
  readonly ayanamsa: { readonly name: string; readonly degrees: number }
}

/** Shows the almanac of a day or of a moment at a place. Gives the exit code. Throws CliError. */
export async function panchanga(flags: PanchangaFlags, screen: Screen): Promise<number> {
  const settings = settingsOf(flags.settings)
  const { at, date } = flags
  if (at !== undefined && date !== undefined) throw new CliError('flag-conflict', { field: '--date', value: date, allowed: ['--at', '--date'] })
  if (at === undefined && date === undefined) throw new CliError('flag-missing', { field: '--date', allowed: ['--date', '--at'] })
  const shown = at === undefined ? await ofDay(flags, date ?? '', settings) : await ofMoment(flags, at, settings)
  if (flags.json === true) screen.json(machine(shown, settings))
  else for (const line of lines(shown, screen.messages.language)) screen.line(line)
  return 0
}

const range = { allowed: ['1800 – 2100'] }

async function ofMoment(flags: PanchangaFlags, at: string, settings: Settings): Promise<Shown> {
  const { instant, coordinates, clock } = await momentOf({ ...flags, at })
  const place = known(coordinates)
  const [ephemeris, civil] = await Promise.all([loadEphemeris(), civilClockOf(clock)])
  const { ut } = instantFromEpochSeconds(instant)
  const found = forInput({ field: '--at', value: at, ...range }, () => panchangaAt(ephemeris, { ut, place, clock: civil }, settings))
  const { limbs } = found
  return {
    ...found,
    place,
    clock: civil,
    ayanamsa: ayanamsaAt(ephemeris, settings, ut),
    limbs: { tithi: [limbs.tithi], karana: [limbs.karana], nakshatra: [limbs.nakshatra], yoga: [limbs.yoga] },
  }
}

async function ofDay(flags: PanchangaFlags, date: string, settings: Settings): Promise<Shown> {
  const { clock: wall } = forInput({ field: '--date', value: date }, () => readClock(`${date} 00:00`))
  const { zone, coordinates } = await whereOf(placeFlags(flags, false))
  const { latitude, longitude } = coordinates
  const place = known(latitude === undefined || longitude === undefined ? undefined : { latitude, longitude })
  const [ephemeris, clock] = await Promise.all([loadEphemeris(), civilClockOf({ zone })])
  const found = forInput({ field: '--date', value: date, ...range }, () => panchangaOfDay(ephemeris, { place, date: wall, clock }, settings))
  return { ...found, place, clock, ayanamsa: ayanamsaAt(ephemeris, settings, found.span.from) }
}

/** Name and degrees of the ayanamsa at a Julian day (UT). */
function ayanamsaAt(ephemeris: Ephemeris, settings: Settings, ut: number): Shown['ayanamsa'] {
  return { name: settings.ayanamsa, degrees: ayanamsaOf(ephemeris, settings).at(instantFromUt(ut).tt) }
}

function known(coordinates: Coordinates | undefined): Coordinates {
  if (coordinates === undefined) throw new CliError('flag-missing', { field: '--place', allowed: ['--place', '--lat --lon'] })
  return coordinates
}

/** The id of a member of a limb. */
function idOf(name: LimbName, number: number): string {
  switch (name) {
    case 'tithi':
      return `${tithiOf(number).paksha}_${tithiOf(number).name}`
    case 'karana':
      return karanaOf(number)
    case 'nakshatra':
      return starNames[number - 1] ?? ''
    case 'yoga':
      return yogaOf(number)
  }
}

function machine({ place, ut, ayanamsa, limbs, sun, bySunrise, month, sakaYear, samvatsara, season }: Shown, settings: Settings): unknown {
  const moment = (when: number): unknown => ({ jd: when, utc: utcText(when) })
  const members = (name: LimbName): unknown =>
    limbs[name].map(({ number, start, end, ...flags }) => ({ number, name: idOf(name, number), start: moment(start), end: moment(end), ...flags }))
  return {
    at: ut === undefined ? null : moment(ut),
    place,
    ayanamsa,
    settings: { sunrise: settings.sunrise, hora: settings.hora },
    sun: sun === undefined ? null : { sunrise: moment(sun.sunrise), sunset: moment(sun.sunset), nextSunrise: moment(sun.nextSunrise) },
    ...Object.fromEntries(limbNames.map((name) => [name, members(name)])),
    bySunrise: bySunrise ?? null,
    month,
    sakaYear,
    samvatsara,
    season,
  }
}

function lines({ place, clock, ut, ayanamsa, limbs, sun, bySunrise, month, sakaYear, samvatsara, season }: Shown, language: Language): readonly string[] {
  const labels = panchangaLabels[language]
  const words = jyotishWords[language]
  const time = (when: number): string => localText(clock, when)
  const day =
    sun === undefined || bySunrise === undefined
      ? [labels.word.noSunrise]
      : [
          `${words.sunrise} ${time(sun.sunrise)}   ${words.sunset} ${time(sun.sunset)}   ${words.nextSunrise} ${time(sun.nextSunrise)}`,
          ...dayLines(bySunrise, { time, ut, language }),
        ]
  const extra = [...(month.adhika ? [labels.word.adhika] : []), ...(month.kshaya ? [labels.word.kshaya] : [])].map((word) => ` (${word})`).join('')
  return [
    `${placeLine(place, language)}   ${skyWords[language].ayanamsa({ name: ayanamsa.name, degrees: ayanamsa.degrees.toFixed(5) })}`,
    ...day,
    ...limbNames.flatMap((name) =>
      limbs[name].map(
        (member) =>
          `${labels.limb[name]} ${memberText(name, member.number, language)}   ${time(member.start)} – ${time(member.end)}${flagText(member, language)}`,
      ),
    ),
    `${labels.word.amanta} ${labels.month[month.amanta]}${extra}   ${labels.word.purnimanta} ${labels.month[month.purnimanta]}`,
    `${labels.word.saka} ${sakaYear}   ${labels.word.samvatsara} ${labels.samvatsara[samvatsara.south.name]}`,
    `${labels.word.ritu} ${labels.season[season.sidereal.season]}   ${labels.word.ayana} ${labels.course[season.sidereal.course]}   ${pointLabels[language].sign[signNames[season.sidereal.solarMonth]]}`,
  ]
}

function memberText(name: LimbName, number: number, language: Language): string {
  const labels = panchangaLabels[language]
  switch (name) {
    case 'tithi':
      return `${labels.paksha[tithiOf(number).paksha]} ${labels.tithi[tithiOf(number).name]}`
    case 'karana':
      return labels.karana[karanaOf(number)]
    case 'nakshatra': {
      const star = starNames[number - 1]
      return star === undefined ? '' : pointLabels[language].star[star]
    }
    case 'yoga':
      return labels.yoga[yogaOf(number)]
  }
}

function flagText(member: LimbMember & { readonly kshaya?: boolean; readonly vriddhi?: boolean }, language: Language): string {
  const { word } = panchangaLabels[language]
  if (member.kshaya === true) return `   ${word.kshaya}`
  return member.vriddhi === true ? `   ${word.vriddhi}` : ''
}

type DaySaid = { readonly time: (when: number) => string; readonly ut: number | undefined; readonly language: Language }

function dayLines({ vara, horas, parts, choghadiyas }: SunriseParts, { time, ut, language }: DaySaid): readonly string[] {
  const labels = panchangaLabels[language]
  const { point } = pointLabels[language]
  const span = ({ start, end }: { readonly start: number; readonly end: number }): string => `${time(start)} – ${time(end)}`
  const now = <Part extends { readonly start: number; readonly end: number }>(list: readonly Part[]): Part | undefined =>
    list.find(({ start, end }) => ut !== undefined && start <= ut && ut < end)
  const hora = now(horas)
  const eighth = now([...choghadiyas.day, ...choghadiyas.night])
  return [
    `${labels.limb.vara} ${labels.weekdays[vara.weekday] ?? ''} (${point[vara.lord]})`,
    ...(['rahuKala', 'gulikaKala', 'yamaganda', 'abhijit'] as const).map((part) => `${labels.part[part]} ${span(parts[part])}`),
    ...(hora === undefined ? [] : [`${labels.part.hora} ${point[hora.lord]}   ${span(hora)}`]),
    ...(eighth === undefined ? [] : [`${labels.part.choghadiya} ${labels.choghadiya[eighth.name]}   ${span(eighth)}`]),
  ]
}
