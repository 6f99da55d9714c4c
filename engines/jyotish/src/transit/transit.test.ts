import { readFileSync } from 'node:fs'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { compareIngresses, type IngressGold } from '../../golden/compare/transit.ts'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import { grahas } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { houses, signs } from '../sign.ts'
import { doubleTransits, touched } from './double-transit.ts'
import { chandraBala, gocharaOf, taraBala, type TransitSigns } from './gochara.ts'
import { arcStays, ingressesOf, residencesOf, transitLongitude } from './residence.ts'
import { sadeSatiByDegree, sadeSatis, saturnStays } from './saturn.ts'

const ephemeris = await loadEphemeris()
const ground = { ephemeris, ayanamsa: ayanamsaOf(ephemeris, defaultSettings), node: 'mean' } as const
/** 1990-01-01 and 2030-01-01. */
const span = { from: 2_447_892.5, to: 2_462_502.5 }
const dateOf = (ut: number): string => new Date((ut - 2_440_587.5) * 86_400_000).toISOString().slice(0, 10)

describe('ingresses', () => {
  test('agree with the gold file, retrograde returns included, none missing and none too many', () => {
    const gold: IngressGold = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8')).ingress_lahiri
    expect(Object.values(gold).flat()).toHaveLength(212)
    expect(compareIngresses(ephemeris, gold)).toEqual([])
  })

  test('stay in one sign between two of them: stays tile the span', () => {
    for (const graha of ['saturn', 'jupiter', 'rahu', 'ketu', 'mars'] as const) {
      const stays = residencesOf(ground, graha, span)
      expect([stays[0]?.start, stays.at(-1)?.end]).toEqual([span.from, span.to])
      for (const [index, { sign, start, end }] of stays.entries()) {
        expect(end).toBe(stays[index + 1]?.start ?? end)
        expect(Math.floor(transitLongitude(ground, graha, (start + end) / 2) / 30)).toBe(sign)
      }
    }
  })

  test('of Ketu lie opposite those of Rahu', () => {
    const [rahu, ketu] = [ingressesOf(ground, 'rahu', span), ingressesOf(ground, 'ketu', span)]
    expect(ketu.map(({ sign }) => (sign + 6) % 12)).toEqual(rahu.map(({ sign }) => sign))
    expect(rahu.every(({ motion }) => motion === 'retrograde')).toBe(true)
  })

  test('are refused for a span that ends before it starts', () => {
    expect(() => ingressesOf(ground, 'sun', { from: 2, to: 1 })).toThrow(expect.objectContaining({ code: 'window-invalid' }))
  })
})

describe('Saturn from the Moon', () => {
  test('sade sati of a Moon in Aquarius lists the returns of 2022 singly', () => {
    const stays = saturnStays(ground, 10, span).filter(({ time, start }) => time === 'sade_sati' && start > 2_458_000)
    expect(stays.map(({ phase, start, end }) => [phase, dateOf(start), dateOf(end)])).toEqual([
      [1, '2020-01-24', '2022-04-29'],
      [2, '2022-04-29', '2022-07-12'],
      [1, '2022-07-12', '2023-01-17'],
      [2, '2023-01-17', '2025-03-29'],
      [3, '2025-03-29', '2027-06-02'],
      [3, '2027-10-20', '2028-02-23'],
    ])
  })

  test('the seven and a half years are one though Saturn steps out and in again', () => {
    const all = sadeSatis(saturnStays(ground, 10, span))
    expect(all.map(({ start, end }) => [dateOf(start), dateOf(end)])).toEqual([
      ['1990-03-20', '1998-04-17'],
      ['2020-01-24', '2028-02-23'],
    ])
    expect(all[1]?.stays).toHaveLength(6)
  })

  test('kantaka and ashtama are the fourth and the eighth', () => {
    const houseOf = (time: string) => new Set(saturnStays(ground, 3, span).flatMap((stay) => (stay.time === time ? [stay.house] : [])))
    expect([houseOf('kantaka'), houseOf('ashtama'), houseOf('sade_sati')]).toEqual([new Set([4]), new Set([8]), new Set([12, 1, 2])])
  })

  test('by degree it is within 45 degrees of the Moon, and nowhere else', () => {
    const spans = sadeSatiByDegree(ground, 5, span)
    expect(spans.length).toBeGreaterThan(0)
    for (let ut = span.from + 3; ut < span.to; ut += 97) {
      const apart = ((transitLongitude(ground, 'saturn', ut) - 5 + 540) % 360) - 180
      expect(spans.some(({ from, to }) => from <= ut && ut < to)).toBe(apart >= -45 && apart < 45)
    }
  })

  test('stays in an arc that goes over the start of the zodiac are found', () => {
    const [first] = arcStays(ground, 'sun', { from: 2_460_310.5, to: 2_460_676.5, begin: 350, width: 20 })
    expect([dateOf(first?.from ?? 0), dateOf(first?.to ?? 0)]).toEqual(['2024-04-03', '2024-04-23'])
  })
})

