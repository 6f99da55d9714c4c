import { LiuyaoError } from '../error.ts'
import type { Options } from '../options.ts'
import { branchIndex } from '../phase/branch.ts'
import { pillarAt } from '../phase/pillar.ts'
import type { Pillar } from '../phase/pillar.ts'
import type { LunarDate, Moment } from '../when.ts'

/** The year and the month pillar of a moment. */
export type YearMonth = { readonly year: Pillar; readonly month: Pillar }

/** The pillar of the year in which a 节 lies: years turn at 立春, places 2, 14, 26 of the table. */
export function yearOfTerm(place: number): Pillar {
  return pillarAt(Math.floor((place - 2) / 12) + 1900 - 4)
}

/** The pillar of the month that a 节 begins; the table starts with 丙子. */
export function monthOfTerm(place: number): Pillar {
  return pillarAt(12 + place)
}

/** The lunar date of a moment. Throws `lunar-date-needed` when an option asks for one that was not given. */
function lunarOf(moment: Moment): LunarDate {
  if (moment.lunar === undefined) {
    throw new LiuyaoError('lunar-date-needed', 'The lunar calendar was chosen and no lunar date was given; allowed is a moment with one.')
  }
  return moment.lunar
}

/** The lunar year nearest to the solar one that has the branch given. Throws `lunar-date` when they lie more than a year apart. */
function lunarYear(lunar: LunarDate, solar: Pillar): Pillar {
  const found = [0, -1, 1].map((step) => pillarAt(solar.index + step)).find((pillar) => pillar.branch === lunar.yearBranch)
  if (found === undefined) {
    throw new LiuyaoError('lunar-date', `The lunar year is a ${lunar.yearBranch} year; allowed are the years next to ${solar.branch}.`)
  }
  return found
}

/** The month pillar of a lunar month: 寅 for the first, its stem by the year's stem (五虎遁). A leap month keeps its number. */
function lunarMonth(lunar: LunarDate, year: Pillar): Pillar {
  if (!Number.isInteger(lunar.month) || lunar.month < 1 || lunar.month > 12) {
    throw new LiuyaoError('lunar-date', `The lunar month is ${lunar.month}; allowed are whole numbers 1 to 12.`)
  }
  const first = pillarAt(12 * (year.index % 5) + 2)
  return pillarAt(first.index + lunar.month - 1)
}

/** Year and month pillar from the place of the last 节, or from the lunar date where the options say so. */
export function yearMonth(moment: Moment, place: number, options: Options): YearMonth {
  const solar = yearOfTerm(place)
  const month = monthOfTerm(place)
  if (options.yearChange === 'spring-begins' && options.monthChange === 'term') return { year: solar, month }
  const lunar = lunarOf(moment)
  if (branchIndex[lunar.yearBranch] === undefined) {
    throw new LiuyaoError('lunar-date', `The lunar year branch is ${JSON.stringify(lunar.yearBranch)}; allowed are the twelve branches.`)
  }
  const year = lunarYear(lunar, solar)
  return { year: options.yearChange === 'lunar-new-year' ? year : solar, month: options.monthChange === 'lunar-month' ? lunarMonth(lunar, year) : month }
}
