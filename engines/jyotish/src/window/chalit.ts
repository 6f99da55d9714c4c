import { findRoot, instantFromUt, skyAt } from '@hefu/sky'
import { bhavaOf, type Cusps, cuspsOf } from '../chart/cusps.ts'
import { groundOf } from '../chart/positions-at.ts'
import { byGraha, type ByGraha, type Graha } from '../graha.ts'
import { at, turned } from '../list.ts'
import { type House, houses } from '../sign.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { type Partition, partitionBy } from './partition.ts'

/** A moment with the borders of its houses, degrees from the first. */
type Knot = { readonly ut: number; readonly starts: readonly number[] }

/** The borders go less than a whole turn in this time, days. */
const step = 1 / 24

/**
 * The house of every graha by the cusps of the settings (bhava chalit). Undefined where houses are whole signs, which `housePartitions` has,
 * and beyond the polar circles, where the borders turn back or do not exist.
 */
export function chalitPartitions(window: DeclaredWindow): ByGraha<Partition<House>> | undefined {
  const { settings, from, to, steady } = window
  if (settings.houses === 'whole_sign' || !steady) return undefined
  const cuspsAt = (ut: number): Cusps | undefined => cuspsOf(groundAt(window, ut), settings)
  const count = Math.ceil((to - from) / step)
  const knots = Array.from({ length: count + 1 }, (_, k): Knot => {
    const ut = from + ((to - from) * k) / count
    return { ut, starts: cuspsAt(ut)?.starts ?? [] }
  })
  if (knots.some(({ starts }) => starts.length === 0)) return undefined
  const startAt = (house: number, ut: number): number => at(cuspsAt(ut)?.starts ?? [], house)
  return byGraha((graha) => {
    const flips = knots.slice(1).flatMap((end, index) => crossings(window, { graha, start: at(knots, index), end, startAt }))
    return partitionBy(window, flips, { valueAt: (ut) => houseAt(cuspsAt(ut), window.longitudeAt(graha, ut)) })
  })
}

function houseAt(cusps: Cusps | undefined, longitude: number): House {
  return cusps === undefined ? 1 : bhavaOf(cusps, longitude)
}

function groundAt({ ephemeris, ayanamsa, place }: DeclaredWindow, ut: number) {
  return groundOf(skyAt(ephemeris, { instant: instantFromUt(ut), place, ayanamsa, bodies: [] }))
}

type Between = { readonly graha: Graha; readonly start: Knot; readonly end: Knot; readonly startAt: (house: number, ut: number) => number }

/** When a border passes a graha between two knots: every border only goes forward, and faster than any graha. */
function crossings(window: DeclaredWindow, { graha, start, end, startAt }: Between): readonly number[] {
  const place = window.longitudeAt(graha, start.ut)
  const moved = (ut: number): number => turned(window.longitudeAt(graha, ut) - place + 180) - 180
  return houses.flatMap((_, house) => {
    const border = at(start.starts, house)
    const behind = turned(place - border)
    const ahead = (ut: number): number => turned(startAt(house, ut) - border) - moved(ut) - behind
    const reached = turned(at(end.starts, house) - border) - moved(end.ut) >= behind
    return reached ? [findRoot(ahead, { from: start.ut, to: end.ut, tolerance: 1e-7 })] : []
  })
}
