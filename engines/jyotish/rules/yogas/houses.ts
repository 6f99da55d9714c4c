import { exaltationOf } from '../../src/dignity/dignity.ts'
import { type Graha, grahas, planets } from '../../src/graha.ts'
import { type House, houses, isOdd, lordOf, modeOf } from '../../src/sign.ts'
import { turned } from '../../src/list.ts'
import type { YogaGround } from '../../src/yoga/ground.ts'
import { yoga, type YogaRule } from '../../src/yoga/rule.ts'
import {
  all,
  any,
  dispositor,
  everyOne,
  exalted,
  exchangeOfHouses,
  goodHouses,
  holds,
  holdsOnly,
  hostedBy,
  inHouses,
  inKendra,
  joinedBy,
  kendras,
  konas,
  lord,
  mutualKendras,
  navamsaDispositor,
  not,
  occupants,
  occupied,
  placedWell,
  type Predicate,
  same,
  sees,
  signOfThe,
  someOne,
  type Spot,
  strong,
  together,
  welcome,
  type Who,
  withOrSees,
} from '../../src/yoga/terms.ts'

const occupantsOf =
  (wanted: readonly House[], from: Spot = 'lagna') =>
  (ground: YogaGround): readonly Graha[] =>
    wanted.flatMap((house) => occupants(ground, house, from))

/** The ground of a kartari: what is hemmed in, and the name that its id ends with. */
const hemmed: readonly (readonly [string, Spot])[] = [
  ['lagna', 'lagna'],
  ['moon', 'moon'],
  ...houses.slice(1).map((house): readonly [string, Spot] => [String(house), signOfThe(house)]),
]

const kartaris = (['benefic', 'malefic'] as const).flatMap((nature) =>
  hemmed.map(([name, from]) =>
    yoga(`${nature === 'benefic' ? 'shubha' : 'papa'}_kartari#${name}`, {
      source: 'PD 6',
      when: all(holdsOnly(nature, { house: 2, from }), holdsOnly(nature, { house: 12, from })),
      members: occupantsOf([12, 2], from),
    }),
  ),
)

const inLagnaOrAround = (nature: 'benefic' | 'malefic'): Predicate =>
  any(holds(nature, { house: 1 }), all(holds(nature, { house: 2 }), holds(nature, { house: 12 })))

/** Two benefics or more in one of the houses. */
const pairOfBenefics = (wanted: readonly House[]): Predicate =>
  someOne(wanted, (house) => (ground) => occupants(ground, house).filter((graha) => ground.nature[graha] === 'benefic').length >= 2)

/** A graha of that nature stands in the house, placed as asked. */
const placedIn = (nature: 'benefic' | 'malefic', house: House, how: (who: Who) => Predicate): Predicate =>
  someOne(grahas, (graha) => all(inHouses(graha, [house]), (ground) => ground.nature[graha] === nature, how(graha)))

const goodOrExalted = (who: Who): Predicate => any(inHouses(who, goodHouses), exalted(who))

const hostOfLagnaLord = dispositor(lord(1))
const hostOfHost = dispositor(hostOfLagnaLord)
const hostInNavamsa = navamsaDispositor(hostOfHost)

const moonHost = dispositor('moon')

const beneficsFrom = (wanted: readonly House[], from: Spot): Predicate => everyOne(wanted, (house) => holds('benefic', { house, from }))

const parityOf =
  (odd: boolean): Predicate =>
  ({ signs }) =>
    [signs.lagna, signs.sun, signs.moon].every((sign) => isOdd(sign) === odd)

/** Degrees from Rahu of the seven, forward. */
const fromRahu = ({ longitude }: YogaGround): readonly number[] => planets.map((planet) => turned(longitude[planet] - longitude.rahu))

const rahuToKetu: Predicate = (ground) => fromRahu(ground).every((degrees) => degrees < 180)
const ketuToRahu: Predicate = (ground) => fromRahu(ground).every((degrees) => degrees > 180)

const signsFromRahu = ({ signs }: YogaGround): readonly number[] => planets.map((planet) => (signs[planet] - signs.rahu + 12) % 12)

