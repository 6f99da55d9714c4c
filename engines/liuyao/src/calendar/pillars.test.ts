import fc from 'fast-check'
import { LunarHour, LunarSect2EightCharProvider, SolarTime } from 'tyme4ts'
import { Solar } from 'lunar-typescript'
import { describe, expect, test } from 'vitest'
import { pillarLabel } from '../../labels/index.ts'
import { resolveOptions } from '../options.ts'
import type { Options } from '../options.ts'
import type { Moment } from '../when.ts'
import { openZone } from '../zone.ts'
import { dateOf, readingAt } from './day.ts'
import { pillarsAt } from './pillars.ts'
import { termInstants } from './terms.ts'

const from = -2_208_900_000
const to = 4_133_000_000
const instants = fc.integer({ min: from + 864_000, max: to - 864_000 })

/** The moment of an instant on a clock with a fixed offset. */
function fixed(instant: number, offset: number, more: Partial<Moment> = {}): Moment {
  const { dayNumber, second } = readingAt(instant + offset)
  const local = { ...dateOf(dayNumber), hour: Math.floor(second / 3600), minute: Math.floor(second / 60) % 60, second: second % 60 }
  return { kind: 'instant', instant, local, ...more }
}

/** Year, month, day and hour pillar in words. */
function words(moment: Moment, options: Partial<Options> = {}): string[] {
  const { year, month, day, hour } = pillarsAt(moment, resolveOptions(options)).pillars
  return [year, month, day, hour].map((pillar) => (pillar === undefined ? '' : pillarLabel(pillar, 'zh-Hans')))
}

/** The four pillars of tyme4ts, which reads any clock as UTC+8. */
function tyme({ local }: Moment): string[] {
  const eight = SolarTime.fromYmdHms(local.year, local.month, local.day, local.hour, local.minute, local.second).getLunarHour().getEightChar()
  return [eight.getYear(), eight.getMonth(), eight.getDay(), eight.getHour()].map((pillar) => pillar.getName())
}

/** Whether a 节 lies within a minute and a half, where the libraries themselves differ by seconds. */
function atTerm(instant: number): boolean {
  return termInstants.some((term) => Math.abs(term - instant) < 90)
}

describe('against other calendars', () => {
  test('all four pillars agree with tyme4ts on UTC+8 clocks', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        fc.pre(!atTerm(instant))
        const moment = fixed(instant, 28_800)
        expect(words(moment)).toEqual(tyme(moment))
      }),
      { seed: 6, numRuns: 400 },
    )
  })

  test('all four pillars agree with lunar-typescript on UTC+8 clocks, with its own late hour', () => {
    fc.assert(
      fc.property(instants, (instant) => {
        fc.pre(!atTerm(instant))
        const moment = fixed(instant, 28_800)
        const { year, month, day, hour, minute, second } = moment.local
        const lunar = Solar.fromYmdHms(year, month, day, hour, minute, second).getLunar()
        const theirs = [lunar.getYearInGanZhiExact(), lunar.getMonthInGanZhiExact(), lunar.getDayInGanZhiExact2(), lunar.getTimeInGanZhi()]
        expect(words(moment, { dayChange: 'midnight-late-zi' })).toEqual(theirs)
      }),
      { seed: 7, numRuns: 200 },
    )
  })

  test('on any clock year and month are those of the instant, day and hour those of the clock', () => {
    const zones = ['America/New_York', 'Pacific/Auckland', 'Asia/Kolkata', 'Europe/London'].map(openZone)
    fc.assert(
      fc.property(instants, fc.constantFrom(...zones), (instant, zone) => {
        fc.pre(!atTerm(instant))
        const moment = zone.momentAt(instant)
        expect(words(moment)).toEqual([...tyme(fixed(instant, 28_800)).slice(0, 2), ...tyme(moment).slice(2)])
      }),
      { seed: 8, numRuns: 200 },
    )
  })

  test('the late hour agrees with the second school of tyme4ts', () => {
    const before = LunarHour.provider
    LunarHour.provider = new LunarSect2EightCharProvider()
    try {
      fc.assert(
        fc.property(fc.integer({ min: -25_000, max: 47_000 }), fc.integer({ min: 0, max: 3599 }), (day, second) => {
          const moment = fixed(day * 86_400 + 15 * 3600 + second, 28_800)
          expect(words(moment, { dayChange: 'midnight-late-zi' }).slice(2)).toEqual(tyme(moment).slice(2))
        }),
        { seed: 9, numRuns: 100 },
      )
    } finally {
      LunarHour.provider = before
    }
  })

  test('the month turns in the very second of each 节', () => {
    for (const term of termInstants.slice(1, -1)) {
      const [earlier, later] = [pillarsAt(fixed(term - 1, 0), resolveOptions()), pillarsAt(fixed(term, 0), resolveOptions())]
      expect(((later.pillars.month?.index ?? 0) - (earlier.pillars.month?.index ?? 0) + 60) % 60).toBe(1)
    }
  })
})

