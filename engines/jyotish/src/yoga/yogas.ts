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

/** Every rule with what a chart does not change of its result. */
const rules = yogaRules.map((rule) => ({
  rule,
  told: { id: rule.id, source: rule.source, rule: `yoga.${rule.id}@${rule.version}` },
  other: Object.keys(rule.readings).length > 0,
}))

/** Every yoga of a chart with whether it holds, in the order of the rules. */
export function yogasOf(ground: YogaGround): readonly Yoga[] {
  return [...rules.map((row) => judged(row, ground)), ...mangals(ground)]
}

/** The ids of every yoga the engine knows. */
export const yogaIds: readonly string[] = [...yogaRules.map(({ id }) => id), ...mangalOrigins.map((origin) => `mangal#${origin}`)]

const none: readonly [] = []

function judged({ rule, told, other }: (typeof rules)[number], ground: YogaGround): Yoga {
  const idle = { ...told, holds: false, members: none, flags: none, readings: none }
  if (!rule.known(ground)) return { ...idle, holds: undefined }
  const holds = rule.when(ground)
  const readings = other ? holdingOf(rule.readings, ground) : none
  if (!holds && readings.length === 0) return idle
  const members = rule.members(ground)
  return { ...told, holds, members, flags: [...holdingOf(rule.flags, ground), ...weaknesses(members, ground)], readings }
}

function holdingOf(named: YogaRule['flags'], ground: YogaGround): readonly string[] {
  return Object.keys(named).filter((name) => named[name]?.(ground) === true)
}

/** What weakens each member, as `weakness.graha`. */
function weaknesses(members: readonly Graha[], { combust, signs, house }: YogaGround): readonly string[] {
  const found: string[] = []
  const add = (weakness: Weakness, graha: Graha): unknown => found.push(`${weakness}.${graha}`)
  for (const graha of members) {
    const sign = signs[graha]
    if (combust[graha]) add('combust', graha)
    if (isPlanet(graha) && sign === debilitationOf(graha)) add('debilitated', graha)
    if ((graha !== 'rahu' && signs.rahu === sign) || (graha !== 'ketu' && signs.ketu === sign)) add('with_node', graha)
    if (dusthanas.some((harmful) => harmful === house[graha])) add('dusthana', graha)
  }
  return found
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
