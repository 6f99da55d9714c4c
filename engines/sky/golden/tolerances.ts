import type { Body } from '../src/position/bodies.ts'

/** Arcseconds of a degree. */
export const arcsecond = 1 / 3600

/** Longitude and latitude, in arcseconds. The true node is the Moon's latitude magnified elevenfold. */
export const placeTolerance: Readonly<Record<Body, number>> = {
  sun: 0.02,
  moon: 0.05,
  mercury: 0.1,
  venus: 0.1,
  mars: 0.2,
  jupiter: 0.1,
  saturn: 0.1,
  uranus: 0.1,
  neptune: 0.1,
  pluto: 0.1,
  meanNode: 0.1,
  trueNode: 5,
}

/** Rate of the longitude in arcseconds a day. */
export const rateTolerance = { body: 0.5, trueNode: 60 } as const

/** Share of the distance. */
export const distanceTolerance = { body: 3e-6, trueNode: 1e-4 } as const

/** Mean ayanamsas in arcseconds. */
export const ayanamsaTolerance = 0.01

/**
 * Ascendant, midheaven and cusps in arcseconds. The reference program changes its formula of sidereal time at the beginning of 1850 and of
 * 2050, by up to 0.127 s: outside that span its angles are compared loosely.
 */
export function angleTolerance(jdUt: number): number {
  return comparable(jdUt) ? 0.05 : 30
}

/** Whether an instant lies in the years 1850 to 2049. */
export function comparable(jdUt: number): boolean {
  return jdUt >= 2_396_758.5 && jdUt < 2_469_807.5
}

/** Risings and settings in seconds. */
export const riseTolerance = { hindu: 0.1, hinduOutside: 0.3, sun: 0.2, moon: 5 } as const

/** ΔT in seconds: both sides know it to 2025; after, both forecast. */
export function deltaTTolerance(jdUt: number): number {
  return jdUt < 2_461_041.5 ? 1.3 : 6
}

/** Solar terms in seconds of civil time, by year. */
export function termTolerance(year: number): number {
  return year <= 2026 ? 2 : 6
}
