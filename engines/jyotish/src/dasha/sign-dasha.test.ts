import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { type CharaGold, compareChara, compareNarayana, type NarayanaGold } from '../../golden/compare/dasha.ts'
import { byGraha, type Graha } from '../graha.ts'
import type { Positions } from '../positions.ts'
import { defaultSettings } from '../settings.ts'
import type { Sign } from '../sign.ts'
import { strengthGround } from '../stronger/ground.ts'
import { chara } from './chara.ts'
import { narayana, narayanaFrom, narayanaStartOf } from './narayana.ts'
import { pathAt } from './period.ts'
import { type SignCourse, signPeriods } from './sign-course.ts'
import { signYears } from './sign-years.ts'

const file: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))
const none = byGraha(() => 0)

/** A chart of grahas in the middle of signs, all the others in Gemini. */
function chartOf(lagna: Sign, signs: Partial<Record<Graha, Sign>>, degrees: Partial<Record<Graha, number>> = {}): Positions {
  const longitude = byGraha((graha) => 30 * (signs[graha] ?? 2) + (degrees[graha] ?? 15))
  return {
    jdUt: 2_451_545,
    jdTt: 2_451_545,
    longitude,
    speed: none,
    latitude: none,
    declination: none,
    lagna: 30 * lagna + 15,
    mc: 0,
    ayanamsa: 24,
    otherRahu: 0,
  }
}
const ground = strengthGround
const order = ({ mahas }: SignCourse): readonly Sign[] => mahas.slice(0, 12).map(({ sign }) => sign)

describe('the gold charts', () => {
  test('agree in seed, order and years of Narayana dasha', () => {
    const charts = chartsWith<NarayanaGold>(file, ['narayana_d1'])
    expect(charts.flatMap((chart) => compareNarayana(chart))).toEqual([])
    expect(charts.length).toBeGreaterThanOrEqual(34)
  })

  test('agree in order and years of Chara dasha', () => {
    const charts = chartsWith<CharaGold>(file, ['chara_kn_rao'])
    expect(charts.flatMap((chart) => compareChara(chart))).toEqual([])
    expect(charts.length).toBeGreaterThanOrEqual(35)
  })
})

describe('years of a sign', () => {
  const years = (sign: Sign, signs: Partial<Record<Graha, Sign>>, dignity = true) =>
    signYears(ground(chartOf(0, signs)), sign, { dignity, settings: defaultSettings }).years

  test('worked example: from Aries to Mars in Leo are four, from Cancer back to the Moon in Gemini one, at home twelve', () => {
    expect(years(0, { mars: 4 })).toBe(4)
    expect(years(3, { moon: 2 })).toBe(1)
    expect(years(4, { sun: 4 })).toBe(12)
  })

  test('are one more for an exalted lord and one less for a debilitated one, but not after K. N. Rao', () => {
    expect([years(0, { mars: 9 }), years(0, { mars: 9 }, false)]).toEqual([10, 9])
    expect([years(0, { mars: 3 }), years(0, { mars: 3 }, false)]).toEqual([2, 3])
  })

  test('take Mercury in Virgo as at home: nothing is added', () => {
    expect([years(5, { mercury: 5 }), years(2, { mercury: 5 })]).toEqual([12, 3])
  })
})

