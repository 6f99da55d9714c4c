import { at } from '../list.ts'
import type { Graha } from '../graha.ts'

/** The twenty-seven nakshatras from Ashvini, as facts name them. */
export const starNames = [
  'ashvini',
  'bharani',
  'krittika',
  'rohini',
  'mrigashira',
  'ardra',
  'punarvasu',
  'pushya',
  'ashlesha',
  'magha',
  'purva_phalguni',
  'uttara_phalguni',
  'hasta',
  'chitra',
  'svati',
  'vishakha',
  'anuradha',
  'jyeshtha',
  'mula',
  'purva_ashadha',
  'uttara_ashadha',
  'shravana',
  'dhanishtha',
  'shatabhisha',
  'purva_bhadrapada',
  'uttara_bhadrapada',
  'revati',
] as const

/** The name of one nakshatra. */
export type StarName = (typeof starNames)[number]

/** The name of a nakshatra by its index, 0 to 26. Throws `JyotishError` with code `table` outside. */
export function starName(star: number): StarName {
  return at(starNames, star)
}

/** Lords of the stars from Ashvini, three times over (BPHS 46.12-13); also the order of Vimshottari dasha. */
export const starLords = ['ketu', 'venus', 'sun', 'moon', 'mars', 'rahu', 'jupiter', 'saturn', 'mercury'] as const satisfies readonly Graha[]

/** Where a longitude stands among the stars: index 0 Ashvini to 26 Revati, quarter 1 to 4, its lord, and the part of the star passed, [0, 1). */
export type StarPlace = { readonly star: number; readonly pada: 1 | 2 | 3 | 4; readonly lord: Graha; readonly fraction: number }

/** The nakshatra of a sidereal longitude in degrees [0, 360). */
export function starOf(longitude: number): StarPlace {
  const quarters = (longitude * 108) / 360
  const quarter = Math.min(107, Math.floor(quarters))
  const star = Math.floor(quarter / 4)
  return { star, pada: at([1, 2, 3, 4] as const, quarter % 4), lord: at(starLords, star % 9), fraction: Math.min(1 - Number.EPSILON, quarters / 4 - star) }
}
