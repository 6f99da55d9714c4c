import { loadEphemeris } from '@hefu/sky/load'
import { instantFromUt } from '@hefu/sky'
import { describe, expect, test } from 'vitest'
import { ayanamsaOf } from '../chart/ayanamsa.ts'
import { positionsAt } from '../chart/positions-at.ts'
import type { Fact } from '../fact.ts'
import { matchFacts, mangalFacts } from '../match/facts.ts'
import { mangalOf } from '../match/mangal.ts'
import { matchOf } from '../match/match.ts'
import { panchangaAt } from '../panchanga/at.ts'
import { panchangaFacts } from '../panchanga/facts.ts'
import { signsOf } from '../placement/placement.ts'
import { defaultSettings } from '../settings.ts'
import { transitFacts } from '../transit/facts.ts'
import { dashaFacts } from './facts.ts'

const ephemeris = await loadEphemeris()
/** Lucknow, 1991-02-03 16:00 IST. */
const ut = 2_448_290.9375
const place = { latitude: 26.85, longitude: 80.95 }
const positions = positionsAt(ephemeris, { instant: instantFromUt(ut), place }, defaultSettings)
const date = { name: '2027-03-01', ut: 2_461_465.5 }
const valueOf = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id)?.value

describe('facts of time', () => {
  const dashas = dashaFacts(positions, defaultSettings, [date])
  const almanac = panchangaFacts(panchangaAt(ephemeris, { ut, place, clock: { offsetSeconds: 19_800 } }, defaultSettings))
  const natal = { moon: positions.longitude.moon, lagna: signsOf(positions).lagna, signs: signsOf(positions) }
  const transits = transitFacts({ ephemeris, ayanamsa: ayanamsaOf(ephemeris, defaultSettings), node: 'mean' }, natal, date)
  const match = [...matchFacts(matchOf({ moon: 45 }, { moon: 48 })), ...mangalFacts(mangalOf(signsOf(positions)))]

  test('have ids of their own, in lower case, each with rule and source', () => {
    const all = [...dashas, ...almanac, ...transits, ...match]
    const ids = all.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const { id, rule, source } of all) {
      expect(id).toMatch(/^[a-z0-9_.]+(?:@[0-9-]+)?$/u)
      expect(rule).toMatch(/@\d+$/u)
      expect(source).not.toBe('')
    }
  })

  test('J03: Vimshottari goes by the ayanamsa of the chart: Jupiter from December 2022', () => {
    const value = valueOf(dashas, 'dasha.vimshottari.maha.list')
    const list = Array.isArray(value) ? value : []
    // Dates by the clock of the place.
    const start = (lord: string) => new Date((Number(list[list.indexOf(lord) + 1]) - 2_440_587.5) * 86_400_000 + 19_800_000).toISOString().slice(0, 10)
    expect(['mars', 'rahu', 'jupiter', 'saturn'].map(start)).toEqual(['1997-12-06', '2004-12-06', '2022-12-06', '2038-12-06'])
    expect(valueOf(dashas, 'dasha.maha.current@2027-03-01')).toBe('jupiter')
    expect(dashas.filter(({ id }) => /^dasha\.[a-z]+\.current@/u.test(id))).toHaveLength(5)
  })

  test('name running lords of dashas by signs by their signs', () => {
    expect(valueOf(dashas, 'dasha.narayana.maha.current@2027-03-01')).toMatch(/^[a-z]+$/u)
    expect(valueOf(dashas, 'dasha.chara.seed')).toBe('gemini')
  })

  test('tell the almanac of the birth', () => {
    expect(valueOf(almanac, 'panchanga.nakshatra.name')).toBe('hasta')
    expect(valueOf(almanac, 'panchanga.vara')).toBe(1)
    expect(valueOf(almanac, 'masa.amanta')).toBe('magha')
    const polar = panchangaFacts(panchangaAt(ephemeris, { ut, place: { latitude: 85, longitude: 0 }, clock: { offsetSeconds: 0 } }, defaultSettings))
    expect(valueOf(polar, 'panchanga.no_sunrise')).toBe(true)
    expect(valueOf(polar, 'hora.lord')).toBeUndefined()
    expect(valueOf(polar, 'panchanga.nakshatra.name')).toBe('hasta')
  })

  test('tell transits from the natal Moon', () => {
    // Saturn in Pisces is the seventh from Virgo.
    expect(valueOf(transits, 'transit.saturn.from_moon@2027-03-01')).toBe(7)
    expect(valueOf(transits, 'sade_sati.phase@2027-03-01')).toBe(0)
  })

  test('keep a total with its tables, and exceptions apart from it', () => {
    expect(valueOf(match, 'match.tables')).toEqual(['printed', 'printed', 'manushya_groom'])
    expect(valueOf(match, 'match.flag.nadi_same_star')).toBe(true)
    expect(Number(valueOf(match, 'match.total_after_exceptions')) - Number(valueOf(match, 'match.total'))).toBe(8)
  })
})
