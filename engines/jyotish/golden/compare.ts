import type { Ephemeris } from '@hefu/sky'
import { isChart } from './charts.ts'
import { type ArudhaGold, compareArudhas } from './compare/arudha.ts'
import { type AshtakavargaGold, compareAshtakavarga } from './compare/ashtakavarga.ts'
import { type CharaGold, compareChara, compareDashas, compareNarayana, type DashaGold, type NarayanaGold } from './compare/dasha.ts'
import { compareDignities, type DignityGold } from './compare/dignity.ts'
import { compareKarakas, type KarakaGold } from './compare/karaka.ts'
import { comparePlacements } from './compare/placement.ts'
import { comparePanchangaAtBirth, type PanchangaAtBirthGold } from './compare/panchanga.ts'
import { comparePositions, skyPositions } from './compare/sky.ts'
import { compareSpecial, compareSpecialFromSky, type SpecialGold } from './compare/special.ts'
import { compareStronger, type StrongerGold } from './compare/stronger.ts'
import { compareVargas, type VargaGold } from './compare/varga.ts'
import type { Difference } from './difference.ts'
import type { GoldChart } from './positions.ts'

export { compareAshtakavargaExample } from './compare/ashtakavarga.ts'
export type { AshtakavargaExample } from './compare/ashtakavarga.ts'
export { comparePanchanga, comparePanchangaAtBirth } from './compare/panchanga.ts'
export type { PanchangaAtBirthGold, PanchangaRow } from './compare/panchanga.ts'
export { compareShadbala, shadbalaExamples } from './compare/strength.ts'
export type { ShadbalaExample } from './compare/strength.ts'
export { compareIngresses } from './compare/transit.ts'
export type { IngressGold } from './compare/transit.ts'
export type { Difference } from './difference.ts'

/** One part of a chart of `jyotish.json`, held against what the engine makes of the file's own longitudes. */
type Section = { readonly name: string; readonly differences: (chart: unknown) => readonly Difference[] | undefined }

/** A section that is looked at where a chart holds all the named keys of `expected`. */
function section<Expected>(name: string, keys: readonly (keyof Expected & string)[], compare: (chart: GoldChart<Expected>) => readonly Difference[]): Section {
  return { name, differences: (chart) => (isChart<Expected>(chart, keys) ? compare(chart) : undefined) }
}

/** Every section of `jyotish.json`, a line each. */
const sections: readonly Section[] = [
  section('placements', [], comparePlacements),
  section<VargaGold>('vargas', ['vargas', 'varga_variants'], compareVargas),
  section<DignityGold>('dignities', ['grahas'], compareDignities),
  section<DashaGold>('dashas', ['vimshottari', 'yogini_first12'], compareDashas),
  section<NarayanaGold>('narayana', ['narayana_d1'], compareNarayana),
  section<CharaGold>('chara', ['chara_kn_rao'], compareChara),
  section<StrongerGold>('stronger', ['stronger_colord'], compareStronger),
  section<ArudhaGold>('arudhas', ['arudha_single_lord'], compareArudhas),
  section<KarakaGold>('karakas', ['karakas_7', 'karakas_8'], compareKarakas),
  section<SpecialGold>('special', ['special'], compareSpecial),
  section<AshtakavargaGold>('ashtakavarga', ['ashtakavarga'], compareAshtakavarga),
]

/** The names of the sections, in the order in which they are compared. */
export const sectionNames: readonly string[] = sections.map(({ name }) => name)

/** What one chart of the parsed `jyotish.json` comes to: the sections looked at, and every difference. None: the chart agrees. */
export function compareJyotishChart(chart: unknown): { readonly compared: readonly string[]; readonly differences: readonly Difference[] } {
  const found = sections.map(({ name, differences }) => ({ name, differences: differences(chart) }))
  return {
    compared: found.flatMap(({ name, differences }) => (differences === undefined ? [] : [name])),
    differences: found.flatMap(({ differences }) => differences ?? []),
  }
}

/** What a chart holds that is looked at from the sky. */
type SkyGold = VargaGold & DashaGold & PanchangaAtBirthGold & StrongerGold & ArudhaGold & KarakaGold & SpecialGold & AshtakavargaGold

const skyKeys = ['vargas', 'varga_variants', 'vimshottari', 'yogini_first12', 'panchanga_at_birth', 'arudha_single_lord', 'karakas_7', 'karakas_8', 'special', 'ashtakavarga'] as const satisfies readonly (keyof SkyGold)[]

/**
 * The same chart from its Julian days: positions of the ephemeris within the file's tolerances, and every division, dasha, arudha, karaka,
 * special lagna and bindu made of them; the almanac and all that takes a sunrise by risings of our own. Throws TypeError where the chart lacks one of these, and SkyError.
 */
export function compareJyotishSky(ephemeris: Ephemeris, chart: unknown): readonly Difference[] {
  if (!isChart<SkyGold>(chart, skyKeys)) throw new TypeError(`The chart of the gold file lacks one of ${skyKeys.join(', ')}.`)
  const positions = skyPositions(ephemeris, chart)
  return [
    ...comparePositions(chart, positions),
    ...compareVargas(chart, positions),
    ...compareDashas(chart, positions),
    ...(isChart<NarayanaGold>(chart, ['narayana_d1']) ? compareNarayana(chart, positions) : []),
    ...(isChart<CharaGold>(chart, ['chara_kn_rao']) ? compareChara(chart, positions) : []),
    ...comparePanchangaAtBirth(ephemeris, chart),
    ...compareStronger(chart, positions),
    ...compareArudhas(chart, positions),
    ...compareKarakas(chart, positions),
    ...compareSpecialFromSky(ephemeris, chart, positions),
    ...compareAshtakavarga(chart, positions),
  ]
}
