import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { chartsWith } from '../../golden/charts.ts'
import { type AshtakavargaExample, type AshtakavargaGold, compareAshtakavarga, compareAshtakavargaExample } from '../../golden/compare/ashtakavarga.ts'
import { bavNames, bphsPlaces, kakshyaLords, varahamihiraPlaces } from '../../rules/ashtakavarga.ts'
import { byPoint, type Point } from '../graha.ts'
import { at } from '../list.ts'
import { defaultSettings } from '../settings.ts'
import { signAt, signs, type Sign } from '../sign.ts'
import { type Bindus, bavOf, savOf } from './bav.ts'
import { isKakshyaActive, kakshyaOf, prastaraOf } from './prastara.ts'
import { ekadhipatyaShodhana, occupiedSigns, pindaOf, shodhanaOf, trikonaShodhana } from './shodhana.ts'

const file: { readonly ashtakavarga_examples: readonly AshtakavargaExample[] } = JSON.parse(
  readFileSync(new URL('../../golden/jyotish.json', import.meta.url), 'utf8'),
)
const examples = file.ashtakavarga_examples
const sum = (row: Bindus) => row.reduce((total, bindus) => total + bindus, 0)
const tables = ['bphs', 'varahamihira'] as const

/** Many charts without chance: steps through the signs that are no divisors of twelve. */
const charts = Array.from({ length: 60 }, (_, index) => {
  let step = index
  return byPoint(() => signAt((step = (step * 7 + 5 + index) % 144)))
})
const chart = (some: Partial<Record<Point, Sign>>, rest: Sign) => byPoint((point) => some[point] ?? rest)

describe('the gold charts', () => {
  test('agree in every row, total, reduction and pinda', () => {
    const gold = chartsWith<AshtakavargaGold>(file, ['ashtakavarga'])
    expect(gold).toHaveLength(40)
    expect(gold.flatMap((chart) => compareAshtakavarga(chart))).toEqual([])
  })

  test('agree with the published exercises, which count the lagna as an occupant', () => {
    expect(examples).toHaveLength(2)
    expect(examples.flatMap(compareAshtakavargaExample)).toEqual([])
  })
})

describe('rows', () => {
  test('have the same sums in every chart and by both books, 337 without the lagna', () => {
    for (const bavTable of tables) {
      for (const one of charts) {
        const bav = bavOf(one, { bavTable })
        expect(bavNames.map((name) => sum(bav[name]))).toEqual([48, 49, 39, 54, 56, 52, 39, 49])
        expect(sum(savOf(bav))).toBe(337)
      }
    }
  })

  test('differ between the books in the Moon from Moon, Mars and Jupiter and in Venus from Mars, and are never mixed', () => {
    const differing = bavNames.flatMap((row) =>
      bavNames.filter((giver) => bphsPlaces[row][giver].join() !== varahamihiraPlaces[row][giver].join()).map((giver) => `${row} from ${giver}`),
    )
    expect(differing).toEqual(['moon from moon', 'moon from mars', 'moon from jupiter', 'venus from mars'])
    expect(bphsPlaces.moon.moon).toEqual([1, 3, 6, 7, 9, 10, 11])
    expect(varahamihiraPlaces.moon.moon).toEqual([1, 3, 6, 7, 10, 11])
  })

  test('turn with the chart', () => {
    const one = at(charts, 17)
    const turned = byPoint((point) => signAt(one[point] + 5))
    const [still, moved] = [bavOf(one, defaultSettings), bavOf(turned, defaultSettings)]
    for (const name of bavNames) expect(signs.map((sign) => at(moved[name], (sign + 5) % 12))).toEqual(still[name])
  })

  test('give the Sun its own bindus where it stands and not where it does not', () => {
    const sun = at(prastaraOf(chart({ sun: 3 }, 0), 'sun', defaultSettings), 3)
    expect(sun.giver).toBe('sun')
    expect(signs.filter((sign) => sun.bindus[sign] === 1)).toEqual([0, 1, 3, 4, 6, 9, 10, 11])
  })
})

