import { placementRules as rules } from '../../rules/placements.ts'
import { vargaTables, vargaVariants } from '../../rules/vargas.ts'
import { vargaDignity } from '../dignity/dignity.ts'
import { type Fact, type FactRule, factsBy } from '../fact.ts'
import { grahas, isPlanet, points } from '../graha.ts'
import type { Signs } from '../placement/placement.ts'
import { longitudeOf, type Positions } from '../positions.ts'
import type { Settings } from '../settings.ts'
import { signNames } from '../sign.ts'
import { edgeDistance, nearness } from './boundary.ts'
import { isPushkaraBhaga, isPushkaraNavamsa, isVargottama } from './marks.ts'
import { type ByVarga, type VargaName, vargaNames } from './names.ts'
import { shashtyamsaPartOf, vargaDegree, type VargaSettings } from './varga.ts'

/** What facts of divisions are read from. */
export type VargaFactGround = { readonly positions: Positions; readonly vargas: ByVarga<Signs> }

/** Signs, degrees and dignities in every division but the first (`d9.venus.sign`, `d9.venus.deg`, `d9.venus.dignity`), and the marks `vargottama`, `pushkara_navamsa`, `pushkara_bhaga`, `d60.venus.part`. */
export function vargaFacts(ground: VargaFactGround, settings: Settings): readonly Fact[] {
  return [...vargaNames.filter((varga) => varga !== 'D1').flatMap((varga) => divisionFacts(varga, ground, settings)), ...markFacts(ground.positions, settings)]
}

function divisionFacts(varga: VargaName, { positions, vargas }: VargaFactGround, settings: VargaSettings): readonly Fact[] {
  const rule = ruleOf(varga, settings)
  const signs = vargas[varga]
  return points.flatMap((point) => {
    const longitude = longitudeOf(positions, point)
    const near: Pick<Fact, 'nearBoundary'> = edgeDistance(varga, longitude, settings) < nearness(point) ? { nearBoundary: true } : {}
    const degree = vargaDegree(varga, longitude, settings)
    const id = `${varga.toLowerCase()}.${point}`
    return [
      ...factsBy(
        rule,
        [`${point}.longitude`, ...settingOf(varga)],
        [
          { id: `${id}.sign`, value: signNames[signs[point]], ...near },
          ...(degree === undefined ? [] : [{ id: `${id}.deg`, value: degree, unit: 'degree' as const, ...near }]),
        ],
      ),
      ...(point !== 'lagna' && isPlanet(point)
        ? factsBy(rules.dignity, [`${id}.sign`], [{ id: `${id}.dignity`, value: vargaDignity(point, signs[point], vargas.D1), ...near }])
        : []),
    ]
  })
}

const chosen: Readonly<Partial<Record<VargaName, keyof VargaSettings>>> = { D2: 'd2', D3: 'd3', D11: 'd11', D24: 'd24', D30: 'd30', D60: 'd60' }

function settingOf(varga: VargaName): readonly string[] {
  const setting = chosen[varga]
  return setting === undefined ? [] : [`settings.${setting}`]
}

/** The rule of a division under its reading: `varga.d24.even_backward@1`. */
function ruleOf(varga: VargaName, settings: VargaSettings): FactRule {
  const setting = chosen[varga]
  const reading = setting === undefined ? undefined : settings[setting]
  const variants: Readonly<Record<string, { readonly source: string }>> = setting === undefined ? {} : vargaVariants[setting]
  const variant = reading === undefined ? undefined : variants[reading]
  const name = varga.toLowerCase()
  return variant === undefined ? { id: `varga.${name}@1`, source: vargaTables[varga].source } : { id: `varga.${name}.${reading}@1`, source: variant.source }
}

function markFacts(positions: Positions, settings: Settings): readonly Fact[] {
  const where = (holds: (longitude: number) => boolean): readonly string[] => points.filter((point) => holds(longitudeOf(positions, point)))
  const rests = points.map((point) => `${point}.longitude`)
  return [
    ...factsBy(
      rules.vargottama,
      points.flatMap((point) => [`${point}.sign`, `d9.${point}.sign`]),
      [{ id: 'vargottama', value: where(isVargottama) }],
    ),
    ...factsBy(rules.pushkara, rests, [{ id: 'pushkara_navamsa', value: where(isPushkaraNavamsa) }]),
    ...factsBy(
      rules.pushkara,
      [...rests, 'settings.pushkaraBhaga'],
      [{ id: 'pushkara_bhaga', value: where((longitude) => isPushkaraBhaga(longitude, settings)) }],
    ),
    ...grahas.flatMap((graha) =>
      factsBy(rules.shashtyamsa, [`${graha}.longitude`], [{ id: `d60.${graha}.part`, value: shashtyamsaPartOf(positions.longitude[graha]), unit: 'part' }]),
    ),
  ]
}