const fallen = planets.map((x) => {
  const host = dispositor(x)
  const sign = exaltationOf(x)
  const lordOfExaltation = lordOf(sign)
  const guest = planets.find((planet) => planet !== x && exaltationOf(planet) === (sign + 6) % 12)
  const angular = (who: Who): Predicate => any(inKendra(who), all(not(same(who, 'moon')), inKendra(who, 'moon')))
  const grounds: Readonly<Record<string, Predicate>> = {
    dispositor_in_kendra: angular(host),
    exaltation_lord_in_kendra: angular(lordOfExaltation),
    exalted_there_in_kendra: guest === undefined ? () => false : angular(guest),
    dispositor_with_or_aspects: withOrSees(host, x),
    exalted_in_navamsa: ({ navamsa }) => navamsa[x] === sign,
  }
  return yoga(`neecha_bhanga#${x}`, {
    source: 'PD 7',
    when: all((ground) => ground.dignity[x] === 'debilitated', any(...Object.values(grounds))),
    members: [x, host],
    flags: grounds,
  })
})

const lordInDusthana = (id: string, house: 6 | 8 | 12): YogaRule =>
  yoga(id, { source: 'PD 6', when: inHouses(lord(house), [6, 8, 12]), members: [lord(house)], readings: { strict: inHouses(lord(house), [house]) } })

