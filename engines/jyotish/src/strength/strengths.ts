import type { ByPlanet } from '../graha.ts'
import { naturesOf } from '../nature/nature.ts'
import type { SunDay } from '../panchanga/parts.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { type BhavaBala, bhavaBalaOf, equalMiddles } from './bhava-bala.ts'
import { type KalaTime, thirdOf } from './kala.ts'
import { type Shadbala, shadbalaOf } from './shadbala.ts'
import { apparentSolarHours } from './solar-time.ts'
import { timeLordsOf } from './time-lords.ts'

/** Strengths of planets and houses; `complete` is false where the Sun does not rise or set and what hangs on sunrise is left out. */
export type Strengths = { readonly shadbala: ByPlanet<Shadbala>; readonly bhavaBala: readonly BhavaBala[]; readonly complete: boolean }

/** What strength by time rests on: the Sun's hours from the meridian, and from the day between two sunrises the third and the lords. */
export function kalaTimeOf(positions: Positions, sun: SunDay | undefined, settings: Pick<Settings, 'hora'>): KalaTime {
  const solarHours = apparentSolarHours(positions)
  if (sun === undefined) return { solarHours, third: undefined, lords: undefined }
  return { solarHours, third: thirdOf(sun, positions.jdUt), lords: timeLordsOf(sun, positions.jdUt, settings) }
}

/** What strengths rest on besides positions: the day from sunrise to sunrise that the birth lies in (`sunDayAround`), and the middles of the houses, sidereal degrees; equal houses from the lagna where none are given. */
export type StrengthAnchors = { readonly sun: SunDay | undefined; readonly middles?: readonly number[] | undefined }

/** Shadbala and bhava bala of one chart. */
export function strengthsOf(positions: Positions, { sun, middles = equalMiddles(positions.lagna) }: StrengthAnchors, settings: Settings): Strengths {
  const time = kalaTimeOf(positions, sun, settings)
  const ground = { positions, nature: naturesOf(positions, settings), time }
  const shadbala = shadbalaOf(ground, settings)
  const timeOfDay = time.third === undefined ? undefined : time.third.byDay ? 'day' : 'night'
  return { shadbala, bhavaBala: bhavaBalaOf({ ...ground, shadbala, timeOfDay, middles }, settings), complete: sun !== undefined }
}
