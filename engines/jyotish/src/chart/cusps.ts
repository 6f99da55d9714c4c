import { type Horizon, housesOf, type HouseSystem } from '@hefu/sky'
import { at, turned } from '../list.ts'
import type { Settings } from '../settings.ts'
import { type House, houses } from '../sign.ts'

/** Twelve houses from the first: where each starts and its middle, sidereal degrees [0, 360). */
export type Cusps = { readonly starts: readonly number[]; readonly middles: readonly number[] }

/** What houses of the sky are found from: the horizon, and the degrees a longitude of date is lessened by to become sidereal. */
export type CuspGround = { readonly horizon: Horizon; readonly zodiac: number }

const systems = {
  whole_sign: 'wholeSign',
  equal_from_lagna: 'equalFromLagna',
  equal_lagna_middle: 'equalLagnaMiddle',
  sripati: 'sripati',
  placidus: 'placidus',
} as const satisfies Readonly<Record<Settings['houses'], HouseSystem>>

/** The houses that the settings name. Undefined where they are not defined: Placidus and Sripati from the polar circles to the poles. */
export function cuspsOf({ horizon, zodiac }: CuspGround, settings: Pick<Settings, 'houses'>): Cusps | undefined {
  const found = housesOf({ ...horizon, zodiac, system: systems[settings.houses] })
  return found === undefined ? undefined : { starts: found.starts, middles: found.middles }
}

/** The house of a longitude by cusps (bhava chalit); a start belongs to the house it starts. */
export function bhavaOf({ starts }: Cusps, longitude: number): House {
  return houses.find((house) => turned(longitude - at(starts, house - 1)) < turned(at(starts, house % 12) - at(starts, house - 1))) ?? 1
}
