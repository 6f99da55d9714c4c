import { instantFromUt, openAyanamsa, skyAt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { separation } from '../list.ts'
import { defaultSettings } from '../settings.ts'
import { dayAnchors, type DayAnchors, hoursSince, isDay, lagnaAt } from './anchors.ts'

const ephemeris = await loadEphemeris()
const delhi = { place: { latitude: 28.61, longitude: 77.2 }, clock: { offsetSeconds: 19_800 } }
/** 2024-05-04 at so many hours of Indian time, Julian day (UT). */
const at = (hours: number) => 2_460_434.5 + (hours - 5.5) / 24

function found(ut: number, settings = defaultSettings): DayAnchors {
  const anchors = dayAnchors(ephemeris, { ...delhi, ut }, settings)
  if ('absent' in anchors) throw new Error(anchors.absent)
  return anchors
}

describe('the anchors of a day', () => {
  test('T08: are those of the day before, a Friday, for a birth after midnight and before the sunrise of Saturday', () => {
    const [early, late] = [found(at(4)), found(at(10.95))]
    expect([early.weekday, late.weekday]).toEqual([5, 6])
    expect(early.nextSunrise).toBeCloseTo(late.sunrise, 8)
    expect(hoursSince(early, at(4))).toBeCloseTo(22.289, 2)
    expect([isDay(early, at(4)), isDay(late, at(10.95))]).toEqual([false, true])
  })

  test('J14: are those of the sunrise before the moment, with the hours almanacs print for the upper limb', () => {
    const { sunrise, sunset, weekday } = found(at(10.95), { ...defaultSettings, sunrise: 'limb_50' })
    const seconds = (ut: number) => (ut - at(0)) * 86_400
    expect(Math.abs(seconds(sunrise) - (5 * 3600 + 37 * 60 + 55))).toBeLessThan(60)
    expect(Math.abs(seconds(sunset) - (18 * 3600 + 58 * 60 + 22))).toBeLessThan(60)
    expect(weekday).toBe(6)
  })

  test('move with the definition of sunrise', () => {
    const minutes = (found(at(12)).sunrise - found(at(12), { ...defaultSettings, sunrise: 'limb_50' }).sunrise) * 1440
    expect(minutes).toBeGreaterThan(3)
    expect(minutes).toBeLessThan(9)
  })

  test('hold the Sun where it is at sunrise itself, shifted by no offset of a zone', () => {
    const { sunrise, sunAtSunrise } = found(at(20))
    const sky = skyAt(ephemeris, { instant: instantFromUt(sunrise), ayanamsa: openAyanamsa(ephemeris, 'lahiri'), bodies: ['sun'] })
    expect(sunAtSunrise).toBe(sky.positions[0]?.sidereal)
  })

  test('give the lagna of any moment of the day to an arcsecond', () => {
    const anchors = found(at(12))
    const ayanamsa = openAyanamsa(ephemeris, 'lahiri')
    for (let ut = anchors.sunrise; ut < anchors.nextSunrise; ut += 0.01) {
      const { angles, zodiac } = skyAt(ephemeris, { instant: instantFromUt(ut), place: delhi.place, ayanamsa, bodies: [] })
      expect(separation(lagnaAt(anchors.rising, ut), (angles?.ascendant ?? 0) - (zodiac ?? 0)) * 3600).toBeLessThan(1)
    }
  })

  test('J11: are absent with a reason where the Sun does not rise or does not set', () => {
    const north = (latitude: number, longitude: number, ut: number) =>
      dayAnchors(ephemeris, { ut, place: { latitude, longitude }, clock: { offsetSeconds: 3600 } }, defaultSettings)
    expect(north(69.65, 18.96, 2_451_537.875)).toEqual({ absent: 'polar_night' })
    expect(north(78.2203, 15.6365, 2_459_752)).toEqual({ absent: 'polar_day' })
    expect(north(71.2833, -157.7833, 2_448_054.0215)).toEqual({ absent: 'polar_day' })
    expect(north(67.5036, 64.0627, 2_449_477.829861)).toMatchObject({ weekday: 3 })
  })

  test('hold the moment between their sunrise and the next, in any latitude and season', () => {
    for (const latitude of [-78, -66, 0, 55, 65.5, 66.5, 69]) {
      for (let ut = 2_460_310.5; ut < 2_460_675; ut += 9.37) {
        const day = dayAnchors(ephemeris, { ut, place: { latitude, longitude: 25 }, clock: { offsetSeconds: 7200 } }, defaultSettings)
        if ('absent' in day) continue
        expect([day.sunrise <= ut, ut < day.nextSunrise, day.sunrise < day.sunset, day.sunset < day.nextSunrise]).toEqual([true, true, true, true])
      }
    }
  })
})
