import { hexagramLabel, labelsOf, parseBranch, parsePillar, pillarLabel } from '../labels/index.ts'
import { pillarsAt } from '../src/calendar/pillars.ts'
import { termInstants, termPlaceAt } from '../src/calendar/terms.ts'
import { cast } from '../src/cast/cast.ts'
import { derive } from '../src/derive.ts'
import { hexagramByNumber } from '../src/hexagram/table.ts'
import { at } from '../src/list.ts'
import { resolveOptions } from '../src/options.ts'
import { voidOf } from '../src/phase/pillar.ts'
import { generations } from '../src/terms.ts'
import type { Chart } from '../src/chart.ts'
import type { Options } from '../src/options.ts'
import type { GivenPillars, Pillars } from '../src/when.ts'
import { openZone } from '../src/zone.ts'
import { differences } from './difference.ts'
import type { Difference } from './difference.ts'
import { momentOf } from './instant.ts'
import { ganzhi, goldWords } from './words.ts'

export { measureBooks, measureTiming } from './book-agreement.ts'
export type { TimingAgreement } from './book-agreement.ts'
export type { BookCase } from './book-case.ts'
export type { Difference } from './difference.ts'

/** A case of `liuyao.json` or `liuyao-extra.json`; fields that are not plates are passed over. */
export type LiuyaoCase = {
  readonly id: string
  readonly input: {
    readonly lines: readonly number[]
    readonly monthBranch: string
    readonly dayGanzhi: string
    readonly yearGanzhi?: string | undefined
    readonly monthGanzhi?: string | undefined
    readonly hourGanzhi?: string | undefined
    readonly equivalentTime?: string | undefined
    readonly localTime?: string | undefined
    readonly timeZone?: string | undefined
  }
  readonly expected: { readonly lineChanges: readonly { readonly labels: readonly string[] }[] }
}

/** Day and hour pillar of one convention in `ganzhi.json`. */
type DayHour = { readonly day: string; readonly hour: string; readonly void: string }

/** A row of `ganzhi.json`. */
export type GanzhiRow = {
  readonly id: string
  readonly instant: string
  readonly timeZone: string
  readonly local: string
  readonly year: string
  readonly month: string
  readonly default: DayHour
  readonly midnightLateZi: DayHour
  readonly midnightSameDay: DayHour
  readonly jie: { readonly name: string; readonly startUtc: string; readonly nextName: string; readonly nextStartUtc: string }
}

/** A row of `hexagrams.json`; every field of it is compared. */
export type HexagramRow = { readonly number: number }

/** The gold files hold the general table of noblemen; every other convention is the default. */
const goldOptions: Partial<Options> = { noblemanOfGeng: 'chou-wei' }
const words = labelsOf('zh-Hans')

/** The pillars a case gives. */
function givenOf(input: LiuyaoCase['input']): GivenPillars {
  const { yearGanzhi, monthGanzhi, hourGanzhi } = input
  return {
    kind: 'pillars',
    monthBranch: parseBranch(input.monthBranch),
    day: parsePillar(input.dayGanzhi),
    ...(yearGanzhi === undefined ? undefined : { year: parsePillar(yearGanzhi) }),
    ...(monthGanzhi === undefined ? undefined : { month: parsePillar(monthGanzhi) }),
    ...(hourGanzhi === undefined ? undefined : { hour: parsePillar(hourGanzhi) }),
  }
}

/** The plate of a gold case from its lines and pillars, under the conventions of the gold files with `options` laid over them. */
function goldChart(gold: LiuyaoCase, options: Partial<Options> = {}): Chart {
  const made = cast({ way: { kind: 'lines', values: gold.input.lines }, when: givenOf(gold.input) })
  return derive(made, { ...goldOptions, ...options })
}

/** A pillar in words, when there is one. */
function words4(pillars: Pillars) {
  const say = (pillar: Pillars['year']): string | undefined => (pillar === undefined ? undefined : pillarLabel(pillar, 'zh-Hans'))
  return {
    monthBranch: words.branch[pillars.monthBranch],
    yearGanzhi: say(pillars.year),
    monthGanzhi: say(pillars.month),
    dayGanzhi: say(pillars.day),
    hourGanzhi: say(pillars.hour),
  }
}

/** Differences of the pillars that a date gives from those of the case. */
function dateDifferences(gold: LiuyaoCase): Difference[] {
  const { equivalentTime, localTime, monthBranch, dayGanzhi, yearGanzhi, monthGanzhi, hourGanzhi } = gold.input
  const options = resolveOptions()
  const found: Difference[] = []
  if (equivalentTime !== undefined) {
    const { pillars } = pillarsAt(momentOf(equivalentTime), options)
    found.push(...differences({ monthBranch, dayGanzhi }, words4(pillars), `${gold.id}.equivalentTime`))
  }
  if (localTime !== undefined) {
    const { pillars } = pillarsAt(momentOf(localTime), options)
    const expected = { monthBranch, dayGanzhi, yearGanzhi, monthGanzhi, hourGanzhi }
    found.push(...differences(expected, words4(pillars), `${gold.id}.localTime`))
  }
  return found
}

