import type { Graha } from '../src/graha.ts'
import type { House } from '../src/sign.ts'

/** Rules of transits, with their sources. */
export const transitRules = {
  sadeSati: { id: 'transit.sade_sati@1', source: 'tradition: Saturn in 12, 1, 2 from the Moon' },
  kantaka: { id: 'transit.kantaka@1', source: 'tradition: Saturn in 4 from the Moon' },
  ashtama: { id: 'transit.ashtama@1', source: 'tradition: Saturn in 8 from the Moon' },
  gochara: { id: 'transit.gochara@1', source: 'Phaladeepika 26' },
  taraBala: { id: 'transit.tara_bala@1', source: 'Phaladeepika 26; Muhurta Chintamani' },
  chandraBala: { id: 'transit.chandra_bala@1', source: 'Muhurta Chintamani' },
  doubleTransit: { id: 'transit.double@1', source: 'K. N. Rao' },
} as const

/** A house from the Moon in which a graha does good, and the house that obstructs it (vedha). */
export type GoodHouse = { readonly good: House; readonly vedha: House }

/** Good houses of each graha from the Moon's sign, with the house of obstruction (PD 26). Example: Jupiter in the 5th is good unless another graha is in the 4th. */
export const gocharaHouses: Readonly<Record<Graha, readonly GoodHouse[]>> = {
  sun: pairs([3, 9], [6, 12], [10, 4], [11, 5]),
  moon: pairs([1, 5], [3, 9], [6, 12], [7, 2], [10, 4], [11, 8]),
  mars: pairs([3, 12], [6, 9], [11, 5]),
  mercury: pairs([2, 5], [4, 3], [6, 9], [8, 1], [10, 8], [11, 12]),
  jupiter: pairs([2, 12], [5, 4], [7, 3], [9, 10], [11, 8]),
  venus: pairs([1, 8], [2, 7], [3, 1], [4, 10], [5, 9], [8, 5], [9, 11], [11, 6], [12, 3]),
  saturn: pairs([3, 12], [6, 9], [11, 5]),
  rahu: pairs([3, 12], [6, 9], [11, 5]),
  ketu: pairs([3, 12], [6, 9], [11, 5]),
}

/** Pairs that never obstruct each other: father and son. */
export const noVedhaBetween: readonly (readonly [Graha, Graha])[] = [
  ['sun', 'saturn'],
  ['moon', 'mercury'],
]

/** The nine taras counted from the birth star; the second, fourth, sixth, eighth and ninth are good. */
export const taraNames = ['janma', 'sampat', 'vipat', 'kshema', 'pratyari', 'sadhaka', 'vadha', 'mitra', 'atimitra'] as const

/** Places of the good taras in `taraNames`, from 1. */
export const goodTaras: readonly number[] = [2, 4, 6, 8, 9]

/** Houses from the natal Moon in which the Moon gives strength, and those that do so in the bright half alone. */
export const chandraBalaHouses = { always: [1, 3, 6, 7, 10, 11], brightHalf: [2, 5, 9] } as const

function pairs(...houses: readonly (readonly [House, House])[]): readonly GoodHouse[] {
  return houses.map(([good, vedha]) => ({ good, vedha }))
}
