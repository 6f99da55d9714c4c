import { describe, expect, test } from 'vitest'
import { lordOfHouse } from '../functional/functional.ts'
import { debilitationOf } from '../dignity/dignity.ts'
import { type Planet, planets } from '../graha.ts'
import { defaultSettings } from '../settings.ts'
import { houses, lordOf, type Sign, signNames, signs } from '../sign.ts'
import { chartOf, type Told } from './chart-builder.suite.ts'
import { yogaGroundOf } from './read-ground.ts'
import { yogaIds, type Yoga, yogasOf } from './yogas.ts'

const yogasIn = (told: Told): readonly Yoga[] => yogasOf(yogaGroundOf(chartOf(told), defaultSettings, { byDay: true, sex: 'male' }))

const yogaIn = (id: string, told: Told): Yoga => {
  const found = yogasIn(told).find((yoga) => yoga.id === id)
  if (found === undefined) throw new Error(`No yoga ${id}`)
  return found
}

/** Id, a chart in which it holds, one in which it does not. Numbers are houses; what is not named stands in the third. */
type Row = readonly [id: string, positive: Told, negative: Told]

const single: readonly Row[] = [
  ['ruchaka', { mars: 10 }, { mars: 9 }],
  ['bhadra', { lagna: 'gemini', mercury: 1 }, { lagna: 'gemini', mercury: 2 }],
  ['hamsa', { jupiter: 4 }, { jupiter: 5 }],
  ['malavya', { venus: 7 }, { venus: 6 }],
  ['sasa', { saturn: 7 }, { saturn: 8 }],
  ['gajakesari', { moon: 1, jupiter: 10 }, { moon: 1, jupiter: 9 }],
  ['sunapha', { moon: 5, mars: 6, rest: 9 }, { moon: 5, mars: 6, venus: 4, rest: 9 }],
  ['anapha', { moon: 5, mars: 4, rest: 9 }, { moon: 5, mars: 6, rest: 9 }],
  ['durudhara', { moon: 5, mars: 4, venus: 6, rest: 9 }, { moon: 5, mars: 4, rest: 9 }],
  ['kemadruma', { moon: 3, rest: 9 }, { moon: 3, mars: 4, rest: 9 }],
  ['adhi_moon', { moon: 1, jupiter: 6, venus: 7, mercury: 8 }, { moon: 1, jupiter: 6, venus: 5, mercury: 8 }],
  ['adhi_lagna', { jupiter: 7, venus: 7, mercury: 8 }, { jupiter: 7, venus: 7, mercury: 8, mars: 1 }],
  ['vasumati', { moon: 1, jupiter: 3, venus: 6, mercury: 10, rest: 9 }, { moon: 1, jupiter: 3, venus: 5, mercury: 10, rest: 9 }],
  ['vesi', { sun: 1, mars: 2, rest: 5 }, { sun: 1, mars: 3, rest: 5 }],
  ['vasi', { sun: 1, mars: 12, rest: 5 }, { sun: 1, mars: 11, rest: 5 }],
  ['ubhayachari', { sun: 1, mars: 2, venus: 12, rest: 5 }, { sun: 1, mars: 2, venus: 11, rest: 5 }],
  ['budha_aditya', { sun: 1, mercury: 1 }, { sun: 1, mercury: 2 }],
  ['chandra_mangala', { moon: 5, mars: 5 }, { moon: 5, mars: 6 }],
  ['guru_mangala', { jupiter: 1, mars: 7 }, { jupiter: 1, mars: 6 }],
  ['guru_chandala', { jupiter: 2, rahu: 2 }, { jupiter: 2, rahu: 3 }],
  ['shakata', { moon: 2, jupiter: 7 }, { moon: 1, jupiter: 6 }],
  ['grahana', { sun: ['aries', 5], rahu: ['aries', 15], moon: 5 }, { sun: ['aries', 1], rahu: ['aries', 15], moon: 5 }],
  ['pitru_dosha', { sun: 2, saturn: 2, rahu: 5 }, { sun: 2, saturn: 3, rahu: 5 }],
  ['shrapita', { saturn: 2, rahu: 2 }, { saturn: 2, rahu: 3 }],
  ['shubha', { jupiter: 1, rest: 5 }, { jupiter: 2, rest: 5 }],
  ['ashubha', { mars: 1, rest: 5 }, { mars: 2, rest: 5 }],
  ['amala', { jupiter: 10, moon: 5 }, { jupiter: 10, mars: 10, moon: 5 }],
  ['parvata', { jupiter: 1 }, { jupiter: 1, mars: 8 }],
  ['kahala', { mars: 10, moon: 2, jupiter: 5 }, { mars: 9, moon: 2, jupiter: 5 }],
  ['chamara', { mars: 10, jupiter: 4, rest: 2 }, { mars: 10, jupiter: 3, rest: 2 }],
  ['shankha', { mars: 10, sun: 2, mercury: 5, rest: 11 }, { mars: 10, sun: 2, mercury: 3, rest: 11 }],
  ['bheri', { jupiter: 4, sun: 12, moon: 1, mars: 2, venus: 7 }, { jupiter: 4, sun: 12, moon: 3, mars: 2, venus: 7 }],
  ['mridanga', { mars: 10, rest: 5 }, { mars: 10, rest: 5, sun: 6 }],
  ['srinatha', { lagna: 'sagittarius', mercury: 10, sun: 10 }, { lagna: 'sagittarius', mercury: 10, sun: 9 }],
  ['sharada', { saturn: 5, mercury: 4, sun: 5, rest: 2 }, { saturn: 5, mercury: 3, sun: 5, rest: 2 }],
  ['matsya', { jupiter: 9, venus: 1, moon: 5, saturn: 5, sun: 4, mars: 8, rest: 9 }, { jupiter: 9, venus: 1, moon: 5, saturn: 5, sun: 4, mars: 7, rest: 9 }],
  [
    'kurma',
    { sun: 4, moon: 6, mars: 1, mercury: 3, jupiter: 5, venus: 7, saturn: 11, rahu: 3 },
    { sun: 4, moon: 6, mars: 1, mercury: 3, jupiter: 5, venus: 7, saturn: 10, rahu: 3 },
  ],
  ['khadga', { venus: 9, jupiter: 2, mars: 1 }, { venus: 9, jupiter: 2, mars: 3 }],
  ['lakshmi', { jupiter: 4, mars: 10 }, { jupiter: 4, mars: 9 }],
  ['kusuma', { lagna: 'taurus', venus: 4, moon: 5, jupiter: 5, saturn: 10 }, { lagna: 'taurus', venus: 4, moon: 5, jupiter: 5, saturn: 9 }],
  ['kalanidhi', { jupiter: 2, mercury: 8, venus: 8 }, { jupiter: 2, mercury: 8, venus: 9 }],
  ['kalpadruma', { mars: ['aries', 1] }, { mars: ['scorpio', 1] }],
  ['hari', { venus: 1, jupiter: 2, moon: 8, mercury: 12, sun: 5, rest: 4 }, { venus: 1, jupiter: 3, moon: 8, mercury: 12, sun: 5, rest: 4 }],
  ['hara', { venus: 1, jupiter: 4, moon: 8, mercury: 9, sun: 5, rest: 2 }, { venus: 1, jupiter: 3, moon: 8, mercury: 9, sun: 5, rest: 2 }],
  ['brahma', { mars: 1, jupiter: 4, moon: 10, mercury: 11, sun: 5, rest: 2 }, { mars: 1, jupiter: 3, moon: 10, mercury: 11, sun: 5, rest: 2 }],
  ['saraswati', { jupiter: 4, venus: 5, mercury: 2 }, { jupiter: 4, venus: 5, mercury: 3 }],
  ['pushkala', { moon: 5, sun: 7, mars: 7 }, { moon: 5, sun: 7, mars: 6 }],
  ['maha_bhagya', { sun: 1, moon: 3 }, { sun: 1, moon: 2 }],
  ['kala_sarpa', { rahu: ['aries', 1], rest: 5 }, { rahu: ['aries', 1], mars: 8, rest: 5 }],
  ['harsha', { mercury: 8 }, { mercury: 9 }],
  ['sarala', { mars: 6 }, { mars: 5 }],
  ['vimala', { jupiter: 6 }, { jupiter: 5 }],
  ['dharma_karmadhipati', { saturn: 5, jupiter: 5 }, { saturn: 2, jupiter: 3 }],
  ['yogakaraka_placed', { lagna: 'taurus', saturn: 10 }, { lagna: 'taurus', saturn: 3 }],
  ['node_raja#rahu', { rahu: 4, jupiter: 4 }, { rahu: 3, jupiter: 3 }],
  ['node_raja#ketu', { rahu: 10, jupiter: 4 }, { rahu: 9, jupiter: 3 }],
  ['maha_raja', { mars: 5, sun: 1 }, { mars: 6, sun: 1 }],
  ['jaimini_raja', { saturn: 2, mars: 2 }, { saturn: 2, mars: ['gemini', 12], venus: 3 }],
  ['al_dp_raja', { mars: 2, venus: 2 }, { mars: 2, venus: 7 }],
  ['minister', { venus: 2, saturn: 2 }, { venus: 3, mercury: 6, saturn: 5 }],
  ['exalted_count', { sun: 1, moon: 2 }, { sun: 1, moon: 3 }],
  ['al_gain', { mars: 2, sun: 1 }, { mars: 2 }],
  ['daridra', { saturn: 6 }, { saturn: 5 }],
  ['vipareeta_raja', { mercury: 6, mars: 6 }, { mercury: 6, mars: 6, sun: 6 }],
  ['mangal#lagna', { mars: 7 }, { mars: 5 }],
  ['mangal#moon', { moon: 1, mars: 7 }, { moon: 1, mars: 6 }],
  ['mangal#venus', { venus: 1, mars: 7 }, { venus: 1, mars: 6 }],
]

