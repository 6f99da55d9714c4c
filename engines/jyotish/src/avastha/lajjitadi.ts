import { aspectingSign } from '../aspect/graha-drishti.ts'
import type { Dignity } from '../dignity/dignity.ts'
import { type NaturalRelation, naturalRelation } from '../dignity/natural-relation.ts'
import { type ByGraha, type Graha, grahas, isPlanet, type Planet } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import { houseOf, type Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import { elementOf, lordOf } from '../sign.ts'

/** States of mood (BPHS 45.11-18). */
export const lajjitadi = ['lajjita', 'garvita', 'kshudhita', 'trushita', 'mudita', 'kshobhita'] as const

/** One state of mood. */
export type Lajjitadi = (typeof lajjitadi)[number]

/** What a mood depends on: the signs and natures of the birth chart, and the planet's own dignity. */
export type MoodGround = { readonly signs: Signs; readonly natures: ByGraha<Nature>; readonly dignity: Dignity }

/** What is beside a planet and what looks at it. */
type Company = { readonly planet: Planet; readonly beside: readonly Graha[]; readonly looking: readonly Graha[] }

/**
 * Every mood of a planet, none or several (BPHS 45.11-18). Lajjita: in the 5th house with a node, the Sun, Saturn or Mars. Garvita: exalted
 * or in moolatrikona. Kshudhita: in an enemy's sign, with or aspected by an enemy, or with Saturn. Trushita: in a watery sign, aspected by
 * an enemy and by no benefic. Mudita: in a friend's sign, with or aspected by a friend, or with Jupiter. Kshobhita: with the Sun, and with or
 * aspected by another malefic, or aspected by an enemy. Friends and enemies are those by nature.
 */
export function lajjitadiOf(planet: Planet, ground: MoodGround, settings: Pick<Settings, 'nodeAspects'>): readonly Lajjitadi[] {
  const { signs } = ground
  const beside = grahas.filter((graha) => graha !== planet && signs[graha] === signs[planet])
  const company = { planet, beside, looking: aspectingSign(signs, signs[planet], settings) }
  return lajjitadi.filter((mood) => holds[mood](company, ground))
}

const shaming: readonly Graha[] = ['rahu', 'ketu', 'sun', 'saturn', 'mars']

const holds: Readonly<Record<Lajjitadi, (company: Company, ground: MoodGround) => boolean>> = {
  lajjita: ({ planet, beside }, { signs }) => houseOf(signs, planet) === 5 && beside.some((graha) => shaming.includes(graha)),
  garvita: (_, { dignity }) => dignity === 'exalted' || dignity === 'moolatrikona',
  kshudhita: ({ planet, beside, looking }, { signs }) =>
    is(planet, lordOf(signs[planet]), -1) || any(planet, [...beside, ...looking], -1) || beside.includes('saturn'),
  trushita: ({ planet, looking }, { signs, natures }) =>
    elementOf(signs[planet]) === 'water' && any(planet, looking, -1) && !looking.some((graha) => natures[graha] === 'benefic'),
  mudita: ({ planet, beside, looking }, { signs }) =>
    (planet !== lordOf(signs[planet]) && is(planet, lordOf(signs[planet]), 1)) || any(planet, [...beside, ...looking], 1) || beside.includes('jupiter'),
  kshobhita: ({ planet, beside, looking }, { natures }) =>
    beside.includes('sun') && ([...beside, ...looking].some((graha) => graha !== 'sun' && natures[graha] === 'malefic') || any(planet, looking, -1)),
}

function is(planet: Planet, other: Graha, relation: NaturalRelation): boolean {
  return isPlanet(other) && naturalRelation(planet, other) === relation
}

function any(planet: Planet, others: readonly Graha[], relation: NaturalRelation): boolean {
  return others.some((other) => is(planet, other, relation))
}
