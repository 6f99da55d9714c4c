import { type Graha, grahas, type Planet, planets } from '../../src/graha.ts'
import { seesByRashi } from '../../src/aspect/rashi-drishti.ts'
import { isStrongDignity, owns } from '../../src/dignity/dignity.ts'
import { yogakarakaOf } from '../../src/functional/functional.ts'
import { type House, houseFrom, houses, signOfHouse } from '../../src/sign.ts'
import type { YogaGround } from '../../src/yoga/ground.ts'
import { yoga, type YogaRule } from '../../src/yoga/rule.ts'
import {
  all,
  any,
  atHome,
  dispositor,
  dusthanas,
  everyOne,
  exalted,
  exchange,
  exchangeOfHouses,
  goodHouses,
  grahaOf,
  inHouses,
  kendras,
  konas,
  lord,
  mutualAspect,
  not,
  occupied,
  placedWell,
  type Predicate,
  related,
  same,
  seenBy,
  sees,
  someOne,
  together,
  type Who,
  withOrSees,
} from '../../src/yoga/terms.ts'

const ownsDusthana = (who: Who): Predicate => someOne(dusthanas, (house) => same(who, lord(house)))

const differentLords = (m: House, n: House): Predicate => not(same(lord(m), lord(n)))

/** The lords of a kendra and a kona exchange, join in a good house, or aspect each other (BPHS 34.11-15). */
const kendraWithKona = (id: string, m: House, n: House): YogaRule =>
  yoga(id, {
    source: 'BPHS 34.11-15',
    when: all(
      differentLords(m, n),
      any(exchange(lord(m), lord(n)), all(together(lord(m), lord(n)), inHouses(lord(m), goodHouses)), mutualAspect(lord(m), lord(n))),
    ),
    members: [lord(m), lord(n)],
    // BPHS 34.15 denies it then.
    flags: { owns_dusthana: any(ownsDusthana(lord(m)), ownsDusthana(lord(n))) },
  })

const kendraKonaPairs = kendras.flatMap((m) => konas.filter((n) => n !== m).map((n) => [m, n] as const))

/** The owner of both a kendra (4, 7, 10) and a kona (5, 9), where the lagna has one. */
const yogakarakas = ({ signs }: YogaGround): readonly Planet[] => {
  const found = yogakarakaOf(signs.lagna)
  return found === undefined ? [] : [found]
}

const nodeRaja = (node: 'rahu' | 'ketu'): YogaRule =>
  yoga(`node_raja#${node}`, {
    source: 'BPHS 34.17',
    when: any(
      all(
        inHouses(node, kendras),
        someOne(konas, (house) => withOrSees(lord(house), node)),
      ),
      all(
        inHouses(node, konas),
        someOne(kendras, (house) => withOrSees(lord(house), node)),
      ),
    ),
    members: [node],
  })

const atma: Who = ({ karakas }) => karakas.atma
const amatya: Who = ({ karakas }) => karakas.amatya
const putra: Who = ({ karakas }) => karakas.putra

const ownNavamsa =
  (who: Who): Predicate =>
  (ground) => {
    const graha = grahaOf(ground, who)
    return planets.some((planet) => planet === graha && owns(planet, ground.navamsa[graha]))
  }

/** In the lagna, the fifth, own sign, exaltation or own navamsa, and aspected by a benefic. */
const honoured = (who: Who): Predicate => all(any(inHouses(who, [1, 5]), atHome(who), exalted(who), ownNavamsa(who)), seenBy('benefic', who))

const joinedByRashi =
  (one: Who, other: Who): Predicate =>
  (ground) =>
    [ground.signs, ground.navamsa].some((signs) => {
      const [a, b] = [signs[grahaOf(ground, one)], signs[grahaOf(ground, other)]]
      return a === b || seesByRashi(a, b)
    })

const exaltedOnes = (ground: YogaGround): readonly Planet[] => planets.filter((planet) => exalted(planet)(ground))

const dhana = (m: House, n: House): YogaRule =>
  yoga(`dhana#${m}-${n}`, { source: 'BPHS 41.16, tradition', when: related(lord(m), lord(n)), members: [lord(m), lord(n)] })

const dhanaPairs = [...([2, 11] as const).flatMap((m) => ([1, 5, 9] as const).map((n) => [m, n] as const)), [5, 9] as const]

/** Who is to stand in the eleventh when the fifth is the own sign of a planet that stands in it. */
const fifthRows = [
  ['venus', ['mars']],
  ['mercury', ['moon', 'mars', 'jupiter']],
  ['sun', ['saturn', 'moon', 'jupiter']],
  ['saturn', ['sun', 'moon']],
  ['jupiter', ['mercury']],
  ['mars', ['venus']],
  ['moon', ['saturn']],
] as const satisfies readonly (readonly [Planet, readonly Graha[]])[]

/** Who is to be with, or to aspect, a planet that stands in the lagna in its own sign. */
const lagnaRows = [
  ['sun', ['mars', 'jupiter']],
  ['moon', ['mercury', 'jupiter']],
  ['mars', ['mercury', 'venus', 'saturn']],
  ['mercury', ['saturn', 'jupiter']],
  ['jupiter', ['mercury', 'mars']],
  ['venus', ['saturn', 'mercury']],
  ['saturn', ['mars', 'jupiter']],
] as const satisfies readonly (readonly [Planet, readonly Graha[]])[]

