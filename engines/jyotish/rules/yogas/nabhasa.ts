import { type Planet, planets } from '../../src/graha.ts'
import { type House, houses, modeOf } from '../../src/sign.ts'
import type { YogaGround } from '../../src/yoga/ground.ts'
import { yoga, type YogaRule } from '../../src/yoga/rule.ts'
import { all, any, everyOne, housesHeldBy, inHouses, kendras, not, type Predicate, someOne } from '../../src/yoga/terms.ts'

const seven: readonly Planet[] = planets

/** All seven within the houses. */
const within = (wanted: readonly House[]): Predicate => everyOne(seven, (planet) => inHouses(planet, wanted))

/** All seven within the houses, none of which is empty. */
const fill = (wanted: readonly House[]): Predicate => all(within(wanted), (ground) => housesHeldBy(ground, seven).length === wanted.length)

const allIn = (mode: 'movable' | 'fixed' | 'dual'): Predicate =>
  everyOne(
    seven,
    (planet) =>
      ({ signs }) =>
        modeOf(signs[planet]) === mode,
  )

const ofNature = (ground: YogaGround, nature: 'benefic' | 'malefic'): readonly Planet[] => seven.filter((planet) => ground.nature[planet] === nature)

/** Three kendras or more hold planets of that nature, and no kendra one of the other. */
const kendrasOnlyBy =
  (nature: 'benefic' | 'malefic'): Predicate =>
  (ground) => {
    const held = (list: readonly Planet[]): number => housesHeldBy(ground, list).filter((house) => kendras.some((kendra) => kendra === house)).length
    return held(ofNature(ground, nature)) >= 3 && held(ofNature(ground, nature === 'benefic' ? 'malefic' : 'benefic')) === 0
  }

const natureWithin =
  (nature: 'benefic' | 'malefic', wanted: readonly House[]): Predicate =>
  (ground) =>
    ofNature(ground, nature).every((planet) => inHouses(planet, wanted)(ground))

const someOfBoth: Predicate = (ground) => ofNature(ground, 'benefic').length > 0 && ofNature(ground, 'malefic').length > 0

/** So many houses on from one. */
const run = (from: House, count: number): readonly House[] => Array.from({ length: count }, (_, k) => houses[(from + k - 1) % 12] ?? 1)

const source = (verse: string): string => `BPHS 35.${verse}`
const whole = (id: string, verse: string, when: Predicate): YogaRule => yoga(`nabhasa_${id}`, { source: source(verse), when, members: [...seven] })

const vajra = [natureWithin('benefic', [1, 7]), natureWithin('malefic', [4, 10])] as const
const yava = [natureWithin('malefic', [1, 7]), natureWithin('benefic', [4, 10])] as const

/** By the mode of every sign. */
const modes: readonly YogaRule[] = [whole('rajju', '7', allIn('movable')), whole('musala', '7', allIn('fixed')), whole('nala', '7', allIn('dual'))]

/** By benefics and malefics in angles, and by the shape of the whole. */
const shapes: readonly YogaRule[] = [
  whole('mala', '8', kendrasOnlyBy('benefic')),
  whole('sarpa', '8', kendrasOnlyBy('malefic')),
  whole(
    'gada',
    '9-11',
    someOne(
      [
        [1, 4],
        [4, 7],
        [7, 10],
        [10, 1],
      ] as const,
      fill,
    ),
  ),
  whole('shakata', '9-11', fill([1, 7])),
  whole('vihaga', '9-11', fill([4, 10])),
  whole('shringataka', '9-11', fill([1, 5, 9])),
  whole(
    'hala',
    '9-11',
    someOne(
      [
        [2, 6, 10],
        [3, 7, 11],
        [4, 8, 12],
      ] as const,
      fill,
    ),
  ),
  { ...whole('vajra', '9-11', all(someOfBoth, ...vajra)), readings: { either: any(...vajra) } },
  { ...whole('yava', '9-11', all(someOfBoth, ...yava)), readings: { either: any(...yava) } },
  whole('kamala', '12', fill(kendras)),
  whole('vapi', '12', any(within([2, 5, 8, 11]), within([3, 6, 9, 12]))),
  whole('yupa', '13', fill(run(1, 4))),
  whole('shara', '13', fill(run(4, 4))),
  whole('shakti', '13', fill(run(7, 4))),
  whole('danda', '13', fill(run(10, 4))),
  whole('nauka', '14', fill(run(1, 7))),
  whole('kuta', '14', fill(run(4, 7))),
  whole('chatra', '14', fill(run(7, 7))),
  whole('chapa', '14', fill(run(10, 7))),
  whole(
    'ardhachandra',
    '14',
    someOne([2, 3, 5, 6, 8, 9, 11, 12] as const, (house) => fill(run(house, 7))),
  ),
  whole('chakra', '15', fill([1, 3, 5, 7, 9, 11])),
  whole('samudra', '15', fill([2, 4, 6, 8, 10, 12])),
]

const noneOf = (rules: readonly YogaRule[]): Predicate => not(any(...rules.map(({ when }) => when)))

/** By the number of signs that hold the seven, where no other nabhasa yoga holds; but one sign always has a mode, so that `gola` asks for no shape only. */
const counts = (['gola', 'yuga', 'shula', 'kedara', 'pasha', 'dama', 'vina'] as const).map((id, index) =>
  whole(
    `sankhya_${id}`,
    '16-17',
    all((ground) => housesHeldBy(ground, seven).length === index + 1, noneOf(id === 'gola' ? shapes : [...modes, ...shapes])),
  ),
)

/** Nabhasa yogas, of the seven with bodies. */
export const nabhasaYogas: readonly YogaRule[] = [...modes, ...shapes, ...counts]