/** Houses of Sun to Saturn. */
const spread = (...list: readonly number[]): Told => ({
  sun: list[0] ?? 1,
  moon: list[1] ?? 1,
  mars: list[2] ?? 1,
  mercury: list[3] ?? 1,
  jupiter: list[4] ?? 1,
  venus: list[5] ?? 1,
  saturn: list[6] ?? 1,
  rahu: 2,
})

const nabhasa: readonly Row[] = [
  ['nabhasa_rajju', spread(1, 4, 7, 10, 1, 4, 7), spread(1, 4, 7, 10, 1, 4, 8)],
  ['nabhasa_musala', spread(2, 5, 8, 11, 2, 5, 8), spread(2, 5, 8, 11, 2, 5, 9)],
  ['nabhasa_nala', spread(3, 6, 9, 12, 3, 6, 9), spread(3, 6, 9, 12, 3, 6, 10)],
  ['nabhasa_mala', spread(2, 2, 2, 7, 1, 4, 2), spread(2, 2, 10, 7, 1, 4, 2)],
  ['nabhasa_sarpa', spread(1, 2, 4, 2, 2, 2, 7), spread(1, 2, 4, 2, 10, 2, 7)],
  ['nabhasa_gada', spread(1, 1, 1, 1, 4, 4, 4), spread(1, 1, 1, 1, 4, 4, 5)],
  ['nabhasa_shakata', spread(1, 1, 1, 1, 7, 7, 7), spread(1, 1, 1, 1, 7, 7, 8)],
  ['nabhasa_vihaga', spread(4, 4, 4, 4, 10, 10, 10), spread(4, 4, 4, 4, 10, 10, 11)],
  ['nabhasa_shringataka', spread(1, 5, 9, 1, 5, 9, 1), spread(1, 5, 9, 1, 5, 9, 2)],
  ['nabhasa_hala', spread(2, 6, 10, 2, 6, 10, 2), spread(2, 6, 10, 2, 6, 10, 3)],
  ['nabhasa_vajra', spread(10, 1, 4, 7, 1, 7, 10), spread(10, 1, 4, 7, 1, 7, 5)],
  ['nabhasa_yava', spread(1, 4, 7, 10, 4, 10, 1), spread(1, 4, 7, 10, 4, 10, 5)],
  ['nabhasa_kamala', spread(1, 4, 7, 10, 1, 4, 7), spread(1, 4, 7, 7, 1, 4, 7)],
  ['nabhasa_vapi', spread(2, 5, 8, 11, 2, 5, 8), spread(2, 5, 8, 11, 2, 5, 9)],
  ['nabhasa_yupa', spread(1, 2, 3, 4, 1, 2, 3), spread(1, 2, 3, 4, 1, 2, 5)],
  ['nabhasa_shara', spread(4, 5, 6, 7, 4, 5, 6), spread(4, 5, 6, 7, 4, 5, 8)],
  ['nabhasa_shakti', spread(7, 8, 9, 10, 7, 8, 9), spread(7, 8, 9, 10, 7, 8, 11)],
  ['nabhasa_danda', spread(10, 11, 12, 1, 10, 11, 12), spread(10, 11, 12, 1, 10, 11, 2)],
  ['nabhasa_nauka', spread(1, 2, 3, 4, 5, 6, 7), spread(1, 2, 3, 4, 5, 6, 6)],
  ['nabhasa_kuta', spread(4, 5, 6, 7, 8, 9, 10), spread(4, 5, 6, 7, 8, 9, 9)],
  ['nabhasa_chatra', spread(7, 8, 9, 10, 11, 12, 1), spread(7, 8, 9, 10, 11, 12, 2)],
  ['nabhasa_chapa', spread(10, 11, 12, 1, 2, 3, 4), spread(10, 11, 12, 1, 2, 3, 3)],
  ['nabhasa_ardhachandra', spread(2, 3, 4, 5, 6, 7, 8), spread(1, 2, 3, 4, 5, 6, 7)],
  ['nabhasa_chakra', spread(1, 3, 5, 7, 9, 11, 11), spread(1, 3, 5, 7, 9, 9, 9)],
  ['nabhasa_samudra', spread(2, 4, 6, 8, 10, 12, 12), spread(2, 4, 6, 8, 10, 10, 10)],
  ['nabhasa_sankhya_gola', spread(1, 1, 1, 1, 1, 1, 1), spread(1, 1, 1, 1, 1, 1, 2)],
  ['nabhasa_sankhya_yuga', spread(1, 2, 1, 2, 1, 2, 1), spread(1, 7, 1, 7, 1, 7, 1)],
  ['nabhasa_sankhya_shula', spread(1, 2, 3, 1, 2, 3, 1), spread(1, 5, 9, 1, 5, 9, 1)],
  ['nabhasa_sankhya_kedara', spread(1, 2, 3, 5, 1, 2, 3), spread(1, 2, 3, 4, 1, 2, 3)],
  ['nabhasa_sankhya_pasha', spread(1, 2, 3, 5, 6, 1, 2), spread(1, 2, 3, 5, 1, 2, 3)],
  ['nabhasa_sankhya_dama', spread(1, 2, 3, 5, 6, 8, 1), spread(1, 3, 5, 7, 9, 11, 1)],
  ['nabhasa_sankhya_vina', spread(1, 2, 3, 5, 6, 8, 9), spread(1, 2, 3, 4, 5, 6, 7)],
]

