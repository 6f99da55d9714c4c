import {
  ganaStars,
  ganas,
  ganaTables,
  kootaMarks,
  maitriMarks,
  nadis,
  varnaOrder,
  vashyaClasses,
  vashyaOfHalves,
  vashyaTables,
  yoniAnimals,
  yoniEnemies,
  yoniOfStar,
  yoniTables,
} from '../../rules/match.ts'
import { naturalRelation } from '../dignity/natural-relation.ts'
import { at, mod } from '../list.ts'
import { starOf } from '../placement/star.ts'
import { elementOf, houseFrom, lordOf, placeOf, type Sign } from '../sign.ts'

/** One of the eight agreements. */
export type Koota = keyof typeof kootaMarks

/** The eight in their order. */
export const kootas = ['varna', 'vashya', 'tara', 'yoni', 'maitri', 'gana', 'bhakoot', 'nadi'] as const satisfies readonly Koota[]

/** What each person brings: the Moon's sidereal longitude in degrees [0, 360). */
export type MatchMoon = { readonly moon: number }

/** Which printed tables give the marks; a total means nothing without their names. */
export type MatchTables = { readonly vashya: keyof typeof vashyaTables; readonly yoni: keyof typeof yoniTables; readonly gana: keyof typeof ganaTables }

/** The tables used where none are named. */
export const defaultMatchTables: MatchTables = Object.freeze({ vashya: 'printed', yoni: 'printed', gana: 'manushya_groom' })

/** Everything about one Moon that the kootas ask for; star 0 Ashvini to 26 Revati. */
export type MatchNature = {
  readonly sign: Sign
  readonly star: number
  readonly pada: number
  readonly varna: number
  readonly vashya: (typeof vashyaClasses)[number]
  readonly yoni: (typeof yoniAnimals)[number]
  readonly gana: (typeof ganas)[number]
  readonly nadi: (typeof nadis)[number]
}

/** The natures of a Moon: half signs by degree, not by quarter of the star. */
export function matchNature({ moon }: MatchMoon): MatchNature {
  const { sign, degree } = placeOf(moon)
  const { star, pada } = starOf(moon)
  return {
    sign,
    star,
    pada,
    varna: varnaOrder[elementOf(sign)],
    vashya: at(at(vashyaOfHalves, sign), degree < 15 ? 0 : 1),
    yoni: at(yoniOfStar, star),
    gana: ganaOf(star + 1),
    nadi: at([nadis[0], nadis[1], nadis[2], nadis[2], nadis[1], nadis[0]], star % 6),
  }
}

function ganaOf(number: number): (typeof ganas)[number] {
  const isIn = (stars: readonly number[]): boolean => stars.includes(number)
  if (isIn(ganaStars.deva)) return 'deva'
  return isIn(ganaStars.manushya) ? 'manushya' : 'rakshasa'
}

/** The marks of each koota. */
export type KootaScores = Readonly<Record<Koota, number>>

/** The marks of the eight kootas for a bride and a groom by the named tables. */
export function kootaScores(bride: MatchNature, groom: MatchNature, tables: MatchTables = defaultMatchTables): KootaScores {
  return {
    varna: groom.varna >= bride.varna ? 1 : 0,
    vashya: cell(vashyaTables[tables.vashya], vashyaClasses.indexOf(bride.vashya), vashyaClasses.indexOf(groom.vashya)),
    tara: taraMarks(bride.star, groom.star) + taraMarks(groom.star, bride.star),
    yoni: yoniMarks(bride.yoni, groom.yoni, tables.yoni),
    maitri: maitriOf(bride.sign, groom.sign),
    gana: cell(ganaTables[tables.gana], ganas.indexOf(bride.gana), ganas.indexOf(groom.gana)),
    bhakoot: [2, 5, 6, 8, 9, 12].includes(houseFrom(bride.sign, groom.sign)) ? 0 : kootaMarks.bhakoot,
    nadi: bride.nadi === groom.nadi ? 0 : kootaMarks.nadi,
  }
}

function cell(table: readonly (readonly number[])[], row: number, column: number): number {
  return at(at(table, row), column)
}

/** One and a half unless the count from one star to the other leaves 3, 5 or 7 of nine. */
function taraMarks(from: number, to: number): number {
  return [3, 5, 7].includes((mod(to - from, 27) + 1) % 9) ? 0 : 1.5
}

function yoniMarks(bride: MatchNature['yoni'], groom: MatchNature['yoni'], name: MatchTables['yoni']): number {
  const table = yoniTables[name]
  if (table !== undefined) return cell(table, yoniAnimals.indexOf(bride), yoniAnimals.indexOf(groom))
  if (bride === groom) return 4
  return yoniEnemies.some(([one, other]) => (one === bride && other === groom) || (one === groom && other === bride)) ? 0 : 2
}

function maitriOf(bride: Sign, groom: Sign): number {
  const [one, other] = [lordOf(bride), lordOf(groom)]
  if (one === other) return maitriMarks.same
  const relations = [naturalRelation(one, other), naturalRelation(other, one)]
  const both = `${Math.max(...relations)} ${Math.min(...relations)}`
  switch (both) {
    case '1 1':
      return maitriMarks.friends
    case '1 0':
      return maitriMarks.friendNeutral
    case '0 0':
      return maitriMarks.neutrals
    case '1 -1':
      return maitriMarks.friendEnemy
    case '0 -1':
      return maitriMarks.neutralEnemy
    default:
      return maitriMarks.enemies
  }
}
