import { describe, expect, test } from 'vitest'
import { ganaTables, vashyaTables, yoniAnimals, yoniEnemies, yoniOfStar, yoniTables } from '../../rules/match.ts'
import { kootas, matchNature } from './koota.ts'
import { mangalBetween, mangalOf, type MangalSigns } from './mangal.ts'
import { bhakootPair, matchOf } from './match.ts'

/** A Moon in the middle of a quarter of a star, 1 Ashvini to 27 Revati. */
const star = (number: number, pada = 1) => ({ moon: ((number - 1) * 360) / 27 + ((pada - 0.5) * 360) / 108 })

describe('natures of a Moon', () => {
  test('worked example: Rohini is a snake, human by nature, of the last nadi, in a four-footed earthy sign', () => {
    expect(matchNature(star(4))).toEqual({ sign: 1, star: 3, pada: 1, varna: 2, vashya: 'chatushpada', yoni: 'snake', gana: 'manushya', nadi: 'antya' })
  })

  test('Mula, both Ashadhas and Shravana have the animals and natures of the books, which programs often mix up', () => {
    const natures = [19, 20, 21, 22].map((number) => matchNature(star(number)))
    expect(natures.map(({ yoni }) => yoni)).toEqual(['dog', 'monkey', 'mongoose', 'monkey'])
    expect(natures.map(({ gana }) => gana)).toEqual(['rakshasa', 'manushya', 'manushya', 'deva'])
  })

  test('half signs of Sagittarius and Capricorn part at 15 degrees, not at a quarter of a star', () => {
    const vashya = (moon: number) => matchNature({ moon }).vashya
    expect([254.9999, 255, 284.9999, 285].map(vashya)).toEqual(['manava', 'chatushpada', 'chatushpada', 'jalachara'])
  })

  test('every animal has two stars but the mongoose, every nature and every nadi nine', () => {
    expect(yoniAnimals.map((animal) => yoniOfStar.filter((each) => each === animal).length)).toEqual([2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2])
    const all = Array.from({ length: 27 }, (_, index) => matchNature(star(index + 1)))
    for (const gana of ['deva', 'manushya', 'rakshasa']) expect(all.filter((each) => each.gana === gana)).toHaveLength(9)
    for (const nadi of ['adi', 'madhya', 'antya']) expect(all.filter((each) => each.nadi === nadi)).toHaveLength(9)
    expect(all.slice(0, 6).map(({ nadi }) => nadi)).toEqual(['adi', 'madhya', 'antya', 'antya', 'madhya', 'adi'])
  })
})

describe('tables of marks', () => {
  test('give full marks to the same and none to sworn enemies', () => {
    for (const [index] of yoniAnimals.entries()) expect(yoniTables.printed[index]?.[index]).toBe(4)
    for (const [one, other] of yoniEnemies) {
      expect(yoniTables.printed[yoniAnimals.indexOf(one)]?.[yoniAnimals.indexOf(other)]).toBe(0)
      expect(yoniTables.printed[yoniAnimals.indexOf(other)]?.[yoniAnimals.indexOf(one)]).toBe(0)
    }
    for (const table of Object.values(ganaTables)) expect(table.map((row, index) => row[index])).toEqual([6, 6, 6])
    expect(vashyaTables.printed.map((row, index) => row[index])).toEqual([2, 2, 2, 2, 2])
  })

  test('say their names with every total', () => {
    expect(matchOf(star(1), star(2)).tables).toEqual({ vashya: 'printed', yoni: 'printed', gana: 'manushya_groom' })
    const [common, other] = (['manushya_groom', 'deva_groom'] as const).map((gana) => matchOf(star(1), star(2), { vashya: 'printed', yoni: 'plain', gana }))
    // Bride of deva, groom of manushya.
    expect([common?.scores.gana, other?.scores.gana]).toEqual([6, 5])
    expect(common?.scores.yoni).toBe(2)
    expect(matchOf(star(1), star(13), { vashya: 'printed', yoni: 'plain', gana: 'deva_groom' }).scores.yoni).toBe(0)
  })
})

