import { JyotishError } from '../error.ts'
import { type Point, points } from '../graha.ts'
import type { Sign } from '../sign.ts'
import { type VargaName, vargaNames } from '../varga/names.ts'
import { tableOf, vargaSign, type VargaSettings } from '../varga/varga.ts'
import { starOf } from '../placement/star.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { type Partition, partitionBy } from './partition.ts'
import { type Edges, everyPart, everyPeriod } from './track.ts'

/** A layer of placement by name: the sign of a point in a division, its star or its quarter of a star (0 to 107). */
export type PlacementName = `${VargaName}.${Point}` | `star.${Point}` | `quarter.${Point}`

/** The edges of a division, degrees. */
export function edgesOf(varga: VargaName, settings: VargaSettings): Edges {
  const { parts, edges } = tableOf(varga, settings)
  return edges === undefined ? everyPart(parts) : everyPeriod(60, [...edges.odd, ...edges.even.map((edge) => 30 + edge)])
}

/** Edges of the twenty-seven stars. */
export const starEdges: Edges = everyPeriod(40, [0, 40 / 3, 80 / 3])

/** Edges of quarters of stars, which are those of the navamsa. */
const quarterEdges: Edges = everyPart(9)

/** When a point meets edges. */
export function pointFlips(window: DeclaredWindow, point: Point, edges: Edges): readonly number[] {
  return point === 'lagna' ? window.lagnaFlips(edges) : window.flips([[point, 1]], edges)
}

/** The longitude of a point at a moment, degrees [0, 360). */
export function longitudeAt(window: DeclaredWindow, point: Point, ut: number): number {
  return point === 'lagna' ? window.lagnaAt(ut) : window.longitudeAt(point, ut)
}

/** The partition of the window by the sign of a point in a division. */
export function signPartition(window: DeclaredWindow, varga: VargaName, point: Point): Partition<Sign> {
  const { settings } = window
  return partitionBy(window, pointFlips(window, point, edgesOf(varga, settings)), {
    valueAt: (ut) => vargaSign(varga, longitudeAt(window, point, ut), settings),
  })
}

/** The partition by the star of a point, 0 Ashvini to 26 Revati. */
export function starPartition(window: DeclaredWindow, point: Point): Partition<number> {
  return partitionBy(window, pointFlips(window, point, starEdges), { valueAt: (ut) => starOf(longitudeAt(window, point, ut)).star })
}

/** The partition by the quarter of a star that a point stands in, counted 0 to 107 from Ashvini. */
export function quarterPartition(window: DeclaredWindow, point: Point): Partition<number> {
  return partitionBy(window, pointFlips(window, point, quarterEdges), {
    valueAt: (ut) => {
      const { star, pada } = starOf(longitudeAt(window, point, ut))
      return 4 * star + pada - 1
    },
  })
}

/** Only the layers that are named, for whoever needs no others. Throws JyotishError `varga-unknown`. */
export function windowPlacements<Name extends PlacementName>(window: DeclaredWindow, names: readonly Name[]): ReadonlyMap<Name, Partition<number>> {
  return new Map(names.map((name) => [name, placementPartition(window, name)]))
}

function placementPartition(window: DeclaredWindow, name: PlacementName): Partition<number> {
  const [layer, point] = partsOf(name)
  if (layer === 'star') return starPartition(window, point)
  return layer === 'quarter' ? quarterPartition(window, point) : signPartition(window, layer, point)
}

function partsOf(name: PlacementName): readonly [VargaName | 'star' | 'quarter', Point] {
  const [first, second] = name.split('.')
  const layer = (['star', 'quarter', ...vargaNames] as const).find((one) => one === first)
  const point = points.find((one) => one === second)
  if (layer === undefined || point === undefined) {
    throw new JyotishError('varga-unknown', `The layer is "${name}"; allowed are D1 to D60, star or quarter, a dot, and lagna or a graha.`)
  }
  return [layer, point]
}
