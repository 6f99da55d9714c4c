import { mangalExemptSigns, mangalHouses } from '../../rules/match.ts'
import type { Graha } from '../graha.ts'
import { type House, houseFrom, type Sign } from '../sign.ts'

/** What Mars is counted from. */
export type MangalOrigin = 'lagna' | 'moon' | 'venus'

/** Grounds on which books hold the mangal weak. `exempt_sign`: the signs named for that house. */
export type MangalFlag = 'own_or_exalted' | 'with_jupiter' | 'aspected_by_jupiter' | 'leo_or_aquarius' | 'exempt_sign' | 'both_have_it'

/** The signs that mangal is read from. */
export type MangalSigns = Readonly<Record<Graha | 'lagna', Sign>>

/** Mars from one origin: its house, whether that is one of the six (five in the south), and what weakens it. */
export type Mangal = { readonly origin: MangalOrigin; readonly house: House; readonly holds: boolean; readonly flags: readonly MangalFlag[] }

/** The origins in order. */
export const mangalOrigins = ['lagna', 'moon', 'venus'] as const satisfies readonly MangalOrigin[]

/** Mars from lagna, Moon and Venus: three separate facts. The school `south` leaves the first house out. */
export function mangalOf(signs: MangalSigns, school: keyof typeof mangalHouses = 'north'): readonly Mangal[] {
  const wanted: readonly number[] = mangalHouses[school]
  return mangalOrigins.map((origin) => {
    const house = houseFrom(signs[origin], signs.mars)
    const holds = wanted.includes(house)
    return { origin, house, holds, flags: holds ? weakenings(signs, house) : [] }
  })
}

function weakenings({ mars, jupiter }: MangalSigns, house: House): readonly MangalFlag[] {
  const fromJupiter = houseFrom(jupiter, mars)
  const held: readonly (readonly [MangalFlag, boolean])[] = [
    // Own Aries and Scorpio, exalted in Capricorn.
    ['own_or_exalted', mars === 0 || mars === 7 || mars === 9],
    ['with_jupiter', fromJupiter === 1],
    ['aspected_by_jupiter', fromJupiter === 5 || fromJupiter === 7 || fromJupiter === 9],
    ['leo_or_aquarius', mars === 4 || mars === 10],
    ['exempt_sign', mangalExemptSigns[house]?.includes(mars) ?? false],
  ]
  return held.flatMap(([flag, holds]) => (holds ? [flag] : []))
}

/** The mangals of two charts; where each has one from any origin, every one of them is flagged `both_have_it`. */
export function mangalBetween(one: readonly Mangal[], other: readonly Mangal[]): readonly [readonly Mangal[], readonly Mangal[]] {
  const has = (list: readonly Mangal[]): boolean => list.some(({ holds }) => holds)
  if (!has(one) || !has(other)) return [one, other]
  const flagged = (list: readonly Mangal[]): readonly Mangal[] =>
    list.map((mangal) => (mangal.holds ? { ...mangal, flags: [...mangal.flags, 'both_have_it'] } : mangal))
  return [flagged(one), flagged(other)]
}
