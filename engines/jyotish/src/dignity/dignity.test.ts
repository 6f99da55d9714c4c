import { describe, expect, test } from 'vitest'
import { byGraha, byPoint, type Planet, planets } from '../graha.ts'
import { signsOf, type Signs } from '../placement/placement.ts'
import { defaultSettings } from '../settings.ts'
import { lordOf, type Sign, signs as allSigns } from '../sign.ts'
import { byVarga } from '../varga/names.ts'
import { debilitationOf, deepestDebilitation, dignityOf, exaltationOf, isStrongDignity, nodeDignity, owns, vargaDignity } from './dignity.ts'
import { naturalRelation } from './natural-relation.ts'
import { compoundRelation, temporalRelation } from './relation.ts'
import { vimshopakaGroups, vimshopakaOf } from './vimshopaka.ts'

const inAries = byPoint((): Sign => 0)
const at = (planet: Planet, longitude: number, more: Partial<Signs> = {}) => dignityOf(planet, { longitude, signs: { ...inAries, ...more } }, defaultSettings)

describe('natural relations', () => {
  test("are not the same both ways: Mercury is the Moon's friend, the Moon Mercury's enemy", () => {
    expect(naturalRelation('moon', 'mercury')).toBe(1)
    expect(naturalRelation('mercury', 'moon')).toBe(-1)
  })

  test('follow from the signs 2, 4, 5, 8, 9, 12 from moolatrikona and the exaltation sign, as Parashara derives them', () => {
    const roots: Readonly<Record<Planet, Sign>> = { sun: 4, moon: 1, mars: 0, mercury: 5, jupiter: 8, venus: 6, saturn: 10 }
    for (const planet of planets) {
      const friendly = new Set([1, 3, 4, 7, 8, 11].map((step) => (roots[planet] + step) % 12).concat(exaltationOf(planet)))
      for (const other of planets) {
        if (other === planet) continue
        const owned = allSigns.filter((sign) => lordOf(sign) === other)
        const good = owned.filter((sign) => friendly.has(sign)).length
        const expected = good === owned.length ? 1 : good === 0 ? -1 : 0
        expect([planet, other, naturalRelation(planet, other)]).toEqual([planet, other, expected])
      }
    }
  })
})

describe('temporal and compound relations', () => {
  test('2, 3, 4, 10, 11 and 12 are friends, all others enemies', () => {
    const relations = allSigns.map((sign) => temporalRelation({ ...inAries, mars: sign }, 'sun', 'mars'))
    expect(relations).toEqual([-1, 1, 1, 1, -1, -1, -1, -1, -1, 1, 1, 1])
  })

  test('are the same both ways by place, and add up with nature', () => {
    const signs: Signs = { ...inAries, jupiter: 2, saturn: 6 }
    expect(temporalRelation(signs, 'sun', 'jupiter')).toBe(temporalRelation(signs, 'jupiter', 'sun'))
    expect(compoundRelation(signs, 'sun', 'jupiter')).toBe('great_friend')
    expect(compoundRelation(signs, 'sun', 'mars')).toBe('neutral')
    expect(compoundRelation(signs, 'sun', 'saturn')).toBe('great_enemy')
  })
})

describe('dignities', () => {
  test('the Moon in Taurus is exalted to 3 degrees and in moolatrikona from there', () => {
    expect([30, 32.999, 33, 59.9].map((longitude) => at('moon', longitude))).toEqual(['exalted', 'exalted', 'moolatrikona', 'moolatrikona'])
  })

  test('Mercury in Virgo is exalted to 15, in moolatrikona to 20, then at home', () => {
    expect([150, 164.999, 165, 169.999, 170, 179.9].map((longitude) => at('mercury', longitude))).toEqual([
      'exalted',
      'exalted',
      'moolatrikona',
      'moolatrikona',
      'own',
      'own',
    ])
  })

  test('exaltation and fall take the whole sign', () => {
    expect([0, 29.9].map((longitude) => at('sun', longitude))).toEqual(['exalted', 'exalted'])
    expect([180, 209.9].map((longitude) => at('sun', longitude))).toEqual(['debilitated', 'debilitated'])
  })

  test('Venus has the end of moolatrikona that the setting names', () => {
    expect(at('venus', 187)).toBe('moolatrikona')
    expect(dignityOf('venus', { longitude: 187, signs: inAries }, { venusMoolatrikona: '5' })).toBe('own')
  })

  test('elsewhere a planet is what it is to the lord of its sign', () => {
    // The Sun in Gemini, its lord Mercury in Cancer, the 2nd from it: neutral by nature, a friend by place.
    expect(at('sun', 70, { sun: 2, mercury: 3 })).toBe('friend')
  })

  test('a division knows no moolatrikona', () => {
    expect(vargaDignity('sun', 4, inAries)).toBe('own')
    expect(vargaDignity('moon', 1, inAries)).toBe('exalted')
    expect(vargaDignity('moon', 7, inAries)).toBe('debilitated')
  })

  test('the seven fall opposite to where they rise', () => {
    for (const planet of planets) expect((debilitationOf(planet) - exaltationOf(planet) + 12) % 12).toBe(6)
    expect(deepestDebilitation('sun')).toBe(190)
    expect(deepestDebilitation('saturn')).toBe(20)
  })

  test('the nodes have none unless the setting gives them some', () => {
    expect(nodeDignity('rahu', 1, 'none')).toBe('none')
    expect([1, 7, 10, 4].map((sign) => nodeDignity('rahu', allSigns[sign] ?? 0, 'taurus'))).toEqual(['exalted', 'debilitated', 'own', 'none'])
    expect(nodeDignity('ketu', 8, 'gemini')).toBe('exalted')
    expect(isStrongDignity(nodeDignity('ketu', 7, 'gemini'))).toBe(true)
  })
})

describe('vimshopaka', () => {
  test('comes to 20 in every group where a planet is at home everywhere, and names the number', () => {
    const home = byVarga(() => ({ ...inAries, sun: 4 as const }))
    for (const group of vimshopakaGroups) expect(vimshopakaOf('sun', group, home).score).toBeCloseTo(20, 12)
    expect(vimshopakaGroups.map((group) => vimshopakaOf('sun', group, home).name)).toEqual(['kundala', 'mukuta', 'shridhama', 'shrivallabha'])
  })

  test('is 5 at the least, and has no name under two good divisions', () => {
    // Saturn with Mars in Aries in every division: a great enemy of its lord, and fallen.
    const worst = byVarga(() => inAries)
    expect(vimshopakaOf('saturn', 'shodasha', worst)).toEqual({ score: 5, home: [], name: undefined })
  })

  test('takes the relations of the birth chart in every division', () => {
    const birth: Signs = { ...inAries, sun: 0, mercury: 1 }
    const vargas = byVarga((varga): Signs => (varga === 'D1' ? birth : { ...inAries, sun: 2, mercury: 2 }))
    // At home (exalted) in D1, else with a neutral who is a friend by place: 15 of 20.
    expect(vimshopakaOf('sun', 'shad', vargas).score).toBeCloseTo((6 * 20 + 14 * 15) / 20, 12)
    expect(owns('sun', 2)).toBe(false)
  })
})

test('the signs of a chart follow from its longitudes', () => {
  expect(signsOf({ longitude: byGraha(() => 359.999), lagna: 30 }).lagna).toBe(1)
})
