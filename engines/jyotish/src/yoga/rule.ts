import type { Graha } from '../graha.ts'
import type { YogaGround } from './ground.ts'
import type { Predicate, Who } from './terms.ts'

/** A yoga as a book defines it: data with one predicate. */
export type YogaRule = {
  /** As in facts, after `yoga.`; the parts of a family stand after `#`. */
  readonly id: string
  /** Raised when the predicate changes. */
  readonly version: number
  /** Book and place. */
  readonly source: string
  readonly when: Predicate
  /** Who takes part. */
  readonly members: (ground: YogaGround) => readonly Graha[]
  /** What weakens, cancels or grades it, by name. */
  readonly flags: Readonly<Record<string, Predicate>>
  /** Other readings of the same yoga, by name; they are told apart from `when`. */
  readonly readings: Readonly<Record<string, Predicate>>
  /** Whether the chart holds what the predicate asks for; `holds` is undefined where it does not. */
  readonly known: Predicate
}

/** The parts of a rule that most yogas leave out. */
export type YogaParts = {
  readonly source: string
  readonly when: Predicate
  readonly members: readonly Who[] | ((ground: YogaGround) => readonly Graha[])
  readonly flags?: Readonly<Record<string, Predicate>>
  readonly readings?: Readonly<Record<string, Predicate>>
  readonly known?: Predicate
}

/** A rule of version 1. */
export function yoga(id: string, { source, when, members, flags = {}, readings = {}, known = () => true }: YogaParts): YogaRule {
  return { id, version: 1, source, when, members: typeof members === 'function' ? members : named(members), flags, readings, known }
}

function named(members: readonly Who[]): (ground: YogaGround) => readonly Graha[] {
  return (ground) => [...new Set(members.map((who) => (typeof who === 'function' ? who(ground) : who)))]
}
