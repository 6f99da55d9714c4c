import type { House } from '../src/sign.ts'

/** Rules of ashtakavarga, with their sources. */
export const ashtakavargaRules = {
  bav: { id: 'ashtakavarga.bav@1', source: 'BPHS 66.43-68' },
  bavVarahamihira: { id: 'ashtakavarga.bav_varahamihira@1', source: 'BJ 9; Raman' },
  sav: { id: 'ashtakavarga.sav@1', source: 'BPHS 72' },
  kakshya: { id: 'ashtakavarga.kakshya@1', source: 'PD 24; JP 10' },
  trikona: { id: 'ashtakavarga.trikona@1', source: 'BPHS 67' },
  ekadhipatya: { id: 'ashtakavarga.ekadhipatya@1', source: 'BPHS 68' },
  pinda: { id: 'ashtakavarga.pinda@1', source: 'BPHS 69' },
} as const

/** Those that give bindus, and the rows they are given in: the seven planets and the lagna. */
export const bavNames = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn', 'lagna'] as const

/** One of the eight. */
export type BavName = (typeof bavNames)[number]

/** Houses in which each giver gives a bindu to one row, counted from the giver. */
export type BavPlaces = Readonly<Record<BavName, readonly House[]>>

/** The benefic places of each row. Example: the Sun gives itself a bindu in 1 2 4 7 8 9 10 11 from where it stands. Sums are 48 49 39 54 56 52 39, and 49 of the lagna. */
export const bphsPlaces = {
  sun: {
    sun: [1, 2, 4, 7, 8, 9, 10, 11],
    moon: [3, 6, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [3, 5, 6, 9, 10, 11, 12],
    jupiter: [5, 6, 9, 11],
    venus: [6, 7, 12],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [3, 4, 6, 10, 11, 12],
  },
  moon: {
    sun: [3, 6, 7, 8, 10, 11],
    moon: [1, 3, 6, 7, 9, 10, 11],
    mars: [2, 3, 5, 6, 10, 11],
    mercury: [1, 3, 4, 5, 7, 8, 10, 11],
    jupiter: [1, 2, 4, 7, 8, 10, 11],
    venus: [3, 4, 5, 7, 9, 10, 11],
    saturn: [3, 5, 6, 11],
    lagna: [3, 6, 10, 11],
  },
  mars: {
    sun: [3, 5, 6, 10, 11],
    moon: [3, 6, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [3, 5, 6, 11],
    jupiter: [6, 10, 11, 12],
    venus: [6, 8, 11, 12],
    saturn: [1, 4, 7, 8, 9, 10, 11],
    lagna: [1, 3, 6, 10, 11],
  },
  mercury: {
    sun: [5, 6, 9, 11, 12],
    moon: [2, 4, 6, 8, 10, 11],
    mars: [1, 2, 4, 7, 8, 9, 10, 11],
    mercury: [1, 3, 5, 6, 9, 10, 11, 12],
    jupiter: [6, 8, 11, 12],
    venus: [1, 2, 3, 4, 5, 8, 9, 11],
    saturn: [1, 2, 4, 7, 8, 9, 10, 11],
    lagna: [1, 2, 4, 6, 8, 10, 11],
  },
  jupiter: {
    sun: [1, 2, 3, 4, 7, 8, 9, 10, 11],
    moon: [2, 5, 7, 9, 11],
    mars: [1, 2, 4, 7, 8, 10, 11],
    mercury: [1, 2, 4, 5, 6, 9, 10, 11],
    jupiter: [1, 2, 3, 4, 7, 8, 10, 11],
    venus: [2, 5, 6, 9, 10, 11],
    saturn: [3, 5, 6, 12],
    lagna: [1, 2, 4, 5, 6, 7, 9, 10, 11],
  },
  venus: {
    sun: [8, 11, 12],
    moon: [1, 2, 3, 4, 5, 8, 9, 11, 12],
    mars: [3, 4, 6, 9, 11, 12],
    mercury: [3, 5, 6, 9, 11],
    jupiter: [5, 8, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9, 10, 11],
    saturn: [3, 4, 5, 8, 9, 10, 11],
    lagna: [1, 2, 3, 4, 5, 8, 9, 11],
  },
  saturn: {
    sun: [1, 2, 4, 7, 8, 10, 11],
    moon: [3, 6, 11],
    mars: [3, 5, 6, 10, 11, 12],
    mercury: [6, 8, 9, 10, 11, 12],
    jupiter: [5, 6, 11, 12],
    venus: [6, 11, 12],
    saturn: [3, 5, 6, 11],
    lagna: [1, 3, 4, 6, 10, 11],
  },
  lagna: {
    sun: [3, 4, 6, 10, 11, 12],
    moon: [3, 6, 10, 11, 12],
    mars: [1, 3, 6, 10, 11],
    mercury: [1, 2, 4, 6, 8, 10, 11],
    jupiter: [1, 2, 4, 5, 6, 7, 9, 10, 11],
    venus: [1, 2, 3, 4, 5, 8, 9],
    saturn: [1, 3, 4, 6, 10, 11],
    lagna: [3, 6, 10, 11],
  },
} as const satisfies Readonly<Record<BavName, BavPlaces>>

/** The same where Varahamihira differs: two rows, the sums unchanged. */
export const varahamihiraPlaces = {
  ...bphsPlaces,
  moon: { ...bphsPlaces.moon, moon: [1, 3, 6, 7, 10, 11], mars: [2, 3, 5, 6, 9, 10, 11], jupiter: [1, 4, 7, 8, 10, 11, 12] },
  venus: { ...bphsPlaces.venus, mars: [3, 5, 6, 9, 11, 12] },
} as const satisfies Readonly<Record<BavName, BavPlaces>>

/** Lords of the eight kakshyas of a sign, three degrees and three quarters each, from the slowest. Example: 4 degrees of any sign are Jupiter's. */
export const kakshyaLords = ['saturn', 'jupiter', 'mars', 'sun', 'venus', 'mercury', 'moon', 'lagna'] as const satisfies readonly BavName[]

/** Pairs of signs with one lord, from Aries 0. */
export const signPairs = [
  [0, 7],
  [1, 6],
  [2, 5],
  [8, 11],
  [9, 10],
] as const

/** Factors of the signs from Aries for the rashi pinda. Example: three bindus left in Aries make 21. */
export const rashiFactors = [7, 10, 8, 4, 10, 5, 7, 8, 9, 5, 11, 12] as const

/** Factors of the planets for the graha pinda, each times the bindus left in the sign it stands in. */
export const grahaFactors = { sun: 5, moon: 5, mars: 8, mercury: 5, jupiter: 10, venus: 7, saturn: 5 } as const
