import type { Planet } from '../src/graha.ts'

/** Degrees of longitude from the Sun within which each is combust, direct and retrograde (Surya Siddhanta 9.6-9). */
export const combustOrbs: Readonly<Record<Exclude<Planet, 'sun'>, { readonly direct: number; readonly retrograde: number }>> = {
  moon: { direct: 12, retrograde: 12 },
  mars: { direct: 17, retrograde: 17 },
  mercury: { direct: 14, retrograde: 12 },
  jupiter: { direct: 11, retrograde: 11 },
  venus: { direct: 10, retrograde: 8 },
  saturn: { direct: 15, retrograde: 15 },
}

/** Mean motion in longitude, degrees a day, seen from the Earth (that of the Sun for Mercury and Venus). */
export const meanSpeeds: Readonly<Record<Planet | 'rahu' | 'ketu', number>> = {
  sun: 0.985_647,
  moon: 13.176_396,
  mars: 0.524_021,
  mercury: 0.985_647,
  jupiter: 0.083_056,
  venus: 0.985_647,
  saturn: 0.033_371,
  rahu: -0.052_954,
  ketu: -0.052_954,
}

/** The five, the brightest disc first, as the books rank them in a war. */
export const brightness = ['venus', 'jupiter', 'mercury', 'saturn', 'mars'] as const
