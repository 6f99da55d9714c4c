import { findRoot } from '@hefu/sky'
import { at } from '../list.ts'
import { derivativeOf, type Series, valueOf, zerosOf } from './series.ts'

/** A stretch of time, Julian days, over which an angle only grows or only falls; its value is continuous, degrees, and may leave [0, 360). */
export type Piece = { readonly from: number; readonly to: number; readonly value: (ut: number) => number }

/** An angle over a window, piece by piece in order of time. */
export type Track = readonly Piece[]

/** Edges, degrees, within a closed range; any whole turns. */
export type Edges = (low: number, high: number) => readonly number[]

/** Within which days a flip is found: a hundredth of a second. */
const tolerance = 1e-7

/** The edges of `parts` equal parts of every sign. */
export function everyPart(parts: number): Edges {
  return (low, high) => {
    const first = Math.ceil((low * parts) / 30)
    const count = Math.floor((high * parts) / 30) - first + 1
    return Array.from({ length: Math.max(0, count) }, (_, k) => (30 * (first + k)) / parts)
  }
}

/** Listed edges, repeated every `period` degrees. */
export function everyPeriod(period: number, offsets: readonly number[]): Edges {
  return (low, high) => {
    const turns = Array.from({ length: Math.floor(high / period) - Math.floor(low / period) + 1 }, (_, k) => period * (Math.floor(low / period) + k))
    return turns.flatMap((turn) => offsets.map((offset) => turn + offset)).filter((edge) => edge >= low && edge <= high)
  }
}

/** A track of series, one after the other; every station is an end of a piece. */
export function trackOf(list: readonly Series[]): Track {
  return list.flatMap((series) => {
    const ends = [series.from, ...zerosOf(derivativeOf(series)), series.to]
    return ends.slice(1).map((to, index): Piece => ({ from: at(ends, index), to, value: (ut) => valueOf(series, ut) }))
  })
}

/** A moment, Julian day, at which a track meets an edge. */
export type Meeting = { readonly ut: number; readonly edge: number }

/** The moments at which a track meets one of the edges, in order of time. */
export function meetingsOf(track: Track, edges: Edges): readonly Meeting[] {
  return track.flatMap(({ from, to, value }) => {
    const [start, end] = [value(from), value(to)]
    const met = edges(Math.min(start, end), Math.max(start, end)).filter((edge) => edge !== start)
    const found = met.map((edge) => ({ edge, ut: findRoot((ut) => value(ut) - edge, { from, to, tolerance }) }))
    return start < end ? found : found.toReversed()
  })
}
