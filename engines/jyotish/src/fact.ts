/** What a fact may hold. */
export type FactValue = string | number | boolean | readonly (string | number)[] | undefined

/** One exact statement about a chart. `<subject>.<attribute>` in lower case; an id never changes its meaning. */
export type Fact = {
  readonly id: string
  readonly value: FactValue
  readonly unit?: 'degree' | 'virupa' | 'bindu' | 'jd' | 'day' | 'year' | 'house' | 'sign' | 'part'
  /** The rule that gave it, with its version. */
  readonly rule: string
  /** Book and place, or who reads it so. */
  readonly source: string
  /** Ids of the facts it rests on. */
  readonly dependsOn: readonly string[]
  /** Within 1" of an edge (lagna 3"). */
  readonly nearBoundary?: true
  /** Of a declared window: holds in all of it, or in this share (0 to 1). */
  readonly support?: 'all' | number
}

/** A rule as its facts name it. */
export type FactRule = { readonly id: string; readonly source: string }

/** What one fact of a group says by itself. */
export type Said = Pick<Fact, 'id' | 'value' | 'unit' | 'nearBoundary'>

/** Facts that share a rule and what they rest on. */
export function factsBy({ id: rule, source }: FactRule, dependsOn: readonly string[], said: readonly Said[]): readonly Fact[] {
  return said.map((each) => ({ ...each, rule, source, dependsOn }))
}
