import { matchRules } from '../../rules/match.ts'
import type { Fact } from '../fact.ts'
import { kootas } from './koota.ts'
import type { Mangal } from './mangal.ts'
import { bhakootPair, type Match } from './match.ts'

/** Facts of a match: marks with the natures they rest on, the total with its tables, exceptions as flags apart, southern agreements. */
export function matchFacts(match: Match): readonly Fact[] {
  const { bride, groom, scores, total, totalAfterExceptions, tables, flags, extras } = match
  const of = (rule: keyof typeof matchRules, dependsOn: readonly string[]): Pick<Fact, 'rule' | 'source' | 'dependsOn'> => {
    const { id, source } = matchRules[rule]
    return { rule: id, source, dependsOn }
  }
  const moons = ['bride.moon.star', 'groom.moon.star']
  const all = kootas.map((koota) => `match.${koota}`)
  const natures = (['vashya', 'yoni', 'gana', 'nadi'] as const).flatMap((nature): readonly Fact[] => [
    { id: `match.bride.${nature}`, value: bride[nature], ...of(nature, ['bride.moon.star']) },
    { id: `match.groom.${nature}`, value: groom[nature], ...of(nature, ['groom.moon.star']) },
  ])
  return [
    ...natures,
    ...kootas.map((koota): Fact => ({ id: `match.${koota}`, value: scores[koota], unit: 'part', ...of(koota, moons) })),
    { id: 'match.bhakoot.houses', value: bhakootPair(match), unit: 'house', ...of('bhakoot', moons) },
    { id: 'match.tables', value: [tables.vashya, tables.yoni, tables.gana], ...of('yoni', []) },
    { id: 'match.total', value: total, unit: 'part', ...of('extra', [...all, 'match.tables']) },
    {
      id: 'match.total_after_exceptions',
      value: totalAfterExceptions,
      unit: 'part',
      ...of('extra', ['match.total', ...flags.map((flag) => `match.flag.${flag}`)]),
    },
    ...flags.map((flag): Fact => ({ id: `match.flag.${flag}`, value: true, ...of(flag.startsWith('nadi') ? 'nadi' : 'bhakoot', moons) })),
    { id: 'match.rajju', value: extras.rajju ?? 'none', ...of('extra', moons) },
    { id: 'match.vedha', value: extras.vedha, ...of('extra', moons) },
    { id: 'match.mahendra', value: extras.mahendra, ...of('extra', moons) },
    { id: 'match.stri_dirgha', value: extras.striDirgha, ...of('extra', moons) },
  ]
}

/** Facts of mangal in one chart: from lagna, Moon and Venus apart, each with what weakens it. */
export function mangalFacts(mangals: readonly Mangal[]): readonly Fact[] {
  const { id: rule, source } = matchRules.mangal
  return mangals.flatMap(({ origin, house, holds, flags }): readonly Fact[] => {
    const dependsOn = ['mars.sign', `${origin}.sign`]
    return [
      { id: `mangal.${origin}`, value: holds, rule, source, dependsOn },
      { id: `mangal.${origin}.house`, value: house, unit: 'house', rule, source, dependsOn },
      { id: `mangal.${origin}.flags`, value: flags, rule, source, dependsOn },
    ]
  })
}
