import { at } from '../at.ts'
import { SkyError } from '../error.ts'
import { degree, turned } from '../units.ts'
import { anglesOf, type Horizon } from './angles.ts'
import { placidusCusps } from './placidus.ts'

/**
 * The systems of houses. `sripati` takes ascendant and midheaven as *middles* of houses 1 and 10, `porphyry` as starts; `kp` is `placidus`,
 * to be taken with the ayanamsa `krishnamurti`.
 */
export const houseSystems = ['wholeSign', 'equalFromLagna', 'equalLagnaMiddle', 'sripati', 'porphyry', 'placidus', 'kp'] as const

/** One of `houseSystems`. */
export type HouseSystem = (typeof houseSystems)[number]

/** Twelve houses from the first: where each starts and its middle, degrees in [0, 360) of the zodiac that was asked for. */
export type Houses = { readonly system: HouseSystem; readonly starts: readonly number[]; readonly middles: readonly number[] }

/** What houses are worked out from; `zodiac` is what is taken from a longitude of the true equinox: 0, or nutation plus ayanamsa, in degrees. */
export type HousesInput = Horizon & { readonly system: HouseSystem; readonly zodiac: number }

/**
 * The houses of a place and moment. Undefined where the system has none: `placidus`, `kp` and `sripati` from the polar circles to the
 * poles, `porphyry` there while the midheaven is under the horizon. Throws SkyError: `houses-unknown`, `latitude-invalid`.
 */
export function housesOf({ system, zodiac, ...horizon }: HousesInput): Houses | undefined {
  const { ascendant, midheaven } = anglesOf(horizon)
  const [lagna, top] = [turned(ascendant - zodiac), turned(midheaven - zodiac)]
  const polar = Math.abs(horizon.latitude) >= 90 - horizon.obliquity
  switch (system) {
    case 'wholeSign':
      return fromStarts(system, equal(30 * Math.floor(lagna / 30)))
    case 'equalFromLagna':
      return fromStarts(system, equal(lagna))
    case 'equalLagnaMiddle':
      return fromStarts(system, equal(lagna - 15))
    case 'porphyry':
      return isUp(midheaven, horizon) ? fromStarts(system, quadrants(lagna, top)) : undefined
    case 'sripati':
      return polar ? undefined : fromMiddles(system, quadrants(lagna, top))
    case 'placidus':
    case 'kp':
      return polar ? undefined : fromStarts(system, placidus(horizon, { lagna, top, zodiac }))
    default:
      throw new SkyError('houses-unknown', 'No system of houses has this name', { value: system, allowed: houseSystems.join(', ') })
  }
}

/** Whether an ecliptic point on the meridian stands above the horizon. */
function isUp(midheaven: number, { obliquity, latitude }: Horizon): boolean {
  const declination = Math.asin(Math.sin(obliquity * degree) * Math.sin(midheaven * degree)) / degree
  return Math.abs(latitude - declination) < 90
}

function equal(first: number): readonly number[] {
  return Array.from({ length: 12 }, (_, house) => turned(first + 30 * house))
}

/** Each quadrant cut in three equal parts of longitude. */
function quadrants(lagna: number, top: number): readonly number[] {
  const east = turned(lagna - top) / 3
  const west = (180 - turned(lagna - top)) / 3
  const half = [lagna, lagna + west, lagna + 2 * west, top + 180, top + 180 + east, top + 180 + 2 * east]
  return [...half, ...half.map((cusp) => cusp + 180)].map(turned)
}

function placidus(horizon: Horizon, { lagna, top, zodiac }: { readonly lagna: number; readonly top: number; readonly zodiac: number }): readonly number[] {
  const cusps = placidusCusps(horizon)
  const [two, three, eleven, twelve] = [cusps[2] - zodiac, cusps[3] - zodiac, cusps[11] - zodiac, cusps[12] - zodiac]
  const half = [lagna, two, three, top + 180, eleven + 180, twelve + 180]
  return [...half, ...half.map((cusp) => cusp + 180)].map(turned)
}

/** The place half-way from one longitude forward to the next. */
function halfway(values: readonly number[], house: number): number {
  const [from, to] = [at(values, house), at(values, (house + 1) % 12)]
  return turned(from + turned(to - from) / 2)
}

function fromStarts(system: HouseSystem, starts: readonly number[]): Houses {
  return { system, starts, middles: starts.map((_, house) => halfway(starts, house)) }
}

function fromMiddles(system: HouseSystem, middles: readonly number[]): Houses {
  return { system, starts: middles.map((_, house) => halfway(middles, (house + 11) % 12)), middles }
}
