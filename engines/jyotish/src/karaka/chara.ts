import { eightRoles, sevenRoles } from '../../rules/karakas.ts'
import { type Graha, planets } from '../graha.ts'
import { at } from '../list.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { placeOf } from '../sign.ts'

/** The role of a movable karaka: self, minister, brother, mother, father, child, rival, spouse. */
export type KarakaRole = (typeof eightRoles)[number]

/** A movable karaka: its graha, the degrees it goes by (of a sign, [0, 30); Rahu's from the end of it), and whether another is within 1″ of it. */
export type CharaKaraka = { readonly role: KarakaRole; readonly graha: Graha; readonly degree: number; readonly tie: boolean }

/** What karakas depend on. */
export type KarakaGround = Pick<Positions, 'longitude'>

/** A candidate for a role. */
type Candidate = { readonly graha: Graha; readonly degree: number }

const second = 1 / 3600

/**
 * The movable karakas from the highest degree down (BPHS 32.1-17). Two within 1″ are flagged and stand in the order of their exact degrees.
 * `7` leaves Rahu out, `8` takes it; `7_rahu_on_tie` takes it only where two of the seven tie, who then share one role, so that seven
 * roles are filled by eight.
 */
export function charaKarakas(ground: KarakaGround, { karakas }: Pick<Settings, 'karakas'>): readonly CharaKaraka[] {
  const seven = ranked(ground, planets)
  if (karakas === '8') return assigned(ranked(ground, [...planets, 'rahu']), eightRoles)
  if (karakas === '7' || !seven.some((_, index) => tiesWithNext(seven, index))) return assigned(seven, sevenRoles)
  return shared(ranked(ground, [...planets, 'rahu']))
}

function ranked({ longitude }: KarakaGround, candidates: readonly Graha[]): readonly Candidate[] {
  const degreeOf = (graha: Graha): number => {
    const { degree } = placeOf(longitude[graha])
    return graha === 'rahu' ? 30 - degree : degree
  }
  return candidates.map((graha) => ({ graha, degree: degreeOf(graha) })).toSorted((one, other) => other.degree - one.degree)
}

function tiesWithNext(candidates: readonly Candidate[], index: number): boolean {
  const [one, next] = [candidates[index], candidates[index + 1]]
  return one !== undefined && next !== undefined && one.degree - next.degree < second
}

function isTied(candidates: readonly Candidate[], index: number): boolean {
  return tiesWithNext(candidates, index) || tiesWithNext(candidates, index - 1)
}

function assigned(candidates: readonly Candidate[], roles: readonly KarakaRole[]): readonly CharaKaraka[] {
  return candidates.map((candidate, index) => ({ role: at(roles, index), ...candidate, tie: isTied(candidates, index) }))
}

/** Seven roles for eight, those who tie sharing one. */
function shared(candidates: readonly Candidate[]): readonly CharaKaraka[] {
  const steps = candidates.map((_, index) => (index > 0 && !tiesWithNext(candidates, index - 1) ? 1 : 0))
  return candidates.flatMap((candidate, index) => {
    const role = sevenRoles[steps.slice(0, index + 1).reduce<number>((sum, step) => sum + step, 0)]
    return role === undefined ? [] : [{ role, ...candidate, tie: isTied(candidates, index) }]
  })
}

/** The graha of a role; of two who share it the one at the higher degree. Undefined where the reading has no such role. */
export function karakaOf(karakas: readonly CharaKaraka[], role: KarakaRole): Graha | undefined {
  return karakas.find((karaka) => karaka.role === role)?.graha
}

/** Whether the order of the karakas is another with the other node's Rahu. */
export function karakasHangOnNode({ longitude, otherRahu }: Pick<Positions, 'longitude' | 'otherRahu'>, settings: Pick<Settings, 'karakas'>): boolean {
  const order = (ground: KarakaGround): string =>
    charaKarakas(ground, settings)
      .map(({ role, graha }) => `${role} ${graha}`)
      .join()
  return order({ longitude }) !== order({ longitude: { ...longitude, rahu: otherRahu } })
}
