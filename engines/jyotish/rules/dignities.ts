import type { Planet } from '../src/graha.ts'
import type { Sign } from '../src/sign.ts'

/** Where a planet is at its best and worst: signs from Aries 0, degrees of a sign; ranges are half-open (BPHS 3.49-54). */
export type DignityRow = {
  readonly exaltation: { readonly sign: Sign; readonly deepest: number }
  readonly moolatrikona: { readonly sign: Sign; readonly from: number; readonly to: number }
  readonly own: readonly Sign[]
}

/** Exaltation, moolatrikona and own signs of the seven; debilitation is the seventh from exaltation, at the same degree (BPHS 3.49-54). */
export const dignityTable: Readonly<Record<Planet, DignityRow>> = {
  sun: { exaltation: { sign: 0, deepest: 10 }, moolatrikona: { sign: 4, from: 0, to: 20 }, own: [4] },
  moon: { exaltation: { sign: 1, deepest: 3 }, moolatrikona: { sign: 1, from: 3, to: 30 }, own: [3] },
  mars: { exaltation: { sign: 9, deepest: 28 }, moolatrikona: { sign: 0, from: 0, to: 12 }, own: [0, 7] },
  mercury: { exaltation: { sign: 5, deepest: 15 }, moolatrikona: { sign: 5, from: 15, to: 20 }, own: [2, 5] },
  jupiter: { exaltation: { sign: 3, deepest: 5 }, moolatrikona: { sign: 8, from: 0, to: 10 }, own: [8, 11] },
  venus: { exaltation: { sign: 11, deepest: 27 }, moolatrikona: { sign: 6, from: 0, to: 15 }, own: [1, 6] },
  saturn: { exaltation: { sign: 6, deepest: 20 }, moolatrikona: { sign: 10, from: 0, to: 20 }, own: [9, 10] },
}

/** Where Rahu is exalted by those who give the nodes dignity; Ketu in the seventh from it. Own: Rahu Aquarius, Ketu Scorpio. */
export const nodeExaltation = { taurus: 1, gemini: 2 } as const satisfies Readonly<Record<string, Sign>>

/** The signs the nodes own as co-lords. */
export const nodeOwn = { rahu: 10, ketu: 7 } as const satisfies Readonly<Record<string, Sign>>
