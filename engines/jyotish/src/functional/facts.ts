import { placementRules as rules } from '../../rules/placements.ts'
import { type Fact, factsBy } from '../fact.ts'
import { planets } from '../graha.ts'
import type { Sign } from '../sign.ts'
import { functionalMarks, lordshipsOf, yogakarakaOf, yogaPairOf } from './functional.ts'

/** Natures for a lagna, by rule (`functional.rule.saturn`, `functional.owns.saturn`, `functional.maraka`) and as BPHS names them (`functional.bphs.saturn`), kept apart; `yogakaraka` where there is one. */
export function functionalFacts(lagna: Sign): readonly Fact[] {
  const lordships = lordshipsOf(lagna)
  const marks = functionalMarks(lagna)
  const pair = yogaPairOf(lagna)
  const yogakaraka = yogakarakaOf(lagna)
  const rests = ['lagna.sign']
  return [
    ...planets.flatMap((planet) => [
      ...factsBy(rules.functionalRule, rests, [
        { id: `functional.rule.${planet}`, value: lordships[planet].nature },
        { id: `functional.owns.${planet}`, value: lordships[planet].owns },
      ]),
      ...(marks[planet].length === 0 ? [] : factsBy(rules.functionalBphs, rests, [{ id: `functional.bphs.${planet}`, value: marks[planet] }])),
    ]),
    ...factsBy(rules.functionalRule, rests, [{ id: 'functional.maraka', value: planets.filter((planet) => lordships[planet].maraka) }]),
    ...(pair === undefined ? [] : factsBy(rules.functionalBphs, rests, [{ id: 'functional.bphs.yoga', value: pair }])),
    ...(yogakaraka === undefined ? [] : factsBy(rules.yogakaraka, rests, [{ id: 'yogakaraka', value: yogakaraka }])),
  ]
}
