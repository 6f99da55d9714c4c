import type { Graha } from '../src/graha.ts'
import type { House, Mode } from '../src/sign.ts'

/** Rules of aspects, with their sources. */
export const aspectRules = {
  graha: { id: 'aspect.graha@1', source: 'BPHS 26.2-5' },
  degree: { id: 'aspect.degree@1', source: 'BPHS 26.6-8; Raman, Graha and Bhava Balas' },
  rashi: { id: 'aspect.rashi@1', source: 'JS 1.1.2-3; BPHS 8' },
} as const

/** Houses fully aspected by each graha that has a body, counted from it. Example: Saturn in Aries aspects Gemini, Libra and Capricorn. */
export const fullAspectHouses = {
  sun: [7],
  moon: [7],
  mars: [4, 7, 8],
  mercury: [7],
  jupiter: [5, 7, 9],
  venus: [7],
  saturn: [3, 7, 10],
} as const satisfies Readonly<Record<Exclude<Graha, 'rahu' | 'ketu'>, readonly House[]>>

/** Houses fully aspected by a node, by the setting. */
export const nodeAspectHouses = { none: [], '5-7-9': [5, 7, 9], '7': [7] } as const satisfies Readonly<Record<string, readonly House[]>>

/** Quarters of an aspect on each of the twelve houses from a graha. Example: any graha gives three quarters to its fourth and eighth. */
export const aspectQuarters = [0, 0, 1, 3, 2, 0, 4, 3, 2, 1, 0, 0] as const

/** Houses that a sign aspects by its mode, counted from it. Example: Aries aspects Leo, Scorpio and Aquarius. */
export const rashiAspectHouses = { movable: [5, 8, 11], fixed: [3, 6, 9], dual: [4, 7, 10] } as const satisfies Readonly<Record<Mode, readonly House[]>>

/** What three planets have over the common curve of virupas, in arcs of distance from them: [from, to). */
export const degreeExtras = {
  saturn: {
    virupas: 45,
    arcs: [
      [60, 90],
      [270, 300],
    ],
  },
  mars: {
    virupas: 15,
    arcs: [
      [90, 120],
      [210, 240],
    ],
  },
  jupiter: {
    virupas: 30,
    arcs: [
      [120, 150],
      [240, 270],
    ],
  },
} as const
