import { type Graha, planets, starPlanets } from '../../src/graha.ts'
import type { House } from '../../src/sign.ts'
import { separation } from '../../src/list.ts'
import type { YogaGround } from '../../src/yoga/ground.ts'
import { yoga, type YogaRule } from '../../src/yoga/rule.ts'
import {
  all,
  any,
  debilitated,
  dusthanas,
  everyOne,
  hostedBy,
  inHouses,
  inKendra,
  isBy,
  joinedBy,
  kendras,
  not,
  placedWell,
  type Predicate,
  seenBy,
  sees,
  someOne,
  type Spot,
  together,
  upachayas,
} from '../../src/yoga/terms.ts'

const beside = (house: House, from: Spot): Predicate => someOne(starPlanets, (planet) => inHouses(planet, [house], from))

const besideGrahas =
  (wanted: readonly House[], from: Spot) =>
  (ground: YogaGround): readonly Graha[] =>
    starPlanets.filter((planet) => inHouses(planet, wanted, from)(ground))

/** Jupiter, Venus, and Mercury where he is a benefic. */
const gentle = (ground: YogaGround): readonly Graha[] => (['jupiter', 'venus', 'mercury'] as const).filter((graha) => isBy('benefic', graha)(ground))

const gentleIn = (ground: YogaGround, wanted: readonly House[], from: Spot): number =>
  gentle(ground).filter((graha) => inHouses(graha, wanted, from)(ground)).length

const allGentle =
  (wanted: readonly House[], from: Spot): Predicate =>
  (ground) =>
    gentleIn(ground, wanted, from) === gentle(ground).length

const someGentle =
  (count: number, wanted: readonly House[]): Predicate =>
  (ground) =>
    gentleIn(ground, wanted, 'moon') === count && gentle(ground).length > count

/** Within twelve degrees of longitude of Rahu or Ketu. */
const nearNode =
  (light: 'sun' | 'moon'): Predicate =>
  ({ longitude }) =>
    separation(longitude[light], longitude.rahu) <= 12 || separation(longitude[light], longitude.ketu) <= 12

const withNode = (light: 'sun' | 'moon'): Predicate => any(together(light, 'rahu'), together(light, 'ketu'))

const mahapurusha = (
  [
    ['ruchaka', 'mars'],
    ['bhadra', 'mercury'],
    ['hamsa', 'jupiter'],
    ['malavya', 'venus'],
    ['sasa', 'saturn'],
  ] as const
).map(([id, planet]) => yoga(id, { source: 'BPHS 75.1-2', when: all(placedWell(planet), inKendra(planet)), members: [planet] }))

const sunNeighbours: Readonly<Record<string, Predicate>> = {
  benefic: someOne(starPlanets, (planet) => all(inHouses(planet, [2, 12], 'sun'), isBy('benefic', planet))),
  malefic: someOne(starPlanets, (planet) => all(inHouses(planet, [2, 12], 'sun'), isBy('malefic', planet))),
}

