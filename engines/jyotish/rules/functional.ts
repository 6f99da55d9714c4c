import type { Planet } from '../src/graha.ts'

/** What BPHS says of a planet for one lagna. Several may hold; a planet that is not named has none. */
export type FunctionalMark = 'benefic' | 'malefic' | 'neutral' | 'mixed' | 'by_company' | 'maraka' | 'maraka_by_company' | 'best'

/** The planets named for one lagna, and pairs that make a yoga together. */
export type FunctionalRow = { readonly marks: Readonly<Partial<Record<Planet, readonly FunctionalMark[]>>>; readonly yoga?: readonly [Planet, Planet] }

/** Benefics, malefics and killers for each lagna from Aries (BPHS 34.19-44). */
export const functionalTable: readonly FunctionalRow[] = [
  { marks: { jupiter: ['benefic'], sun: ['benefic'], saturn: ['malefic'], mercury: ['malefic'], venus: ['malefic', 'maraka'], mars: ['mixed'] } },
  {
    marks: {
      saturn: ['benefic'],
      sun: ['benefic'],
      jupiter: ['malefic', 'maraka'],
      venus: ['malefic', 'maraka'],
      moon: ['malefic', 'maraka'],
      mercury: ['mixed'],
      mars: ['maraka'],
    },
  },
  { marks: { venus: ['benefic'], mars: ['malefic'], jupiter: ['malefic'], sun: ['malefic'], moon: ['maraka_by_company'] } },
  { marks: { mars: ['benefic'], jupiter: ['benefic'], moon: ['benefic'], venus: ['malefic'], mercury: ['malefic'], saturn: ['maraka'], sun: ['maraka'] } },
  {
    marks: {
      mars: ['benefic'],
      jupiter: ['benefic'],
      sun: ['benefic'],
      mercury: ['malefic'],
      venus: ['malefic'],
      saturn: ['malefic', 'maraka'],
      moon: ['maraka'],
    },
  },
  { marks: { mercury: ['benefic'], venus: ['benefic', 'maraka'], mars: ['malefic'], jupiter: ['malefic'], moon: ['malefic'], sun: ['by_company'] } },
  {
    marks: { saturn: ['benefic'], mercury: ['benefic'], jupiter: ['malefic'], sun: ['malefic'], mars: ['malefic', 'maraka'], venus: ['neutral'] },
    yoga: ['moon', 'mercury'],
  },
  {
    marks: { jupiter: ['benefic'], moon: ['benefic'], venus: ['malefic'], mercury: ['malefic'], saturn: ['malefic'], mars: ['neutral'] },
    yoga: ['sun', 'moon'],
  },
  { marks: { mars: ['benefic'], sun: ['benefic'], venus: ['malefic', 'maraka'], jupiter: ['neutral'], saturn: ['maraka'] }, yoga: ['sun', 'mercury'] },
  { marks: { venus: ['benefic', 'best'], mercury: ['benefic'], mars: ['malefic'], jupiter: ['malefic'], moon: ['malefic'], sun: ['neutral'] } },
  {
    marks: {
      venus: ['benefic'],
      saturn: ['benefic'],
      jupiter: ['malefic', 'maraka'],
      moon: ['malefic'],
      mars: ['malefic', 'maraka'],
      mercury: ['mixed'],
      sun: ['maraka'],
    },
  },
  {
    marks: { moon: ['benefic'], mars: ['benefic'], saturn: ['malefic', 'maraka'], sun: ['malefic'], venus: ['malefic'], mercury: ['malefic', 'maraka'] },
    yoga: ['mars', 'jupiter'],
  },
]
