import { compoundRelation } from '../dignity/relation.ts'
import { debilitationOf, exaltationOf, isStrongDignity, owns } from '../dignity/dignity.ts'
import { type Graha, grahas, isPlanet, type Planet, type Point } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import { type House, houseFrom, houses, lordOf, type Sign, signOfHouse } from '../sign.ts'
import type { YogaGround } from './ground.ts'

/** Something that holds in a chart or does not. */
export type Predicate = (ground: YogaGround) => boolean

/** A graha, by name or by its office in the chart. */
export type Who = Graha | ((ground: YogaGround) => Graha)

/** What houses are counted from: the lagna, a graha, or a sign found in the chart. */
export type Spot = Point | ((ground: YogaGround) => Graha | Sign)

/** Angles, trines, the houses of harm, and those of growth. */
export const kendras = [1, 4, 7, 10] as const satisfies readonly House[]
/** Trines. */
export const konas = [1, 5, 9] as const satisfies readonly House[]
/** Angles and trines together. */
export const goodHouses = [1, 4, 5, 7, 9, 10] as const satisfies readonly House[]
/** Houses of harm. */
export const dusthanas = [6, 8, 12] as const satisfies readonly House[]
/** Houses of growth. */
export const upachayas = [3, 6, 10, 11] as const satisfies readonly House[]

/** The graha that a term names in a chart. */
export function grahaOf(ground: YogaGround, who: Who): Graha {
  return typeof who === 'function' ? who(ground) : who
}

/** The sign that houses are counted from. */
function signOf(ground: YogaGround, spot: Spot): Sign {
  const found = typeof spot === 'function' ? spot(ground) : spot
  return typeof found === 'number' ? found : ground.signs[found]
}

/** The lord of a house. */
export function lord(house: House): (ground: YogaGround) => Planet {
  return ({ signs }) => lordOf(signOfHouse(signs.lagna, house))
}

/** The sign of a house. */
export function signOfThe(house: House): (ground: YogaGround) => Sign {
  return ({ signs }) => signOfHouse(signs.lagna, house)
}

/** The lord of the sign that something stands in. */
export function dispositor(spot: Spot): (ground: YogaGround) => Planet {
  return (ground) => lordOf(signOf(ground, spot))
}

/** The lord of the sign that a graha has in the navamsa. */
export function navamsaDispositor(who: Who): (ground: YogaGround) => Planet {
  return (ground) => lordOf(ground.navamsa[grahaOf(ground, who)])
}

/** The house of a graha counted from something, the lagna where nothing is said. */
function houseOfThe(ground: YogaGround, who: Who, from: Spot = 'lagna'): House {
  const graha = grahaOf(ground, who)
  return from === 'lagna' ? ground.house[graha] : houseFrom(signOf(ground, from), ground.signs[graha])
}

/** A graha stands in one of the houses counted from something. */
export function inHouses(who: Who, wanted: readonly House[], from: Spot = 'lagna'): Predicate {
  return (ground) => wanted.includes(houseOfThe(ground, who, from))
}

/** A graha stands in an angle. */
export function inKendra(who: Who, from: Spot = 'lagna'): Predicate {
  return inHouses(who, kendras, from)
}

/** A graha is exalted, in moolatrikona or in its own sign. */
export function placedWell(who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return isPlanet(graha) && isStrongDignity(ground.dignity[graha])
  }
}

/** A planet is placed well, vargottama, or has the shadbala it needs. */
export function strong(who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return isPlanet(graha) && ground.strong[graha]
  }
}

/** A planet stands in its sign of exaltation. */
export function exalted(who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return isPlanet(graha) && ground.signs[graha] === exaltationOf(graha)
  }
}

/** A planet stands in its sign of debilitation. */
export function debilitated(who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return isPlanet(graha) && ground.signs[graha] === debilitationOf(graha)
  }
}

/** A planet stands in a sign of its own. */
export function atHome(who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return isPlanet(graha) && owns(graha, ground.signs[graha])
  }
}

/** A planet's sign is its own, of its exaltation, or of a friend by nature and place. */
export function welcome(who: Who): Predicate {
  return (ground) => placedWell(who)(ground) || hosted(ground, who, ['friend', 'great_friend'])
}

/** What a planet is to the lord of its sign is one of the named relations. */
export function hostedBy(who: Who, relations: readonly string[]): Predicate {
  return (ground) => hosted(ground, who, relations)
}

function hosted(ground: YogaGround, who: Who, relations: readonly string[]): boolean {
  const graha = grahaOf(ground, who)
  if (!isPlanet(graha)) return false
  const host = lordOf(ground.signs[graha])
  return host !== graha && relations.includes(compoundRelation(ground.signs, graha, host))
}

/** Two different grahas stand in one sign. */
export function together(one: Who, other: Who): Predicate {
  return (ground) => {
    const [a, b] = [grahaOf(ground, one), grahaOf(ground, other)]
    return a !== b && ground.signs[a] === ground.signs[b]
  }
}

/** A graha fully aspects the sign of something (never itself). */
export function sees(who: Who, spot: Spot): Predicate {
  return (ground) => ground.aspects[grahaOf(ground, who)].includes(signOf(ground, spot))
}

