import type { CitedFact } from '@hefu/wire'

/** What is said on the left, what was calculated on the right. */
export type Pair = { readonly said: string; readonly computed: readonly CitedFact[] }

/** A text against its facts: pairs in reading order, how many different facts they rest on, and how many passages cite none. */
export type Tally = { readonly pairs: readonly Pair[]; readonly facts: number; readonly uncited: number }

/** Lays passages beside the facts that they cite; an id outside the closed list counts as not cited. */
export function tallyOf(passages: readonly { readonly text: string; readonly facts: readonly string[] }[], facts: readonly CitedFact[]): Tally {
  const laid = passages.map(({ text, facts: ids }): Pair => ({ said: text, computed: ids.flatMap((id) => facts.find((fact) => fact.id === id) ?? []) }))
  const pairs = laid.filter(({ computed }) => computed.length > 0)
  const ids = new Set(pairs.flatMap(({ computed }) => computed.map(({ id }) => id)))
  return { pairs, facts: ids.size, uncited: laid.length - pairs.length }
}
