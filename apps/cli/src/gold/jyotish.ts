import { compareIngresses, compareJyotishChart, compareJyotishSky, compareShadbala, type IngressGold, shadbalaExamples } from '@hefu/jyotish/verify'
import { loadEphemeris } from '@hefu/sky/load'
import { isRecord, listAt } from '../json.ts'
import { compareEach, type Comparer } from './outcome.ts'

/** A chart of `jyotish.json`; its sections are told apart where they are compared. */
interface GoldChart {
  readonly id: string
}

/** Vedic charts: every section from the file's own longitudes, and again from its Julian days; then worked examples of shadbala and the ingresses of four grahas. */
export const compareJyotish: Comparer = async (gold) => {
  const ephemeris = await loadEphemeris()
  const charts = await compareEach(listAt(gold, 'charts'), {
    is: isChart,
    wanted: 'a chart with id, birth and expected',
    name: ({ id }) => id,
    compare: (chart) => [...compareJyotishChart(chart).differences, ...compareJyotishSky(ephemeris, chart)],
  })
  const ingresses = isRecord(gold) ? gold['ingress_lahiri'] : undefined
  const strengths = isRecord(gold) && 'shadbala_examples' in gold ? shadbalaExamples(gold) : []
  const examples = strengths.map((example) => ({ id: example.id, differences: compareShadbala(example) }))
  if (!isIngresses(ingresses)) return [...charts, ...examples]
  return [...charts, ...examples, { id: 'ingress_lahiri', differences: compareIngresses(ephemeris, ingresses) }]
}

function isChart(value: unknown): value is GoldChart {
  return isRecord(value) && typeof value['id'] === 'string' && isRecord(value['birth']) && isRecord(value['expected'])
}

function isIngresses(value: unknown): value is IngressGold {
  return isRecord(value) && ['su', 'ju', 'sa', 'ra'].every((code) => Array.isArray(value[code]))
}