const house = (from: number, count: number): number => ((from + count - 2) % 12) + 1

/** Every kartari: its two on both sides, all else in the fifth from it. */
const kartaris: readonly Row[] = ['lagna', 'moon', ...houses.slice(1).map(String)].flatMap((name) => {
  const x = name === 'lagna' ? 1 : name === 'moon' ? 3 : Number(name)
  const moon = name === 'moon' ? { moon: x } : {}
  const [before, after, rest] = [house(x, 12), house(x, 2), house(x, 5)]
  return [
    [`shubha_kartari#${name}`, { ...moon, jupiter: before, venus: after, rest }, { ...moon, jupiter: before, venus: after, mars: after, rest }],
    [`papa_kartari#${name}`, { ...moon, mars: before, saturn: after, rest }, { ...moon, mars: before, saturn: after, jupiter: after, rest }],
  ] as const
})

/** Lords of houses, Aries rising, each in a house. */
const lords = (...places: readonly (readonly [house: number, stands: number])[]): Told =>
  Object.fromEntries(places.map(([wanted, stands]) => [lordOf(signs[wanted - 1] ?? 0), stands]))

const kendraKona = ([1, 4, 7, 10] as const).flatMap((m) =>
  ([1, 5, 9] as const).filter((n) => n !== m).map((n): Row => [`raja_k_t#${m}-${n}`, lords([m, 5], [n, 5]), lords([m, 2], [n, 3])]),
)

