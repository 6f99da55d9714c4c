import { readFileSync } from 'node:fs'
import { instantFromUt, nextTransit } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { compareShadbala, shadbalaExamples, strengthsOfExample } from '../../golden/compare/strength.ts'
import { positionsAt } from '../chart/positions-at.ts'
import { deepestDebilitation } from '../dignity/dignity.ts'
import { byGraha, byPlanet, planets } from '../graha.ts'
import { separation, turned } from '../list.ts'
import { sunDayAround } from '../panchanga/sun-day.ts'
import type { Positions } from '../positions.ts'
import { defaultSettings, resolveSettings } from '../settings.ts'
import { bhavaBalaOf, equalMiddles } from './bhava-bala.ts'
import { cheshtaBala, middleOf } from './cheshta.ts'
import { digBala } from './dig.ts'
import { drikBalaAt } from './drik.ts'
import { strengthFacts } from './facts.ts'
import { kalaBala, yuddhaBala } from './kala.ts'
import { meanLongitude, meanSun } from './mean-motion.ts'
import { shadbalaOf } from './shadbala.ts'
import { apparentSolarHours } from './solar-time.ts'
import { sthanaBala, uchchaBala } from './sthana.ts'
import { kalaTimeOf, strengthsOf } from './strengths.ts'
import { calendarLords, dayNumberOf } from './time-lords.ts'

const ephemeris = await loadEphemeris()
const gold: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))
const examples = shadbalaExamples(gold)

const delhi = { latitude: 28.65, longitude: 77.22 }
const clock = { offsetSeconds: 19_800 }
const birthOf = (ut: number, place = delhi): { positions: Positions; sun: ReturnType<typeof sunDayAround> } => ({
  positions: positionsAt(ephemeris, { instant: instantFromUt(ut), place }, defaultSettings),
  sun: sunDayAround(ephemeris, { place, clock, ut }, 'hindu'),
})
const births = Array.from({ length: 40 }, (_, k) => birthOf(2_440_000.5 + k * 371.237))
const benefics = byPlanet(() => 'benefic' as const)

describe('the published worked examples', () => {
  test.each(examples.map((example) => [example.id, example] as const))('%s agrees component by component', (_, example) => {
    expect(compareShadbala(example)).toEqual([])
  })

  test('both are there, and modern mean elements come within five virupas of the cheshta that the book has from its own', () => {
    expect(examples).toHaveLength(2)
    const [raman] = examples
    if (raman === undefined) throw new Error('no example')
    const found = strengthsOfExample(raman)
    for (const [index, planet] of planets.entries()) expect(Math.abs(found[planet].cheshta - (raman.expected.cheshta?.[index] ?? 99))).toBeLessThan(5)
  })
})

describe('strength by place', () => {
  test('uchcha is 60 at deepest exaltation, 0 at deepest debilitation and never outside', () => {
    for (const planet of planets) {
      const lowest = deepestDebilitation(planet)
      expect([uchchaBala(planet, lowest), uchchaBala(planet, turned(lowest + 180)), uchchaBala(planet, turned(lowest + 90))]).toEqual([0, 60, 30])
    }
  })

  test('moolatrikona counts in the birth chart only', () => {
    const [{ positions } = birthOf(2_451_545)] = births
    const own = { ...positions, longitude: { ...positions.longitude, sun: 125 } }
    // Leo 5 degrees: own in D1 is moolatrikona 45, and own 30 at most in the six others.
    expect(sthanaBala('sun', own, defaultSettings).saptavargaja).toBeLessThanOrEqual(45 + 6 * 30)
    expect(sthanaBala('sun', { ...own, longitude: { ...own.longitude, sun: 145 } }, defaultSettings).saptavargaja).toBeLessThan(45 + 6 * 30)
  })

  test('the drekkanas follow the setting', () => {
    const [{ positions } = birthOf(2_451_545)] = births
    const moon = { ...positions, longitude: { ...positions.longitude, moon: 15 } }
    expect(sthanaBala('moon', moon, defaultSettings).drekkana).toBe(0)
    expect(sthanaBala('moon', moon, resolveSettings({ drekkanaBala: 'bphs' })).drekkana).toBe(15)
  })
})

test('strength by direction never passes 60 and is full opposite to the powerless angle', () => {
  for (const { positions } of births) for (const planet of planets) expect(digBala(planet, positions)).toBeLessThanOrEqual(60)
  const longitude = byGraha(() => 100)
  expect(digBala('jupiter', { longitude, lagna: 100, mc: 10 })).toBe(60)
  expect(digBala('saturn', { longitude, lagna: 100, mc: 10 })).toBe(0)
  expect(digBala('sun', { longitude, lagna: 10, mc: 100 })).toBe(60)
  expect(digBala('moon', { longitude, lagna: 10, mc: 280 })).toBe(60)
})

