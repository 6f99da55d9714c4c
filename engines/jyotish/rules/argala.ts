import type { House } from '../src/sign.ts'

/** Rules of argala, with their sources. */
export const argalaRules = {
  argala: { id: 'argala.house@1', source: 'BPHS 31.2-9; JS 1.1.5-9' },
  malefics: { id: 'argala.malefics_in_third@1', source: 'BPHS 31.5; JS 1.1.7' },
} as const

/** Houses that give an argala, and the house that obstructs each; the fifth is secondary. Example: the grahas in the twelfth obstruct those in the second. */
export const argalaHouses = [
  { house: 2, against: 12, secondary: false },
  { house: 4, against: 10, secondary: false },
  { house: 11, against: 3, secondary: false },
  { house: 5, against: 9, secondary: true },
] as const satisfies readonly { readonly house: House; readonly against: House; readonly secondary: boolean }[]

/** As many malefics in the third are an argala of their own. */
export const maleficsInThird = 3
