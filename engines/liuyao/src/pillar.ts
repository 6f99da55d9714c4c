import type { Branch, Stem } from './terms.ts'

/** A stem and branch (干支): `index` is its place in the cycle of sixty, 0 = 甲子, 59 = 癸亥. */
export type Pillar = { readonly index: number; readonly stem: Stem; readonly branch: Branch }
