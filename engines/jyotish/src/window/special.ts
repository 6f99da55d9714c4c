import { pranapada, specialRates } from '../../rules/special.ts'
import { type DayFound, hoursSince } from '../day/anchors.ts'
import { modeOf, placeOf, type Sign } from '../sign.ts'
import { induLagna, sreeLagna, type SunriseLagna, sunriseLagnasOf } from '../special/special-lagnas.ts'
import { varnadaSign } from '../special/varnada.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { dayAt, type DayStretch } from './days.ts'
import { type SharedFlips, signEdges } from './discrete.ts'
import { type Bounds, type Partition, partitionBy, sortedFlips } from './partition.ts'
import { longitudeAt } from './placements.ts'
import { meetingsOf, type Piece } from './track.ts'

/**
 * Signs of the special lagnas. Those from sunrise are undefined where the Sun does not rise. Sree lagna is undefined beyond the polar
 * circles, Varnada in the readings by degrees (`jha`, `rath`).
 */
export type SpecialLayers = {
  readonly fromSunrise: Readonly<Record<SunriseLagna, Partition<Sign | undefined>>>
  readonly indu: Partition<Sign>
  readonly sree: Partition<Sign> | undefined
  readonly varnada: Partition<Sign | undefined> | undefined
}

/** The signs of all special lagnas over a window. */
export function specialLayers(window: DeclaredWindow, days: readonly DayStretch[], { signs }: Pick<SharedFlips, 'signs'>): SpecialLayers {
  const of = (name: SunriseLagna): Partition<Sign | undefined> => sunrisePartition(window, days, name)
  const [bhava, hora, ghati, vighati, own] = [of('bhava'), of('hora'), of('ghati'), of('vighati'), of('pranapada')]
  return {
    fromSunrise: { bhava, hora, ghati, vighati, pranapada: own },
    indu: partitionBy(window, signs, { valueAt: (ut) => induLagna(window.positionsAt(ut)) }),
    sree: window.steady ? sreePartition(window) : undefined,
    varnada: byCounts(window) ? varnadaPartition(window, days) : undefined,
  }
}

/** Whether Varnada hangs on whole signs alone. */
function byCounts({ settings }: DeclaredWindow): boolean {
  return settings.varnada === 'santhanam' || settings.varnada === 'raman'
}

function sunrisePartition(window: DeclaredWindow, days: readonly DayStretch[], name: SunriseLagna): Partition<Sign | undefined> {
  return partitionBy(window, sunriseFlips(window, days, name), { valueAt: (ut) => lagnaSign(window, dayAt(days, ut), { name, ut }) })
}

function lagnaSign(window: DeclaredWindow, day: DayFound, { name, ut }: { readonly name: SunriseLagna; readonly ut: number }): Sign | undefined {
  if ('absent' in day) return undefined
  // Only the Sun is read, by pranapada.
  const longitude = { ...noLongitudes, sun: window.longitudeAt('sun', ut) }
  return placeOf(sunriseLagnasOf({ jdUt: ut, longitude }, day)[name]).sign
}

/** Longitudes where those that are not read stand at 0. */
const noLongitudes = { sun: 0, moon: 0, mars: 0, mercury: 0, jupiter: 0, venus: 0, saturn: 0, rahu: 0, ketu: 0 } as const

/** A lagna from sunrise grows evenly within a day; pranapada starts anew where the Sun changes its sign. */
function sunriseFlips(window: DeclaredWindow, days: readonly DayStretch[], name: SunriseLagna): readonly number[] {
  const solar = name === 'pranapada' ? window.flips([['sun', 1]], signEdges) : []
  const ends = (bounds: Bounds): readonly number[] => [bounds.from, ...sortedFlips(bounds, solar), bounds.to]
  const pieces = days.flatMap(({ day, ...bounds }): readonly Piece[] => {
    if ('absent' in day) return [{ ...bounds, value: () => 0 }]
    return ends(bounds)
      .slice(1)
      .map((to, index) => pieceOf(window, day, { name, from: ends(bounds)[index] ?? bounds.from, to }))
  })
  return [...pieces.slice(1).map(({ from }) => from), ...meetingsOf(pieces, signEdges).map(({ ut }) => ut)]
}

type Stretch = Bounds & { readonly name: SunriseLagna }

function pieceOf(window: DeclaredWindow, day: Exclude<DayFound, { readonly absent: unknown }>, { name, from, to }: Stretch): Piece {
  if (name !== 'pranapada') return { from, to, value: (ut) => day.sunAtSunrise + specialRates[name] * hoursSince(day, ut) }
  const start = window.longitudeAt('sun', from)
  const added = pranapada.added[modeOf(placeOf(window.longitudeAt('sun', (from + to) / 2)).sign)]
  const sun = (ut: number): number => nearTo(window.longitudeAt('sun', ut), start)
  return { from, to, value: (ut) => sun(ut) + added + pranapada.rate * hoursSince(day, ut) }
}

/** An angle without a whole turn from another. */
function nearTo(degrees: number, other: number): number {
  return degrees - 360 * Math.round((degrees - other) / 360)
}

/** The Moon goes round once in each star and the lagna only forward: their sum only grows. */
function sreePartition(window: DeclaredWindow): Partition<Sign> {
  const moon = window.longitudeAt('moon', window.from)
  const pieces = window.lagna.map(({ from, to, value }): Piece => ({ from, to, value: (ut) => value(ut) + 27 * nearTo(window.longitudeAt('moon', ut), moon) }))
  return partitionBy(
    window,
    meetingsOf(pieces, signEdges).map(({ ut }) => ut),
    {
      valueAt: (ut) =>
        placeOf(sreeLagna({ lagna: longitudeAt(window, 'lagna', ut), longitude: { ...noLongitudes, moon: window.longitudeAt('moon', ut) } })).sign,
    },
  )
}

function varnadaPartition(window: DeclaredWindow, days: readonly DayStretch[]): Partition<Sign | undefined> {
  const flips = [...window.lagnaFlips(signEdges), ...sunriseFlips(window, days, 'hora')]
  return partitionBy(window, flips, {
    valueAt: (ut) => {
      const day = dayAt(days, ut)
      if ('absent' in day) return undefined
      return varnadaSign({ lagna: window.lagnaAt(ut), hora: sunriseLagnasOf({ jdUt: ut, longitude: noLongitudes }, day).hora }, window.settings)
    },
  })
}