describe('strength by time', () => {
  test('the Sun on the meridian makes noon', () => {
    for (const ut of [2_446_100.3, 2_446_200.8, 2_446_300.1]) {
      const noon = nextTransit(ephemeris, { body: 'sun', place: delhi, definition: 'hindu', after: ut })
      const positions = positionsAt(ephemeris, { instant: noon, place: delhi }, defaultSettings)
      expect(apparentSolarHours(positions)).toBeCloseTo(12, 3)
    }
  })

  test("the Sun's ayana and the Moon's paksha are doubled", () => {
    const [{ positions } = birthOf(2_451_545)] = births
    const level = { ...positions, declination: byGraha(() => 0), longitude: { ...positions.longitude, sun: 0, moon: 180 } }
    const kala = (planet: (typeof planets)[number]) =>
      kalaBala(planet, { positions: level, nature: benefics, time: { solarHours: 12, third: undefined, lords: undefined } }, defaultSettings)
    expect(planets.map((planet) => kala(planet).ayana)).toEqual([60, 30, 30, 30, 30, 30, 30])
    expect(planets.map((planet) => kala(planet).paksha)).toEqual([60, 120, 60, 60, 60, 60, 60])
    expect(planets.map((planet) => kala(planet).natonnata)).toEqual([60, 0, 0, 60, 60, 60, 0])
  })

  test('Jupiter is strong in every third, and every third has one more', () => {
    for (const { positions, sun } of births) {
      const time = kalaTimeOf(positions, sun, defaultSettings)
      const sum = planets.map((planet) => kalaBala(planet, { positions, nature: benefics, time }, defaultSettings).tribhaga)
      expect(sum.filter((virupas) => virupas === 60)).toHaveLength(2)
    }
  })

  test('lords of year, month and day follow from the ahargana, the day lord from the weekday', () => {
    expect(calendarLords(2_421_883)).toEqual({ year: 'saturn', month: 'mercury', day: 'mercury' })
    for (const { sun } of births) {
      if (sun === undefined) throw new Error('no sunrise')
      expect(calendarLords(dayNumberOf(sun)).day).toBe(planets[sun.weekday])
      expect(Math.abs(dayNumberOf(sun) - sun.sunrise)).toBeLessThan(1.5)
    }
  })

  test('before dawn the day is still the one before', () => {
    // 1981-09-13 01:30 IST, a Sunday by the clock, Saturday by the sunrise.
    const { positions, sun } = birthOf(2_444_860.333)
    expect(kalaTimeOf(positions, sun, defaultSettings).lords?.day).toBe('saturn')
  })

  test('war gives the winner what it takes from the loser', () => {
    const [{ positions } = birthOf(2_451_545)] = births
    const close = { ...positions, longitude: { ...positions.longitude, mars: 10, venus: 10.5 }, latitude: { ...positions.latitude, mars: 1, venus: -1 } }
    const before = byPlanet((planet) => (planet === 'mars' ? 200 : planet === 'venus' ? 272 : 100))
    const found = yuddhaBala(close, before, defaultSettings)
    expect([found.mars, found.venus]).toEqual([72 / 7.2, -72 / 7.2].map((value) => expect.closeTo(value, 9)))
  })
})

describe('strength by motion', () => {
  test('mean elements at J2000 are those of the published table, and the mean Sun stays within two degrees of the true one', () => {
    const j2000 = { jdTt: 2_451_545, ayanamsa: 0 }
    expect(meanSun(j2000)).toBeCloseTo(280.466457, 6)
    expect(meanLongitude('jupiter', j2000)).toBeCloseTo(34.351519, 6)
    for (const { positions } of births) expect(separation(meanSun(positions), positions.longitude.sun)).toBeLessThan(2)
  })

  test('is greatest in the middle of retrogradation and least near the Sun beyond it', () => {
    for (const { positions } of births) {
      for (const planet of ['mars', 'jupiter', 'saturn'] as const) {
        const virupas = cheshtaBala(planet, positions) ?? Number.NaN
        expect(virupas).toBeLessThanOrEqual(60)
        const fromSun = separation(positions.longitude[planet], positions.longitude.sun)
        if (fromSun > 170) expect(virupas).toBeGreaterThan(50)
        if (fromSun < 10) expect(virupas).toBeLessThan(10)
      }
    }
  })

  test('the middle of mean and true place is taken on the short arc', () => {
    expect(middleOf(359, 3)).toBe(1)
    expect(middleOf(3, 359)).toBe(1)
    expect(middleOf(100, 80)).toBe(90)
  })

  test('Sun and Moon have ayana and paksha for it, or nothing by the other setting', () => {
    const [{ positions, sun } = birthOf(2_451_545)] = births
    const ground = { positions, nature: benefics, time: kalaTimeOf(positions, sun, defaultSettings) }
    const [bphs, none] = [shadbalaOf(ground, defaultSettings), shadbalaOf(ground, resolveSettings({ cheshtaLights: 'none' }))]
    expect([bphs.sun.cheshta, bphs.moon.cheshta]).toEqual([bphs.sun.kala.ayana, bphs.moon.kala.paksha])
    expect([none.sun.cheshta, none.moon.cheshta]).toEqual([0, 0])
    expect(none.sun.ishta).toBe(bphs.sun.ishta)
  })
})