describe('day and hour', () => {
  const late = fixed(Date.UTC(2024, 0, 1, 15, 30) / 1000, 28_800)

  test('at 23:30 the three conventions give three answers', () => {
    expect(words(late).slice(2)).toEqual(['乙丑', '丙子'])
    expect(words(late, { dayChange: 'midnight-late-zi' }).slice(2)).toEqual(['甲子', '丙子'])
    expect(words(late, { dayChange: 'midnight' }).slice(2)).toEqual(['甲子', '甲子'])
  })

  test('the standard clock takes daylight saving away', () => {
    const moment = openZone('America/New_York').momentAt(Date.UTC(2026, 6, 15, 3, 30) / 1000)
    expect(moment.daylightSeconds).toBe(3600)
    expect(words(moment).slice(2)).toEqual(['庚寅', '丙子'])
    expect(words(moment, { clock: 'standard' }).slice(2)).toEqual(['己丑', '乙亥'])
  })

  test('mean solar time runs four minutes a degree from Greenwich, true solar time adds the equation of time', () => {
    const noon = fixed(Date.UTC(2024, 10, 3, 4, 0) / 1000, 28_800, { longitude: 75 })
    expect(words(noon).at(3)?.slice(1)).toBe('午')
    expect(words(noon, { clock: 'mean-solar' }).at(3)?.slice(1)).toBe('巳')
    const edge = fixed(Date.UTC(2024, 10, 3, 2, 50) / 1000, 28_800, { longitude: 120 })
    expect(words(edge, { clock: 'mean-solar' }).at(3)?.slice(1)).toBe('巳')
    expect(words(edge, { clock: 'true-solar' }).at(3)?.slice(1)).toBe('午')
  })

  test('a solar clock may touch the hour only', () => {
    const moment = fixed(Date.UTC(2024, 0, 1, 15, 10) / 1000, 28_800, { longitude: 75 })
    expect(words(moment, { clock: 'mean-solar' }).at(2)).toBe('甲子')
    expect(words(moment, { clock: 'mean-solar', solarScope: 'hour' }).slice(2)).toEqual(['乙丑', '甲戌'])
  })

  test('no clock touches year and month', () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: -180, max: 180 }), (instant, longitude) => {
        const moment = fixed(instant, 0, { longitude, daylightSeconds: 3600 })
        const [year, month] = words(moment)
        for (const clock of ['standard', 'mean-solar', 'true-solar'] as const) {
          expect(words(moment, { clock }).slice(0, 2)).toEqual([year, month])
        }
      }),
      { seed: 10, numRuns: 100 },
    )
  })
})

