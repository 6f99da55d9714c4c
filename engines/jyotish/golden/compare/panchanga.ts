import { type Ephemeris, instantFromUt, type RiseDefinition } from '@hefu/sky'
import { choghadiyaOf } from '../../rules/panchanga.ts'
import { type DayMember, panchangaOfDay, type PanchangaDay, type SunriseParts } from '../../src/panchanga/day.ts'
import { panchangaAt } from '../../src/panchanga/at.ts'
import { karanaOf, type LimbMember, limbNames, tithiOf, yogaOf } from '../../src/panchanga/limb.ts'
import type { Span, SunDay } from '../../src/panchanga/parts.ts'
import { sunDayOf } from '../../src/panchanga/sun-day.ts'
import { starNames } from '../../src/placement/star.ts'
import { resolveSettings } from '../../src/settings.ts'
import { type Difference, missed, type Wanted } from '../difference.ts'
import { type GoldChart, goldCodes } from '../positions.ts'

type Jd = { readonly jd: number }
type GoldSun = { readonly sunrise: Jd; readonly sunset: Jd; readonly next_sunrise: Jd }
type GoldMember = { readonly n: number; readonly name: string; readonly start: Jd; readonly end: Jd }
type Ends = readonly [Jd, Jd]

/** A row of `panchanga.json`; a polar day has no more than `sun` of nulls. */
export type PanchangaRow = {
  readonly id: string
  readonly date: string
  readonly place: { readonly lat: number; readonly lon: number; readonly utc_offset_h: number }
  readonly sun: Readonly<Record<'hindu' | 'centre_refracted' | 'limb_refracted', GoldSun | null>>
  readonly vara?: { readonly index: number; readonly lord: string }
  readonly tithi?: readonly GoldMember[]
  readonly karana?: readonly GoldMember[]
  readonly nakshatra?: readonly GoldMember[]
  readonly yoga?: readonly GoldMember[]
  readonly rahu_kala?: Ends
  readonly gulika_kala?: Ends
  readonly yamaganda?: Ends
  readonly abhijit?: Ends
  readonly hora_lords?: readonly string[]
  readonly hora_13_start?: Jd
  readonly choghadiya_day?: readonly string[]
  readonly choghadiya_night?: readonly string[]
  readonly masa?: {
    readonly amanta: string
    readonly purnimanta: string
    readonly adhika: boolean
    readonly kshaya: boolean
    readonly paksha: string
    readonly new_moon_before: Jd
    readonly new_moon_after: Jd
  }
  readonly saka_year?: number
  readonly samvatsara_south?: number
}

/** The reference program's own refraction at sea level, 36.59′; the settings take the 34′ of almanacs. */
const refracted = -36.59 / 60
const risings = {
  hindu: 'hindu',
  centre_refracted: { altitude: refracted, edge: 'centre' },
  limb_refracted: { altitude: refracted, edge: 'upperLimb' },
} as const satisfies Record<keyof PanchangaRow['sun'], RiseDefinition>

const second = 1 / 86_400

/** Seconds that two forecasts of the Earth's turning may be apart, by the year: one in ten years from 2026 on. */
function forecast(ut: number): number {
  return instantFromUt(ut).deltaTKind === 'forecast' ? Math.max(0, (ut - 2_461_041.5) / 3652.5) : 0
}

/** Every field of a day of `panchanga.json`. Empty when all agree. */
export function comparePanchanga(ephemeris: Ephemeris, row: PanchangaRow): readonly Difference[] {
  const [year = 0, month = 0, day = 0] = row.date.split('-').map(Number)
  const { lat: latitude, lon: longitude, utc_offset_h: hours } = row.place
  const civil = { place: { latitude, longitude }, date: { year, month, day }, clock: { offsetSeconds: hours * 3600 } }
  const found = panchangaOfDay(ephemeris, civil, resolveSettings())
  const sun = (name: keyof typeof risings): readonly Difference[] =>
    sunDifferences(row.sun[name], sunDayOf(ephemeris, civil, risings[name]), {
      path: `${row.id}.sun.${name}`,
      tolerance: (name === 'hindu' ? 0.5 : 15) * second,
    })
  return [...sun('hindu'), ...sun('centre_refracted'), ...sun('limb_refracted'), ...limbDifferences(row, found), ...monthDifferences(row, found), ...partDifferences(row, found)]
}

