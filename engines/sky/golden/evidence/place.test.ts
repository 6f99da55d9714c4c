import { describe, expect, it } from 'vitest'
import { placeLine } from '../../labels/index.ts'
import { loadPlaces } from '../../load/places.ts'
import { loadZones } from '../../load/zones.ts'
import { civilTime, differenceFrom, readClock } from '../../src/index.ts'

const [zones, places] = await Promise.all([loadZones(), loadPlaces()])

it.each(['Yokohama', '横浜', 'よこはま'])('P01: the Japanese town %s is found', (text) => {
  const [found] = places.search(text)
  expect(found?.place).toMatchObject({ latitude: expect.closeTo(35.44, 1), longitude: expect.closeTo(139.64, 1), zone: 'Asia/Tokyo' })
})

it('P02: coordinates typed by hand stand, and it is their mean time that counts', () => {
  const place = { latitude: 21.6, longitude: 68.1 }
  const [named] = places.search('Porbandar')
  expect(named === undefined ? undefined : differenceFrom(named.place, place)).toEqual({ kind: 'far', kilometres: expect.any(Number) })
  expect(place).toEqual({ latitude: 21.6, longitude: 68.1 })
  const { instants } = civilTime(zones, { clock: readClock('1869-10-02 07:20').clock, zone: 'Asia/Kolkata', place, reckoning: { kind: 'local-mean-time' } })
  expect(instants[0]?.offsetSeconds).toBeCloseTo(68.1 * 240, 6)
})

it('P03: coordinates without a city are told as coordinates in every language', () => {
  for (const language of ['en', 'zh-Hans', 'zh-Hant'] as const) expect(placeLine({ latitude: 48.853, longitude: 2.349 }, language)).toBe('48.853, 2.349')
})

it('P05: a southern latitude typed without its sign is warned of, with what was meant', () => {
  const [saoPaulo] = places.search('São Paulo')
  const difference = saoPaulo === undefined ? undefined : differenceFrom(saoPaulo.place, { latitude: 23.33, longitude: -46.38 })
  expect(difference).toMatchObject({ kind: 'hemisphere', meant: { latitude: -23.33, longitude: -46.38 } })
})

describe('a place anywhere in the world', () => {
  it.each(['Nairobi', 'Lima', 'Reykjavík', 'Apia', 'Kathmandu', 'Tromsø', 'Ushuaia', 'Nukuʻalofa', 'Ulaanbaatar', 'Kyiv'])(
    'P06: %s is complete with its zone: the offset follows from it',
    (text) => {
      const [found] = places.search(text)
      if (found === undefined) throw new Error(`${text} is missing`)
      const { kind, instants } = civilTime(zones, { clock: readClock('1990-03-01 12:00').clock, zone: found.place.zone, place: found.place })
      expect([kind, instants.length]).toEqual(['unique', 1])
      const fromSun = ((instants[0]?.offsetSeconds ?? Number.NaN) - found.place.longitude * 240) / 3600
      // Across the date line clocks are a day apart from the Sun of the longitude.
      expect(Math.abs(fromSun - 24 * Math.round(fromSun / 24))).toBeLessThan(3)
    },
  )
})
