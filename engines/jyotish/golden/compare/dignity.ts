import { dignityOf } from '../../src/dignity/dignity.ts'
import { planets } from '../../src/graha.ts'
import { motionOf } from '../../src/placement/motion.ts'
import { signsOf } from '../../src/placement/placement.ts'
import { isCombust, sunDistance } from '../../src/placement/sun-distance.ts'
import { defaultSettings } from '../../src/settings.ts'
import { type Difference, missed } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** What `jyotish.json` says of a planet; the Sun has no distance from itself, and null stands where an edge is too near to tell. */
type Row = { readonly dignity: string | null; readonly retrograde: boolean | null; readonly combust?: boolean | null; readonly sun_distance?: number }

/** Dignity, retrogression, combustion and distance from the Sun of each planet of a chart. */
export type DignityGold = { readonly grahas: Readonly<Record<GoldCode, Row>> }

/** Every planet of a chart, from the file's own longitudes. Empty when all agree. */
export function compareDignities(chart: GoldChart<DignityGold>): readonly Difference[] {
  const positions = goldPositions(chart)
  const signs = signsOf(positions)
  return planets.flatMap((planet) => {
    const row = chart.expected.grahas[goldCodes[planet]]
    const path = `${chart.id}.${planet}`
    const same = (key: keyof Row, actual: string | boolean): readonly Difference[] => {
      const expected = row[key]
      return expected === undefined || expected === null || expected === actual ? [] : [{ path: `${path}.${key}`, expected, actual }]
    }
    return [
      ...same('dignity', dignityOf(planet, { longitude: positions.longitude[planet], signs }, defaultSettings)),
      ...same('retrograde', motionOf(positions, planet).retrograde),
      ...same('combust', isCombust(positions, planet)),
      ...(row.sun_distance === undefined
        ? []
        : missed([{ path: `${path}.sun_distance`, expected: row.sun_distance, actual: sunDistance(positions, planet), tolerance: 1e-5 }])),
    ]
  })
}
