import { punishmentRules } from '../../rules/plate/triads.ts'
import type { Actor, Punishment, Tie } from '../chart.ts'
import { clashOf, combineOf, harmOf } from '../phase/branch.ts'
import type { Branch } from '../terms.ts'
import type { ActorFact } from './actors.ts'
import type { Draft } from './draft.ts'

/** Members of one set of punishment, one actor a place; undefined when the set is not complete. */
function members(branches: readonly Branch[], facts: readonly ActorFact[]): Actor[] | undefined {
  const taken: Actor[] = []
  for (const branch of branches) {
    const next = facts.find((fact) => fact.actor.branch === branch && !taken.includes(fact.actor))
    if (next === undefined) return undefined
    taken.push(next.actor)
  }
  return taken
}

/** Punishments (三刑) whose whole set stands among month, day, active lines and changes, at least one of them in the plate. */
export function punishmentsOf(facts: readonly ActorFact[]): Punishment[] {
  const found: Punishment[] = []
  for (const { kind, branches } of punishmentRules) {
    const set = members(branches, facts)
    if (set !== undefined && set.some((actor) => 'position' in actor)) found.push({ kind, members: set })
  }
  return found
}

/** What an actor's branch is to a line's branch. */
function tieKind(from: Branch, to: Branch): Tie['kind'] | undefined {
  if (clashOf[from] === to) return 'clash'
  if (combineOf[from] === to) return 'combine'
  return harmOf[from] === to ? 'harm' : undefined
}

/** Ties (六合 六冲 六害) that reach base lines from month, day and active lines; a change reaches only its own line. */
export function tiesOf(facts: readonly ActorFact[], drafts: readonly Draft[]): Tie[] {
  const ties: Tie[] = []
  for (const { actor } of facts) {
    for (const { line } of drafts) {
      const own = 'position' in actor && actor.position === line.position
      const reaches = actor.at === 'change' ? own : !own
      const kind = reaches ? tieKind(actor.branch, line.branch) : undefined
      if (kind !== undefined) ties.push({ kind, from: actor, to: line.position })
    }
  }
  return ties
}
