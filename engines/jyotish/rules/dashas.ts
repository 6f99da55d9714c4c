import type { Graha } from '../src/graha.ts'

/** Lords of a dasha by stars, in their order, each with its whole years. */
export type DashaTable = { readonly id: string; readonly source: string; readonly order: readonly { readonly lord: Graha; readonly years: number }[] }

/** 120 years; the lord of the Moon's star begins. Example: Moon at 10° Aries (Ashvini, three quarters passed) leaves Ketu 7 × 1/4 = 1.75 years. */
export const vimshottariTable = {
  id: 'dasha.vimshottari@1',
  source: 'BPHS 46.12-16',
  order: [
    { lord: 'ketu', years: 7 },
    { lord: 'venus', years: 20 },
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 10 },
    { lord: 'mars', years: 7 },
    { lord: 'rahu', years: 18 },
    { lord: 'jupiter', years: 16 },
    { lord: 'saturn', years: 19 },
    { lord: 'mercury', years: 17 },
  ],
} as const satisfies DashaTable

/** 108 years. Example: Moon at 0° Libra (middle of Chitra, the second of four stars of Mars) leaves Mars 8 × 2.5/4 = 5 years: half of Chitra, Svati and Vishakha. */
export const ashtottariTable = {
  id: 'dasha.ashtottari@1',
  source: 'BPHS 46.17-22',
  order: [
    { lord: 'sun', years: 6 },
    { lord: 'moon', years: 15 },
    { lord: 'mars', years: 8 },
    { lord: 'mercury', years: 17 },
    { lord: 'saturn', years: 10 },
    { lord: 'jupiter', years: 19 },
    { lord: 'rahu', years: 12 },
    { lord: 'venus', years: 21 },
  ],
} as const satisfies DashaTable

/** Stars of each lord of Ashtottari from Ardra on, in the order of the lords: of the twenty-eight with Abhijit, and of the twenty-seven. */
export const ashtottariGroups = { '28': [4, 3, 4, 3, 4, 3, 4, 3], '27': [4, 3, 4, 3, 3, 3, 4, 3] } as const

/** Abhijit: from the last quarter of Uttara Ashadha to the fifteenth part of Shravana, sidereal degrees. */
export const abhijit = { from: 276 + 40 / 60, to: 280 + 53 / 60 + 20 / 3600 } as const

/** The eight Yoginis in order; each belongs to a graha and counts as many years as its place. 36 years, repeated. Example: Moon in Ashvini begins with (1 + 3) mod 8 = 4, Bhramari. */
export const yoginiTable = {
  id: 'dasha.yogini@1',
  source: 'BPHS 46.195-199',
  order: [
    { lord: 'moon', years: 1 },
    { lord: 'sun', years: 2 },
    { lord: 'jupiter', years: 3 },
    { lord: 'mars', years: 4 },
    { lord: 'mercury', years: 5 },
    { lord: 'saturn', years: 6 },
    { lord: 'venus', years: 7 },
    { lord: 'rahu', years: 8 },
  ],
} as const satisfies DashaTable

/** Names of the Yoginis in the order of `yoginiTable`. */
export const yoginiNames = ['mangala', 'pingala', 'dhanya', 'bhramari', 'bhadrika', 'ulka', 'siddha', 'sankata'] as const

/** Where the counting of signs goes from a movable, fixed or dual seed in Narayana dasha: houses from the seed (PVR; JS 2.4). */
export const narayanaOrders = {
  movable: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
  fixed: [1, 6, 11, 4, 9, 2, 7, 12, 5, 10, 3, 8],
  dual: [1, 5, 9, 10, 2, 6, 7, 11, 3, 4, 8, 12],
} as const

/** Rules of the dashas by signs, with their sources. */
export const signDashaRules = {
  narayana: { id: 'dasha.narayana@1', source: 'P. V. R. Narasimha Rao; JS 2.4' },
  kn_rao: { id: 'dasha.chara.kn_rao@1', source: 'K. N. Rao' },
  parashara: { id: 'dasha.chara.parashara@1', source: 'BPHS 46.155-167' },
  pvr: { id: 'dasha.chara.pvr@1', source: 'P. V. R. Narasimha Rao' },
} as const

/** Names of the five levels of periods, as facts have them. */
export const levelNames = { 1: 'maha', 2: 'antar', 3: 'pratyantar', 4: 'sukshma', 5: 'prana' } as const
