import { dignityTable, nodeExaltation, nodeOwn } from '../../rules/dignities.ts'
import type { Planet } from '../graha.ts'
import { turned } from '../list.ts'
import type { Signs } from '../placement/placement.ts'
import type { Settings } from '../settings.ts'
import { lordOf, placeOf, type Sign, signAt } from '../sign.ts'
import { compoundRelation, type Relation } from './relation.ts'

/** How a planet is placed by its sign: the best that fits, else what it is to the sign's lord. */
export type Dignity = 'exalted' | 'moolatrikona' | 'own' | 'debilitated' | Relation

/** How a node is placed, where the settings give nodes dignity. */
export type NodeDignity = 'exalted' | 'own' | 'debilitated' | 'none'

/** The setting that dignity depends on. */
export type DignitySettings = Pick<Settings, 'venusMoolatrikona'>

/** The sign a planet is exalted in. */
export function exaltationOf(planet: Planet): Sign {
  return dignityTable[planet].exaltation.sign
}

/** The sign a planet is debilitated in, the seventh from that of exaltation. */
export function debilitationOf(planet: Planet): Sign {
  return signAt(exaltationOf(planet) + 6)
}

/** The longitude of deepest debilitation, degrees [0, 360). */
export function deepestDebilitation(planet: Planet): number {
  const { sign, deepest } = dignityTable[planet].exaltation
  return turned(30 * sign + deepest + 180)
}

/** Whether a planet owns a sign. */
export function owns(planet: Planet, sign: Sign): boolean {
  return dignityTable[planet].own.includes(sign)
}

/** Whether a longitude lies in the planet's moolatrikona. */
export function isMoolatrikona(planet: Planet, longitude: number, { venusMoolatrikona }: DignitySettings): boolean {
  const { sign, degree } = placeOf(longitude)
  const { moolatrikona } = dignityTable[planet]
  const to = planet === 'venus' ? Number(venusMoolatrikona) : moolatrikona.to
  return sign === moolatrikona.sign && degree >= moolatrikona.from && degree < to
}

/** Where a planet stands: its sidereal longitude, and the signs of the birth chart that its relations follow from. */
export type Standing = { readonly longitude: number; readonly signs: Signs }

/**
 * The dignity of a planet in the birth chart, first that fits. Two signs are shared out by degree: the Moon in Taurus is exalted to 3
 * degrees, then in moolatrikona; Mercury in Virgo exalted to 15, in moolatrikona to 20, then at home.
 */
export function dignityOf(planet: Planet, { longitude, signs }: Standing, settings: DignitySettings): Dignity {
  const { sign, degree } = placeOf(longitude)
  const { exaltation, moolatrikona } = dignityTable[planet]
  if (sign === exaltation.sign && (sign !== moolatrikona.sign || degree < moolatrikona.from)) return 'exalted'
  if (isMoolatrikona(planet, longitude, settings)) return 'moolatrikona'
  return dignityBySign(planet, sign, signs)
}

/** The dignity of a planet in a sign of a division, where degrees say nothing: exalted, own, debilitated, or its relation in the birth chart to the sign's lord. */
export function vargaDignity(planet: Planet, sign: Sign, signs: Signs): Dignity {
  return sign === exaltationOf(planet) ? 'exalted' : dignityBySign(planet, sign, signs)
}

function dignityBySign(planet: Planet, sign: Sign, signs: Signs): Dignity {
  if (owns(planet, sign)) return 'own'
  if (sign === debilitationOf(planet)) return 'debilitated'
  return compoundRelation(signs, planet, lordOf(sign))
}

/** The dignity of a node, none by default. */
export function nodeDignity(node: 'rahu' | 'ketu', sign: Sign, setting: Settings['nodeDignity']): NodeDignity {
  if (setting === 'none') return 'none'
  const exaltation = signAt(nodeExaltation[setting] + (node === 'rahu' ? 0 : 6))
  if (sign === exaltation) return 'exalted'
  if (sign === signAt(exaltation + 6)) return 'debilitated'
  return sign === nodeOwn[node] ? 'own' : 'none'
}

/** Dignities in which a planet is at home or better. */
export function isStrongDignity(dignity: Dignity | NodeDignity): boolean {
  return dignity === 'exalted' || dignity === 'moolatrikona' || dignity === 'own'
}
