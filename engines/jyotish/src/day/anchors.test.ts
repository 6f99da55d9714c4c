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
  test('are those of the day before for a birth after midnight and before sunrise', () => {
    const [early, late] = [found(at(4)), found(at(10.95))]
    expect([early.weekday, late.weekday]).toEqual([5, 6])
    expect(early.nextSunrise).toBeCloseTo(late.sunrise, 8)
    expect(hoursSince(early, at(4))).toBeCloseTo(22.289, 2)
    expect([isDay(early, at(4)), isDay(late, at(10.95))]).toEqual([false, true])
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

  test('are absent with a reason where the Sun does not rise or does not set', () => {
    const tromso = (ut: number) => dayAnchors(ephemeris, { ut, place: { latitude: 69.65, longitude: 18.96 }, clock: { offsetSeconds: 3600 } }, defaultSettings)
    expect(tromso(2_451_537.875)).toEqual({ absent: 'polar_night' })
    expect(tromso(2_451_716.5)).toEqual({ absent: 'polar_day' })
  })
})
