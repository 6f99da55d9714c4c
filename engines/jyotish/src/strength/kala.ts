import { ayanaSide, discs, strongTime, tribhagaLords } from '../../rules/shadbala.ts'
import type { ByPlanet, Planet } from '../graha.ts'
import { separation } from '../list.ts'
import type { Nature } from '../nature/nature.ts'
import type { SunDay } from '../panchanga/parts.ts'
import { warsOf } from '../placement/war.ts'
import type { Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import type { TimeLords } from './time-lords.ts'

/** Strength by time, virupas. What depends on sunrise is 0 where the Sun does not rise or set, and the whole is then marked incomplete. */
export type KalaBala = {
  readonly natonnata: number
  readonly paksha: number
  readonly tribhaga: number
  readonly abda: number
  readonly masa: number
  readonly vara: number
  readonly hora: number
  readonly ayana: number
  readonly yuddha: number
  readonly total: number
}

/** The third of the day or of the night that a moment lies in, 0 to 2. */
export type Third = { readonly byDay: boolean; readonly third: number }

/** What strength by time rests on besides positions: hours since apparent midnight, and from sunrise the third and the lords. */
export type KalaTime = { readonly solarHours: number; readonly third: Third | undefined; readonly lords: TimeLords | undefined }

/** The third of the day or of the night at a Julian day (UT). */
export function thirdOf({ sunrise, sunset, nextSunrise }: SunDay, ut: number): Third {
  const byDay = ut < sunset
  const [from, to] = byDay ? [sunrise, sunset] : [sunset, nextSunrise]
  return { byDay, third: Math.min(2, Math.max(0, Math.floor((3 * (ut - from)) / (to - from)))) }
}

/** What strength by time rests on in one chart. */
export type KalaGround = { readonly positions: Positions; readonly nature: ByPlanet<Nature>; readonly time: KalaTime }

/** Strength by time without war. */
export type PeacefulKala = Omit<KalaBala, 'yuddha'>

/** Strength by time of one planet, before war is added. */
export function kalaBala(planet: Planet, { positions, nature, time }: KalaGround, settings: Settings): PeacefulKala {
  const { lords } = time
  const of = (lord: Planet | undefined, virupas: number): number => (lord === planet ? virupas : 0)
  const parts = {
    natonnata: natonnataBala(planet, time.solarHours),
    paksha: pakshaBala(planet, positions, nature[planet]),
    tribhaga: tribhagaBala(planet, time.third),
    abda: of(lords?.year, 15),
    masa: of(lords?.month, 30),
    vara: of(lords?.day, 45),
    hora: of(lords?.hour, 60),
    ayana: ayanaBala(planet, positions.declination[planet], settings),
  }
  return { ...parts, total: Object.values(parts).reduce((sum, part) => sum + part, 0) }
}

function natonnataBala(planet: Planet, solarHours: number): number {
  const fromMidnight = 5 * Math.min(solarHours, 24 - solarHours)
  const time = strongTime[planet]
  if (time === 'always') return 60
  return time === 'day' ? fromMidnight : 60 - fromMidnight
}

function pakshaBala(planet: Planet, { longitude }: Positions, nature: Nature): number {
  const light = separation(longitude.moon, longitude.sun) / 3
  const own = nature === 'benefic' ? light : 60 - light
  return planet === 'moon' ? 2 * own : own
}

function tribhagaBala(planet: Planet, third: Third | undefined): number {
  if (planet === 'jupiter') return 60
  if (third === undefined) return 0
  return tribhagaLords[third.byDay ? 'day' : 'night'][third.third] === planet ? 60 : 0
}

function ayanaBala(planet: Planet, declination: number, { ayanaObliquity }: Pick<Settings, 'ayanaObliquity'>): number {
  const obliquity = Number(ayanaObliquity)
  const side = ayanaSide[planet]
  const counted = side === 'either' ? Math.abs(declination) : side === 'north' ? declination : -declination
  const own = (60 * (obliquity + counted)) / (2 * obliquity)
  return planet === 'sun' ? 2 * own : own
}

/** What each planet gains or loses by war, from its strength by place, direction and time up to the hour lord; 0 without one. */
export function yuddhaBala(positions: Positions, before: ByPlanet<number>, settings: Pick<Settings, 'warWinner'>): ByPlanet<number> {
  const found = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0 }
  for (const { winner, loser } of warsOf(positions, settings)) {
    const share = Math.abs(before[winner] - before[loser]) / Math.abs(discs[winner] - discs[loser])
    found[winner] += share
    found[loser] -= share
  }
  return found
}