describe('the lunar calendar where a school asks for it', () => {
  const moment = fixed(Date.UTC(2025, 0, 29, 2) / 1000, 28_800)
  const lunar = { yearBranch: 'si', month: 1, day: 1, leap: false } as const

  test('the year may begin with the lunar new year and the month with the lunar month', () => {
    expect(words(moment).slice(0, 2)).toEqual(['甲辰', '丁丑'])
    expect(words({ ...moment, lunar }, { yearChange: 'lunar-new-year' }).slice(0, 2)).toEqual(['乙巳', '丁丑'])
    expect(words({ ...moment, lunar }, { yearChange: 'lunar-new-year', monthChange: 'lunar-month' }).slice(0, 2)).toEqual(['乙巳', '戊寅'])
  })

  test('without a lunar date it is refused, and so is one of a far year', () => {
    expect(() => words(moment, { monthChange: 'lunar-month' })).toThrow(expect.objectContaining({ code: 'lunar-date-needed' }))
    const far = { ...moment, lunar: { ...lunar, yearBranch: 'you' as const } }
    expect(() => words(far, { yearChange: 'lunar-new-year' })).toThrow(expect.objectContaining({ code: 'lunar-date' }))
  })
})

describe('warnings', () => {
  const term = Date.UTC(2024, 1, 4, 8, 27, 7) / 1000
  const kinds = (moment: Moment, options: Partial<Options> = {}) =>
    pillarsAt(moment, resolveOptions(options)).warnings.map((warning) => [
      warning.kind,
      warning.secondsToEdge,
      pillarLabel(warning.before, 'zh-Hans'),
      pillarLabel(warning.after, 'zh-Hans'),
    ])

  test('within three minutes of 立春 both months and both years are named', () => {
    const exact = termInstants.find((one) => Math.abs(one - term) < 10) ?? 0
    expect(kinds(fixed(exact - 180, 28_800))).toEqual([
      ['near-term', 180, '乙丑', '丙寅'],
      ['near-year', 180, '癸卯', '甲辰'],
    ])
    expect(kinds(fixed(exact + 180, 28_800)).map(([kind, seconds]) => [kind, seconds])).toEqual([
      ['near-term', -180],
      ['near-year', -180],
    ])
    expect(kinds(fixed(exact - 181, 28_800))).toEqual([])
    expect(kinds(fixed(exact + 181, 28_800))).toEqual([])
  })

  test('the day edge follows the convention', () => {
    const eleven = Date.UTC(2024, 0, 1, 15) / 1000
    const midnight = eleven + 3600
    expect(kinds(fixed(eleven - 60, 28_800))).toEqual([['near-day', 60, '甲子', '乙丑']])
    expect(kinds(fixed(eleven + 60, 28_800))).toEqual([['near-day', -60, '甲子', '乙丑']])
    expect(kinds(fixed(midnight, 28_800))).toEqual([])
    expect(kinds(fixed(midnight - 60, 28_800), { dayChange: 'midnight' })).toEqual([['near-day', 60, '甲子', '乙丑']])
    expect(kinds(fixed(midnight + 60, 28_800), { dayChange: 'midnight-late-zi' })).toEqual([['near-day', -60, '甲子', '乙丑']])
  })
})

describe('refusals', () => {
  const moment = fixed(1_700_000_000, 0)
  const refused: readonly [string, string, Moment, Partial<Options>][] = [
    ['an instant of 1899', 'date-range', fixed(-2_240_000_000, 0), {}],
    ['an instant of 2101', 'date-range', fixed(4_140_000_000, 0), {}],
    ['no number', 'instant-invalid', { ...moment, instant: Number.NaN }, {}],
    ['30 February', 'date-invalid', { ...moment, local: { ...moment.local, month: 2, day: 30 } }, {}],
    ['a wall clock of another day', 'date-invalid', { ...moment, local: { ...moment.local, day: 10 } }, {}],
    ['24:00', 'date-invalid', { ...moment, local: { ...moment.local, hour: 24 } }, {}],
    ['solar time without a longitude', 'longitude-needed', moment, { clock: 'true-solar' }],
    ['a longitude of 181', 'longitude-invalid', { ...moment, longitude: 181 }, { clock: 'mean-solar' }],
    ['standard time without daylight saving', 'daylight-needed', moment, { clock: 'standard' }],
  ]

  test.each(refused)('%s is refused with %s', (...[, code, wrong, options]) => {
    expect(() => pillarsAt(wrong, resolveOptions(options))).toThrow(expect.objectContaining({ name: 'LiuyaoError', code }))
  })
})
