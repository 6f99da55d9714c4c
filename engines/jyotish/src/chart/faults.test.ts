import { type Coordinates, instantFromEpochSeconds, instantFromUt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { grahas } from '../graha.ts'
import { separation } from '../list.ts'
import { resolveSettings } from '../settings.ts'
import { houses, placeOf } from '../sign.ts'
import { chart } from './chart.ts'

const ephemeris = await loadEphemeris()
const dms = (degree: number, minute: number, second = 0): number => degree + minute / 60 + second / 3600

type Told = { readonly at: string; readonly place: Coordinates; readonly offset: number }

/** A chart of a clock time at an offset in hours. */
function of({ at, place, offset }: Told, settings = {}) {
  const instant = instantFromEpochSeconds(Date.parse(`${at}Z`) / 1000 - offset * 3600)
  return chart(ephemeris, { instant, place, clock: { offsetSeconds: offset * 3600 } }, resolveSettings(settings))
}

const atUt = (ut: number, place: Coordinates) => chart(ephemeris, { instant: instantFromUt(ut), place, clock: { offsetSeconds: 0 } }, resolveSettings())

describe('faults that were reported of other programs', () => {
  test('all bodies 8 to 16 arcseconds off: mean ayanamsa from apparent longitudes', () => {
    const { positions } = of({ at: '2026-07-20T14:00:00', place: { latitude: dms(60, 10, 10), longitude: dms(24, 56, 8) }, offset: 0 })
    const wanted = { sun: 90 + dms(3, 39, 9.4), moon: 150 + dms(23, 30, 37.6), rahu: 300 + dms(7, 19, 10.6) } as const
    for (const graha of ['sun', 'moon', 'rahu'] as const) expect(separation(positions.longitude[graha], wanted[graha]) * 3600).toBeLessThan(1.5)
    expect(positions.ayanamsa).toBeCloseTo(24.22798, 4)
  })

  test("today's ayanamsa used for a birth decades ago", () => {
    const place = { latitude: 28.61, longitude: 77.2 }
    expect(of({ at: '1964-01-01T00:00:00', place, offset: 0 }).positions.ayanamsa).toBeCloseTo(23.3542, 3)
    expect(of({ at: '2026-01-01T00:00:00', place, offset: 0 }).positions.ayanamsa).toBeCloseTo(24.2203, 3)
  })

  test('the house whose middle is the lagna shifting the lagna by a sign: house 1 is the whole sign of the lagna under every system of cusps', () => {
    const bachchan = { at: '1942-10-11T16:00:00', place: { latitude: 25.45, longitude: 81.85 }, offset: 6.5 }
    for (const system of ['whole_sign', 'equal_lagna_middle', 'sripati', 'placidus'] as const) {
      const { houses: rows, placements, settings, positions } = of(bachchan, { houses: system })
      expect([rows[0]?.sign, placements.lagna.sign, placements.lagna.house]).toEqual([10, 10, 1])
      expect(placements.lagna.degree).toBeCloseTo(1.95, 0)
      expect([settings.ayanamsa, positions.ayanamsa]).toEqual(['lahiri', expect.closeTo(23.06, 1)])
    }
  })

  test("a book's chart held against another ayanamsa than the book's", () => {
    const raman = { at: '1912-08-08T19:38:00', place: { latitude: dms(12, 59), longitude: dms(77, 35) }, offset: 5.5 }
    const lahiri = of(raman)
    expect(lahiri.positions.lagna).toBeCloseTo(309.116, 2)
    expect(lahiri.positions.longitude.moon).toBeCloseTo(53.635, 2)
    expect(lahiri.positions.ayanamsa - of(raman, { ayanamsa: 'raman' }).positions.ayanamsa).toBeCloseTo(1.446, 2)
  })

  test('every graha a house too far: the house is the sign counted from that of the lagna', () => {
    const { placements } = of({ at: '1990-10-18T18:30:00', place: { latitude: 28.61, longitude: 77.2 }, offset: 5.5 })
    for (const graha of grahas) expect(placements[graha].house).toBe(((placements[graha].sign - placements.lagna.sign + 12) % 12) + 1)
  })

  test('D9 wrong though D1 is right', () => {
    const { positions, vargas } = of({ at: '1869-10-02T07:20:00', place: { latitude: dms(21, 37), longitude: dms(69, 49) }, offset: dms(69, 49) / 15 })
    expect(positions.longitude.moon).toBeCloseTo(118.011, 2)
    expect(positions.longitude.sun).toBeCloseTo(166.898, 2)
    expect([vargas.D9.moon, vargas.D9.sun]).toEqual([11, 2])
    expect(positions.lagna).toBeCloseTo(180 + 6.45, 1)
  })

  test('the tropical longitude shown for the sidereal one', () => {
    const { positions } = of({ at: '2022-08-01T23:19:00', place: { latitude: 25.13, longitude: 82.55 }, offset: 5.5 })
    expect(positions.longitude.sun).toBeCloseTo(105.299, 2)
  })

  test.each([
    { where: 'the Urals', ut: 2_449_477.829861, place: { latitude: 67.5036, longitude: 64.0627 }, lagna: 132.898 },
    { where: 'Longyearbyen', ut: 2_459_752, place: { latitude: 78.2203, longitude: 15.6365 }, lagna: 161.232 },
    { where: 'Utqiagvik', ut: 2_448_054.021528, place: { latitude: 71.2833, longitude: -157.7833 }, lagna: 289.043 },
  ])('an exception, or other houses unasked, beyond the polar circle: $where', ({ ut, place, lagna }) => {
    const found = atUt(ut, place)
    expect(found.positions.lagna).toBeCloseTo(lagna, 2)
    expect(found.houses).toHaveLength(12)
    const placidus = chart(ephemeris, { instant: instantFromUt(ut), place, clock: { offsetSeconds: 0 } }, resolveSettings({ houses: 'placidus' }))
    expect(placidus.chalit).toBeUndefined()
  })

  test('the lagna of the southern hemisphere mirrored', () => {
    const { positions } = of({ at: '2000-09-15T19:00:00', place: { latitude: -33.8472, longitude: 151.0634 }, offset: 11 })
    expect(positions.lagna).toBeCloseTo(332.467, 2)
  })

  test('two days compared that are not the same: the Moon moves 13 degrees between them', () => {
    const moonOn = (day: string): { readonly sign: number; readonly degree: number } =>
      placeOf(of({ at: `${day}T16:11:00`, place: { latitude: 12.97, longitude: 77.59 }, offset: 5.5 }).positions.longitude.moon)
    expect(moonOn('2019-06-16')).toMatchObject({ sign: 7, degree: expect.closeTo(19.98, 1) })
    expect(moonOn('2019-06-17')).toMatchObject({ sign: 8, degree: expect.closeTo(2.93, 1) })
  })

  test('a planet left without a house at the seam of the zodiac: every graha is in one house, by signs and by cusps', () => {
    for (const system of ['whole_sign', 'equal_from_lagna', 'equal_lagna_middle', 'sripati', 'placidus'] as const) {
      for (let hour = 0; hour < 24; hour += 1) {
        const at = `2000-03-20T${String(hour).padStart(2, '0')}:00:00`
        const { placements, chalit } = of({ at, place: { latitude: 51.5, longitude: 0 }, offset: 0 }, { houses: system })
        for (const graha of grahas) {
          expect(houses.filter((house) => placements[graha].house === house)).toHaveLength(1)
          expect(houses).toContain(chalit?.house[graha])
        }
        const starts = chalit?.starts ?? []
        expect(starts.reduce((sum, start, index) => sum + (((starts[(index + 1) % 12] ?? 0) - start + 360) % 360), 0)).toBeCloseTo(360, 8)
      }
    }
  })
})