const dhanas = [...([2, 11] as const).flatMap((m) => ([1, 5, 9] as const).map((n) => [m, n] as const)), [5, 9] as const].map(([m, n]): Row => [
  `dhana#${m}-${n}`,
  lords([m, 3], [n, 3]),
  { ...lords([m, 2], [n, 3]), rest: 6 },
])

/** The lagna from which a sign is the wanted house. */
const lagnaWhere = (sign: Sign, wanted: number) => signNames[(sign - wanted + 13) % 12] ?? 'aries'
const own = (planet: Planet): Sign => signs.find((sign) => lordOf(sign) === planet) ?? 0

const all = (planetsIn: readonly Planet[], inHouse: number): Told => Object.fromEntries(planetsIn.map((planet) => [planet, inHouse]))

const wealth = (
  [
    ['dhana_fifth#venus', ['mars']],
    ['dhana_fifth#mercury', ['moon', 'mars', 'jupiter']],
    ['dhana_fifth#sun', ['saturn', 'moon', 'jupiter']],
    ['dhana_fifth#saturn', ['sun', 'moon']],
    ['dhana_fifth#jupiter', ['mercury']],
    ['dhana_fifth#mars', ['venus']],
    ['dhana_fifth#moon', ['saturn']],
    ['dhana_lagna#sun', ['mars', 'jupiter']],
    ['dhana_lagna#moon', ['mercury', 'jupiter']],
    ['dhana_lagna#mars', ['mercury', 'venus', 'saturn']],
    ['dhana_lagna#mercury', ['saturn', 'jupiter']],
    ['dhana_lagna#jupiter', ['mercury', 'mars']],
    ['dhana_lagna#venus', ['saturn', 'mercury']],
    ['dhana_lagna#saturn', ['mars', 'jupiter']],
  ] as const
).map(([id, others]): Row => {
  const planet = planets.find((one) => id.endsWith(`#${one}`)) ?? 'sun'
  const [stands, company] = id.startsWith('dhana_fifth') ? [5, 11] : [1, 1]
  const ground: Told = { lagna: lagnaWhere(own(planet), stands), [planet]: stands, rest: 6 }
  return [id, { ...ground, ...all(others, company) }, { ...ground, ...all(others, company), ...all(others.slice(0, 1), 2) }]
})