describe('gochara', () => {
  const at = (places: Partial<TransitSigns>): TransitSigns => ({ ...Object.fromEntries(grahas.map((graha) => [graha, 11])), ...allIn(11), ...places })
  const allIn = (sign: 0 | 11) =>
    ({ sun: sign, moon: sign, mars: sign, mercury: sign, jupiter: sign, venus: sign, saturn: sign, rahu: sign, ketu: sign }) as const

  test('worked example: Jupiter in the fifth is good unless a graha stands in the fourth', () => {
    expect(gocharaOf('jupiter', 0, at({ jupiter: 4 }))).toEqual({ graha: 'jupiter', house: 5, good: true, vedha: [], effective: true })
    expect(gocharaOf('jupiter', 0, at({ jupiter: 4, mars: 3 }))).toMatchObject({ good: true, vedha: ['mars'], effective: false })
    expect(gocharaOf('jupiter', 0, at({ jupiter: 3 }))).toMatchObject({ house: 4, good: false, vedha: [], effective: false })
  })

  test('Sun and Saturn, Moon and Mercury never obstruct each other', () => {
    // The Sun in the eleventh is obstructed from the fifth, the Moon in the first from the fifth.
    expect(gocharaOf('sun', 0, at({ sun: 10, saturn: 4 })).vedha).toEqual([])
    expect(gocharaOf('sun', 0, at({ sun: 10, mars: 4 })).vedha).toEqual(['mars'])
    expect(gocharaOf('moon', 0, at({ moon: 0, mercury: 4 })).vedha).toEqual([])
  })

  test('taras go round three times, and the second, fourth, sixth, eighth and ninth are good', () => {
    expect(taraBala(3, 3)).toEqual({ number: 1, name: 'janma', good: false })
    expect(taraBala(26, 0)).toEqual({ number: 2, name: 'sampat', good: true })
    expect(taraBala(0, 26)).toEqual({ number: 9, name: 'atimitra', good: true })
    expect(Array.from({ length: 27 }, (_, star) => taraBala(5, star)).filter(({ good }) => good)).toHaveLength(15)
  })

  test('the Moon is strong in six houses always, in three more while it grows, and the eighth is chandrashtama', () => {
    const good = (bright: boolean) => signs.filter((sign) => chandraBala(0, sign, bright).good).map((sign) => sign + 1)
    expect(good(false)).toEqual([1, 3, 6, 7, 10, 11])
    expect(good(true)).toEqual([1, 2, 3, 5, 6, 7, 9, 10, 11])
    expect(chandraBala(0, 7, true)).toEqual({ house: 8, good: false, eighth: true })
  })
})

describe('double transit', () => {
  const natal = { first: 0, signs: { sun: 0, moon: 3, mars: 9, mercury: 0, jupiter: 8, venus: 1, saturn: 10, rahu: 4, ketu: 10 } } as const

  test('counts the house and its lord, by standing there or by full aspect', () => {
    expect(touched('jupiter', 6, { house: 1, natal })).toEqual({ house: 'aspects' })
    expect(touched('saturn', 9, { house: 1, natal })).toEqual({ lord: 'occupies' })
    expect(touched('saturn', 1, { house: 1, natal })).toBeUndefined()
  })

  test('holds just where both touch', () => {
    const found = doubleTransits(ground, natal, span)
    for (let ut = span.from + 11; ut < span.to; ut += 211) {
      const [jupiter, saturn] = (['jupiter', 'saturn'] as const).map((graha) => signs[Math.floor(transitLongitude(ground, graha, ut) / 30)] ?? 0)
      for (const house of houses) {
        const both = touched('jupiter', jupiter ?? 0, { house, natal }) !== undefined && touched('saturn', saturn ?? 0, { house, natal }) !== undefined
        expect(found.some((each) => each.house === house && each.start <= ut && ut < each.end)).toBe(both)
      }
    }
  })
})