describe('a match', () => {
  test('worked example: bride Rohini, groom Hasta', () => {
    const { scores, total, flags } = matchOf(star(4, 2), star(13, 2))
    // Earth and earth; four-footed with human; stars 10 and 19 apart; snake with buffalo; Venus and Mercury friends; human with divine; 5 and 9; last with first nadi.
    expect(scores).toEqual({ varna: 1, vashya: 0.5, tara: 3, yoni: 1, maitri: 5, gana: 5, bhakoot: 0, nadi: 8 })
    expect(total).toBe(23.5)
    expect(flags).toEqual(['bhakoot_friendly_lords'])
  })

  test('is at most 36 and the sum of its kootas, for every pair of quarters', () => {
    for (let bride = 0; bride < 108; bride++) {
      for (let groom = 0; groom < 108; groom += 5) {
        const { scores, total, totalAfterExceptions } = matchOf({ moon: (bride + 0.5) * (10 / 3) }, { moon: (groom + 0.5) * (10 / 3) })
        expect(total).toBe(kootas.reduce((sum, koota) => sum + scores[koota], 0))
        expect(total).toBeLessThanOrEqual(36)
        expect(totalAfterExceptions).toBeGreaterThanOrEqual(total)
      }
    }
  })

  test('bhakoot names the pair of houses, so that 5 and 9 are never scored without saying so', () => {
    const match = matchOf({ moon: 5 }, { moon: 125 })
    expect(bhakootPair(match)).toEqual([5, 9])
    expect(match.scores.bhakoot).toBe(0)
    expect(matchOf({ moon: 5 }, { moon: 185 }).scores.bhakoot).toBe(7)
  })

  test('exceptions are flags and leave the total as it is', () => {
    const sameStar = matchOf(star(4, 1), star(4, 3))
    expect(sameStar).toMatchObject({ flags: ['nadi_same_star'], scores: { nadi: 0 } })
    expect(sameStar.totalAfterExceptions - sameStar.total).toBe(8)
    // Aries and Scorpio are both of Mars, 6 and 8 apart.
    expect(matchOf({ moon: 5 }, { moon: 215 }).flags).toContain('bhakoot_same_lord')
    // Krittika and Rohini in Taurus: same sign, same nadi.
    expect(matchOf({ moon: 35 }, { moon: 45 }).flags).toEqual(['nadi_same_sign'])
    expect(matchOf(star(4, 1), star(4, 1)).flags).toEqual([])
  })

  test('tara counts both ways, and the third, fifth and seventh give nothing', () => {
    expect(matchOf(star(1), star(3)).scores.tara).toBe(1.5)
    expect(matchOf(star(1), star(10)).scores.tara).toBe(3)
  })

  test('southern agreements stand beside the eight', () => {
    expect(matchOf(star(1), star(10)).extras).toEqual({ rajju: 'feet', vedha: false, mahendra: true, striDirgha: false, count: 10 })
    expect(matchOf(star(1), star(18)).extras).toMatchObject({ rajju: 'feet', vedha: true, striDirgha: true, count: 18 })
    expect(matchOf(star(5), star(23)).extras).toMatchObject({ rajju: 'head', vedha: true })
    expect(matchOf(star(5), star(5)).extras.vedha).toBe(false)
  })
})

describe('mangal', () => {
  const usual: MangalSigns = { lagna: 0, sun: 4, moon: 0, mars: 2, mercury: 4, jupiter: 2, venus: 0, saturn: 4, rahu: 4, ketu: 10 }
  const signs = (places: Partial<MangalSigns>): MangalSigns => ({ ...usual, ...places })

  test('is three facts: from lagna, Moon and Venus', () => {
    expect(mangalOf(signs({ mars: 6, moon: 1, venus: 4, jupiter: 7 }))).toEqual([
      { origin: 'lagna', house: 7, holds: true, flags: [] },
      { origin: 'moon', house: 6, holds: false, flags: [] },
      { origin: 'venus', house: 3, holds: false, flags: [] },
    ])
  })

  test('of the first house is none in the south', () => {
    expect(mangalOf(signs({ lagna: 2, mars: 2, jupiter: 3 }))[0]?.holds).toBe(true)
    expect(mangalOf(signs({ lagna: 2, mars: 2, jupiter: 3 }), 'south')[0]?.holds).toBe(false)
  })

  test('names what weakens it, each by its own id', () => {
    const flags = (places: Partial<MangalSigns>) => mangalOf(signs(places))[0]?.flags
    expect(flags({ lagna: 9, mars: 9, jupiter: 7 })).toEqual(['own_or_exalted'])
    expect(flags({ lagna: 11, mars: 11, jupiter: 11 })).toEqual(['with_jupiter'])
    expect(flags({ lagna: 11, mars: 11, jupiter: 3 })).toEqual(['aspected_by_jupiter'])
    expect(flags({ lagna: 10, mars: 10, jupiter: 11 })).toEqual(['leo_or_aquarius'])
    // Mars in the second house in Gemini.
    expect(flags({ lagna: 1, mars: 2, jupiter: 3 })).toEqual(['exempt_sign'])
    expect(flags({ lagna: 2, mars: 5, jupiter: 6 })).toEqual([])
  })

  test('is flagged where both have it, and only then', () => {
    const [has, none] = [mangalOf(signs({ mars: 6, jupiter: 7 })), mangalOf(signs({ mars: 2, jupiter: 3 }))]
    expect(mangalBetween(has, none)).toEqual([has, none])
    expect(mangalBetween(has, has)[0][0]?.flags).toContain('both_have_it')
  })
})