describe('the prastara', () => {
  test('adds up to the row, by givers in the order of the kakshyas', () => {
    for (const bavTable of tables) {
      for (const one of charts) {
        const bav = bavOf(one, { bavTable })
        for (const row of bavNames) {
          const laid = prastaraOf(one, row, { bavTable })
          expect(laid.map(({ giver }) => giver)).toEqual(kakshyaLords)
          expect(signs.map((sign) => laid.reduce((total, { bindus }) => total + at(bindus, sign), 0))).toEqual(bav[row])
        }
      }
    }
  })

  test('tells the lord of an eighth of a sign, each from its beginning on', () => {
    expect(kakshyaOf(0)).toEqual({ number: 1, lord: 'saturn' })
    expect(kakshyaOf(33.75)).toEqual({ number: 2, lord: 'jupiter' })
    expect(kakshyaOf(359.999)).toEqual({ number: 8, lord: 'lagna' })
  })

  test('makes a transit active where the lord of its kakshya gave a bindu', () => {
    const natal = chart({ saturn: 0 }, 6)
    expect(isKakshyaActive(natal, { row: 'sun', longitude: 1 }, defaultSettings)).toBe(true)
    expect(isKakshyaActive(natal, { row: 'sun', longitude: 61 }, defaultSettings)).toBe(false)
    expect(isKakshyaActive(natal, { row: 'sun', longitude: 91 }, defaultSettings)).toBe(true)
  })
})

describe('trikona shodhana', () => {
  test('takes the least from each trine: one zero changes nothing, three equal vanish', () => {
    expect(trikonaShodhana([5, 0, 3, 2, 4, 1, 3, 0, 2, 6, 3, 4])).toEqual([3, 0, 0, 2, 2, 1, 0, 0, 0, 6, 0, 4])
  })
})

describe('ekadhipatya shodhana', () => {
  const reduce = (aries: number, scorpio: number, occupied: readonly Sign[]) => {
    const row = signs.map((sign) => (sign === 0 ? aries : sign === 7 ? scorpio : 0))
    const reduced = ekadhipatyaShodhana(
      row,
      signs.map((sign) => occupied.includes(sign)),
    )
    return [reduced[0], reduced[7]]
  }

  test('leaves a pair with a zero, or with grahas in both', () => {
    expect(reduce(0, 4, [])).toEqual([0, 4])
    expect(reduce(3, 4, [0, 7])).toEqual([3, 4])
  })

  test('makes two empty ones the smaller, or nothing if equal', () => {
    expect(reduce(3, 4, [])).toEqual([3, 3])
    expect(reduce(4, 4, [])).toEqual([0, 0])
  })

  test('takes the empty one of a pair away if it is no greater, else makes it the occupied one', () => {
    expect(reduce(3, 4, [7])).toEqual([0, 4])
    expect(reduce(4, 4, [7])).toEqual([0, 4])
    expect(reduce(5, 4, [7])).toEqual([4, 4])
    expect(reduce(4, 5, [0])).toEqual([4, 4])
  })

  test('reduces the pairs of all five lords in the row of any planet, and leaves Cancer and Leo', () => {
    expect(
      ekadhipatyaShodhana(
        [2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2],
        signs.map(() => false),
      ),
    ).toEqual([0, 0, 0, 2, 2, 0, 0, 0, 0, 0, 0, 0])
  })

  test('sees every graha as an occupant, Saturn and the nodes too, and the lagna by the setting', () => {
    const one = chart({ saturn: 9, rahu: 2, ketu: 8, lagna: 11 }, 4)
    expect(signs.filter((sign) => occupiedSigns(one, defaultSettings)[sign])).toEqual([2, 4, 8, 9, 11])
    expect(signs.filter((sign) => occupiedSigns(one, { ekadhipatya: 'grahas' })[sign])).toEqual([2, 4, 8, 9])
  })

  test('comes out eight lower in three pindas of the published exercise without the lagna', () => {
    const { signs: from } = at(examples, 0)
    const codes = { lagna: 'la', sun: 'su', moon: 'mo', mars: 'ma', mercury: 'me', jupiter: 'ju', venus: 've', saturn: 'sa', rahu: 'ra', ketu: 'ke' } as const
    const one = byPoint((point) => signAt(from[codes[point]] - 1))
    const sodhya = (ekadhipatya: 'with_lagna' | 'grahas') => {
      const reduced = shodhanaOf(bavOf(one, defaultSettings), one, { ekadhipatya })
      return [reduced.sun, reduced.moon, reduced.saturn].map(({ pinda }) => pinda.sodhya)
    }
    expect(sodhya('with_lagna')).toEqual([233, 140, 225])
    expect(sodhya('grahas')).toEqual([225, 132, 217])
  })
})

test('pindas weigh signs by their factors and planets by theirs', () => {
  const row = signs.map((sign) => (sign === 0 ? 3 : 0))
  expect(pindaOf(row, chart({ mars: 0, sun: 0 }, 5))).toEqual({ rashi: 21, graha: 39, sodhya: 60 })
})
