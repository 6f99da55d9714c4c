import { instantFromEpochSeconds } from '@hefu/sky'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import type { Fact } from '../fact.ts'
import { resolveSettings, settingValues } from '../settings.ts'
import { chart } from './chart.ts'
import { factsOf } from './facts.ts'

const ephemeris = await loadEphemeris()
const place = { latitude: 28.61, longitude: 77.2 }
const date = { name: '2027-03-01', ut: 2_461_465.5 }
const made = (settings = {}, more = {}) => {
  const instant = instantFromEpochSeconds(Date.UTC(1990, 9, 18, 13) / 1000)
  return factsOf(chart(ephemeris, { instant, place, clock: { offsetSeconds: 19_800 }, ...more }, resolveSettings(settings)), [date])
}
const valueOf = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id)?.value

describe('facts of a chart', () => {
  const facts = made()
  const ids = facts.map(({ id }) => id)

  test('have ids of their own', () => {
    const seen = new Set<string>()
    expect(ids.filter((id) => seen.size === seen.add(id).size)).toEqual([])
    expect(ids.length).toBeGreaterThan(1000)
  })

  test('have ids without spaces, a rule with its version and a source', () => {
    for (const { id, rule, source } of facts) {
      expect(id).toMatch(/^[a-z0-9_.#@-]+$/u.test(id) ? /./u : /^settings\.[A-Za-z0-9]+$/u)
      expect([id, rule]).toEqual([id, expect.stringMatching(/@\d+$/u)])
      expect([id, source]).not.toEqual([id, ''])
    }
  })

  test('rest on facts that are there', () => {
    const known = new Set(ids)
    expect(facts.flatMap(({ id, dependsOn }) => dependsOn.filter((on) => !known.has(on)).map((on) => `${id} rests on ${on}`))).toEqual([])
  })

  test('hold everything the chart of a reading is asked for', () => {
    const asked = [
      'settings.ayanamsa',
      'lagna.sign',
      'lagna.deg',
      'lagna.star',
      'moon.sign',
      'moon.house',
      'moon.star',
      'moon.pada',
      'mars.dignity',
      'mars.combust',
      'mars.retrograde',
      'venus.sun_distance',
      'mercury.nature',
      'house.7.sign',
      'house.7.lord',
      'house.7.lord.house',
      'house.7.occupants',
      'house.7.aspected_by',
      'functional.rule.saturn',
      'd9.lagna.sign',
      'd9.venus.sign',
      'd9.venus.dignity',
      'vargottama',
      'vimshopaka.shodasha.jupiter',
      'aspect.rashi.leo',
      'arudha.a1.sign',
      'arudha.ul.sign',
      'karaka.7.ak',
      'karakamsa.sign',
      'special.hora_lagna.sign',
      'upagraha.gulika.sign',
      'bav.saturn.house.10',
      'sav.house.11',
      'sav.sign.aries',
      'shadbala.sun.total',
      'shadbala.sun.kala.ayana',
      'bhavabala.1',
      'dasha.vimshottari.balance',
      'dasha.maha.current@2027-03-01',
      'dasha.antar.list',
      'dasha.narayana.maha.current@2027-03-01',
      'panchanga.tithi',
      'panchanga.tithi.end',
      'hora.lord',
      'rahu_kala',
    ]
    expect(asked.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('say the same by every way to a value', () => {
    expect(valueOf(facts, 'house.1.sign')).toBe(valueOf(facts, 'lagna.sign'))
    expect(valueOf(facts, 'svamsa.sign')).toBe(valueOf(facts, 'd9.lagna.sign'))
    expect(valueOf(facts, 'dasha.vimshottari.lord')).toBe(valueOf(facts, 'moon.star.lord'))
    const ak = valueOf(facts, 'karaka.7.ak')
    expect(valueOf(facts, 'karakamsa.sign')).toBe(valueOf(facts, `d9.${String(ak)}.sign`))
  })

  test('name every setting', () => {
    for (const name of Object.keys(settingValues)) expect(ids).toContain(`settings.${name}`)
  })

  test('keep their ids unique and rooted under every value of every setting', () => {
    const most = Math.max(...Object.values(settingValues).map(({ length }) => length))
    for (let which = 1; which < most; which += 1) {
      const settings = Object.fromEntries(Object.entries(settingValues).map(([name, values]) => [name, values[which] ?? values.at(-1)]))
      const found = made({ ...settings, userAyanamsa: 23 })
      const known = new Set(found.map(({ id }) => id))
      expect(known.size).toBe(found.length)
      expect(found.flatMap(({ id, dependsOn }) => dependsOn.filter((on) => !known.has(on)).map((on) => `${id} rests on ${on}`))).toEqual([])
    }
  })
})

describe('facts that a chart has not', () => {
  test('are told by their reason where the Sun does not rise', () => {
    const polar = made({}, { place: { latitude: 78, longitude: 15 }, instant: instantFromEpochSeconds(Date.UTC(1999, 11, 25, 9) / 1000) })
    const ids = polar.map(({ id }) => id)
    expect(ids).not.toContain('upagraha.gulika.sign')
    expect(valueOf(polar, 'upagraha.no_sunrise')).toBe('polar_night')
    expect(valueOf(polar, 'panchanga.no_sunrise')).toBe(true)
    const known = new Set(ids)
    expect(polar.flatMap(({ id, dependsOn }) => dependsOn.filter((on) => !known.has(on)).map((on) => `${id} rests on ${on}`))).toEqual([])
  })

  test('are told by the system where houses are not defined', () => {
    const polar = made({ houses: 'placidus' }, { place: { latitude: 78, longitude: 15 } })
    expect(valueOf(polar, 'bhava.undefined')).toBe('placidus')
    expect(polar.some(({ id }) => id === 'cusp.1')).toBe(false)
  })
})

describe('facts near an edge', () => {
  test('are marked within a second of arc, and those far from it are not', () => {
    const facts = made()
    expect(facts.filter(({ nearBoundary }) => nearBoundary === true).length).toBeLessThan(20)
    expect(facts.find(({ id }) => id === 'moon.sign')?.nearBoundary).toBeUndefined()
  })
})