/** Yogas of houses, their lords and their occupants. */
export const houseYogas: readonly YogaRule[] = [
  yoga('shubha', { source: 'BPHS 36.1-2', when: inLagnaOrAround('benefic'), members: occupantsOf([1, 2, 12]) }),
  yoga('ashubha', { source: 'BPHS 36.1-2', when: inLagnaOrAround('malefic'), members: occupantsOf([1, 2, 12]) }),
  ...kartaris,
  yoga('amala', {
    source: 'BPHS 36.5-6',
    when: any(holdsOnly('benefic', { house: 10 }), holdsOnly('benefic', { house: 10, from: 'moon' })),
    members: (ground) => (['lagna', 'moon'] as const).flatMap((from) => (holdsOnly('benefic', { house: 10, from })(ground) ? occupants(ground, 10, from) : [])),
  }),
  yoga('parvata', {
    source: 'BPHS 36.7-8',
    when: all(
      someOne(kendras, (house) => holds('benefic', { house })),
      everyOne([1, 4, 7, 8, 10] as const, (house) => not(holds('malefic', { house }))),
    ),
    members: occupantsOf(kendras),
    readings: { phaladeepika: mutualKendras(lord(1), lord(12)) },
  }),
  yoga('kahala', {
    source: 'BPHS 36.9-10',
    when: any(all(mutualKendras(lord(4), 'jupiter'), strong(lord(1))), all(placedWell(lord(4)), together(lord(4), lord(10)))),
    members: [lord(4)],
  }),
  yoga('chamara', {
    source: 'BPHS 36.11-12',
    when: any(all(exalted(lord(1)), inKendra(lord(1)), sees('jupiter', lord(1))), pairOfBenefics([1, 7, 9, 10])),
    members: [lord(1)],
  }),
  yoga('shankha', {
    source: 'BPHS 36.13-14',
    when: any(
      all(strong(lord(1)), mutualKendras(lord(5), lord(6))),
      all(together(lord(1), lord(10)), (ground) => modeOf(ground.signs[lord(1)(ground)]) === 'movable', strong(lord(9))),
    ),
    members: [lord(1)],
  }),
  yoga('bheri', {
    source: 'BPHS 36.15-16',
    when: all(
      strong(lord(9)),
      any(
        everyOne([12, 1, 2, 7] as const, (house) => occupied({ house })),
        all(inKendra('venus'), inKendra('jupiter'), inKendra(lord(1))),
      ),
    ),
    members: [lord(9)],
  }),
  yoga('mridanga', {
    source: 'BPHS 36.17',
    when: all(
      strong(lord(1)),
      everyOne(planets, (planet) => any(same(planet, lord(1)), inHouses(planet, goodHouses), placedWell(planet))),
    ),
    members: [lord(1)],
  }),
  yoga('srinatha', {
    source: 'BPHS 36.18',
    when: all(inHouses(lord(7), [10]), exalted(lord(10)), together(lord(10), lord(9))),
    members: [lord(7), lord(10), lord(9)],
  }),
  yoga('sharada', {
    source: 'BPHS 36.19-20',
    when: any(
      all(inHouses(lord(10), [5]), inKendra('mercury'), ({ signs }) => signs.sun === 4),
      all(any(inHouses('jupiter', konas, 'moon'), inHouses('mercury', konas, 'moon')), inHouses('mars', [11])),
    ),
    members: [lord(10), 'mercury'],
  }),
  yoga('matsya', {
    source: 'BPHS 36.21-22',
    when: all(
      holds('benefic', { house: 9 }),
      holds('benefic', { house: 1 }),
      holds('benefic', { house: 5 }),
      holds('malefic', { house: 5 }),
      holds('malefic', { house: 4 }),
      holds('malefic', { house: 8 }),
    ),
    members: occupantsOf([1, 4, 5, 8, 9]),
  }),
  yoga('kurma', {
    source: 'BPHS 36.23-24',
    when: all(
      everyOne([5, 6, 7] as const, (house) => placedIn('benefic', house, welcome)),
      everyOne([3, 11, 1] as const, (house) => placedIn('malefic', house, placedWell)),
    ),
    members: occupantsOf([1, 3, 5, 6, 7, 11]),
  }),
  yoga('khadga', { source: 'BPHS 36.25-26', when: all(exchangeOfHouses(2, 9), inHouses(lord(1), goodHouses)), members: [lord(1), lord(2), lord(9)] }),
  yoga('lakshmi', { source: 'BPHS 36.27-28', when: all(placedWell(lord(9)), inKendra(lord(9)), strong(lord(1))), members: [lord(9), lord(1)] }),
  yoga('kusuma', {
    source: 'BPHS 36.29-30',
    when: all(
      ({ signs }) => modeOf(signs.lagna) === 'fixed',
      inKendra('venus'),
      inHouses('moon', konas),
      joinedBy('benefic', 'moon'),
      inHouses('saturn', [10]),
    ),
    members: ['venus', 'moon', 'saturn'],
  }),
  yoga('kalanidhi', {
    source: 'BPHS 36.31-32',
    when: all(inHouses('jupiter', [2, 5]), sees('mercury', 'jupiter'), sees('venus', 'jupiter')),
    members: ['jupiter', 'mercury', 'venus'],
    readings: { with: all(inHouses('jupiter', [2, 5]), withOrSees('mercury', 'jupiter'), withOrSees('venus', 'jupiter')) },
  }),
  yoga('kalpadruma', {
    source: 'BPHS 36.33-34',
    when: everyOne([lord(1), hostOfLagnaLord, hostOfHost, hostInNavamsa], goodOrExalted),
    members: [lord(1), hostOfLagnaLord, hostOfHost, hostInNavamsa],
  }),
  yoga('hari', { source: 'BPHS 36.35-36', when: beneficsFrom([2, 8, 12], lord(2)), members: [lord(2)] }),
  yoga('hara', { source: 'BPHS 36.35-36', when: beneficsFrom([4, 8, 9], lord(7)), members: [lord(7)] }),
  yoga('brahma', { source: 'BPHS 36.35-36', when: beneficsFrom([4, 10, 11], lord(1)), members: [lord(1)] }),
  yoga('saraswati', {
    source: 'PD 6',
    when: all(
      everyOne(['jupiter', 'venus', 'mercury'] as const, (graha) => inHouses(graha, [...goodHouses, 2])),
      welcome('jupiter'),
    ),
    members: ['jupiter', 'venus', 'mercury'],
  }),
  yoga('pushkala', {
    source: 'PD 6',
    when: all(together(moonHost, lord(1)), any(inKendra(moonHost), hostedBy(moonHost, ['great_friend'])), sees(moonHost, 'lagna')),
    members: [moonHost, lord(1)],
  }),
  yoga('maha_bhagya', {
    source: 'PD 6',
    when: (ground) => parityOf(ground.sex === 'male')(ground) && ground.byDay === (ground.sex === 'male'),
    members: ['sun', 'moon'],
    known: ({ byDay, sex }) => byDay !== undefined && sex !== undefined,
  }),
  yoga('kala_sarpa', {
    source: 'modern',
    when: any(rahuToKetu, ketuToRahu),
    members: ['rahu', 'ketu'],
    flags: { rahu_to_ketu: rahuToKetu, ketu_to_rahu: ketuToRahu },
    readings: {
      by_sign: any(
        (ground) => signsFromRahu(ground).every((k) => k <= 6),
        (ground) => signsFromRahu(ground).every((k) => k === 0 || k >= 6),
      ),
    },
  }),
  ...fallen,
  lordInDusthana('harsha', 6),
  lordInDusthana('sarala', 8),
  lordInDusthana('vimala', 12),
]
