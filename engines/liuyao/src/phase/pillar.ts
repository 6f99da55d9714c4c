import { at, mod } from '../list.ts'
import { branches, stems } from '../terms.ts'
import type { Branch, Stem } from '../terms.ts'
import { LiuyaoError } from '../error.ts'
import { branchIndex } from './branch.ts'

/** A stem and branch (干支): `index` is its place in the cycle of sixty, 0 = 甲子, 59 = 癸亥. */
export type Pillar = { readonly index: number; readonly stem: Stem; readonly branch: Branch }

/** Place of each stem, 0 = 甲. */
export const stemIndex: Readonly<Record<Stem, number>> = Object.freeze({ jia: 0, yi: 1, bing: 2, ding: 3, wu: 4, ji: 5, geng: 6, xin: 7, ren: 8, gui: 9 })

/** The cycle of sixty in order. */
export const pillars: readonly Pillar[] = Object.freeze(
  Array.from({ length: 60 }, (_, index) => Object.freeze({ index, stem: at(stems, index % 10), branch: at(branches, index % 12) })),
)

/** The pillar at a place of the cycle; any whole number, taken modulo 60. */
export function pillarAt(index: number): Pillar {
  return at(pillars, mod(index, 60))
}

/** The pillar of a stem and a branch. Throws `pillar-invalid` when a yang stem meets a yin branch or the reverse. */
export function pillarFrom(stem: Stem, branch: Branch): Pillar {
  const s = stemIndex[stem]
  const b = branchIndex[branch]
  if ((s + b) % 2 === 1) {
    throw new LiuyaoError('pillar-invalid', `Pillar ${stem}-${branch} does not exist; stem and branch must both be yang or both yin.`)
  }
  return pillarAt(6 * s - 5 * b)
}

const voids: readonly (readonly [Branch, Branch])[] = Object.freeze(
  pillars.map((pillar) => {
    const first = mod(pillar.index - (pillar.index % 10) + 10, 12)
    const pair: readonly [Branch, Branch] = [at(branches, first), at(branches, (first + 1) % 12)]
    return Object.freeze(pair)
  }),
)

/** The two void branches (旬空) of a pillar's decade: 甲子 to 癸酉 lack 戌 and 亥. */
export function voidOf(pillar: Pillar): readonly [Branch, Branch] {
  return at(voids, pillar.index)
}
