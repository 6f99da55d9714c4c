import { readFileSync } from 'node:fs'
import { loadEphemeris } from '@hefu/sky/load'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import type { ArudhaGold } from '../../golden/compare/arudha.ts'
import type { AshtakavargaGold } from '../../golden/compare/ashtakavarga.ts'
import type { KarakaGold } from '../../golden/compare/karaka.ts'
import type { SpecialGold } from '../../golden/compare/special.ts'
import { type GoldChart, goldPositions } from '../../golden/positions.ts'
import { arudhaFacts } from '../arudha/facts.ts'
import { ashtakavargaFacts } from '../ashtakavarga/facts.ts'
import { dayAnchors } from '../day/anchors.ts'
import type { Fact } from '../fact.ts'
import { karakaFacts } from '../karaka/facts.ts'
import { signsOf } from '../placement/placement.ts'
import { defaultSettings } from '../settings.ts'
import { signNames } from '../sign.ts'
import { strengthGround } from '../stronger/ground.ts'
import { upagrahaFacts } from '../upagraha/facts.ts'
import { specialFacts } from './facts.ts'

type Gold = SpecialGold & ArudhaGold & KarakaGold & AshtakavargaGold
const file: unknown = JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'))
const charts = chartsWith<Gold>(file, ['special', 'arudha_single_lord', 'karakas_7', 'ashtakavarga'])
const ephemeris = await loadEphemeris()

function factsOf(chart: GoldChart<Gold>, settings = defaultSettings): readonly Fact[] {
  const positions = goldPositions(chart)
  const { lat, lon, jd_ut, utc_offset_h } = chart.birth
  const day = dayAnchors(ephemeris, { ut: jd_ut, place: { latitude: lat, longitude: lon }, clock: { offsetSeconds: utc_offset_h * 3600 } }, settings)
  return [
    ...specialFacts(positions, day, settings),
    ...upagrahaFacts(positions, day, settings),
    ...karakaFacts(positions, settings),
    ...arudhaFacts(strengthGround(positions), settings),
    ...ashtakavargaFacts(signsOf(positions), settings),
  ]
}
const valueOf = (facts: readonly Fact[], id: string) => facts.find((fact) => fact.id === id)?.value

describe('facts of special lagnas, upagrahas, karakas, arudhas and ashtakavarga', () => {
  test('say of every gold chart what the file says', () => {
    for (const chart of charts) {
      const facts = factsOf(chart)
      const { special, karakas_7, arudha_single_lord, ashtakavarga } = chart.expected
      expect(valueOf(facts, 'special.indu_lagna.sign')).toBe(signNames[special.indu_sign - 1])
      expect(valueOf(facts, 'arudha.a1.sign')).toBe(signNames[(arudha_single_lord['A1'] ?? 0) - 1])
      expect(valueOf(facts, 'arudha.ul.sign')).toBe(signNames[(arudha_single_lord['A12'] ?? 0) - 1])
      expect(String(valueOf(facts, 'karaka.7.ak')).slice(0, 2)).toBe(karakas_7['AK'])
      expect(valueOf(facts, 'sav.sign.aries')).toBe(ashtakavarga.sav[0])
      if (special.bhava === undefined) continue
      expect(valueOf(facts, 'special.varnada_lagna.sign')).toBe(signNames[(special.varnada_sign ?? 0) - 1])
      expect(valueOf(facts, 'upagraha.gulika.sign')).toBe(signNames[Math.floor((special.gulika_begin ?? 0) / 30)])
    }
  })

  test('have each id once, in lower case with dots, under any setting', () => {
    for (const chart of charts.slice(0, 8)) {
      const ids = factsOf(chart, { ...defaultSettings, karakas: '7_rahu_on_tie', varnada: 'rath', bavTable: 'varahamihira', mandi: 'ghatis' }).map(
        ({ id }) => id,
      )
      expect(new Set(ids).size).toBe(ids.length)
      expect(ids.filter((id) => !/^[a-z0-9_]+(\.[a-z0-9_]+)+$/.test(id))).toEqual([])
    }
  })

  test('that take a sunrise are absent with a reason in the polar night', () => {
    const facts = charts.filter(({ id }) => id === 'syn-tromso-winter').flatMap((chart) => factsOf(chart))
    expect(valueOf(facts, 'special.no_sunrise')).toBe('polar_night')
    expect(valueOf(facts, 'upagraha.no_sunrise')).toBe('polar_night')
    expect(facts.some(({ id }) => id.startsWith('upagraha.gulika') || id.startsWith('special.hora_lagna'))).toBe(false)
    expect(facts.some(({ id }) => id === 'special.sree_lagna.sign')).toBe(true)
  })

  test('name their rule with its version and its source', () => {
    const facts = charts.slice(0, 1).flatMap((chart) => factsOf(chart))
    expect(facts.filter(({ rule, source }) => !/@\d+$/.test(rule) || source.length < 3)).toEqual([])
  })
})
