import { yogaRules } from '../../rules/yogas/all.ts'
import { debilitationOf } from '../dignity/dignity.ts'
import { type Graha, isPlanet } from '../graha.ts'
import { mangalOf, mangalOrigins } from '../match/mangal.ts'
import type { YogaGround } from './ground.ts'
import type { YogaRule } from './rule.ts'
import { dusthanas } from './terms.ts'

/** What weakens a member of a yoga: combust, debilitated, in the sign of a node, in a house of harm. */
export type Weakness = 'combust' | 'debilitated' | 'with_node' | 'dusthana'

/** One yoga of one chart. A combination, never a prediction by itself. */
export type Yoga = {
  readonly id: string
  /** Undefined where the chart does not hold what the yoga asks for. */
  readonly holds: boolean | undefined
  /** Who takes part; empty where it does not hold in any reading. */
  readonly members: readonly Graha[]
  /** What cancels, grades or weakens it: names of the rule, and `weakness.graha` of each member. */
  readonly flags: readonly string[]
  /** Names of other readings that hold. */
  readonly readings: readonly string[]
  readonly source: string
  /** Id of the rule with its version. */
  readonly rule: string
}

/** Every yoga of a chart with whether it holds, in the order of the rules. */
export function yogasOf(ground: YogaGround): readonly Yoga[] {
  return [...yogaRules.map((rule) => judged(rule, ground)), ...mangals(ground)]
}

/** The ids of every yoga the engine knows. */
export const yogaIds: readonly string[] = [...yogaRules.map(({ id }) => id), ...mangalOrigins.map((origin) => `mangal#${origin}`)]

function judged({ id, version, source, when, known, members, flags, readings }: YogaRule, ground: YogaGround): Yoga {
  const told = { id, source, rule: `yoga.${id}@${version}` }
  if (!known(ground)) return { ...told, holds: undefined, members: [], flags: [], readings: [] }
  const holds = when(ground)
  const others = holdingOf(readings, ground)
  if (!holds && others.length === 0) return { ...told, holds, members: [], flags: [], readings: others }
  const found = members(ground)
  return { ...told, holds, members: found, flags: [...holdingOf(flags, ground), ...weaknesses(found, ground)], readings: others }
}

function holdingOf(named: YogaRule['flags'], ground: YogaGround): readonly string[] {
  const found: string[] = []
  for (const name in named) if (named[name]?.(ground) === true) found.push(name)
  return found
}

/** What weakens each member, as `weakness.graha`. */
function weaknesses(members: readonly Graha[], { combust, signs, house }: YogaGround): readonly string[] {
  return members.flatMap((graha) => {
    const nodes = (['rahu', 'ketu'] as const).some((node) => node !== graha && signs[node] === signs[graha])
    const held: readonly (readonly [Weakness, boolean])[] = [
      ['combust', combust[graha]],
      ['debilitated', isPlanet(graha) && signs[graha] === debilitationOf(graha)],
      ['with_node', nodes],
      ['dusthana', dusthanas.some((harmful) => harmful === house[graha])],
    ]
    return held.flatMap(([weakness, holds]) => (holds ? [`${weakness}.${graha}`] : []))
  })
}

/** Mangal from the lagna, the Moon and Venus, three yogas apart. */
function mangals(ground: YogaGround): readonly Yoga[] {
  return mangalOf(ground.signs).map(({ origin, holds, flags }) => ({
    id: `mangal#${origin}`,
    holds,
    members: holds ? ['mars'] : [],
    flags,
    readings: [],
    source: 'tradition',
    rule: `yoga.mangal#${origin}@1`,
  }))
}
