import { type Ephemeris, instantFromTt, nextReach } from '../../engines/sky/src/index.ts'

/** A month of the lunar calendar: the day number (Julian day of the civil day's noon) on which it begins, its number 1 to 12, whether it is the leap one. */
export type LunarMonth = { readonly day: number; readonly month: number; readonly leap: boolean }

/** Julian days (TT) between which new moons and 中气 are looked for: from September 1898 to the end of the ephemeris in February 2101. */
const span = { from: 2_414_570.5, to: 2_488_488 } as const
/** Julian day of 1929-01-01: from then on days are counted by UTC+8, before by the mean time of Beijing (116°24′ E). */
const standardTime = 2_425_612.5

/**
 * Days on which a month began in the calendar as it was published, by the day that the rule gives. In April 1906 the new moon fell six
 * minutes before midnight and the court's tables had it after. In August 2097 it falls 83 s after midnight by this ephemeris' forecast of
 * the Earth's rotation, and before it by the tables in print: nobody can know yet, and the calendar is what is in print.
 */
const published: ReadonlyMap<number, number> = new Map([
  [2_417_324, 2_417_325],
  [2_487_194, 2_487_193],
])

/** The civil day in China of an instant. */
function dayOf(tt: number): number {
  const { ut } = instantFromTt(tt)
  return Math.floor(ut + 0.5 + (ut < standardTime ? 116.4 / 360 : 8 / 24))
}

/** Days on which an angle that always grows reaches its targets one after another, from the first one in the span. */
function daysOf(ephemeris: Ephemeris, motion: 'sun' | 'elongation', targetOf: (place: number) => number): readonly number[] {
  const days: number[] = []
  let after: number = span.from
  while (after < span.to - 32) {
    after = nextReach(ephemeris, { motion, target: targetOf(days.length), after: after + 1 })
    days.push(dayOf(after))
  }
  return days
}

/**
 * The months from the eleventh of 1898 on, by the rule of the calendar (GB/T 33661-2017): a month begins on the day of the new moon; the
 * one with the winter solstice is the eleventh; where thirteen begin between two eleventh months, the first without a 中气 is the leap
 * one. After the last solstice, of 2100, only the eleventh, twelfth and first month begin within the ephemeris; each holds a 中气, so none
 * of them is a leap month.
 */
export function lunarMonths(ephemeris: Ephemeris): readonly LunarMonth[] {
  const moons = daysOf(ephemeris, 'elongation', () => 0).map((day) => published.get(day) ?? day)
  const terms = daysOf(ephemeris, 'sun', (place) => (210 + 30 * place) % 360)
  const solstices = terms.filter((_, place) => place % 12 === 2)
  const monthOf = (day: number): number => moons.findLastIndex((moon) => moon <= day)
  const eleventh = solstices.map(monthOf)
  const lacks = (place: number): boolean => !terms.some((day) => day >= (moons[place] ?? 0) && day < (moons[place + 1] ?? Infinity))
  return eleventh.flatMap((first, year) => {
    const next = eleventh[year + 1]
    const places = Array.from({ length: (next ?? moons.length) - first }, (_, step) => first + step)
    const leap = places.length === 13 ? places.find((place) => place > first && lacks(place)) : undefined
    return places.map((place) => {
      const number = place - first - (leap !== undefined && place >= leap ? 1 : 0)
      return { day: moons[place] ?? Number.NaN, month: ((number + 10) % 12) + 1, leap: place === leap }
    })
  })
}