/**
 * Every field of a case's expected plate against the engine's, and the pillars of its dates. Label sets are compared without order.
 * Empty when all agree.
 */
export function compareLiuyaoCase(gold: LiuyaoCase): Difference[] {
  const expected = {
    ...gold.expected,
    lineChanges: gold.expected.lineChanges.map((change) => ({ ...change, labels: change.labels.toSorted() })),
  }
  return [...differences(expected, goldWords(goldChart(gold)), gold.id), ...dateDifferences(gold)]
}

/** Every field of a row of `hexagrams.json` against the table and the labels. Empty when all agree. */
export function compareHexagram(row: HexagramRow): Difference[] {
  const hexagram = hexagramByNumber(row.number)
  const [hans, hant, en] = [hexagramLabel(row.number, 'zh-Hans'), hexagramLabel(row.number, 'zh-Hant'), hexagramLabel(row.number, 'en')]
  const actual = {
    number: hexagram.number,
    symbol: hans.symbol,
    name: hans.name,
    nameTraditional: hant.name,
    fullName: hans.fullName,
    pinyin: hans.pinyin,
    en: en.name,
    lines: hexagram.lines.map((line) => (line.yang ? '1' : '0')).join(''),
    upper: words.trigram[hexagram.upper],
    lower: words.trigram[hexagram.lower],
    upperEn: labelsOf('en').image[hexagram.upper],
    lowerEn: labelsOf('en').image[hexagram.lower],
    palace: words.trigram[hexagram.palace],
    palaceElement: words.element[hexagram.element],
    generation: words.generation[hexagram.generation],
    generationIndex: generations.indexOf(hexagram.generation),
    shi: hexagram.self,
    ying: hexagram.other,
    clash: hexagram.sixClash,
    harmony: hexagram.sixHarmony,
    nuclear: hexagram.nuclear,
    complement: hexagram.complement,
    reversed: hexagram.reversed,
    guaShen: words.branch[hexagram.body],
    najia: hexagram.lines.map(ganzhi),
    kin: hexagram.lines.map((line) => words.kin[line.kin]),
  }
  return differences(row, actual, `hexagram ${row.number}`)
}

/** Seconds by which a 节 may differ from Swiss Ephemeris to 2026, and after, where both only forecast how fast the Earth turns. */
const tolerance = { early: 2, late: 6 } as const

/** Name of the 节 at a place of the table. */
function termName(place: number): string {
  return at(words.term, (2 * (place + 11)) % 24)
}

/** Differences of the 节 before and after an instant; start times within the tolerance count as equal. */
function termDifferences(row: GanzhiRow, instant: number): Difference[] {
  const place = termPlaceAt(instant)
  const near = row.instant < '2027' ? tolerance.early : tolerance.late
  const start = (iso: string, index: number): string => {
    const wanted = momentOf(iso).instant
    const given = at(termInstants, index)
    return Math.abs(wanted - given) <= near ? iso : `${given - wanted} s off`
  }
  const actual = {
    name: termName(place),
    startUtc: start(row.jie.startUtc, place),
    nextName: termName(place + 1),
    nextStartUtc: start(row.jie.nextStartUtc, place + 1),
  }
  return differences(row.jie, actual, `${row.id}.jie`)
}

/** Differences of one convention of the day change. */
function conventionDifferences(row: GanzhiRow, dayChange: Options['dayChange'], expected: DayHour): Difference[] {
  const { pillars } = pillarsAt(openZone(row.timeZone).momentAt(momentOf(row.instant).instant), resolveOptions({ dayChange }))
  const { yearGanzhi, monthGanzhi, dayGanzhi, hourGanzhi } = words4(pillars)
  const actual = {
    year: yearGanzhi,
    month: monthGanzhi,
    day: dayGanzhi,
    hour: hourGanzhi,
    void: voidOf(pillars.day)
      .map((branch) => words.branch[branch])
      .join(''),
  }
  return differences({ year: row.year, month: row.month, ...expected }, actual, `${row.id}.${dayChange}`)
}

/** Every field of a row of `ganzhi.json`: wall clock of the zone, four pillars by three conventions, void, and the 节 around it. */
export function compareGanzhi(row: GanzhiRow): Difference[] {
  const { instant } = momentOf(row.instant)
  return [
    ...differences(momentOf(row.local).local, openZone(row.timeZone).wallClockAt(instant), `${row.id}.local`),
    ...conventionDifferences(row, 'twenty-three', row.default),
    ...conventionDifferences(row, 'midnight-late-zi', row.midnightLateZi),
    ...conventionDifferences(row, 'midnight', row.midnightSameDay),
    ...termDifferences(row, instant),
  ]
}
