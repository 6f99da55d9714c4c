import { chara } from '../../src/dasha/chara.ts'
import { narayana } from '../../src/dasha/narayana.ts'
import type { SignCourse } from '../../src/dasha/sign-course.ts'
import type { Graha } from '../../src/graha.ts'
import { type ListedPeriod, listPeriods } from '../../src/dasha/period.ts'
import { periodsOf, type StarCourse } from '../../src/dasha/star-course.ts'
import { vimshottari } from '../../src/dasha/vimshottari.ts'
import { yogini } from '../../src/dasha/yogini.ts'
import type { Positions } from '../../src/positions.ts'
import { defaultSettings } from '../../src/settings.ts'
import { type Difference, missed } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** A period of the file: lords from the maha down, then its start (Julian day, UT). */
type Row = readonly (GoldCode | number | string)[]

/** What `jyotish.json` says of the dashas by stars. */
export type DashaGold = {
  readonly vimshottari: {
    readonly moon_nakshatra: number
    readonly first_lord: GoldCode
    readonly fraction_elapsed: number
    readonly balance_years: number
    readonly balance_days: number
    readonly md: readonly Row[]
    readonly end: Row
    readonly ad: readonly Row[]
  }
  readonly yogini_first12: readonly Row[]
}

/** Two seconds, in days; seconds of arc by which the Moon may be off: the rounding of the file's to a millionth of a degree, and that with ours. */
const seconds = 2 / 86_400
const roundedMoon = 0.0018
const ownMoon = 0.15

/** Vimshottari to two levels and the first twelve Yogini periods of a chart, from the file's own Moon or from positions of our own. Empty when all agree. */
export function compareDashas(chart: GoldChart<DashaGold>, own?: Positions): readonly Difference[] {
  const positions = own ?? goldPositions(chart)
  const arcseconds = own === undefined ? roundedMoon : ownMoon
  const { vimshottari: gold, yogini_first12: twelve } = chart.expected
  const course = vimshottari(positions, defaultSettings)
  const periods = periodsOf(course, 2)
  const { lord, elapsed, years, days } = course.balance
  const yoginis = yogini(positions, defaultSettings)
  const tolerance = toleranceOf(course, arcseconds)
  return [
    ...named(gold.first_lord, goldCodes[lord], `${chart.id}.vimshottari.first_lord`),
    ...missed([
      // The file's Moon is rounded to 1e-6 degrees.
      { path: `${chart.id}.vimshottari.fraction_elapsed`, expected: gold.fraction_elapsed, actual: elapsed, tolerance: 1e-7 + (27 * (arcseconds - roundedMoon)) / 1_296_000 },
      { path: `${chart.id}.vimshottari.balance_years`, expected: gold.balance_years, actual: years, tolerance: tolerance / 365.25 },
      { path: `${chart.id}.vimshottari.balance_days`, expected: gold.balance_days, actual: days, tolerance },
      { path: `${chart.id}.vimshottari.end`, expected: numberIn(gold.end), actual: periods.at(-1)?.end ?? Number.NaN, tolerance },
    ]),
    ...rows(gold.md, listPeriods(periods, 1), { path: `${chart.id}.vimshottari.md`, tolerance }),
    ...rows(gold.ad, listPeriods(periods, 2), { path: `${chart.id}.vimshottari.ad`, tolerance }),
    ...rows(twelve, listPeriods(periodsOf(yoginis, 1), 1), { path: `${chart.id}.yogini_first12`, tolerance: toleranceOf(yoginis, arcseconds) }),
  ]
}

/** How far a date of a course may be off, in days. */
function toleranceOf({ order, first }: StarCourse, arcseconds: number): number {
  return seconds + (arcseconds * 365.25 * (order[first]?.years ?? 0)) / 48_000
}

function named(expected: string, actual: string, path: string): readonly Difference[] {
  return expected === actual ? [] : [{ path, expected, actual }]
}

function numberIn(row: Row): number {
  return row.find((cell) => typeof cell === 'number') ?? Number.NaN
}

type At = { readonly path: string; readonly tolerance: number }

function rows(expected: readonly Row[], actual: readonly ListedPeriod<Graha>[], { path, tolerance }: At): readonly Difference[] {
  return expected.flatMap((row, index) => {
    const period = actual[index]
    const lords = row.filter((cell) => typeof cell === 'string' && cell.length === 2).join(' ')
    const given = period?.lords.map((lord) => goldCodes[lord]).join(' ') ?? 'none'
    return [
      ...named(lords, given, `${path}[${index}]`),
      ...missed([{ path: `${path}[${index}].start`, expected: numberIn(row), actual: period?.start ?? Number.NaN, tolerance }]),
    ]
  })
}

/** A dasha by signs in the file: signs from Aries 1, whole years. */
type SignRow = { readonly seed?: number; readonly signs: readonly number[]; readonly years: readonly number[] }

/** What `jyotish.json` says of Narayana dasha; left out where authorities choose another lord. */
export type NarayanaGold = { readonly narayana_d1: SignRow }

/** What `jyotish.json` says of Chara dasha; left out where authorities choose another lord. */
export type CharaGold = { readonly chara_kn_rao: SignRow }

/** Narayana dasha of the birth chart: seed, order and years of the first round. */
export function compareNarayana(chart: GoldChart<NarayanaGold>, positions = goldPositions(chart)): readonly Difference[] {
  const course = narayana(positions, defaultSettings)
  const { seed = course.seed + 1 } = chart.expected.narayana_d1
  return [...named(String(seed), String(course.seed + 1), `${chart.id}.narayana_d1.seed`), ...signRows(chart.expected.narayana_d1, course, `${chart.id}.narayana_d1`)]
}

/** Chara dasha after K. N. Rao: order and years. */
export function compareChara(chart: GoldChart<CharaGold>, positions = goldPositions(chart)): readonly Difference[] {
  return signRows(chart.expected.chara_kn_rao, chara(positions, defaultSettings), `${chart.id}.chara_kn_rao`)
}

function signRows(gold: SignRow, { mahas }: SignCourse, path: string): readonly Difference[] {
  const first = mahas.slice(0, 12)
  return [
    ...named(gold.signs.join(' '), first.map(({ sign }) => sign + 1).join(' '), `${path}.signs`),
    ...named(gold.years.join(' '), first.map(({ years }) => years).join(' '), `${path}.years`),
  ]
}