const exchanges = houses.flatMap((m) =>
  houses
    .filter((n) => n > m)
    .map((n): Row => {
      const harmful = [m, n].some((one) => [6, 8, 12].includes(one))
      const kind = harmful ? 'dainya' : m === 3 || n === 3 ? 'khala' : 'maha'
      const lagna = signs.find((sign) => lordOfHouse(sign, m) !== lordOfHouse(sign, n)) ?? 0
      const [a, b] = [lordOfHouse(lagna, m), lordOfHouse(lagna, n)]
      const ground: Told = { lagna: signNames[lagna] ?? 'aries' }
      return [`parivartana_${kind}#${m}-${n}`, { ...ground, [a]: n, [b]: m }, { ...ground, [a]: n, [b]: n }]
    }),
)

/** Debilitated with the dispositor in the tenth; and with everything that could save it in the third, the Moon in the second. */
const fallen = planets.map((x): Row => {
  const sign = debilitationOf(x)
  const ground: Told = { moon: 2, [x]: [signNames[sign] ?? 'aries', 1] }
  return [`neecha_bhanga#${x}`, { ...ground, [lordOf(sign)]: 10 }, ground]
})

const rows: readonly Row[] = [...single, ...nabhasa, ...kartaris, ...kendraKona, ...dhanas, ...wealth, ...exchanges, ...fallen]

describe('every yoga', () => {
  test.each(rows)('%s holds where its definition is met and not where one part of it is missing', (id, positive, negative) => {
    expect([yogaIn(id, positive).holds, yogaIn(id, negative).holds]).toEqual([true, false])
  })

  test('has one positive and one negative chart, an id of its own and a source', () => {
    expect(rows.map(([id]) => id).toSorted()).toEqual([...yogaIds].toSorted())
    expect(new Set(yogaIds).size).toBe(yogaIds.length)
    for (const { source, rule, id } of yogasIn({})) {
      expect(source).not.toBe('')
      expect(rule).toBe(`yoga.${id}@1`)
    }
  })

  test('that does not hold in any reading has neither members nor flags', () => {
    const idle = yogasIn({ rest: 9 }).filter(({ holds, readings }) => holds === false && readings.length === 0)
    expect(idle.length).toBeGreaterThan(100)
    expect(idle.flatMap(({ members, flags }) => [...members, ...flags])).toEqual([])
  })
})

