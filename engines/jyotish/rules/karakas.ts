import type { Graha, Planet } from '../src/graha.ts'

/** Rules of the karakas, with their sources. */
export const karakaRules = {
  chara: { id: 'karaka.chara@1', source: 'BPHS 32.1-17; JS 1.1.10-19' },
  karakamsa: { id: 'karaka.karakamsa@1', source: 'BPHS 33.1; JS 1.2.1' },
  sthira: { id: 'karaka.sthira@1', source: 'BPHS 32.22-24' },
  naisargika: { id: 'karaka.naisargika@1', source: 'BPHS 32.31-34' },
} as const

/** Roles of seven movable karakas, from the highest degree: self, minister, brother, mother, child, rival, spouse. */
export const sevenRoles = ['ak', 'amk', 'bk', 'mk', 'pk', 'gk', 'dk'] as const

/** Roles of eight, with the father before the child. */
export const eightRoles = ['ak', 'amk', 'bk', 'mk', 'pik', 'pk', 'gk', 'dk'] as const

/** For whom each graha stands in every chart; where two are named the stronger one does. Example: Mercury for the mother's relatives. */
export const sthiraKarakas = [
  { of: 'father', grahas: ['sun', 'venus'] },
  { of: 'mother', grahas: ['moon', 'mars'] },
  { of: 'sister', grahas: ['mars'] },
  { of: 'brother_in_law', grahas: ['mars'] },
  { of: 'younger_brother', grahas: ['mars'] },
  { of: 'maternal_relatives', grahas: ['mercury'] },
  { of: 'paternal_grandfather', grahas: ['jupiter'] },
  { of: 'husband', grahas: ['venus'] },
  { of: 'children', grahas: ['saturn'] },
  { of: 'wife', grahas: ['ketu'] },
  { of: 'parents_in_law', grahas: ['ketu'] },
  { of: 'maternal_grandfather', grahas: ['ketu'] },
] as const satisfies readonly { readonly of: string; readonly grahas: readonly Graha[] }[]

/** A relation that has a fixed karaka. */
export type SthiraName = (typeof sthiraKarakas)[number]['of']

/** Natural karakas of the twelve houses. Example: Venus of the seventh. */
export const houseKarakas: readonly Planet[] = [
  'sun',
  'jupiter',
  'mars',
  'moon',
  'jupiter',
  'mars',
  'venus',
  'saturn',
  'jupiter',
  'mercury',
  'jupiter',
  'saturn',
]
