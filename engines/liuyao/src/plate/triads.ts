import { triadRules } from '../../rules/plate/triads.ts'
import type { TriadRule } from '../../rules/plate/triads.ts'
import type { Actor, Triad } from '../chart.ts'
import type { Branch } from '../terms.ts'
import type { ActorFact } from './actors.ts'
import type { Draft } from './draft.ts'

/**
 * The actor that best fills a place: a whole one before a void or broken one, a moved one before a still one. The peak of a triad must
 * stand in the plate itself; month and day may bring only its ends.
 */
function best(facts: readonly ActorFact[], branch: Branch, peak: boolean): ActorFact | undefined {
  let found: ActorFact | undefined
  for (const fact of facts) {
    if (fact.actor.branch !== branch || (peak && !('position' in fact.actor))) continue
    if (found === undefined || rank(fact) > rank(found)) found = fact
  }
  return found
}

/** Order of preference among actors of one branch. */
function rank(fact: ActorFact): number {
  return (fact.whole ? 2 : 0) + (fact.moved ? 1 : 0)
}

/** Whether all members stand on the two ends of one half, in their lines or changes. */
function scopeOf(members: readonly Actor[]): Triad['scope'] {
  const onEnds = (first: number, last: number): boolean =>
    members.every((member) => 'position' in member && (member.position === first || member.position === last))
  if (onEnds(1, 3)) return 'inner'
  return onEnds(4, 6) ? 'outer' : 'plate'
}

/** A triad with all three branches among the actors: formed, or awaiting the one that is void or broken. */
function complete(rule: TriadRule, members: readonly ActorFact[]): Triad | undefined {
  const lame = members.filter((member) => !member.whole)
  if (lame.length > 1) return undefined
  const actors = members.map((member) => member.actor)
  const awaited = lame[0]?.actor.branch
  const scope = scopeOf(actors)
  if (awaited === undefined) return { element: rule.element, state: 'formed', scope, members: actors }
  return { element: rule.element, state: 'awaiting', scope, members: actors, awaited }
}

/** Two moved and whole members that wait for a third (虚一待用): a static line, or the peak branch moves and the third is absent. */
function awaiting(rule: TriadRule, members: readonly ActorFact[], drafts: readonly Draft[]): Triad | undefined {
  if (!members.every((member) => member.moved && member.whole)) return undefined
  const actors = members.map((member) => member.actor)
  const awaited = rule.branches.find((branch) => !actors.some((actor) => actor.branch === branch))
  if (awaited === undefined) return undefined
  const still = drafts.find((draft) => draft.line.branch === awaited)
  const peakMoves = actors.some((actor) => actor.branch === rule.branches[1])
  if (still === undefined && !peakMoves) return undefined
  const third: Actor[] = still === undefined ? [] : [{ at: 'line', branch: awaited, position: still.line.position }]
  return { element: rule.element, state: 'awaiting', scope: 'plate', members: [...actors, ...third], awaited }
}

/** One triad, if the plate has it. */
function triadOf(rule: TriadRule, facts: readonly ActorFact[], drafts: readonly Draft[]): Triad | undefined {
  const members: ActorFact[] = []
  for (const branch of rule.branches) {
    const member = best(facts, branch, branch === rule.branches[1])
    if (member !== undefined) members.push(member)
  }
  if (members.length < 2) return undefined
  return members.length === 3 ? complete(rule, members) : awaiting(rule, members, drafts)
}

/**
 * Every triad (三合局) that is formed or waits for one member; something must move in the plate. Members are month, day, moving lines,
 * darkly moving lines and the changes of moving lines.
 */
export function triadsOf(facts: readonly ActorFact[], drafts: readonly Draft[]): Triad[] {
  if (!facts.some((fact) => fact.moved)) return []
  const found: Triad[] = []
  for (const rule of triadRules) {
    const triad = triadOf(rule, facts, drafts)
    if (triad !== undefined) found.push(triad)
  }
  return found
}