/** Yogas of the Moon, of the Sun, and of two grahas together. */
export const moonAndSunYogas: readonly YogaRule[] = [
  ...mahapurusha,
  yoga('gajakesari', {
    source: 'PD 6',
    when: inKendra('jupiter', 'moon'),
    members: ['jupiter', 'moon'],
    readings: {
      // BPHS 36.3-4
      strict: all(
        any(inKendra('jupiter'), inKendra('jupiter', 'moon')),
        any(joinedBy('benefic', 'jupiter'), seenBy('benefic', 'jupiter')),
        not(({ combust }) => combust.jupiter),
        not(debilitated('jupiter')),
        not(hostedBy('jupiter', ['enemy', 'great_enemy'])),
      ),
    },
  }),
  yoga('sunapha', { source: 'BPHS 37.7-10, BJ 13', when: all(beside(2, 'moon'), not(beside(12, 'moon'))), members: besideGrahas([2], 'moon') }),
  yoga('anapha', { source: 'BPHS 37.7-10, BJ 13', when: all(beside(12, 'moon'), not(beside(2, 'moon'))), members: besideGrahas([12], 'moon') }),
  yoga('durudhara', { source: 'BPHS 37.7-10, BJ 13', when: all(beside(2, 'moon'), beside(12, 'moon')), members: besideGrahas([2, 12], 'moon') }),
  yoga('kemadruma', {
    source: 'BPHS 37.11-13',
    when: everyOne(starPlanets, (planet) => not(any(inHouses(planet, [1, 2, 12], 'moon'), inKendra(planet)))),
    members: ['moon'],
    flags: {
      cancel_graha_in_kendra_from_moon: someOne(
        planets.filter((planet) => planet !== 'moon'),
        (planet) => inKendra(planet, 'moon'),
      ),
      cancel_jupiter_aspects_moon: sees('jupiter', 'moon'),
      cancel_moon_in_kendra: inKendra('moon'),
    },
  }),
  yoga('adhi_moon', {
    source: 'BPHS 37.5',
    when: allGentle([6, 7, 8], 'moon'),
    members: gentle,
    flags: { mercury_malefic: isBy('malefic', 'mercury') },
    readings: { partial: someGentle(2, [6, 7, 8]) },
  }),
  yoga('adhi_lagna', {
    source: 'BPHS 36.37',
    when: all(allGentle([7, 8], 'lagna'), (ground) =>
      gentle(ground).every((graha) => !joinedBy('malefic', graha)(ground) && !seenBy('malefic', graha)(ground)),
    ),
    members: gentle,
    flags: { mercury_malefic: isBy('malefic', 'mercury') },
  }),
  yoga('vasumati', {
    source: 'BPHS 37.6',
    when: allGentle(upachayas, 'moon'),
    members: gentle,
    flags: { mercury_malefic: isBy('malefic', 'mercury') },
    readings: { medium: someGentle(2, upachayas), slight: someGentle(1, upachayas) },
  }),
  yoga('vesi', { source: 'BPHS 38.1-4', when: all(beside(2, 'sun'), not(beside(12, 'sun'))), members: besideGrahas([2], 'sun'), flags: sunNeighbours }),
  yoga('vasi', { source: 'BPHS 38.1-4', when: all(beside(12, 'sun'), not(beside(2, 'sun'))), members: besideGrahas([12], 'sun'), flags: sunNeighbours }),
  yoga('ubhayachari', { source: 'BPHS 38.1-4', when: all(beside(2, 'sun'), beside(12, 'sun')), members: besideGrahas([2, 12], 'sun'), flags: sunNeighbours }),
  yoga('budha_aditya', { source: 'tradition', when: together('mercury', 'sun'), members: ['sun', 'mercury'] }),
  yoga('chandra_mangala', {
    source: 'Raman 300',
    when: together('moon', 'mars'),
    members: ['moon', 'mars'],
    readings: { opposite: inHouses('mars', [7], 'moon') },
  }),
  yoga('guru_mangala', { source: 'tradition', when: any(together('jupiter', 'mars'), inHouses('mars', [7], 'jupiter')), members: ['jupiter', 'mars'] }),
  yoga('guru_chandala', {
    source: 'tradition',
    when: together('jupiter', 'rahu'),
    members: ['jupiter', 'rahu'],
    readings: { ketu: together('jupiter', 'ketu') },
  }),
  yoga('shakata', {
    source: 'PD 6',
    when: all(inHouses('jupiter', dusthanas, 'moon'), not(inHouses('moon', kendras))),
    members: ['moon', 'jupiter'],
    readings: { from_jupiter: all(inHouses('moon', dusthanas, 'jupiter'), not(inHouses('moon', kendras))) },
  }),
  yoga('grahana', {
    source: 'tradition',
    when: any(nearNode('sun'), nearNode('moon')),
    members: (ground) => (['sun', 'moon'] as const).filter((light) => nearNode(light)(ground)),
    flags: { sun: nearNode('sun'), moon: nearNode('moon') },
    readings: { by_sign: any(withNode('sun'), withNode('moon')) },
  }),
  yoga('pitru_dosha', { source: 'modern', when: any(together('sun', 'rahu'), together('sun', 'saturn')), members: ['sun'] }),
  yoga('shrapita', { source: 'modern', when: together('saturn', 'rahu'), members: ['saturn', 'rahu'] }),
]
