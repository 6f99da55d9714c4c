import { readFileSync } from 'node:fs'
import { loadEphemeris } from '@hefu/sky/load'
import { loadZones } from '@hefu/sky/load/zones'
import { describe, expect, test } from 'vitest'
import { comparePanchanga, comparePanchangaAtBirth, type PanchangaAtBirthGold, type PanchangaRow } from '../../golden/compare/panchanga.ts'
import { chartsWith } from '../../golden/charts.ts'
import { defaultSettings, resolveSettings } from '../settings.ts'
import { panchangaAt } from './at.ts'
import { civilDateAt, civilSpan } from './civil-day.ts'
import { panchangaOfDay } from './day.ts'
import { karanaOf, limbAround, limbNames, limbNumbers, tithiOf, yogaOf } from './limb.ts'
import { lordOfWeekday } from './parts.ts'
import { seasonOf } from './season.ts'
import { samvatsaraNorth, samvatsaraSouth } from './year.ts'

const ephemeris = await loadEphemeris()
const zones = await loadZones()
const read = (name: string) => JSON.parse(readFileSync(new URL(`../../golden/${name}`, import.meta.url), 'utf8'))

const delhi = { latitude: 28.61, longitude: 77.2 }
const india = { zones, zone: 'Asia/Kolkata' }
const jdOf = (iso: string): number => Date.parse(iso) / 86_400_000 + 2_440_587.5
const dayOf = (date: string, settings = defaultSettings) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  return panchangaOfDay(ephemeris, { place: delhi, date: { year, month, day }, clock: india }, settings)
}
const monthOf = (date: string) => dayOf(date).month

describe('the gold files', () => {
  const days: readonly PanchangaRow[] = read('panchanga.json').days

  test('agree in every field of forty days', () => {
    expect(days).toHaveLength(40)
    expect(days.flatMap((day) => comparePanchanga(ephemeris, day))).toEqual([])
  })

  test('agree in the limbs and the day of forty births', () => {
    const charts = chartsWith<PanchangaAtBirthGold>(read('jyotish.json'), ['panchanga_at_birth'])
    expect(charts).toHaveLength(40)
    expect(charts.flatMap((chart) => comparePanchangaAtBirth(ephemeris, chart))).toEqual([])
  })
})

describe('limbs', () => {
  test('have their names: fixed karanas come once, movable ones in turn', () => {
    expect([1, 2, 8, 9, 57, 58, 59, 60].map(karanaOf)).toEqual(['kimstughna', 'bava', 'vishti', 'bava', 'vishti', 'shakuni', 'chatushpada', 'naga'])
    expect([1, 15, 16, 30].map(tithiOf)).toEqual([
      { paksha: 'shukla', name: 'pratipada' },
      { paksha: 'shukla', name: 'purnima' },
      { paksha: 'krishna', name: 'pratipada' },
      { paksha: 'krishna', name: 'amavasya' },
    ])
    expect([yogaOf(1), yogaOf(27)]).toEqual(['vishkambha', 'vaidhriti'])
  })

  test('are half-open: an end is the start of the next member', () => {
    expect(limbNumbers({ sun: 0, moon: 12 })).toEqual({ tithi: 2, karana: 3, nakshatra: 1, yoga: 1 })
    expect(limbNumbers({ sun: 350, moon: 349.9999 })).toEqual({ tithi: 30, karana: 60, nakshatra: 27, yoga: 26 })
  })

  test('of a day overlap its span, one after another without gap', () => {
    for (let k = 0; k < 40; k++) {
      const { limbs, span } = panchangaOfDay(
        ephemeris,
        { place: delhi, date: { year: 2001, month: 1 + (k % 12), day: 1 + k / 2 - (k % 2) / 2 }, clock: india },
        defaultSettings,
      )
      for (const name of limbNames) {
        const members = limbs[name]
        expect(members[0]?.start).toBeLessThanOrEqual(span.from)
        expect(members.at(-1)?.end).toBeGreaterThanOrEqual(span.to)
        for (const [index, { end }] of members.entries()) expect(end).toBe(members[index + 1]?.start ?? end)
      }
    }
  })

  test('found from any moment inside are the same member with the same ends', () => {
    const ground = { ephemeris, ayanamsa: { choice: 'lahiri', at: () => 24 } } as const
    const { start, end } = limbAround(ground, 'tithi', { ut: 2_460_500.3, number: 3 })
    for (const share of [0.001, 0.3, 0.7, 0.999]) {
      const again = limbAround(ground, 'tithi', { ut: start + share * (end - start), number: 3 })
      expect(Math.abs(again.start - start) + Math.abs(again.end - end)).toBeLessThan(0.2 / 86_400)
    }
  })

  test('tell every change of a day: the tithi of sunrise moves by one, by two over a lost one, by none over a doubled one', () => {
    const days = Array.from(
      { length: 61 },
      (_, index) => panchangaOfDay(ephemeris, { place: delhi, date: civilDateAt(india, 2_460_400 + index), clock: india }, defaultSettings).limbs.tithi,
    )
    const lost = days.slice(0, 60).map((members) => members.filter(({ kshaya }) => kshaya).length)
    const doubled = days.slice(0, 60).map((members) => members.filter(({ vriddhi }) => vriddhi).length)
    const steps = days.slice(1).map((members, index) => ((members[0]?.number ?? 0) - (days[index]?.[0]?.number ?? 0) + 30) % 30)
    expect(steps).toEqual(steps.map((_, index) => 1 + (lost[index] ?? 0) - (doubled[index] ?? 0)))
    expect([lost.filter(Boolean).length, doubled.filter(Boolean).length]).toEqual([3, 2])
  })
})

