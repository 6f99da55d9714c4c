import { type Point, points } from '../../src/graha.ts'
import { longitudeOf } from '../../src/positions.ts'
import { defaultSettings } from '../../src/settings.ts'
import { type VargaName, vargaNames } from '../../src/varga/names.ts'
import { vargaSign, type VargaSettings } from '../../src/varga/varga.ts'
import { type Difference } from '../difference.ts'
import { type GoldChart, type GoldCode, goldCodes, goldPositions } from '../positions.ts'

/** Signs from Aries 1; null where the point is too near to an edge to tell. */
type Row = Readonly<Record<GoldCode, number | null>>

/** What `jyotish.json` says of the divisions. */
export type VargaGold = { readonly vargas: Readonly<Record<VargaName, Row>>; readonly varga_variants: Readonly<Record<keyof typeof variants, Row>> }

/** The variants of the file, by our settings. */
const variants = {
  'D2.parivritti': { varga: 'D2', settings: { d2: 'parivritti' } },
  'D3.parivritti': { varga: 'D3', settings: { d3: 'parivritti' } },
  'D3.somanatha': { varga: 'D3', settings: { d3: 'somanatha' } },
  'D11.rudra_reverse': { varga: 'D11', settings: { d11: 'rudra_reverse' } },
  'D24.even_backward': { varga: 'D24', settings: { d24: 'even_backward' } },
  'D24.even_from_leo': { varga: 'D24', settings: { d24: 'even_from_leo' } },
  'D30.parivritti': { varga: 'D30', settings: { d30: 'parivritti' } },
  'D60.aries': { varga: 'D60', settings: { d60: 'from_aries' } },
} as const satisfies Readonly<Record<string, { varga: VargaName; settings: Partial<VargaSettings> }>>

/** The names of the variants. */
const variantNames = ['D2.parivritti', 'D3.parivritti', 'D3.somanatha', 'D11.rudra_reverse', 'D24.even_backward', 'D24.even_from_leo', 'D30.parivritti', 'D60.aries'] as const

/** Every division and every variant of a chart, from the file's own longitudes or from others. Empty when all agree. */
export function compareVargas(chart: GoldChart<VargaGold>, positions = goldPositions(chart)): readonly Difference[] {
  const { vargas, varga_variants: varied } = chart.expected
  const row = (path: string, expected: Row, signOf: (longitude: number) => number): readonly Difference[] =>
    points.flatMap((point: Point) => {
      const wanted = expected[goldCodes[point]]
      const actual = signOf(longitudeOf(positions, point)) + 1
      return wanted === null || wanted === actual ? [] : [{ path: `${chart.id}.${path}.${point}`, expected: wanted, actual }]
    })
  return [
    ...vargaNames.flatMap((varga) => row(varga, vargas[varga], (longitude) => vargaSign(varga, longitude, defaultSettings))),
    ...variantNames.flatMap((name) => {
      const { varga, settings } = variants[name]
      return row(name, varied[name], (longitude) => vargaSign(varga, longitude, { ...defaultSettings, ...settings }))
    }),
  ]
}
