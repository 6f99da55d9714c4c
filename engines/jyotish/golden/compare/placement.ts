import { byPoint, type Point, points } from '../../src/graha.ts'
import { placementsOf } from '../../src/placement/placement.ts'
import { type Difference, missed } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** What `jyotish.json` says of a graha or the lagna; null where it stands too near to an edge to tell. The lagna has neither house nor lord of its star. */
type Row = {
  readonly sign: number | null
  readonly deg: number
  readonly house?: number | null
  readonly nakshatra: number | null
  readonly pada: number | null
  readonly nak_lord?: GoldCode | null
}

/** Sign, degree, house, star, quarter and lord of the star of every point of a chart. */
export type PlacementGold = { readonly lagna: Row; readonly grahas: Readonly<Record<GoldCode, Row>> }

/** Every point of a chart, from the file's own longitudes. Empty when all agree. */
export function comparePlacements(chart: GoldChart<PlacementGold>): readonly Difference[] {
  const positions = goldPositions(chart)
  const placements = placementsOf(positions)
  const rows = byPoint((point: Point): Row => (point === 'lagna' ? chart.expected.lagna : chart.expected.grahas[goldCodes[point]]))
  return points.flatMap((point) => {
    const { sign, house, star, pada, lord, degree } = placements[point]
    const row = rows[point]
    const path = `${chart.id}.${point}`
    const same = (key: keyof Row, actual: number | string): readonly Difference[] => {
      const expected = row[key]
      return expected === undefined || expected === null || expected === actual ? [] : [{ path: `${path}.${key}`, expected, actual }]
    }
    return [
      ...same('sign', sign + 1),
      ...same('house', house),
      ...same('nakshatra', star + 1),
      ...same('pada', pada),
      ...same('nak_lord', goldCodes[lord]),
      ...missed([{ path: `${path}.deg`, expected: row.deg, actual: degree, tolerance: 1e-6 }]),
    ]
  })
}
