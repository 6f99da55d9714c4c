import { describe, expect, test } from 'vitest'
import { type DayAnchors, lagnaAt } from '../day/anchors.ts'
import { planets } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { sunUpagrahasOf } from './of-sun.ts'
import { partIndexOf, partUpagrahasOf } from './of-parts.ts'

describe('upagrahas of the Sun', () => {
  test('close the circle: Upaketu plus thirty degrees is the Sun again', () => {
    for (let sun = 0; sun < 360; sun += 7.3) {
      const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = sunUpagrahasOf(sun)
      expect((upaketu + 30) % 360).toBeCloseTo(sun % 360, 5)
      expect((dhuma + vyatipata) % 360).toBeCloseTo(0, 5)
      expect((parivesha + indrachapa) % 360).toBeCloseTo(0, 5)
    }
  })

  test('stand as BPHS 3.61-64 has them for a Sun at the head of Aries', () => {
    const { dhuma, vyatipata, parivesha, indrachapa, upaketu } = sunUpagrahasOf(0)
    expect(dhuma).toBeCloseTo(133 + 20 / 60, 5)
    expect(vyatipata).toBeCloseTo(226 + 40 / 60, 5)
    expect(parivesha).toBeCloseTo(46 + 40 / 60, 5)
    expect(indrachapa).toBeCloseTo(313 + 20 / 60, 5)
    expect(upaketu).toBeCloseTo(330, 5)
  })
})

describe('parts of day and night', () => {
  test('go by weekday from its lord by day, from the lord of the fifth weekday by night', () => {
    const days = [0, 1, 2, 3, 4, 5, 6]
    expect(days.map((weekday) => partIndexOf('saturn', { weekday, dark: false }) + 1)).toEqual([7, 6, 5, 4, 3, 2, 1])
    expect(days.map((weekday) => partIndexOf('saturn', { weekday, dark: true }) + 1)).toEqual([3, 2, 1, 7, 6, 5, 4])
  })

  test('give every planet one of seven parts and leave the eighth without a lord', () => {
    for (const dark of [true, false])
      expect(new Set(planets.map((planet) => partIndexOf(planet, { weekday: 2, dark })))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6]))
  })
})

describe('Gulika and its kin', () => {
  const [sunrise, sunset, nextSunrise] = [2_460_434.5, 2_460_435.1, 2_460_435.5]
  const rising = { ut: sunrise, armc: 100, obliquity: 23.4, latitude: 28, zodiac: 24 }
  const sunday: DayAnchors = { sunrise, sunset, nextSunrise, weekday: 0, sunAtSunrise: 20, rising }

  test('rise at the beginning of their part, or at its middle or end by the setting', () => {
    const gulika = (gulikaPoint: 'begin' | 'middle' | 'end') => partUpagrahasOf(sunday, sunrise + 0.1, { ...defaultSettings, gulikaPoint }).gulika
    expect(gulika('begin')).toBeCloseTo(lagnaAt(rising, sunrise + (0.6 * 6) / 8), 5)
    expect(gulika('middle')).toBeCloseTo(lagnaAt(rising, sunrise + (0.6 * 6.5) / 8), 5)
    expect(gulika('end')).toBeCloseTo(lagnaAt(rising, sunrise + (0.6 * 7) / 8), 5)
  })

  test('of a night birth are measured from sunset with the length of the night', () => {
    const night = partUpagrahasOf(sunday, sunset + 0.2, defaultSettings)
    expect(night.gulika).toBeCloseTo(lagnaAt(rising, sunset + (0.4 * 2) / 8), 5)
    expect(night.yamaghantaka).toBeCloseTo(lagnaAt(rising, sunset), 5)
    expect(night.kala).toBeCloseTo(lagnaAt(rising, sunset + (0.4 * 3) / 8), 5)
  })

  test('have each the part of its graha by day', () => {
    const day = partUpagrahasOf(sunday, sunrise, defaultSettings)
    const at = (part: number) => lagnaAt(rising, sunrise + (0.6 * part) / 8)
    expect([day.kala, day.mrityu, day.ardhaprahara, day.yamaghantaka].map((one, index) => Math.abs(one - at([0, 2, 3, 4][index] ?? 0)) < 1e-5)).toEqual([
      true,
      true,
      true,
      true,
    ])
  })

  test('have Mandi with Gulika, or by ghatis of a day or night of thirty', () => {
    const same = partUpagrahasOf(sunday, sunrise + 0.1, defaultSettings)
    expect(same.mandi).toBe(same.gulika)
    const ghatis = { ...defaultSettings, mandi: 'ghatis' } as const
    expect(partUpagrahasOf(sunday, sunrise + 0.1, ghatis).mandi).toBeCloseTo(lagnaAt(rising, sunrise + (0.6 * 26) / 30), 5)
    expect(partUpagrahasOf(sunday, sunset + 0.1, ghatis).mandi).toBeCloseTo(lagnaAt(rising, sunset + (0.4 * 10) / 30), 5)
  })
})
