import { describe, expect, test } from 'vitest'
import type { Fact } from '../fact.ts'
import { byGraha, type Graha, grahas } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { dignityFacts } from '../dignity/facts.ts'
import { bhavaFacts, houseFacts, motionFacts, nodeFacts, placementFacts, warFacts } from './facts.ts'
import { houseRowsOf } from './house.ts'
import { motionOf } from './motion.ts'
import { placementsOf, signsOf } from './placement.ts'

const second = 1 / 3600
/** Grahas in the middle of signs, away from every edge. */
const longitude = byGraha((graha) => 30 * grahas.indexOf(graha) + 14.5)
const facts = (more: Partial<Record<Graha, number>>, lagna = 14.5): readonly Fact[] =>
  placementFacts(placementsOf({ longitude: { ...longitude, ...more }, lagna }), defaultSettings)
const fact = (from: readonly Fact[], id: string) => from.find((one) => one.id === id)

describe('facts of placements near an edge', () => {
  test('are marked within a second of arc of a sign, and stay on their own side', () => {
    const found = facts({ moon: 30 - 0.5 * second })
    expect(fact(found, 'moon.sign')).toMatchObject({ value: 'aries', nearBoundary: true })
    expect(fact(found, 'moon.house')?.nearBoundary).toBe(true)
    expect(fact(facts({ moon: 30 + 0.5 * second }), 'moon.sign')).toMatchObject({ value: 'taurus', nearBoundary: true })
  })

  test('are not marked two seconds away, but for the lagna they are', () => {
    expect(fact(facts({ moon: 30 - 2 * second }), 'moon.sign')?.nearBoundary).toBeUndefined()
    expect(fact(facts({}, 30 - 2 * second), 'lagna.sign')?.nearBoundary).toBe(true)
    expect(fact(facts({}, 30 - 4 * second), 'lagna.sign')?.nearBoundary).toBeUndefined()
  })

  test('tell the edge of a quarter from that of a sign', () => {
    const found = facts({ mars: 50 / 3 + 0.2 * second })
    expect(fact(found, 'mars.pada')).toMatchObject({ value: 2, nearBoundary: true })
    expect(fact(found, 'mars.sign')?.nearBoundary).toBeUndefined()
  })
})

describe('facts of houses', () => {
  test('name sign, lord, its house, occupants and who aspects', () => {
    const signs = signsOf({ longitude, lagna: 95 })
    const found = houseFacts(houseRowsOf(signs, defaultSettings))
    expect(found).toHaveLength(60)
    // Lagna Cancer: the tenth is Aries with the Sun in it; its lord Mars stands in Gemini, Saturn in Libra looks at it.
    expect(fact(found, 'house.10.sign')?.value).toBe('aries')
    expect(fact(found, 'house.10.lord')?.value).toBe('mars')
    expect(fact(found, 'house.10.lord.house')?.value).toBe(12)
    expect(fact(found, 'house.10.occupants')?.value).toEqual(['sun'])
    expect(fact(found, 'house.10.aspected_by')?.value).toEqual(['jupiter', 'saturn'])
  })

  test('by cusps are told, or the system that has none', () => {
    const cusps = { starts: Array.from({ length: 12 }, (_, house) => 30 * house), house: byGraha((graha) => grahas.indexOf(graha) + 1) }
    const found = bhavaFacts(cusps, defaultSettings)
    expect([fact(found, 'cusp.2')?.value, fact(found, 'bhava.moon')?.value]).toEqual([30, 2])
    expect(bhavaFacts(undefined, { houses: 'sripati' }).map(({ id, value }) => [id, value])).toEqual([['bhava.undefined', 'sripati']])
  })
})

describe('facts of states', () => {
  test('tell motion of all nine and light of six', () => {
    const speed = byGraha((graha) => (graha === 'mars' ? -0.2 : 1))
    const found = motionFacts(byGraha((graha) => ({ ...motionOf({ speed }, graha), sunDistance: 3, combust: graha === 'mercury' })))
    expect(fact(found, 'mars.retrograde')?.value).toBe(true)
    expect(fact(found, 'mercury.combust')?.value).toBe(true)
    expect([fact(found, 'sun.combust'), fact(found, 'rahu.combust')]).toEqual([undefined, undefined])
  })

  test('name the two of a war in the order of the weekdays, whoever wins', () => {
    const [winner] = warFacts([{ winner: 'venus', loser: 'mars', apart: 0.4 }])
    expect(winner).toMatchObject({ id: 'war.mars.venus.winner', value: 'venus' })
  })

  test('leave nodes without dignity unless the settings give them some', () => {
    const states = (node: 'none' | 'exalted') => byGraha((graha) => ({ dignity: graha === 'rahu' || graha === 'ketu' ? node : ('own' as const) }))
    expect(dignityFacts(states('none')).map(({ id }) => id)).not.toContain('rahu.dignity')
    expect(fact(dignityFacts(states('exalted')), 'rahu.dignity')?.value).toBe('exalted')
  })

  test('list what the choice of node would change', () => {
    expect(nodeFacts(['rahu.pada'])[0]).toMatchObject({ id: 'node_sensitive', value: ['rahu.pada'] })
    expect(nodeFacts([])[0]?.value).toEqual([])
  })
})