describe('a yoga is listed with what cancels or grades it', () => {
  test('kemadruma with the kendras from the Moon, Jupiter on the Moon and the Moon in a kendra', () => {
    expect(yogaIn('kemadruma', { moon: 3, rest: 9 }).flags).toEqual(expect.arrayContaining(['cancel_graha_in_kendra_from_moon', 'cancel_jupiter_aspects_moon']))
  })

  test('raja yogas with the lordship of a house of harm, which BPHS 34.15 says denies them', () => {
    expect(yogaIn('raja_k_t#1-5', { mars: 5, sun: 5 }).flags).toContain('owns_dusthana')
    expect(yogaIn('raja_k_t#10-5', { saturn: 5, sun: 5 }).flags).not.toContain('owns_dusthana')
  })

  test('members combust, debilitated, with a node or in a house of harm by name', () => {
    const { flags } = yogaIn('budha_aditya', { lagna: 'leo', sun: 8, mercury: 8, rahu: 8 })
    expect(flags).toEqual(['with_node.sun', 'dusthana.sun', 'combust.mercury', 'debilitated.mercury', 'with_node.mercury', 'dusthana.mercury'])
  })

  test('neecha bhanga names which of its grounds hold', () => {
    expect(yogaIn('neecha_bhanga#sun', { moon: 2, sun: 7, venus: 10 }).flags).toContain('dispositor_in_kendra')
    expect(yogaIn('neecha_bhanga#mars', { mars: ['cancer', 1], moon: 3 }).flags).not.toContain('dispositor_in_kendra')
  })
})

describe('other readings are told apart', () => {
  test.each([
    ['gajakesari', 'strict', { moon: 1, jupiter: 4, venus: 4 }],
    ['adhi_moon', 'partial', { moon: 1, jupiter: 6, venus: 5, mercury: 8 }],
    ['vasumati', 'medium', { moon: 1, jupiter: 3, venus: 5, mercury: 10, rest: 9 }],
    ['chandra_mangala', 'opposite', { moon: 5, mars: 11 }],
    ['guru_chandala', 'ketu', { jupiter: 2, rahu: 8 }],
    ['parvata', 'phaladeepika', { mars: 2, jupiter: 5 }],
    ['kalanidhi', 'with', { jupiter: 2, mercury: 2, venus: 8 }],
    ['kala_sarpa', 'by_sign', { rahu: ['aries', 20], sun: ['aries', 1], rest: 5 }],
    ['harsha', 'strict', { mercury: 6 }],
    ['nabhasa_vajra', 'either', spread(10, 1, 4, 7, 1, 7, 5)],
    ['grahana', 'by_sign', { sun: ['aries', 1], rahu: ['aries', 15], moon: 5 }],
  ] as const)('%s: %s', (id, reading, told) => {
    expect(yogaIn(id, told).readings).toContain(reading)
  })
})

test('maha bhagya is not judged where sex or time of day are not stated, and asks of a woman night and even signs', () => {
  const judge = (circumstances: Parameters<typeof yogaGroundOf>[2], told: Told) =>
    yogasOf(yogaGroundOf(chartOf(told), defaultSettings, circumstances)).find(({ id }) => id === 'maha_bhagya')?.holds
  const even: Told = { lagna: 'taurus', sun: 1, moon: 3 }
  expect(judge({ byDay: true }, even)).toBeUndefined()
  expect(judge({ sex: 'female' }, even)).toBeUndefined()
  expect(judge({ byDay: false, sex: 'female' }, even)).toBe(true)
  expect(judge({ byDay: true, sex: 'female' }, even)).toBe(false)
})

test('shadbala that suffices makes a planet strong only where it was given', () => {
  const told: Told = { jupiter: 4, mars: 9 }
  const sufficient = { sun: false, moon: false, mars: true, mercury: false, jupiter: false, venus: false, saturn: false }
  const lakshmi = (with_: object) => yogasOf(yogaGroundOf(chartOf(told), defaultSettings, with_)).find(({ id }) => id === 'lakshmi')?.holds
  expect([lakshmi({}), lakshmi({ sufficient })]).toEqual([false, true])
})
