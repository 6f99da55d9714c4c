import { bhavaKinds, risingKinds } from '../../rules/shadbala.ts'
import { type ByPlanet, type Planet, planets } from '../graha.ts'
import { at, separation, turned } from '../list.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { type House, houseFrom, houses, lordOf, placeOf } from '../sign.ts'
import { drikBalaAt } from './drik.ts'
import type { Shadbala, ShadbalaGround } from './shadbala.ts'

/** Strength of one house, virupas: its lord's shadbala, direction, aspects on its middle, who stands in it, the time of day. */
export type BhavaBala = {
  readonly house: House
  readonly lord: number
  readonly dig: number
  readonly drik: number
  readonly occupants: number
  readonly rising: number
  readonly total: number
}

/** When a birth was, as far as houses care; undefined where the Sun does not rise or set. */
export type TimeOfDay = 'day' | 'night' | 'twilight' | undefined

/** What bhava bala rests on. */
export type BhavaGround = ShadbalaGround & {
  readonly shadbala: ByPlanet<Shadbala>
  readonly timeOfDay: TimeOfDay
  /** Middles of the twelve houses, sidereal degrees. */
  readonly middles: readonly number[]
}

/** Middles of houses that are thirty degrees each, the first at the lagna, sidereal degrees [0, 360). */
export function equalMiddles(lagna: number): readonly number[] {
  return houses.map((house) => turned(lagna + 30 * (house - 1)))
}

/** Strength of every house. */
export function bhavaBalaOf(ground: BhavaGround, settings: Settings): readonly BhavaBala[] {
  const { middles } = ground
  return houses.map((house) => {
    const middle = at(middles, house - 1)
    const lord = ground.shadbala[lordOf(placeOf(middle).sign)].total
    const dig = separation(middle, at(middles, powerlessHouse(middle, settings) - 1)) / 3
    const drik = drikBalaAt(middle, ground, settings)
    const occupants = occupantsBala(house, ground.positions)
    const rising = risingBala(middle, ground.timeOfDay)
    return { house, lord, dig, drik, occupants, rising, total: lord + dig + drik + occupants + rising }
  })
}

/** The house at which a house with this middle would have no strength of direction (BPHS 27.26). */
function powerlessHouse(middle: number, { bhavaCancer }: Pick<Settings, 'bhavaCancer'>): number {
  const { sign, degree } = placeOf(middle)
  if (sign === 8) return bhavaKinds[degree < 15 ? 'human' : 'quadruped'].powerless
  if (sign === 9) return bhavaKinds[degree < 15 ? 'quadruped' : 'watery'].powerless
  if (sign === 3) return bhavaKinds[bhavaCancer].powerless
  return Object.values(bhavaKinds).find((kind) => kind.signs.some((one) => one === sign))?.powerless ?? 1
}

const gains: Readonly<Partial<Record<Planet, number>>> = { jupiter: 60, mercury: 60, saturn: -60, mars: -60, sun: -60 }

function occupantsBala(house: House, { longitude, lagna }: Positions): number {
  const rising = placeOf(lagna).sign
  return planets.reduce((sum, planet) => (houseFrom(rising, placeOf(longitude[planet]).sign) === house ? sum + (gains[planet] ?? 0) : sum), 0)
}

/** Fifteen by day to signs that rise with the head, by night to those that rise with the back, at twilight to Pisces. */
function risingBala(middle: number, timeOfDay: TimeOfDay): number {
  const wanted = { day: 'head', night: 'back', twilight: 'both' } as const
  return timeOfDay !== undefined && risingKinds[placeOf(middle).sign] === wanted[timeOfDay] ? 15 : 0
}