/** A graha stands with another or fully aspects it. */
export function withOrSees(who: Who, other: Who): Predicate {
  return (ground) => {
    const [a, b] = [grahaOf(ground, who), grahaOf(ground, other)]
    return a !== b && (ground.signs[a] === ground.signs[b] || ground.aspects[a].includes(ground.signs[b]))
  }
}

/** Two different grahas fully aspect each other. */
export function mutualAspect(one: Who, other: Who): Predicate {
  return (ground) => {
    const [a, b] = [grahaOf(ground, one), grahaOf(ground, other)]
    return a !== b && ground.aspects[a].includes(ground.signs[b]) && ground.aspects[b].includes(ground.signs[a])
  }
}

/** Each of two different planets stands in a sign of the other. */
export function exchange(one: Who, other: Who): Predicate {
  return (ground) => {
    const [a, b] = [grahaOf(ground, one), grahaOf(ground, other)]
    return a !== b && lordOf(ground.signs[a]) === b && lordOf(ground.signs[b]) === a
  }
}

/** The lords of two houses, different ones, each stand in the other's house. */
export function exchangeOfHouses(one: House, other: House): Predicate {
  return (ground) => {
    const [a, b] = [lord(one)(ground), lord(other)(ground)]
    return a !== b && ground.house[a] === other && ground.house[b] === one
  }
}

/** Two grahas are together, aspect each other, or stand in each other's signs. */
export function related(one: Who, other: Who): Predicate {
  return any(together(one, other), mutualAspect(one, other), exchange(one, other))
}

/** Two grahas stand in angles from each other, the same sign included. */
export function mutualKendras(one: Who, other: Who): Predicate {
  return (ground) => inKendra(other, () => ground.signs[grahaOf(ground, one)])(ground)
}

/** Two terms name the same graha. */
export function same(one: Who, other: Who): Predicate {
  return (ground) => grahaOf(ground, one) === grahaOf(ground, other)
}

/** A graha is benefic, or malefic, in this chart. */
export function isBy(nature: Nature, who: Who): Predicate {
  return (ground) => ground.nature[grahaOf(ground, who)] === nature
}

/** The grahas in a house counted from something. */
export function occupants(ground: YogaGround, house: House, from: Spot = 'lagna'): readonly Graha[] {
  const sign = signOfHouse(signOf(ground, from), house)
  return grahas.filter((graha) => ground.signs[graha] === sign)
}

/** How many grahas of each nature stand in a house counted from something. */
function natureCounts(ground: YogaGround, house: House, from: Spot): Readonly<Record<Nature, number>> {
  const sign = signOfHouse(signOf(ground, from), house)
  const counts = { benefic: 0, malefic: 0 }
  for (const graha of grahas) if (ground.signs[graha] === sign) counts[ground.nature[graha]]++
  return counts
}

/** What a house is to hold, and what it is counted from. */
export type Holding = { readonly house: House; readonly from?: Spot }

/** A house holds a graha of that nature. */
export function holds(nature: Nature, { house, from = 'lagna' }: Holding): Predicate {
  return (ground) => natureCounts(ground, house, from)[nature] > 0
}

/** A house is occupied, and only by grahas of that nature. */
export function holdsOnly(nature: Nature, { house, from = 'lagna' }: Holding): Predicate {
  return (ground) => {
    const { benefic, malefic } = natureCounts(ground, house, from)
    return nature === 'benefic' ? benefic > 0 && malefic === 0 : malefic > 0 && benefic === 0
  }
}

/** A house is occupied. */
export function occupied({ house, from = 'lagna' }: Holding): Predicate {
  return (ground) => occupants(ground, house, from).length > 0
}

/** A graha of that nature, other than the one looked at, aspects it. */
export function seenBy(nature: Nature, spot: Spot): Predicate {
  return (ground) => grahas.some((graha) => ground.nature[graha] === nature && ground.aspects[graha].includes(signOf(ground, spot)))
}

/** A graha of that nature stands with a graha. */
export function joinedBy(nature: Nature, who: Who): Predicate {
  return (ground) => {
    const graha = grahaOf(ground, who)
    return grahas.some((other) => other !== graha && ground.nature[other] === nature && ground.signs[other] === ground.signs[graha])
  }
}

/** Every one of the predicates holds. */
export function all(...predicates: readonly Predicate[]): Predicate {
  return (ground) => {
    for (const predicate of predicates) if (!predicate(ground)) return false
    return true
  }
}

/** One of the predicates holds. */
export function any(...predicates: readonly Predicate[]): Predicate {
  return (ground) => {
    for (const predicate of predicates) if (predicate(ground)) return true
    return false
  }
}

/** The predicate does not hold. */
export function not(predicate: Predicate): Predicate {
  return (ground) => !predicate(ground)
}

/** The predicate holds of every one. */
export function everyOne<const Item>(items: readonly Item[], of: (item: Item) => Predicate): Predicate {
  return all(...items.map(of))
}

/** The predicate holds of at least one. */
export function someOne<const Item>(items: readonly Item[], of: (item: Item) => Predicate): Predicate {
  return any(...items.map(of))
}

/** The houses that hold one of the grahas, in order. */
export function housesHeldBy(ground: YogaGround, list: readonly Graha[]): readonly House[] {
  return houses.filter((house) => list.some((graha) => ground.house[graha] === house))
}
