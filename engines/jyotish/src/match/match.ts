import { countsFromBride, kootaMarks, rajjuStars, vedhaStars } from '../../rules/match.ts'
import { naturalRelation } from '../dignity/natural-relation.ts'
import { mod } from '../list.ts'
import { houseFrom, lordOf } from '../sign.ts'
import { defaultMatchTables, type KootaScores, kootas, kootaScores, type MatchMoon, type MatchNature, matchNature, type MatchTables } from './koota.ts'

/** Grounds on which schools forgive a missing bhakoot or nadi. */
export type MatchFlag = 'bhakoot_same_lord' | 'bhakoot_friendly_lords' | 'nadi_same_star' | 'nadi_same_sign'

/** Part of the body that a star belongs to. */
export type Rajju = keyof typeof rajjuStars

/** What southern books ask beside the eight kootas. */
export type MatchExtras = {
  /** The part of the body that both stars belong to; undefined where they differ, as is wished. */
  readonly rajju: Rajju | undefined
  /** Whether the stars pierce each other. */
  readonly vedha: boolean
  readonly mahendra: boolean
  readonly striDirgha: boolean
  /** The groom's star counted from the bride's, 1 to 27. */
  readonly count: number
}

/** A match: marks by koota, their total of 36, and apart from it what exceptions would make of it. */
export type Match = {
  readonly bride: MatchNature
  readonly groom: MatchNature
  readonly tables: MatchTables
  readonly scores: KootaScores
  readonly total: number
  readonly flags: readonly MatchFlag[]
  /** The total with the kootas that a flag forgives in full; never the total itself. */
  readonly totalAfterExceptions: number
  readonly extras: MatchExtras
}

/** Matches two Moons. Every exception is a flag with its own id and changes no mark. */
export function matchOf(bride: MatchMoon, groom: MatchMoon, tables: MatchTables = defaultMatchTables): Match {
  const [one, other] = [matchNature(bride), matchNature(groom)]
  const scores = kootaScores(one, other, tables)
  const flags = flagsOf(one, other, scores)
  const forgiven = (koota: 'bhakoot' | 'nadi'): boolean => flags.some((flag) => flag.startsWith(koota))
  const sum = (marks: (koota: (typeof kootas)[number]) => number): number => kootas.reduce((total, koota) => total + marks(koota), 0)
  return {
    bride: one,
    groom: other,
    tables,
    scores,
    total: sum((koota) => scores[koota]),
    flags,
    totalAfterExceptions: sum((koota) => ((koota === 'bhakoot' || koota === 'nadi') && forgiven(koota) ? kootaMarks[koota] : scores[koota])),
    extras: extrasOf(one, other),
  }
}

function flagsOf(bride: MatchNature, groom: MatchNature, scores: KootaScores): readonly MatchFlag[] {
  const [one, other] = [lordOf(bride.sign), lordOf(groom.sign)]
  const friendly = naturalRelation(one, other) === 1 && naturalRelation(other, one) === 1
  const sameStar = bride.star === groom.star
  const held: readonly (readonly [MatchFlag, boolean])[] = [
    ['bhakoot_same_lord', scores.bhakoot === 0 && one === other],
    ['bhakoot_friendly_lords', scores.bhakoot === 0 && one !== other && friendly],
    ['nadi_same_star', scores.nadi === 0 && sameStar && bride.pada !== groom.pada],
    ['nadi_same_sign', scores.nadi === 0 && !sameStar && bride.sign === groom.sign],
  ]
  return held.flatMap(([flag, holds]) => (holds ? [flag] : []))
}

function extrasOf(bride: MatchNature, groom: MatchNature): MatchExtras {
  const stars = [bride.star + 1, groom.star + 1]
  const both = (list: readonly number[]): boolean => stars.every((star) => list.includes(star))
  const count = mod(groom.star - bride.star, 27) + 1
  const isIn = (list: readonly number[]): boolean => list.includes(count)
  return {
    rajju: rajjus.find((part) => both(rajjuStars[part])),
    vedha: bride.star !== groom.star && vedhaStars.some(both),
    mahendra: isIn(countsFromBride.mahendra),
    striDirgha: count > countsFromBride.striDirghaAbove,
    count,
  }
}

const rajjus = ['feet', 'waist', 'navel', 'neck', 'head'] as const satisfies readonly Rajju[]

/** The house of the groom's Moon sign from the bride's, and the reverse: what bhakoot is about, such as 5 and 9. */
export function bhakootPair({ bride, groom }: Pick<Match, 'bride' | 'groom'>): readonly [number, number] {
  return [houseFrom(bride.sign, groom.sign), houseFrom(groom.sign, bride.sign)]
}
