import { arudhasOf, type Arudhas } from '../arudha/arudhas.ts'
import { type Bav, bavOf } from '../ashtakavarga/bav.ts'
import { type ByGraha, byGraha, type Graha, grahas } from '../graha.ts'
import { type CharaKaraka, charaKarakas } from '../karaka/chara.ts'
import { houseOf, signsOf } from '../placement/placement.ts'
import type { Positions } from '../positions.ts'
import { type House, houses } from '../sign.ts'
import { strengthGround } from '../stronger/ground.ts'
import type { DeclaredWindow } from './declared-window.ts'
import { type Partition, partitionBy } from './partition.ts'
import { edgesOf, pointFlips } from './placements.ts'
import { type Edges, everyPart, everyPeriod } from './track.ts'

/** Borders of signs. */
export const signEdges: Edges = everyPart(1)

/** When any of the grahas, or the lagna, changes its sign in one of the divisions. */
export function signFlips(window: DeclaredWindow, vargas: readonly Parameters<typeof edgesOf>[0][]): readonly number[] {
  return vargas.flatMap((varga) => {
    const edges = edgesOf(varga, window.settings)
    return (['lagna', ...grahas] as const).flatMap((point) => pointFlips(window, point, edges))
  })
}

/** Every two of the grahas. */
export function pairsOf(list: readonly Graha[]): readonly (readonly [Graha, Graha])[] {
  return list.flatMap((one, index) => list.slice(index + 1).map((other) => [one, other] as const))
}

const second = 1 / 3600

/** When two grahas stand at the same degree of their signs (Rahu from the end of its own), or come within 1″ of it. */
function degreeFlips(window: DeclaredWindow): readonly number[] {
  const edges = everyPeriod(30, [0, second, 30 - second])
  return pairsOf(grahas.filter((graha) => graha !== 'ketu')).flatMap(([one, other]) =>
    window.flips(
      [
        [one, 1],
        [other, other === 'rahu' ? 1 : -1],
      ],
      edges,
    ),
  )
}

/** Flips that several layers share: sign changes in the birth chart, equal degrees. */
export type SharedFlips = { readonly signs: readonly number[]; readonly degrees: readonly number[] }

/** The shared flips of a window. */
export function sharedFlips(window: DeclaredWindow): SharedFlips {
  return { signs: signFlips(window, ['D1']), degrees: degreeFlips(window) }
}

/** The partition by what is read from full positions in the middle of each cell. */
function readPartition<Value>(
  window: DeclaredWindow,
  flips: readonly number[],
  { read, key }: { readonly read: (positions: Positions) => Value; readonly key: (value: Value) => string },
): Partition<Value> {
  return partitionBy(window, flips, { valueAt: (ut) => read(window.positionsAt(ut)), same: (one, other) => key(one) === key(other) })
}

/** The house of every graha, whole signs from the lagna. */
export function housePartitions(window: DeclaredWindow): ByGraha<Partition<House>> {
  const rising = window.lagnaFlips(signEdges)
  return byGraha((graha) =>
    partitionBy(window, [...rising, ...window.flips([[graha, 1]], signEdges)], { valueAt: (ut) => houseOf(signsOf(window.positionsAt(ut)), graha) }),
  )
}

/** The order of the chara karakas under the settings. */
export function karakaPartition(window: DeclaredWindow, { signs, degrees }: SharedFlips): Partition<readonly CharaKaraka[]> {
  return readPartition(window, [...signs, ...degrees], {
    read: (positions) => charaKarakas(positions, window.settings),
    key: (karakas) => karakas.map(({ role, graha, tie }) => `${role} ${graha} ${tie}`).join(),
  })
}

/** The arudhas of the twelve houses. */
export function arudhaPartition(window: DeclaredWindow, { signs, degrees }: SharedFlips): Partition<Arudhas> {
  return readPartition(window, [...signs, ...degrees], {
    read: (positions) => arudhasOf(strengthGround(positions), window.settings),
    key: (arudhas) => houses.map((house) => arudhas[house]).join(),
  })
}

/** Bindus of every row of ashtakavarga. */
export function bavPartition(window: DeclaredWindow, { signs }: Pick<SharedFlips, 'signs'>): Partition<Bav> {
  return readPartition(window, signs, { read: (positions) => bavOf(signsOf(positions), window.settings), key: (bav) => JSON.stringify(bav) })
}