function sunDifferences(gold: GoldSun | null, found: SunDay | undefined, { path, tolerance }: Pick<Wanted, 'path' | 'tolerance'>): readonly Difference[] {
  if (gold === null) return found === undefined ? [] : [{ path, expected: null, actual: found }]
  return missed([
    { path: `${path}.sunrise`, expected: gold.sunrise.jd, actual: found?.sunrise ?? Number.NaN, tolerance },
    { path: `${path}.sunset`, expected: gold.sunset.jd, actual: found?.sunset ?? Number.NaN, tolerance },
    { path: `${path}.next_sunrise`, expected: gold.next_sunrise.jd, actual: found?.nextSunrise ?? Number.NaN, tolerance },
  ])
}

/** The name that the file has for a member of a limb. */
function nameOf(limb: (typeof limbNames)[number], number: number): string {
  switch (limb) {
    case 'tithi': {
      const { paksha, name } = tithiOf(number)
      return `${paksha} ${name}`
    }
    case 'karana':
      return karanaOf(number)
    case 'nakshatra':
      return spelled[number] ?? starNames[number - 1] ?? ''
    case 'yoga':
      return yogaOf(number)
  }
}

/** Two stars that the file spells otherwise. */
const spelled: Readonly<Record<number, string>> = { 1: 'ashwini', 15: 'swati' }

function limbDifferences(row: PanchangaRow, { limbs }: PanchangaDay): readonly Difference[] {
  return limbNames.flatMap((name) => {
    const gold = row[name]
    if (gold === undefined) return []
    const found = limbs[name]
    const numbers = same(`${row.id}.${name}`, gold.map(({ n }) => n), found.map(({ number }) => number))
    return numbers.length > 0 ? numbers : gold.flatMap((each, index) => memberDifferences(each, found[index], { path: `${row.id}.${name}[${index}]`, name }))
  })
}

function memberDifferences(gold: GoldMember, found: DayMember | undefined, { path, name }: { readonly path: string; readonly name: (typeof limbNames)[number] }): readonly Difference[] {
  const tolerance = (2 + forecast(gold.end.jd)) * second
  return [
    ...same(`${path}.name`, gold.name.toLowerCase(), nameOf(name, gold.n)),
    ...missed([
      { path: `${path}.start`, expected: gold.start.jd, actual: found?.start ?? Number.NaN, tolerance },
      { path: `${path}.end`, expected: gold.end.jd, actual: found?.end ?? Number.NaN, tolerance },
    ]),
  ]
}

function monthDifferences({ id, masa, saka_year, samvatsara_south }: PanchangaRow, { month, sakaYear, samvatsara }: PanchangaDay): readonly Difference[] {
  if (masa === undefined) return []
  const tolerance = (2 + forecast(month.newMoonAfter)) * second
  return [
    ...same(`${id}.masa.amanta`, masa.amanta.toLowerCase(), month.amanta),
    ...same(`${id}.masa.purnimanta`, masa.purnimanta.toLowerCase(), month.purnimanta),
    ...same(`${id}.masa.adhika`, masa.adhika, month.adhika),
    ...same(`${id}.masa.kshaya`, masa.kshaya, month.kshaya),
    ...same(`${id}.masa.paksha`, masa.paksha, month.paksha),
    ...same(`${id}.saka_year`, saka_year, sakaYear),
    ...same(`${id}.samvatsara_south`, samvatsara_south, samvatsara.south.number),
    ...missed([
      { path: `${id}.masa.new_moon_before`, expected: masa.new_moon_before.jd, actual: month.newMoonBefore, tolerance },
      { path: `${id}.masa.new_moon_after`, expected: masa.new_moon_after.jd, actual: month.newMoonAfter, tolerance },
    ]),
  ]
}

