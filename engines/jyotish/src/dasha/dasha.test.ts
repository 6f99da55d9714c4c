import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { compareDashas, type DashaGold } from '../../golden/compare/dasha.ts'
import { chartsWith } from '../../golden/charts.ts'
import { byGraha } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { ashtottari, ashtottariUse } from './ashtottari.ts'
import { type Level, levels, listPeriods, pathAt, type Period } from './period.ts'
import { periodsOf, runningAt, type StarCourse } from './star-course.ts'
import { vimshottari } from './vimshottari.ts'
import { yogini, yoginiOf } from './yogini.ts'

const birth = 2_451_545.25
const ground = (moon: number) => ({ jdUt: birth, longitude: { ...byGraha(() => 0), moon } })
const moons = [0, 10, 13.3333, 93.7, 164.2158, 180, 271.1, 277, 279.999, 281, 300, 359.9999]
const courses = (moon: number): readonly StarCourse[] => [
  vimshottari(ground(moon), defaultSettings),
  ashtottari(ground(moon), defaultSettings),
  ashtottari(ground(moon), { ...defaultSettings, ashtottariStars: '27' }),
  yogini(ground(moon), { dashaYear: '360' }),
]

describe('the gold charts', () => {
  const file: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))
  const charts = chartsWith<DashaGold>(file, ['vimshottari', 'yogini_first12'])

  test('agree in every maha and antar of Vimshottari and in twelve Yoginis, forty charts', () => {
    expect(charts).toHaveLength(40)
    expect(charts.flatMap((chart) => compareDashas(chart))).toEqual([])
  })
})

describe('periods', () => {
  test('of every level fill the period above without gap or overlap', () => {
    const check = (periods: readonly Period<string>[], level: Level): void => {
      for (const [index, period] of periods.entries()) {
        expect(period.level).toBe(level)
        expect(period.end).toBe(periods[index + 1]?.start ?? period.end)
        expect(period.start).toBeLessThan(period.end)
        const below = levels[level]
        if (below === undefined || period.parts.length === 0) continue
        expect([period.parts[0]?.start, period.parts.at(-1)?.end]).toEqual([period.start, period.end])
        check(period.parts, below)
      }
    }
    for (const moon of moons) for (const course of courses(moon)) check(periodsOf(course, 3), 1)
  })

  test('at birth leave the balance, and what was over before is marked', () => {
    for (const moon of moons) {
      for (const course of courses(moon)) {
        const [first] = periodsOf(course, 2)
        expect(first?.lord).toBe(course.balance.lord)
        expect(first?.end).toBeCloseTo(birth + course.balance.days, 6)
        expect(first?.beforeBirth).toBe(false)
        for (const part of first?.parts ?? []) expect(part.beforeBirth).toBe(part.end <= birth)
      }
    }
  })

  test('running at a date are the same found in the tree and found directly, to five levels', () => {
    for (const course of courses(164.2158)) {
      for (const days of [0, 1, 4000.123, 12_345.6789, 30_000]) {
        const found = runningAt(course, birth + days, 5)
        expect(found.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5])
        const tree = pathAt(periodsOf(course, 3), birth + days)
        expect(tree.map(({ lord, start, end }) => [lord, start, end])).toEqual(found.slice(0, 3).map(({ lord, start, end }) => [lord, start, end]))
        expect(found.every(({ start, end }) => start <= birth + days && birth + days < end)).toBe(true)
      }
    }
  })

  test('of the fifth level follow one another without gap or overlap, over the edges of all levels above', () => {
    for (const course of [10, 164.2158, 277].flatMap(courses)) {
      let at = birth
      for (let k = 0; k < 400; k++) {
        const path = runningAt(course, at, 5)
        const { start = 0, end = 0 } = path.at(-1) ?? {}
        expect(k > 0 ? start : at).toBe(at)
        expect(path.filter((above) => above.start <= start && end <= above.end)).toHaveLength(5)
        at = end
      }
    }
  })

  test('end where the next begins: an end instant belongs to the next period', () => {
    const course = vimshottari(ground(10), defaultSettings)
    const [first, second] = periodsOf(course, 1)
    expect(runningAt(course, first?.end ?? 0, 1)[0]?.lord).toBe(second?.lord)
    expect(runningAt(course, course.start - 1, 3)).toEqual([])
    expect(runningAt(course, birth + 60_000, 3)).toEqual([])
  })

  test('are as many as the powers of nine, each under its own lords', () => {
    const listed = listPeriods(periodsOf(vimshottari(ground(10), defaultSettings), 4), 4)
    expect(listed).toHaveLength(9 ** 4)
    expect(listed[0]?.lords).toEqual(['ketu', 'ketu', 'ketu', 'ketu'])
  })

  test('of a level that does not exist are refused', () => {
    const six: number = 6
    const wrong = levels.find((level) => level === six) ?? JSON.parse('6')
    expect(() => periodsOf(vimshottari(ground(10), defaultSettings), wrong)).toThrow(expect.objectContaining({ code: 'level-invalid' }))
  })
})