test('aspects of Mercury and Jupiter are added in full only by the other setting, and no planet aspects itself', () => {
  const [{ positions } = birthOf(2_451_545)] = births
  const ground = { positions, nature: benefics }
  const longitude = positions.longitude.moon
  expect(drikBalaAt(longitude, ground, { drikBala: 'bphs' })).toBeGreaterThanOrEqual(drikBalaAt(longitude, ground, { drikBala: 'quarter' }))
  expect(drikBalaAt(longitude, ground, { drikBala: 'quarter' })).toBe(drikBalaAt(longitude, ground, { drikBala: 'quarter', except: 'moon' }))
})

describe('shadbala', () => {
  test('is the sum of its components, and ishta and kashta lie between 0 and 60', () => {
    for (const { positions, sun } of births) {
      const { shadbala } = strengthsOf(positions, { sun }, defaultSettings)
      for (const planet of planets) {
        const { sthana, dig, kala, cheshta, naisargika, drik, total, ratio, required, ishta, kashta } = shadbala[planet]
        expect(total).toBeCloseTo(sthana.total + dig + kala.total + cheshta + naisargika + drik, 9)
        expect(ratio).toBeCloseTo(total / required, 12)
        for (const fruit of [ishta, kashta]) expect(fruit).toBeGreaterThanOrEqual(0)
        for (const fruit of [ishta, kashta]) expect(fruit).toBeLessThanOrEqual(60)
      }
    }
  })

  test('of naisargika is a seventh of 60 for each step', () => {
    const [{ positions, sun } = birthOf(2_451_545)] = births
    const { shadbala } = strengthsOf(positions, { sun }, defaultSettings)
    expect(planets.map((planet) => Math.round(shadbala[planet].naisargika * 100) / 100)).toEqual([60, 51.43, 17.14, 25.71, 34.29, 42.86, 8.57])
  })
})

describe('strength of houses', () => {
  test('middles are thirty degrees apart where no others are given', () => {
    expect(equalMiddles(350).slice(0, 3)).toEqual([350, 20, 50])
    const [{ positions, sun } = birthOf(2_451_545)] = births
    const given = strengthsOf(positions, { sun, middles: equalMiddles(positions.lagna) }, defaultSettings)
    expect(given).toEqual(strengthsOf(positions, { sun }, defaultSettings))
  })

  test('the tenth in a quadruped sign has full direction with equal houses, and occupants give or take a rupa', () => {
    const [{ positions, sun } = birthOf(2_451_545)] = births
    const time = kalaTimeOf(positions, sun, defaultSettings)
    const told = { ...positions, lagna: 100, longitude: { ...byGraha(() => 100), jupiter: 130, saturn: 160 } }
    const shadbala = shadbalaOf({ positions: told, nature: benefics, time }, defaultSettings)
    const houses = bhavaBalaOf({ positions: told, nature: benefics, time, shadbala, timeOfDay: 'day', middles: equalMiddles(told.lagna) }, defaultSettings)
    expect(houses).toHaveLength(12)
    expect(houses[9]?.dig).toBe(60)
    expect(houses.slice(0, 4).map(({ occupants }) => occupants)).toEqual([-60, 60, -60, 0])
    expect(houses[0]?.rising).toBe(0)
    expect(houses[1]?.rising).toBe(15)
    expect(houses[0]?.lord).toBe(shadbala.moon.total)
  })
})

test('where the Sun does not rise, what hangs on sunrise is left out and no total is a fact', () => {
  const polar = birthOf(2_451_545, { latitude: 78, longitude: 15 })
  expect(polar.sun).toBeUndefined()
  const facts = strengthFacts(strengthsOf(polar.positions, { sun: polar.sun }, defaultSettings)).map(({ id }) => id)
  expect(facts).toContain('shadbala.sun.kala.ayana')
  expect(facts).not.toContain('shadbala.sun.total')
  expect(facts).not.toContain('bhavabala.1')
})

test('every component is a fact with a unit, and no two have one id', () => {
  const [{ positions, sun } = birthOf(2_451_545)] = births
  const facts = strengthFacts(strengthsOf(positions, { sun }, defaultSettings))
  expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length)
  expect(facts.map(({ id }) => id)).toEqual(expect.arrayContaining(['shadbala.sun.total', 'shadbala.sun.kala.ayana', 'bhavabala.1']))
  expect(facts.every(({ unit, id }) => unit === 'virupa' || id.endsWith('.ratio'))).toBe(true)
})