const fromArudha = (house: House) => (ground: YogaGround) => signOfHouse(ground.arudhas.first, house)

const touched = (house: House): Predicate =>
  any(
    occupied({ house: 1, from: fromArudha(house) }),
    someOne(grahas, (graha) => sees(graha, fromArudha(house))),
  )

const harmfulLords = [6, 8, 12] as const satisfies readonly House[]
const harmfulPairs = [
  [6, 8],
  [6, 12],
  [8, 12],
] as const

/** No planet but the two shares a sign with either. */
const alone =
  (one: Who, other: Who): Predicate =>
  (ground) => {
    const pair = [grahaOf(ground, one), grahaOf(ground, other)]
    return planets.every((planet) => pair.includes(planet) || pair.every((graha) => ground.signs[graha] !== ground.signs[planet]))
  }

const harmfulPair = ([m, n]: readonly [House, House]): Predicate =>
  all(any(exchange(lord(m), lord(n)), all(together(lord(m), lord(n)), inHouses(lord(m), dusthanas))), alone(lord(m), lord(n)))

/** `maha` without the houses 3, 6, 8, 12; `dainya` with one of 6, 8, 12; `khala` with the third and none of those (PD 6). */
const kindOfExchange = (m: House, n: House): 'maha' | 'dainya' | 'khala' => {
  if (harmfulLords.some((house) => house === m || house === n)) return 'dainya'
  return m === 3 || n === 3 ? 'khala' : 'maha'
}

const exchanges = houses.flatMap((m) =>
  houses
    .filter((n) => n > m)
    .map((n) => yoga(`parivartana_${kindOfExchange(m, n)}#${m}-${n}`, { source: 'PD 6', when: exchangeOfHouses(m, n), members: [lord(m), lord(n)] })),
)

/** Yogas of power and of wealth. */
export const rajaAndDhanaYogas: readonly YogaRule[] = [
  ...kendraKonaPairs.map(([m, n]) => kendraWithKona(`raja_k_t#${m}-${n}`, m, n)),
  { ...kendraWithKona('dharma_karmadhipati', 10, 9), source: 'BPHS 34' },
  yoga('yogakaraka_placed', {
    source: 'BPHS 34.13',
    when: (ground) => yogakarakas(ground).some((planet) => any(inHouses(planet, goodHouses), placedWell(planet))(ground)),
    members: yogakarakas,
  }),
  nodeRaja('rahu'),
  nodeRaja('ketu'),
  yoga('maha_raja', { source: 'BPHS 39.6-7', when: any(exchangeOfHouses(1, 5), everyOne([atma, putra], honoured)), members: [lord(1), lord(5), atma, putra] }),
  yoga('jaimini_raja', {
    source: 'BPHS 39.3-5, JS 1.3',
    when: any(joinedByRashi(atma, putra), joinedByRashi(atma, amatya)),
    members: [atma, putra, amatya],
    flags: { putra: joinedByRashi(atma, putra), amatya: joinedByRashi(atma, amatya) },
  }),
  yoga('al_dp_raja', {
    source: 'BPHS 39.23',
    when: ({ arudhas }) => [1, 4, 7, 10, 3, 11, 5, 9].includes(houseFrom(arudhas.first, arudhas.seventh)),
    members: [],
  }),
  yoga('minister', { source: 'BPHS 40.1', when: any(withOrSees(amatya, lord(10)), withOrSees(dispositor(amatya), lord(10))), members: [amatya, lord(10)] }),
  yoga('exalted_count', {
    source: 'BPHS 39.44-46',
    when: (ground) => exaltedOnes(ground).length >= 2,
    members: exaltedOnes,
    flags: { four_or_more: ({ dignity }) => planets.filter((planet) => dignity[planet] !== 'own' && isStrongDignity(dignity[planet])).length >= 4 },
  }),
  ...dhanaPairs.map(([m, n]) => dhana(m, n)),
  ...fifthRows.map(([x, others]) =>
    yoga(`dhana_fifth#${x}`, {
      source: 'BPHS 41.2-8',
      when: all(
        inHouses(x, [5]),
        atHome(x),
        everyOne(others, (graha) => inHouses(graha, [11])),
      ),
      members: [x, ...others],
    }),
  ),
  ...lagnaRows.map(([x, others]) =>
    yoga(`dhana_lagna#${x}`, {
      source: 'BPHS 41.9-15',
      when: all(
        inHouses(x, [1]),
        atHome(x),
        everyOne(others, (graha) => withOrSees(graha, x)),
      ),
      members: [x, ...others],
    }),
  ),
  yoga('al_gain', { source: 'BPHS 29.8-15', when: touched(11), members: [], flags: { unbroken: not(touched(12)) } }),
  yoga('daridra', {
    source: 'BPHS 42, Raman 300',
    when: inHouses(lord(11), dusthanas),
    members: [lord(11)],
    flags: { lagna_lord_with_lord_of_harm: someOne(dusthanas, (house) => together(lord(1), lord(house))) },
  }),
  yoga('vipareeta_raja', {
    source: 'UK 4',
    when: someOne(harmfulPairs, harmfulPair),
    members: (ground) => [...new Set(harmfulPairs.flatMap((pair) => (harmfulPair(pair)(ground) ? pair.map((house) => lord(house)(ground)) : [])))],
  }),
  ...exchanges,
]
