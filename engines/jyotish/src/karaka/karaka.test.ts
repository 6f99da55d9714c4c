import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { compareKarakas, type KarakaGold } from '../../golden/compare/karaka.ts'
import { goldPositions } from '../../golden/positions.ts'
import { eightRoles, houseKarakas, sevenRoles, sthiraKarakas } from '../../rules/karakas.ts'
import { byGraha, type Graha } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { placeOf } from '../sign.ts'
import { charaKarakas, karakaOf, karakasHangOnNode } from './chara.ts'
import { karakamsaOf, svamsaOf } from './karakamsa.ts'

const charts = chartsWith<KarakaGold>(JSON.parse(readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8')), ['karakas_7', 'karakas_8'])

describe('the gold charts', () => {
  test('agree in every role of seven and of eight karakas', () => {
    expect(charts).toHaveLength(40)
    expect(charts.flatMap((chart) => compareKarakas(chart))).toEqual([])
  })

  test('have their karakamsa in the navamsa of the first karaka, and their svamsa in that of the lagna', () => {
    for (const chart of charts) {
      const positions = goldPositions(chart)
      const graha = karakaOf(charaKarakas(positions, defaultSettings), 'ak') ?? 'ketu'
      expect(karakamsaOf(positions, defaultSettings)).toBe(Math.floor((positions.longitude[graha] * 9) / 30) % 12)
      expect(svamsaOf(positions, defaultSettings)).toBe(Math.floor((positions.lagna * 9) / 30) % 12)
    }
  })
})

/** Degrees in sign of each, whatever the sign. */
const degrees = { sun: 5, moon: 10, mars: 15, mercury: 20, jupiter: 25, venus: 28, saturn: 1 }
const longitude = (some: Partial<Record<Graha, number>>) => byGraha((graha) => ({ ...degrees, rahu: 18, ketu: 18, ...some })[graha])
const order = (karakas: '7' | '8' | '7_rahu_on_tie', some: Partial<Record<Graha, number>> = {}) => charaKarakas({ longitude: longitude(some) }, { karakas })

describe('movable karakas', () => {
  test('go by the degree in the sign, whatever the sign', () => {
    const names = order('7', { sun: 245, saturn: 91 }).map(({ graha }) => graha)
    expect(names).toEqual(['venus', 'jupiter', 'mercury', 'mars', 'moon', 'sun', 'saturn'])
    expect(order('7').map(({ role }) => role)).toEqual(sevenRoles)
  })

  test('take Rahu as the eighth by what is left of its sign', () => {
    const eight = order('8')
    expect(eight.map(({ role }) => role)).toEqual(eightRoles)
    expect(eight.find(({ graha }) => graha === 'rahu')).toEqual({ role: 'pik', graha: 'rahu', degree: 12, tie: false })
  })

  test('that stand within a second of arc are flagged, in the order of what is beyond', () => {
    const found = order('7', { moon: 15 + 0.9 / 3600 })
    expect(found.filter(({ tie }) => tie).map(({ role, graha }) => `${role} ${graha}`)).toEqual(['mk moon', 'pk mars'])
    expect(order('7', { moon: 15 + 1.1 / 3600 }).some(({ tie }) => tie)).toBe(false)
  })

  test('take Rahu on a tie only, where that is the reading: the two share a role and seven roles are filled by eight', () => {
    expect(order('7_rahu_on_tie')).toEqual(order('7'))
    const tied = order('7_rahu_on_tie', { moon: 15 })
    expect(tied.map(({ role, graha }) => `${role} ${graha}`)).toEqual([
      'ak venus',
      'amk jupiter',
      'bk mercury',
      'mk moon',
      'mk mars',
      'pk rahu',
      'gk sun',
      'dk saturn',
    ])
    expect(karakaOf(tied, 'mk')).toBe('moon')
    expect(karakaOf(tied, 'pik')).toBeUndefined()
  })

  test('hang on the node only where the other one changes their order', () => {
    const positions = { longitude: longitude({}), otherRahu: 16.5 }
    expect(karakasHangOnNode(positions, { karakas: '8' })).toBe(false)
    expect(karakasHangOnNode({ ...positions, otherRahu: 14 }, { karakas: '8' })).toBe(true)
    expect(karakasHangOnNode({ ...positions, otherRahu: 14 }, { karakas: '7' })).toBe(false)
  })

  test('use the degree from the unrounded longitude', () => {
    const close = order('7', { moon: 15.000_000_4, mars: 45.000_000_3 })
    expect(close.map(({ graha }) => graha).slice(3, 5)).toEqual(['moon', 'mars'])
    expect(placeOf(45.000_000_3).degree).toBeLessThan(15.000_000_4)
  })
})

test('fixed karakas name the stronger of two for the parents, natural ones a planet for each house', () => {
  expect(sthiraKarakas.filter(({ grahas }) => grahas.length === 2).map(({ of }) => of)).toEqual(['father', 'mother'])
  expect(houseKarakas).toHaveLength(12)
  expect(houseKarakas[6]).toBe('venus')
})
