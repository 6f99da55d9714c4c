import { naturalSevenths, requiredRupas } from '../../rules/shadbala.ts'
import { type ByPlanet, byPlanet, type Planet } from '../graha.ts'
import type { Nature } from '../nature/nature.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { cheshtaBala } from './cheshta.ts'
import { digBala } from './dig.ts'
import { drikBalaAt } from './drik.ts'
import { type KalaBala, kalaBala, type KalaTime, yuddhaBala } from './kala.ts'
import { type SthanaBala, sthanaBala } from './sthana.ts'

/** The six strengths of one planet, virupas, component by component. */
export type Shadbala = {
  readonly sthana: SthanaBala
  readonly dig: number
  readonly kala: KalaBala
  readonly cheshta: number
  readonly naisargika: number
  readonly drik: number
  readonly total: number
  /** Virupas it needs, and how many times over it has them. */
  readonly required: number
  readonly ratio: number
  /** Good and bad that it is able to give, virupas 0 to 60. */
  readonly ishta: number
  readonly kashta: number
}

/** What shadbala rests on. */
export type ShadbalaGround = { readonly positions: Positions; readonly nature: ByPlanet<Nature>; readonly time: KalaTime }

/** The six strengths of every planet. Where sunrise is not known (`time.lords` undefined) they lack thirds and lords of time. */
export function shadbalaOf(ground: ShadbalaGround, settings: Settings): ByPlanet<Shadbala> {
  const { positions } = ground
  const sthana = byPlanet((planet) => sthanaBala(planet, positions, settings))
  const dig = byPlanet((planet) => digBala(planet, positions))
  const peaceful = byPlanet((planet) => kalaBala(planet, ground, settings))
  const before = byPlanet((planet) => sthana[planet].total + dig[planet] + peaceful[planet].total - peaceful[planet].ayana)
  const yuddha = yuddhaBala(positions, before, settings)
  return byPlanet((planet) => {
    const kala = { ...peaceful[planet], yuddha: yuddha[planet], total: peaceful[planet].total + yuddha[planet] }
    const cheshta = cheshtaOf(planet, { positions, kala }, settings)
    const naisargika = (60 * naturalSevenths[planet]) / 7
    const drik = drikBalaAt(positions.longitude[planet], ground, { drikBala: settings.drikBala, except: planet })
    const total = sthana[planet].total + dig[planet] + kala.total + cheshta + naisargika + drik
    const required = 60 * requiredOf(planet, settings)
    return {
      sthana: sthana[planet],
      dig: dig[planet],
      kala,
      cheshta,
      naisargika,
      drik,
      total,
      required,
      ratio: total / required,
      ...fruits(sthana[planet].uchcha, effortOf(planet, { positions, kala })),
    }
  })
}

type Moving = { readonly positions: Positions; readonly kala: KalaBala }

/** Sun and Moon have ayana and paksha bala for their motion (BPHS 27.18), or none. */
function cheshtaOf(planet: Planet, { positions, kala }: Moving, { cheshtaLights }: Settings): number {
  const own = cheshtaBala(planet, positions)
  if (own !== undefined) return own
  if (cheshtaLights === 'none') return 0
  return planet === 'sun' ? kala.ayana : kala.paksha
}

/** Strength by motion as ishta and kashta take it, 0 to 60: for Sun and Moon ayana and paksha bala undoubled. */
function effortOf(planet: Planet, { positions, kala }: Moving): number {
  return cheshtaBala(planet, positions) ?? (planet === 'sun' ? kala.ayana : kala.paksha) / 2
}

/** Geometric means of what uchcha and cheshta have, and of what they lack of 60. */
function fruits(uchcha: number, cheshta: number): Pick<Shadbala, 'ishta' | 'kashta'> {
  // With the true declination ayana may pass 60 by a little.
  const effort = Math.min(60, Math.max(0, cheshta))
  return { ishta: Math.sqrt(uchcha * effort), kashta: Math.sqrt((60 - uchcha) * (60 - effort)) }
}

/** Rupas that a planet needs. */
export function requiredOf(planet: Planet, { sunRequirement }: Pick<Settings, 'sunRequirement'>): number {
  return planet === 'sun' ? Number(sunRequirement) : requiredRupas[planet]
}

/** Whether each planet has the strength it needs. */
export function sufficiencyOf(shadbala: ByPlanet<Shadbala>): ByPlanet<boolean> {
  return byPlanet((planet) => shadbala[planet].ratio >= 1)
}