describe('months', () => {
  test('J15: Margashirsha of 2009 is not adhika, and new year 2010 is in Pausha', () => {
    expect([monthOf('2009-11-17'), monthOf('2009-12-16')].map(({ amanta, adhika }) => [amanta, adhika])).toEqual([
      ['margashirsha', false],
      ['margashirsha', false],
    ])
    expect(monthOf('2010-01-01').amanta).toBe('pausha')
  })

  test.each([
    { before: '2023-07-17', first: '2023-07-18', last: '2023-08-16', after: '2023-08-17', name: 'shravana' },
    { before: '2026-05-16', first: '2026-05-17', last: '2026-06-15', after: '2026-06-16', name: 'jyeshtha' },
  ])('J17: the adhika months of 2023 and 2026 begin and end on their days ($name)', ({ before, first, last, after, name }) => {
    expect([first, last].map(monthOf)).toEqual([
      expect.objectContaining({ amanta: name, adhika: true }),
      expect.objectContaining({ amanta: name, adhika: true }),
    ])
    expect(monthOf(before).adhika).toBe(false)
    expect(monthOf(after)).toMatchObject({ amanta: name, adhika: false })
  })

  test('Phalguna stays Phalguna where the Sun enters Pisces after the new moon', () => {
    expect(['2012-02-29', '2021-03-14', '1978-03-24'].map((date) => monthOf(date).amanta)).toEqual(['phalguna', 'phalguna', 'phalguna'])
  })

  test('two entries of the Sun lose the next month: Magha of 1983', () => {
    const [lost, next] = [monthOf('1983-01-15'), monthOf('1983-02-14')]
    expect([lost.amanta, lost.kshaya, next.amanta]).toEqual(['pausha', true, 'phalguna'])
    expect(monthOf('1983-02-01').purnimanta).toBe('phalguna')
  })
})

describe('years and seasons', () => {
  test('the Saka year begins with the bright half of Chaitra: Ugadi of 2024, Krodhi', () => {
    expect([dayOf('2024-04-08').sakaYear, dayOf('2024-04-09').sakaYear]).toEqual([1945, 1946])
    expect(dayOf('2024-04-09').samvatsara.south).toEqual({ number: 38, name: 'krodhi' })
    expect(samvatsaraSouth(-11)).toEqual({ number: 1, name: 'prabhava' })
  })

  test('the northern year goes by mean Jupiter: Kalayukta at Mesha of 2024', () => {
    expect(samvatsaraNorth(2_460_414)).toEqual({ number: 52, name: 'kalayukta' })
  })

  test('seasons and courses go by the Sun, sidereal and tropical', () => {
    expect(seasonOf(270)).toEqual({ season: 'shishira', course: 'uttarayana', solarMonth: 9 })
    expect(seasonOf(89.9)).toEqual({ season: 'grishma', course: 'uttarayana', solarMonth: 2 })
    expect(seasonOf(90)).toEqual({ season: 'varsha', course: 'dakshinayana', solarMonth: 3 })
    const { sidereal, tropical } = dayOf('2024-01-01').season
    expect([sidereal.course, tropical.course]).toEqual(['dakshinayana', 'uttarayana'])
  })
})

