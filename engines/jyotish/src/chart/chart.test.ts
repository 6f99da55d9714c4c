import { equatorialOf, instantFromEpochSeconds, skyAt } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { byGraha, grahas } from '../graha.ts'
import { separation, turned } from '../list.ts'
import { defaultSettings, resolveSettings, settingValues } from '../settings.ts'
import { bhavaOf } from './cusps.ts'
import { chart, plainChart } from './chart.ts'

const ephemeris = await loadEphemeris()
const at = (iso: string) => instantFromEpochSeconds(Date.parse(iso) / 1000)
const delhi = { instant: at('1990-10-18T13:00:00Z'), place: { latitude: 28.61, longitude: 77.2 }, clock: { offsetSeconds: 19_800 } }
const tromsoAt = (iso: string) => ({ instant: at(iso), place: { latitude: 69.6492, longitude: 18.9553 }, clock: { offsetSeconds: 3600 } })

describe('a chart', () => {
  const found = chart(ephemeris, delhi, defaultSettings)

  test('is plain data: copied or written as JSON, it is the same', () => {
    const plain = plainChart(found)
    expect(structuredClone(plain)).toEqual(plain)
    expect(JSON.parse(JSON.stringify(found))).toEqual(JSON.parse(JSON.stringify(plain)))
  })

  test('is the same from the same input, and another under another setting', () => {
    expect(plainChart(chart(ephemeris, delhi, defaultSettings))).toEqual(plainChart(found))
    const raman = chart(ephemeris, delhi, resolveSettings({ ayanamsa: 'raman' }))
    expect(raman.positions.longitude.moon).not.toBe(found.positions.longitude.moon)
    expect(raman.settings.ayanamsa).toBe('raman')
  })

  test('holds its parts to one another', () => {
    expect(found.vargas.D1.moon).toBe(found.placements.moon.sign)
    expect(found.houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
    expect(found.houses.flatMap(({ occupants }) => occupants).toSorted()).toEqual(grahas.toSorted())
    expect(found.dashas.vimshottari.course.balance.lord).toBe(found.placements.moon.lord)
    expect(found.points.svamsa).toBe(found.vargas.D9.lagna)
    for (const graha of grahas) expect(found.grahas[graha].vargottama).toBe(found.vargas.D1[graha] === found.vargas.D9[graha])
  })

  test('works a part out once', () => {
    expect(found.houses).toBe(found.houses)
    expect(found.dashas.vimshottari).toBe(found.dashas.vimshottari)
    expect(found.points).toBe(found.points)
    expect(found.panchanga).toBe(found.panchanga)
  })
})

describe('the ayanamsas of the settings', () => {
  test('each move the zodiac and nothing else', () => {
    const tropical = (ayanamsa: (typeof settingValues.ayanamsa)[number]) => {
      const { positions } = chart(ephemeris, delhi, resolveSettings({ ayanamsa, userAyanamsa: 20 }))
      return { ayanamsa: positions.ayanamsa, moon: turned(positions.longitude.moon + positions.ayanamsa), lagna: turned(positions.lagna + positions.ayanamsa) }
    }
    const found = settingValues.ayanamsa.map(tropical)
    for (const { moon, lagna } of found) {
      expect(separation(moon, found[0]?.moon ?? Number.NaN)).toBeLessThan(1e-9)
      expect(separation(lagna, found[0]?.lagna ?? Number.NaN)).toBeLessThan(1e-9)
    }
    expect(new Set(found.map(({ ayanamsa }) => ayanamsa.toFixed(6))).size).toBe(found.length)
  })

  test('are those of their names, 1990: Lahiri 23.73, Raman 22.28, Fagan and Bradley 24.61, true Chitra 23.71', () => {
    const of = (ayanamsa: 'lahiri' | 'raman' | 'fagan_bradley' | 'true_chitra') => chart(ephemeris, delhi, resolveSettings({ ayanamsa })).positions.ayanamsa
    expect([of('lahiri'), of('raman'), of('fagan_bradley'), of('true_chitra')].map((value) => value.toFixed(2))).toEqual(['23.73', '22.28', '24.61', '23.71'])
  })
})

describe('houses by cusps', () => {
  test('of whole signs are the houses of the placements', () => {
    const { chalit, placements } = chart(ephemeris, delhi, defaultSettings)
    expect(chalit?.house).toEqual(byGraha((graha) => placements[graha].house))
  })

  test('of Sripati have lagna and midheaven in the middle, those of Placidus at the start', () => {
    const { chalit: sripati, positions } = chart(ephemeris, delhi, resolveSettings({ houses: 'sripati' }))
    expect(sripati?.middles[0]).toBeCloseTo(positions.lagna, 8)
    expect(sripati?.middles[9]).toBeCloseTo(positions.mc, 8)
    const { chalit: placidus } = chart(ephemeris, delhi, resolveSettings({ houses: 'placidus' }))
    expect(placidus?.starts[0]).toBeCloseTo(positions.lagna, 8)
    expect(placidus?.starts[9]).toBeCloseTo(positions.mc, 8)
  })

  test('take a start with the house it starts', () => {
    const cusps = { starts: Array.from({ length: 12 }, (_, house) => (350 + 30 * house) % 360), middles: [] }
    expect([349.99, 350, 19.99, 20].map((longitude) => bhavaOf(cusps, longitude))).toEqual([12, 1, 1, 2])
  })
})

describe('beyond the polar circle', () => {
  test('the lagna is the point that rises, never the one that sets', () => {
    const place = { latitude: 69.6492, longitude: 18.9553 }
    for (let hour = 0; hour < 24; hour += 1) {
      const instant = at(`1999-12-25T${String(hour).padStart(2, '0')}:30:00Z`)
      const { angles, horizon } = skyAt(ephemeris, { instant, place, bodies: [] })
      const { lagna, ayanamsa } = chart(ephemeris, tromsoAt(`1999-12-25T${String(hour).padStart(2, '0')}:30:00Z`), defaultSettings).positions
      expect(separation(angles?.ascendant ?? Number.NaN, lagna + ayanamsa)).toBeLessThan(0.01)
      const { ascension } = equatorialOf({ longitude: lagna + ayanamsa, latitude: 0, obliquity: horizon?.obliquity ?? Number.NaN })
      // East of the meridian: less right ascension has passed than the point has.
      expect(turned(ascension - (horizon?.armc ?? Number.NaN))).toBeLessThan(180)
    }
  })

  test('what takes a sunrise is absent with its reason, in winter and in summer', () => {
    const winter = chart(ephemeris, tromsoAt('1999-12-25T09:00:00Z'), defaultSettings)
    expect(winter.day).toEqual({ absent: 'polar_night' })
    expect(winter.points.fromSunrise).toBeUndefined()
    expect(winter.panchanga.sun).toBeUndefined()
    expect(winter.panchanga.limbs.tithi.number).toBeGreaterThan(0)
    expect(chart(ephemeris, tromsoAt('1999-06-25T09:00:00Z'), defaultSettings).day).toEqual({ absent: 'polar_day' })
  })

  test('Placidus and Sripati have no houses, whole signs have', () => {
    for (const houses of ['placidus', 'sripati'] as const) {
      expect(chart(ephemeris, tromsoAt('1999-12-25T09:00:00Z'), resolveSettings({ houses })).chalit).toBeUndefined()
    }
    expect(chart(ephemeris, tromsoAt('1999-12-25T09:00:00Z'), defaultSettings).chalit?.starts).toHaveLength(12)
  })
})

test('a birth outside the table is refused by its code', () => {
  expect(() => chart(ephemeris, { ...delhi, instant: at('1700-01-01T00:00:00Z') }, defaultSettings)).toThrow(expect.objectContaining({ code: 'time-range' }))
})
