import { readFileSync } from 'node:fs'
import { instantFromUt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { compareSpecial, compareSpecialFromSky, type SpecialGold } from '../../golden/compare/special.ts'
import { goldPositions } from '../../golden/positions.ts'
import { positionsAt } from '../chart/positions-at.ts'
import { byGraha, type Graha } from '../graha.ts'
import { defaultSettings, type Settings } from '../settings.ts'
import { induLagna, sreeLagna, sunriseLagnasOf } from './special-lagnas.ts'
import { varnadaSign } from './varnada.ts'

const file: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))
const charts = chartsWith<SpecialGold>(file, ['special'])

describe('the gold charts', () => {
  test('agree in Sree and Indu lagna by their own longitudes', () => {
    expect(charts).toHaveLength(40)
    expect(charts.flatMap(compareSpecial)).toEqual([])
  })

  test('agree in every special lagna and in Gulika, by their longitudes and by the sky from the civil data', async () => {
    const ephemeris = await loadEphemeris()
    for (const chart of charts) {
      const place = { latitude: chart.birth.lat, longitude: chart.birth.lon }
      const own = positionsAt(ephemeris, { instant: instantFromUt(chart.birth.jd_ut), place }, defaultSettings)
      expect(compareSpecialFromSky(ephemeris, chart, goldPositions(chart))).toEqual([])
      expect(compareSpecialFromSky(ephemeris, chart, own)).toEqual([])
    }
  })
})

const sunrise = 2_460_434.5
const longitude = (some: Partial<Record<Graha, number>>) => byGraha((graha) => some[graha] ?? 0)

describe('lagnas from sunrise', () => {
  const after = (hours: number, sun: number) => sunriseLagnasOf({ jdUt: sunrise + hours / 24, longitude: longitude({ sun }) }, { sunrise, sunAtSunrise: sun })

  test('run 15, 30, 75 and 4500 degrees an hour from the Sun at sunrise', () => {
    const lagnas = after(4, 20)
    expect(lagnas.bhava).toBeCloseTo(80, 5)
    expect(lagnas.hora).toBeCloseTo(140, 5)
    expect(lagnas.ghati).toBeCloseTo(320, 5)
    expect(lagnas.vighati).toBeCloseTo(20, 3)
  })

  test('have pranapada two degrees further with every vighati and parts of one, and by the mode of the Sun', () => {
    expect(after(0, 10).pranapada).toBeCloseTo(10, 5)
    expect(after(0, 40).pranapada).toBeCloseTo(280, 5)
    expect(after(0, 70).pranapada).toBeCloseTo(190, 5)
    expect(after(1.5 / 150, 10).pranapada).toBeCloseTo(13, 5)
  })
})

describe('lagnas from lagna and Moon', () => {
  test('Sree is as far from the lagna as the part of the star the Moon has passed', () => {
    expect(sreeLagna({ lagna: 350, longitude: longitude({ moon: 10 }) })).toBeCloseTo(260, 9)
  })

  test('Indu counts the rays of both lords of the ninth from the Moon', () => {
    // Lagna Aries: ninth Sagittarius, Jupiter 10. Moon in Leo: ninth Aries, Mars 6. 16 leaves 4, the fourth from Leo.
    expect(induLagna({ lagna: 5, longitude: longitude({ moon: 125 }) })).toBe(7)
    // Lagna Gemini: ninth Aquarius, Saturn 1. Moon in Aquarius: ninth Libra, Venus 12. 13 leaves 1.
    expect(induLagna({ lagna: 65, longitude: longitude({ moon: 305 }) })).toBe(10)
    // Twice Venus is 24, which leaves none and counts as twelve.
    expect(induLagna({ lagna: 305, longitude: longitude({ moon: 315 }) })).toBe(9)
  })
})

describe('Varnada', () => {
  const read = (varnada: Settings['varnada'], lagna: number, hora: number) => varnadaSign({ lagna, hora }, { varnada })

  test('differs between its four readings', () => {
    // Scorpio is the fifth back from Pisces, Gemini the third from Aries.
    expect(read('santhanam', 225, 75)).toBe(4)
    expect(read('raman', 225, 75)).toBe(10)
    expect(read('rath', 225, 75)).toBe(10)
    expect(read('jha', 225, 75)).toBe(2)
  })

  test('adds in every reading where both lagnas are odd', () => {
    // Leo the fifth and Gemini the third make eight: back from Pisces Leo by the parity of the count, onward from Aries Scorpio by the lagna's.
    expect(read('santhanam', 135, 75)).toBe(4)
    expect(read('raman', 135, 75)).toBe(7)
    expect(read('rath', 135, 75)).toBe(7)
    expect(read('rath', 125, 65)).toBe(6)
    expect(read('jha', 125, 65)).toBe(6)
  })
})