describe('the day from sunrise to sunrise', () => {
  test('J14: hora by which hours is said: the fifth unequal one is of Venus, the sixth equal one of Mercury', () => {
    const moment = { ut: jdOf('2024-05-04T10:57:00+05:30'), place: delhi, clock: india }
    const [unequal, equal] = (['unequal', 'equal'] as const).map((hora) => panchangaAt(ephemeris, moment, resolveSettings({ hora })))
    expect(unequal?.bySunrise?.vara).toEqual({ weekday: 6, lord: 'saturn' })
    expect([unequal?.hora?.lord, equal?.hora?.lord]).toEqual(['venus', 'mercury'])
    expect(equal?.bySunrise?.horas.indexOf(equal.hora ?? { lord: 'sun', start: 0, end: 0 })).toBe(5)
  })

  test('before dawn it is still the day before, with its night', () => {
    const { sun, hora, bySunrise } = panchangaAt(ephemeris, { ut: jdOf('2024-05-05T03:00:00+05:30'), place: delhi, clock: india }, defaultSettings)
    expect(bySunrise?.vara.weekday).toBe(6)
    expect(sun?.sunrise).toBeCloseTo(jdOf('2024-05-04T05:42:00+05:30'), 2)
    expect(bySunrise?.horas.indexOf(hora ?? { lord: 'sun', start: 0, end: 0 })).toBeGreaterThan(18)
  })

  test('tiles into horas and choghadiyas; the first hora of the next day is of the next lord', () => {
    for (const hora of ['unequal', 'equal'] as const) {
      const { sun, bySunrise } = dayOf('2024-05-04', resolveSettings({ hora }))
      const all = bySunrise?.horas ?? []
      expect([all[0]?.start, all.at(-1)?.end]).toEqual([sun?.sunrise, sun?.nextSunrise])
      for (const [index, { end }] of all.entries()) expect(end).toBe(all[index + 1]?.start ?? end)
    }
    const lords = Array.from({ length: 7 }, (_, weekday) => lordOfWeekday(weekday + 5 * 24))
    expect(lords).toEqual(Array.from({ length: 7 }, (_, weekday) => lordOfWeekday(weekday + 1)))
  })

  test('has its choghadiyas, those of a Sunday night from Shubha on', () => {
    const { day, night } = dayOf('2024-05-05').bySunrise?.choghadiyas ?? { day: [], night: [] }
    expect(night.map(({ name }) => name)).toEqual(['shubha', 'amrita', 'chara', 'roga', 'kala', 'labha', 'udvega', 'shubha'])
    expect(night[0]?.start).toBe(day.at(-1)?.end)
  })

  test('on Wednesdays abhijit is set aside', () => {
    expect([dayOf('2024-05-07'), dayOf('2024-05-08')].map(({ bySunrise }) => bySunrise?.parts.abhijit.setAside)).toEqual([false, true])
  })

  test('where the Sun does not set or not rise there is none, and none is invented; limbs and month are there', () => {
    const longyearbyen = { latitude: 78.2203, longitude: 15.6365 }
    for (const month of [6, 12]) {
      const day = panchangaOfDay(
        ephemeris,
        { place: longyearbyen, date: { year: 2022, month, day: 21 }, clock: { zones, zone: 'Arctic/Longyearbyen' } },
        defaultSettings,
      )
      expect([day.sun, day.bySunrise]).toEqual([undefined, undefined])
      expect(day.limbs.tithi.length).toBeGreaterThan(0)
      const at = panchangaAt(ephemeris, { ut: day.civil.from + 0.5, place: longyearbyen, clock: { offsetSeconds: 7200 } }, defaultSettings)
      expect([at.sun, at.hora, at.choghadiya]).toEqual([undefined, undefined, undefined])
    }
  })

  test('has the weekday of its civil date, even fourteen hours ahead of Greenwich', () => {
    const kiritimati = { place: { latitude: 1.87, longitude: -157.43 }, clock: { zones, zone: 'Pacific/Kiritimati' } }
    const day = panchangaOfDay(ephemeris, { ...kiritimati, date: { year: 2001, month: 1, day: 1 } }, defaultSettings)
    expect(day.bySunrise?.vara).toEqual({ weekday: 1, lord: 'moon' })
    expect(panchangaAt(ephemeris, { ...kiritimati, ut: day.span.from + 0.2 }, defaultSettings).bySunrise?.vara.weekday).toBe(1)
  })

  test('of civil days follow one another, over changes of the clock too', () => {
    const span = (day: number, zone: string, month: number) => civilSpan({ place: delhi, date: { year: 2024, month, day }, clock: { zones, zone } })
    for (const day of [2, 3, 4]) expect(span(day, 'America/New_York', 11).to).toBe(span(day + 1, 'America/New_York', 11).from)
    expect((span(3, 'America/New_York', 11).to - span(3, 'America/New_York', 11).from) * 24).toBeCloseTo(25, 6)
    expect(civilDateAt({ offsetSeconds: 50_400 }, span(1, 'Pacific/Kiritimati', 1).from)).toEqual({ year: 2024, month: 1, day: 1 })
  })
})