describe('Vimshottari', () => {
  test('worked example: three quarters of Ashvini leave Ketu 1.75 years', () => {
    expect(vimshottari(ground(10), defaultSettings).balance).toMatchObject({ lord: 'ketu', years: 1.75 })
  })

  test('a second of arc of the Moon in a star of Venus moves every date by 0.152 days', () => {
    const start = (moon: number): number => vimshottari(ground(moon), defaultSettings).start
    expect(start(20) - start(20 + 1 / 3600)).toBeCloseTo(0.152, 3)
  })

  test('counts in the year that the settings name', () => {
    // Lucknow, 1991-02-03 10:30 UT, Moon 164.2158: Jupiter from 2022-12-06 by the year of 365.25 days, from 2022-06-22 by that of 360.
    const lucknow = { jdUt: 2_448_290.9375, longitude: { ...byGraha(() => 0), moon: 164.2158 } }
    const jupiter = (dashaYear: '365.25' | '360') => periodsOf(vimshottari(lucknow, { dashaYear }), 1).find(({ lord }) => lord === 'jupiter')?.start ?? 0
    expect(Math.floor(jupiter('365.25') - 0.5)).toBe(2_459_919)
    expect(Math.floor(jupiter('360') - 0.5)).toBe(2_459_752)
  })
})

describe('Yogini', () => {
  test('worked example: Ashvini begins with Bhramari, of Mars', () => {
    expect(yoginiOf(yogini(ground(1), defaultSettings).balance.lord)).toBe('bhramari')
    expect(yoginiOf('ketu')).toBeUndefined()
  })
})

describe('Ashtottari', () => {
  test('worked example: the middle of Chitra leaves Mars five years', () => {
    expect(ashtottari(ground(180), defaultSettings).balance).toMatchObject({ lord: 'mars', years: 5 })
  })

  test('gives Abhijit to Saturn, whose four stars share ten years, or three without it', () => {
    expect(ashtottari(ground(276.7), defaultSettings).balance.lord).toBe('saturn')
    expect(ashtottari(ground(276 + 40 / 60), defaultSettings).balance.years).toBeCloseTo(5, 9)
    expect(ashtottari(ground(280), { ...defaultSettings, ashtottariStars: '27' }).balance.years).toBeCloseTo(10 / 3, 9)
  })

  test('moves on without a jump where one star ends', () => {
    for (const edge of [66 + 2 / 3, 266 + 2 / 3, 276 + 2 / 3, 280 + 8 / 9, 293 + 1 / 3]) {
      const [before, after] = [ashtottari(ground(edge - 1e-7), defaultSettings).balance, ashtottari(ground(edge + 1e-7), defaultSettings).balance]
      if (before.lord === after.lord) expect(before.years).toBeCloseTo(after.years, 5)
      else expect(before.years).toBeCloseTo(0, 5)
    }
  })

  test('says by which conditions it would be used', () => {
    const longitude = { ...byGraha(() => 0), mars: 0, rahu: 95, moon: 200, sun: 0 }
    expect(ashtottariUse({ longitude, lagna: 5 }, true)).toEqual({ rahu: true, paksha: true })
    expect(ashtottariUse({ longitude: { ...longitude, rahu: 5 }, lagna: 5 })).toEqual({ rahu: false, paksha: undefined })
  })
})