describe('Narayana dasha', () => {
  const from = (start: Sign, signs: Partial<Record<Graha, Sign>>) => narayanaFrom({ ground: ground(chartOf(start, signs)), start, jdUt: 0 }, defaultSettings)

  test('goes on from a movable seed, by every sixth from a fixed one, by trines from a dual one', () => {
    // The ninth from Aries is Sagittarius, odd-footed; from Taurus Capricorn, even-footed; from Gemini Aquarius.
    expect(order(from(0, { sun: 0, moon: 0, mars: 0, rahu: 0, ketu: 0, saturn: 3 })).slice(0, 4)).toEqual([0, 1, 2, 3].map((each) => (12 - each) % 12))
    expect(order(from(1, { sun: 1, moon: 1, mars: 1 })).slice(0, 4)).toEqual([1, 8, 3, 10])
    expect(order(from(2, { ketu: 4, saturn: 4 })).slice(0, 4)).toEqual([2, 10, 6, 5])
  })

  test('turns where Ketu stands in the seed, and runs plainly forward where Saturn does', () => {
    const seed = { sun: 1, moon: 1, mars: 1 } as const
    expect(order(from(1, { ...seed, ketu: 1, saturn: 4 })).slice(0, 4)).toEqual([1, 6, 11, 4])
    expect(order(from(1, { ...seed, saturn: 1, ketu: 4 }))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0])
    expect(order(from(1, { ...seed, saturn: 1, ketu: 1 })).slice(0, 4)).toEqual([1, 6, 11, 4])
  })

  test('gives in the second round what the first lacks of twelve, and leaves out signs that lack nothing', () => {
    const { mahas } = narayana(chartOf(0, { mars: 0, venus: 4 }), defaultSettings)
    expect(new Set(order({ ...narayana(chartOf(0, {}), defaultSettings) })).size).toBe(12)
    const of = (sign: Sign) => mahas.filter((maha) => maha.sign === sign).map(({ years, round }) => [round, years])
    expect(of(0)).toEqual([[1, 12]])
    for (const sign of [1, 2, 3, 4] as const) expect(of(sign).reduce((sum, [, years = 0]) => sum + years, 0)).toBe(12)
    expect(mahas.reduce((sum, { years }) => sum + years, 0)).toBe(144)
  })

  test('of a division starts from where the lord of the house of its number stands in it', () => {
    const birth = ground(chartOf(0, {})).signs
    const division: typeof birth = { ...birth, jupiter: 7 }
    // The ninth from Aries is Sagittarius, of Jupiter; the twenty-fourth is the twelfth, Pisces, his too.
    expect([narayanaStartOf(birth, division, 9), narayanaStartOf(birth, division, 24)]).toEqual([7, 7])
  })
})

describe('Chara dasha', () => {
  test('goes by the foot of the ninth from the lagna, its parts the same way with the own sign last', () => {
    const { mahas, seed } = chara(chartOf(0, {}), defaultSettings)
    expect(seed).toBe(0)
    expect(mahas.map(({ sign }) => sign)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
    expect(mahas[2]?.parts).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2])
    const backward = chara(chartOf(3, {}), defaultSettings)
    expect(backward.mahas.map(({ sign }) => sign).slice(0, 3)).toEqual([3, 2, 1])
    expect(backward.mahas[0]?.parts.slice(0, 2)).toEqual([2, 1])
  })

  test('leaves dignity to Parashara: his years are not mixed into those of K. N. Rao', () => {
    const exalted = chartOf(0, { mars: 9 })
    const first = (variant: 'kn_rao' | 'parashara' | 'pvr') =>
      chara(exalted, { ...defaultSettings, chara: variant }).mahas.find(({ sign }) => sign === 0)?.years
    expect([first('kn_rao'), first('parashara'), first('pvr')]).toEqual([9, 10, 10])
  })

  test('starts with P. V. R. Narasimha Rao from the strongest of lagna, Sun and Moon', () => {
    const course = chara(chartOf(0, { sun: 4, moon: 7, mars: 7, venus: 7, saturn: 7 }), { ...defaultSettings, chara: 'pvr' })
    expect([course.seed, course.decidedBy]).toEqual([7, 'occupants'])
  })

  test('has a second round only where it is asked for', () => {
    const years = (rounds: 1 | 2) => chara(chartOf(0, {}), defaultSettings, rounds).mahas.reduce((sum, maha) => sum + maha.years, 0)
    expect(years(1)).toBeLessThan(144)
    expect(years(2)).toBe(144)
  })
})

describe('periods of signs', () => {
  test('tile without gap or overlap, parts inside mahas, from the birth on', () => {
    for (const course of [
      narayana(chartOf(5, { mars: 7, rahu: 10, saturn: 1 }), defaultSettings),
      chara(chartOf(8, { moon: 2 }), { ...defaultSettings, dashaYear: '360' }, 2),
    ]) {
      const periods = signPeriods(course, 2)
      expect(periods[0]?.start).toBe(course.birth)
      for (const [index, { start, end, parts }] of periods.entries()) {
        expect(end).toBe(periods[index + 1]?.start ?? end)
        expect([parts[0]?.start, parts.at(-1)?.end, parts.length]).toEqual([start, end, 12])
        for (const [place, part] of parts.entries()) expect(part.end).toBe(parts[place + 1]?.start ?? part.end)
      }
      expect(periods.at(-1)?.end).toBe(course.birth + course.yearDays * course.mahas.reduce((sum, { years }) => sum + years, 0))
      expect(pathAt(periods, course.birth + 4000.5)).toHaveLength(2)
    }
  })
})
