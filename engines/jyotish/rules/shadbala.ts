import type { Planet, StarPlanet } from '../src/graha.ts'
import type { VargaName } from '../src/varga/names.ts'

/** Rules of the strengths, with their sources. Units are virupas, sixty of which are one rupa. */
export const strengthRules = {
  uchcha: { id: 'shadbala.uchcha@1', source: 'BPHS 27.1' },
  saptavargaja: { id: 'shadbala.saptavargaja@1', source: 'BPHS 27.2-4; Raman, Graha and Bhava Balas' },
  ojayugma: { id: 'shadbala.ojayugma@1', source: 'BPHS 27.4' },
  kendradi: { id: 'shadbala.kendradi@1', source: 'BPHS 27.5' },
  drekkana: { id: 'shadbala.drekkana@1', source: 'BPHS 27.6; Raman, Graha and Bhava Balas' },
  dig: { id: 'shadbala.dig@1', source: 'BPHS 27.7' },
  natonnata: { id: 'shadbala.natonnata@1', source: 'BPHS 27.8-9' },
  paksha: { id: 'shadbala.paksha@1', source: 'BPHS 27.10-11' },
  tribhaga: { id: 'shadbala.tribhaga@1', source: 'BPHS 27.12' },
  lords: { id: 'shadbala.lords@1', source: 'BPHS 27.13-14; ahargana of the Surya Siddhanta 1.48-51' },
  ayana: { id: 'shadbala.ayana@1', source: 'BPHS 27.15-17' },
  yuddha: { id: 'shadbala.yuddha@1', source: 'BPHS 27.20; Raman, Graha and Bhava Balas' },
  cheshta: { id: 'shadbala.cheshta@1', source: 'BPHS 27.18, 27.24-25; mean elements of Simon et al. 1994' },
  naisargika: { id: 'shadbala.naisargika@1', source: 'BPHS 27.14' },
  drik: { id: 'shadbala.drik@1', source: 'BPHS 27.19; Raman, Graha and Bhava Balas' },
  total: { id: 'shadbala.total@1', source: 'BPHS 27.30-36' },
  ishta: { id: 'shadbala.ishta@1', source: 'BPHS 28.1-6' },
  bhava: { id: 'bhavabala@1', source: 'BPHS 27.26-29; Raman, Graha and Bhava Balas' },
} as const

/** Divisions of saptavargaja bala. */
export const saptavargas = ['D1', 'D2', 'D3', 'D7', 'D9', 'D12', 'D30'] as const satisfies readonly VargaName[]

/** Virupas of each dignity in one division. Moolatrikona counts in D1 only. Example: a planet in its own sign in all seven has 210. */
export const saptavargajaScale = {
  halves: { moolatrikona: 45, own: 30, great_friend: 22.5, friend: 15, neutral: 7.5, enemy: 3.75, great_enemy: 1.875 },
  tens: { moolatrikona: 45, own: 30, great_friend: 20, friend: 15, neutral: 10, enemy: 4, great_enemy: 2 },
} as const

/** Which third of a sign, 0 to 2, strengthens a planet. Example: the Sun in the first ten degrees has 15. */
export const drekkanaThird = {
  raman: { sun: 0, moon: 2, mars: 0, mercury: 1, jupiter: 0, venus: 2, saturn: 1 },
  bphs: { sun: 0, moon: 1, mars: 0, mercury: 2, jupiter: 0, venus: 1, saturn: 2 },
} as const satisfies Readonly<Record<string, Readonly<Record<Planet, 0 | 1 | 2>>>>

/** The point at which a planet has no dig bala: the place opposite to that of its full strength. */
export const powerless = {
  sun: 'nadir',
  moon: 'midheaven',
  mars: 'nadir',
  mercury: 'descendant',
  jupiter: 'descendant',
  venus: 'midheaven',
  saturn: 'lagna',
} as const satisfies Readonly<Record<Planet, string>>

/** Strong by day, by night, or always. */
export const strongTime = {
  sun: 'day',
  moon: 'night',
  mars: 'night',
  mercury: 'always',
  jupiter: 'day',
  venus: 'day',
  saturn: 'night',
} as const satisfies Readonly<Record<Planet, 'day' | 'night' | 'always'>>

/** Lords of the thirds of the day and of the night; Jupiter is strong in all. */
export const tribhagaLords = { day: ['mercury', 'sun', 'saturn'], night: ['moon', 'venus', 'mars'] } as const satisfies Readonly<
  Record<string, readonly Planet[]>
>

/** Which declination adds to ayana bala. */
export const ayanaSide = {
  sun: 'north',
  moon: 'south',
  mars: 'north',
  mercury: 'either',
  jupiter: 'north',
  venus: 'north',
  saturn: 'south',
} as const satisfies Readonly<Record<Planet, 'north' | 'south' | 'either'>>

/** Sizes of the discs, in the unit of the book (Raman). */
export const discs = { mars: 9.4, mercury: 6.6, jupiter: 190.4, venus: 16.6, saturn: 158 } as const satisfies Readonly<Record<StarPlanet, number>>

/** Natural strength in sixtieths of a rupa, as sevenths of 60. Example: Saturn 60/7 = 8.57. */
export const naturalSevenths = { sun: 7, moon: 6, mars: 2, mercury: 3, jupiter: 4, venus: 5, saturn: 1 } as const satisfies Readonly<Record<Planet, number>>

/** Rupas a planet needs; the Sun's by the setting. */
export const requiredRupas = { moon: 6, mars: 5, mercury: 7, jupiter: 6.5, venus: 5.5, saturn: 5 } as const satisfies Readonly<
  Record<Exclude<Planet, 'sun'>, number>
>

/**
 * Ahargana: the civil days counted from creation to 1860-01-01, whose Julian day number (noon) is `julianDay`. Example: on 1918-10-16, a
 * Wednesday, year, month and day belong to Saturn, Mercury and Mercury.
 */
export const ahargana = { days: 714_404_108_573, julianDay: 2_400_411 } as const

/**
 * Mean heliocentric longitudes, mean ecliptic and equinox of date: degrees, and degrees a Julian century, its square and its cube, from
 * J2000 in TT (Simon et al. 1994, as in Meeus, Astronomical Algorithms, table 31.A).
 */
export const meanLongitudes = {
  mercury: [252.250_906, 149_474.072_249_1, 0.000_303_5, 0.000_000_018],
  venus: [181.979_801, 58_519.213_030_2, 0.000_310_14, 0.000_000_015],
  earth: [100.466_457, 36_000.769_827_8, 0.000_303_22, 0.000_000_02],
  mars: [355.433, 19_141.696_447_1, 0.000_310_52, 0.000_000_016],
  jupiter: [34.351_519, 3036.302_774_8, 0.000_223_3, 0.000_000_037],
  saturn: [50.077_444, 1223.511_068_6, 0.000_519_08, -0.000_000_03],
} as const satisfies Readonly<Record<string, readonly [number, number, number, number]>>

/** The angle at which a house of that kind of sign has no dig bala; the halves of Sagittarius and Capricorn differ. */
export const bhavaKinds = {
  human: { signs: [2, 5, 6, 10], powerless: 7 },
  quadruped: { signs: [0, 1, 4], powerless: 4 },
  watery: { signs: [3, 11], powerless: 10 },
  insect: { signs: [7], powerless: 1 },
} as const

/** Signs that rise with the head (strong by day), with the back (by night), and both ways (at twilight), from Aries. */
export const risingKinds = ['back', 'back', 'head', 'back', 'head', 'head', 'head', 'head', 'back', 'back', 'head', 'both'] as const