function partDifferences(row: PanchangaRow, { bySunrise }: PanchangaDay): readonly Difference[] {
  if (bySunrise === undefined) return row.vara === undefined ? [] : [{ path: `${row.id}.vara`, expected: row.vara, actual: undefined }]
  const { vara, horas, parts, choghadiyas } = bySunrise
  const names = (list: SunriseParts['choghadiyas']['day']): readonly string[] => list.map(({ lord }) => choghadiyaOf[lord])
  const lower = (list: readonly string[] | undefined): readonly string[] | undefined => list?.map((name) => name.toLowerCase())
  return [
    ...same(`${row.id}.vara.index`, row.vara?.index, vara.weekday),
    ...same(`${row.id}.vara.lord`, row.vara?.lord, goldCodes[vara.lord]),
    ...same(`${row.id}.hora_lords`, row.hora_lords, horas.map(({ lord }) => goldCodes[lord])),
    ...same(`${row.id}.choghadiya_day`, lower(row.choghadiya_day), names(choghadiyas.day)),
    ...same(`${row.id}.choghadiya_night`, lower(row.choghadiya_night), names(choghadiyas.night)),
    ...spanDifferences(`${row.id}.rahu_kala`, row.rahu_kala, parts.rahuKala),
    ...spanDifferences(`${row.id}.gulika_kala`, row.gulika_kala, parts.gulikaKala),
    ...spanDifferences(`${row.id}.yamaganda`, row.yamaganda, parts.yamaganda),
    ...spanDifferences(`${row.id}.abhijit`, row.abhijit, parts.abhijit),
    ...missed([{ path: `${row.id}.hora_13_start`, expected: row.hora_13_start?.jd ?? Number.NaN, actual: horas[12]?.start ?? Number.NaN, tolerance: second }]),
  ]
}

function spanDifferences(path: string, gold: Ends | undefined, { start, end }: Span): readonly Difference[] {
  return missed([
    { path: `${path}.start`, expected: gold?.[0].jd ?? Number.NaN, actual: start, tolerance: second },
    { path: `${path}.end`, expected: gold?.[1].jd ?? Number.NaN, actual: end, tolerance: second },
  ])
}

function same(path: string, expected: unknown, actual: unknown): readonly Difference[] {
  return JSON.stringify(expected) === JSON.stringify(actual) ? [] : [{ path, expected, actual }]
}

type BirthMember = { readonly n: number; readonly start_jd: number; readonly end_jd: number; readonly name?: string }

/** What `jyotish.json` says of the almanac at birth. */
export type PanchangaAtBirthGold = {
  readonly panchanga_at_birth: Readonly<Record<(typeof limbNames)[number], BirthMember>> & {
    readonly vara: { readonly index: number; readonly sunrise_jd: number; readonly sunset_jd: number; readonly next_sunrise_jd: number } | null
  }
}

/** The limbs and the day of a birth, from its Julian day and place. Empty when all agree. */
export function comparePanchangaAtBirth(ephemeris: Ephemeris, { id, birth, expected }: GoldChart<PanchangaAtBirthGold>): readonly Difference[] {
  const place = { latitude: birth.lat, longitude: birth.lon }
  const clock = { offsetSeconds: birth.utc_offset_h * 3600 }
  const found = panchangaAt(ephemeris, { ut: birth.jd_ut, place, clock }, resolveSettings())
  const gold = expected.panchanga_at_birth
  const path = `${id}.panchanga_at_birth`
  const { vara } = gold
  const sun = vara === null ? null : { sunrise: { jd: vara.sunrise_jd }, sunset: { jd: vara.sunset_jd }, next_sunrise: { jd: vara.next_sunrise_jd } }
  return [
    ...limbNames.flatMap((name) => birthMember(gold[name], found.limbs[name], { path: `${path}.${name}`, name })),
    ...sunDifferences(sun, found.sun, { path: `${path}.vara`, tolerance: 0.5 * second }),
    ...same(`${path}.vara.index`, vara?.index, found.bySunrise?.vara.weekday),
  ]
}

function birthMember(gold: BirthMember, found: LimbMember, { path, name }: { readonly path: string; readonly name: (typeof limbNames)[number] }): readonly Difference[] {
  const tolerance = (2 + forecast(gold.end_jd)) * second
  return [
    ...same(`${path}.n`, gold.n, found.number),
    ...(gold.name === undefined ? [] : same(`${path}.name`, gold.name.toLowerCase(), nameOf(name, found.number))),
    ...missed([
      { path: `${path}.start`, expected: gold.start_jd, actual: found.start, tolerance },
      { path: `${path}.end`, expected: gold.end_jd, actual: found.end, tolerance },
    ]),
  ]
}
