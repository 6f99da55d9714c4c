import { placementRules as rules } from '../../rules/placements.ts'
import { argalaFacts } from '../argala/facts.ts'
import { arudhaFacts } from '../arudha/facts.ts'
import { ashtakavargaFacts } from '../ashtakavarga/facts.ts'
import { aspectFacts } from '../aspect/facts.ts'
import { avasthaFacts } from '../avastha/facts.ts'
import { dashaFacts, type FactDate } from '../dasha/facts.ts'
import { dignityFacts, relationFacts, vimshopakaFacts } from '../dignity/facts.ts'
import { type Fact, factsBy } from '../fact.ts'
import { functionalFacts } from '../functional/facts.ts'
import { byGraha } from '../graha.ts'
import { karakaFacts } from '../karaka/facts.ts'
import { natureFacts } from '../nature/facts.ts'
import { panchangaFacts } from '../panchanga/facts.ts'
import { bhavaFacts, houseFacts, motionFacts, nodeFacts, placementFacts, warFacts } from '../placement/facts.ts'
import type { Settings } from '../settings.ts'
import { specialFacts } from '../special/facts.ts'
import { strengthFacts } from '../strength/facts.ts'
import { strengthGround } from '../stronger/ground.ts'
import { upagrahaFacts } from '../upagraha/facts.ts'
import { vargaFacts } from '../varga/facts.ts'
import { yogaFacts } from '../yoga/facts.ts'
import type { Chart } from './chart.ts'

/**
 * Every fact of a chart, each with an id of its own; with dates, the dashas that run on them too. What a chart has not (Gulika where the Sun
 * does not rise, cusps beyond a polar circle) is no fact, and one fact says why. Throws as reading those parts of the chart does.
 */
export function factsOf(chart: Chart, dates: readonly FactDate[] = []): readonly Fact[] {
  const { positions, settings, vargas } = chart
  const signs = vargas.D1
  return [
    ...settingFacts(settings),
    ...momentFacts(chart),
    ...placementFacts(chart.placements, settings),
    ...houseFacts(chart.houses),
    ...bhavaFacts(chart.chalit, settings),
    ...stateFacts(chart),
    ...functionalFacts(signs.lagna),
    ...vargaFacts({ positions, vargas }, settings),
    ...aspectFacts(positions, settings),
    ...argalaFacts({ signs, natures: byGraha((graha) => chart.grahas[graha].nature) }),
    ...arudhaFacts(strengthGround(positions), settings),
    ...karakaFacts(positions, settings),
    ...specialFacts(positions, chart.day, settings),
    ...upagrahaFacts(positions, chart.day, settings),
    ...ashtakavargaFacts(signs, settings),
    ...strengthFacts(chart.strengths),
    ...yogaFacts(chart.yogas),
    ...dashaFacts(positions, settings, dates),
    ...panchangaFacts(chart.panchanga),
  ]
}

function stateFacts({ grahas, planets, vargas, wars, nodeSensitive }: Chart): readonly Fact[] {
  return [
    ...motionFacts(grahas),
    ...warFacts(wars),
    ...nodeFacts(nodeSensitive),
    ...dignityFacts(grahas),
    ...relationFacts(vargas.D1),
    ...natureFacts(grahas),
    ...vimshopakaFacts(planets),
    ...avasthaFacts(planets),
  ]
}

/** The settings of a chart, each by its name: `settings.ayanamsa`. */
export function settingFacts(settings: Settings): readonly Fact[] {
  return factsBy(
    rules.settings,
    [],
    Object.entries(settings).map(([name, value]) => ({ id: `settings.${name}`, value })),
  )
}

function momentFacts({ birth, positions }: Chart): readonly Fact[] {
  return [
    ...factsBy(
      rules.moment,
      [],
      [
        { id: 'birth.ut', value: birth.ut, unit: 'jd' },
        { id: 'birth.latitude', value: birth.latitude, unit: 'degree' },
        { id: 'birth.longitude', value: birth.longitude, unit: 'degree' },
      ],
    ),
    ...(birth.sex === undefined ? [] : factsBy(rules.moment, [], [{ id: 'birth.sex', value: birth.sex }])),
    ...factsBy(rules.moment, ['birth.ut'], [{ id: 'birth.delta_t.known', value: birth.deltaTKind }]),
    ...factsBy(
      rules.longitude,
      ['settings.ayanamsa', 'birth.ut'],
      [
        { id: 'ayanamsa.degrees', value: positions.ayanamsa, unit: 'degree' },
        { id: 'midheaven.longitude', value: positions.mc, unit: 'degree' },
      ],
    ),
  ]
}
