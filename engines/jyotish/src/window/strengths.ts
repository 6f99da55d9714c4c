import { type ByPlanet, byPlanet, planets } from '../graha.ts'
import { saptavargas } from '../../rules/shadbala.ts'
import { deepestDebilitation } from '../dignity/dignity.ts'
import { at } from '../list.ts'
import { naturesOf } from '../nature/nature.ts'
import { horasOf } from '../panchanga/parts.ts'
import { type Shadbala, shadbalaOf } from '../strength/shadbala.ts'
import { apparentSolarHours } from '../strength/solar-time.ts'
import { kalaTimeOf } from '../strength/strengths.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { dayAt, type DayStretch, momentsOf } from './days.ts'
import { pairsOf, type SharedFlips, signFlips } from './discrete.ts'
import { sortedFlips } from './partition.ts'
import { everyPeriod, meetingsOf, type Piece } from './track.ts'
import { steadyTrack } from './angle-track.ts'
import { dignityEdges } from './yogas.ts'

/** The least and the most over a window. */
export type Range = { readonly min: number; readonly max: number }

/** What of a planet's strength is followed over a window, virupas; `ratio` to what it needs. */
export const followed = ['sthana', 'dig', 'kala', 'cheshta', 'drik', 'total', 'ratio'] as const

/** Ranges of a planet's strength. */
export type ShadbalaRange = Readonly<Record<(typeof followed)[number], Range>>

/** How near to a flip the strengths are read, days. */
const beside = 5e-7

/**
 * The range of every planet's shadbala over a window. Between two flips every component moves one way, or so nearly straight that its ends
 * are its least and most to a tenth of a virupa.
 */
export function shadbalaRanges(window: DeclaredWindow, days: readonly DayStretch[], shared: Pick<SharedFlips, 'signs'>): ByPlanet<ShadbalaRange> {
  const ends = [window.from, ...sortedFlips(window, [...shared.signs, ...strengthFlips(window, days)]), window.to]
  const moments = ends.slice(1).flatMap((to, index) => [at(ends, index) + beside, to - beside])
  const read = moments.map((ut) => {
    const day = dayAt(days, ut)
    const positions = window.positionsAt(ut)
    const time = kalaTimeOf(positions, 'absent' in day ? undefined : day, window.settings)
    return shadbalaOf({ positions, nature: naturesOf(positions, window.settings), time }, window.settings)
  })
  return byPlanet((planet) => rangesOf(read.map((shadbala) => shadbala[planet])))
}

function rangesOf(list: readonly Shadbala[]): ShadbalaRange {
  const range = (of: (shadbala: Shadbala) => number): Range => {
    const values = list.map(of)
    return { min: Math.min(...values), max: Math.max(...values) }
  }
  return {
    sthana: range(({ sthana }) => sthana.total),
    dig: range(({ dig }) => dig),
    kala: range(({ kala }) => kala.total),
    cheshta: range(({ cheshta }) => cheshta),
    drik: range(({ drik }) => drik),
    total: range(({ total }) => total),
    ratio: range(({ ratio }) => ratio),
  }
}

/** When a component of strength jumps or turns. */
function strengthFlips(window: DeclaredWindow, days: readonly DayStretch[]): readonly number[] {
  const { settings } = window
  const turn = everyPeriod(180, [0])
  const fromAngle = (pieces: readonly Piece[]): readonly number[] =>
    planets.flatMap((planet) => {
      const start = window.longitudeAt(planet, window.from)
      const along = (ut: number): number => window.longitudeAt(planet, ut) - start
      const apart = pieces.map(({ from, to, value }): Piece => ({ from, to, value: (ut) => value(ut) - start - along(ut) + 360 * Math.round(along(ut) / 360) }))
      return meetingsOf(apart, turn).map(({ ut }) => ut)
    })
  const solar = steadyTrack(window, (ut) => 15 * apparentSolarHours(window.positionsAt(ut)))
  return [
    ...signFlips(
      window,
      saptavargas.filter((varga) => varga !== 'D1'),
    ),
    ...planets.flatMap((planet) =>
      window.flips(
        [[planet, 1]],
        everyPeriod(
          180,
          [...dignityEdges(planet), deepestDebilitation(planet)].map((edge) => edge % 180),
        ),
      ),
    ),
    // Aspects by degree bend at every thirty degrees, wars begin and end at one.
    ...pairsOf(planets).flatMap(([one, other]) =>
      window.flips(
        [
          [one, 1],
          [other, -1],
        ],
        everyPeriod(30, [0, 1, 29]),
      ),
    ),
    ...fromAngle(window.lagna),
    ...fromAngle(window.midheaven()),
    ...meetingsOf(solar, turn).map(({ ut }) => ut),
    ...momentsOf(days, (day) => {
      const { sunrise, sunset, nextSunrise } = day
      const thirds = [1, 2].flatMap((k) => [sunrise + ((sunset - sunrise) * k) / 3, sunset + ((nextSunrise - sunset) * k) / 3])
      return [sunset, ...thirds, ...horasOf(day, settings).map(({ start }) => start)]
    }),
  ]
}
